import { useApolloClient } from '@apollo/client/react';
import { WITHOUT_SESSION } from '../../lib/renew-and-retry.ts';
import { useSession } from '../../lib/session-context.ts';
import { LOG_IN } from '../../lib/session-documents.ts';
import { useEndSession } from '../../lib/use-end-session.ts';
import { useLogOut } from '../../lib/use-log-out.ts';
import { CHANGE_PASSWORD } from './profile-documents.ts';
import { showFarewell } from './show-farewell.ts';

/**
 * Gives the account a new password, logs in with it and ends the session before. Specification, points 7 and 8.
 * Resolves with whether the user is still logged in; if not, the alert was shown.
 * @throws the error of the call when the password was not changed.
 */
export function useChangePassword(): (newPassword: string) => Promise<boolean> {
  const client = useApolloClient();
  const session = useSession();
  const logOut = useLogOut();
  const endSession = useEndSession();

  async function leave(alert: string): Promise<false> {
    showFarewell(alert);
    await logOut();
    return false;
  }

  async function logIn(username: string, password: string): Promise<void> {
    const variables = { username, password };
    const { data } = await client.mutate({ mutation: LOG_IN, variables, context: WITHOUT_SESSION });
    if (!data) throw new Error('The server answered without a session.');
    await endSession(session.start(data.login));
  }

  return async (newPassword) => {
    const username = session.account?.username;
    if (!username) return leave('Username not found. Please log in again.');
    await client.mutate({ mutation: CHANGE_PASSWORD, variables: { newPassword } });
    try {
      await logIn(username, newPassword);
      return true;
    } catch (error) {
      console.warn('The log-in with the new password failed.', error);
      return leave('Password updated, but automatic login failed. Please log in manually.');
    }
  };
}
