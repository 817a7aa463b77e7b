import { useApolloClient } from '@apollo/client/react';
import { WITHOUT_SESSION } from './renew-and-retry.ts';
import { LOG_OUT } from './session-documents.ts';

/** Tells the server that the session of a refresh token is over. A failure is only logged: the token is forgotten here. */
export function useEndSession(): (refreshToken: string | null) => Promise<void> {
  const client = useApolloClient();
  return async (refreshToken) => {
    if (!refreshToken) return;
    try {
      await client.mutate({ mutation: LOG_OUT, variables: { refreshToken }, context: WITHOUT_SESSION });
    } catch (error) {
      console.warn('The server could not be told of the log-out.', error);
    }
  };
}
