import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { WITHOUT_SESSION } from '../../lib/renew-and-retry.ts';
import { useSession } from '../../lib/session-context.ts';
import { LOG_IN, type SessionAnswer } from '../../lib/session-documents.ts';
import { type AuthMode, NoSession } from './authentication-failure.ts';

const REGISTER = graphql(/* GraphQL */ `
  mutation Register($username: String!, $password: String!) {
    register(username: $username, password: $password) {
      ...SessionFields
    }
  }
`);

export interface Credentials {
  username: string;
  password: string;
}

/** Logs in or registers and starts the session. On failure the session is cleared and the error of the call thrown. */
export function useAuthenticate(): (mode: AuthMode, credentials: Credentials) => Promise<void> {
  const client = useApolloClient();
  const session = useSession();

  async function request(mode: AuthMode, { username, password }: Credentials): Promise<SessionAnswer | undefined> {
    const options = { variables: { username: username.trim(), password }, context: WITHOUT_SESSION };
    if (mode === 'login') return (await client.mutate({ mutation: LOG_IN, ...options })).data?.login;
    return (await client.mutate({ mutation: REGISTER, ...options })).data?.register;
  }

  return async (mode, credentials) => {
    try {
      const answer = await request(mode, credentials);
      if (!answer) throw new NoSession('The server answered without a session.');
      session.start(answer);
    } catch (error) {
      session.end();
      throw error;
    }
  };
}
