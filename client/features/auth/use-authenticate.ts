import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { WITHOUT_SESSION } from '../../lib/renew-and-retry.ts';
import type { Tokens } from '../../lib/session.ts';
import { useSession } from '../../lib/session-context.ts';
import type { AuthMode } from './authentication-failure.ts';

const LOG_IN = graphql(/* GraphQL */ `
  mutation LogIn($username: String!, $password: String!) {
    login(username: $username, password: $password) {
      accessToken
      refreshToken
    }
  }
`);

const REGISTER = graphql(/* GraphQL */ `
  mutation Register($username: String!, $password: String!) {
    register(username: $username, password: $password) {
      accessToken
      refreshToken
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

  async function request(mode: AuthMode, { username, password }: Credentials): Promise<Tokens | undefined> {
    const options = { variables: { username: username.trim(), password }, context: WITHOUT_SESSION };
    if (mode === 'login') return (await client.mutate({ mutation: LOG_IN, ...options })).data?.login;
    return (await client.mutate({ mutation: REGISTER, ...options })).data?.register;
  }

  return async (mode, credentials) => {
    try {
      const tokens = await request(mode, credentials);
      if (!tokens) throw new Error('The server answered without a session.');
      session.start(tokens);
    } catch (error) {
      session.end();
      throw error;
    }
  };
}
