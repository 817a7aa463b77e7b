import type { ApolloClient } from '@apollo/client';
import { CANCEL_REPORT } from './report-documents.ts';

/**
 * Stops the writing of a report, which can be continued.
 * @returns the alert when it failed, else null.
 */
export async function cancelWriting(client: ApolloClient, id: string): Promise<string | null> {
  try {
    await client.mutate({ mutation: CANCEL_REPORT, variables: { id } });
    return null;
  } catch (error) {
    console.warn('The writing could not be cancelled.', error);
    return 'Failed to cancel the writing. The report might be finished already.';
  }
}
