import { useApolloClient } from '@apollo/client/react';
import { serverMessage } from '../../lib/faults.ts';
import { RESTORE_TEMPLATE_VERSION } from './template-editor-documents.ts';

/** Makes an earlier version the template again. Resolves with what is to be said when that failed, else null. */
export function useRestore(onRestored: () => void): (versionId: string) => Promise<string | null> {
  const client = useApolloClient();
  return async (versionId) => {
    try {
      await client.mutate({ mutation: RESTORE_TEMPLATE_VERSION, variables: { versionId } });
      onRestored();
      return null;
    } catch (error) {
      console.warn('The version could not be restored.', error);
      return serverMessage(error) ?? 'The version could not be restored. Please try again.';
    }
  };
}
