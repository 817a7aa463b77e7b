import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../gql/index.ts';
import { WITHOUT_SESSION } from '../lib/renew-and-retry.ts';
import { useSession } from '../lib/session-context.ts';

const LOG_OUT = graphql(/* GraphQL */ `
  mutation LogOut($refreshToken: String!) {
    logout(refreshToken: $refreshToken)
  }
`);

/** Ends the session here at once and tells the server. The guard then goes to /auth. */
export function useLogOut(): () => Promise<void> {
  const session = useSession();
  const client = useApolloClient();
  return async () => {
    const refreshToken = session.end();
    if (!refreshToken) return;
    try {
      await client.mutate({ mutation: LOG_OUT, variables: { refreshToken }, context: WITHOUT_SESSION });
    } catch (error) {
      console.warn('The server could not be told of the log-out.', error);
    }
  };
}
