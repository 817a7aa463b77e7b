import { print } from 'graphql';
import { LOG_OUT } from '../../lib/session-documents.ts';

/** Tells the server that the session of a refresh token is over. A failure is only logged: the token is forgotten here. */
export async function endOnServer(refreshToken: string | null): Promise<void> {
  if (!refreshToken) return;
  try {
    await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(LOG_OUT), variables: { refreshToken } }),
    });
  } catch (error) {
    console.warn('The server could not be told of the log-out.', error);
  }
}
