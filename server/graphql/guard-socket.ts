import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { App } from '../app.ts';
import type { Actor } from '../domain/access.ts';
import { AppError } from '../domain/errors.ts';

/** Try again later (RFC 6455 registry): the client connects again, with the token that it has. */
export const TRY_AGAIN = 1013;

/**
 * Lets a socket in by its access token, and closes it with 4403 when the token expires or its session ends. Clients come
 * back after 4403 with a fresh token, where they get one.
 * @param authorization as the client sent it.
 * @param logError told when the session cannot be asked for or watched; the socket is closed with 1013 then.
 * @returns who it is; null for a visitor and for a token that is not honoured.
 */
export async function guardSocket(
  app: App,
  socket: WebSocket,
  authorization: unknown,
  logError: (error: unknown) => void,
): Promise<Actor | null> {
  try {
    const caller = typeof authorization === 'string' ? await app.accounts.authenticate(authorization) : null;
    if (!caller) return null;
    const { actor, expiresAt } = caller;
    const session = (await app.accounts.watchSession(actor))[Symbol.asyncIterator]();
    const forbid = (reason: string) => socket.close(CloseCode.Forbidden, reason);
    session.next().then(
      () => forbid('Session ended'),
      (error) => {
        logError(error);
        socket.close(TRY_AGAIN);
      },
    );
    const expiry = setTimeout(() => forbid('Token expired'), expiresAt.getTime() - Date.now());
    const stop = () => {
      clearTimeout(expiry);
      void session.return?.();
    };
    if (socket.readyState === socket.OPEN) socket.once('close', stop);
    else stop();
    return actor;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
    logError(error);
    socket.close(TRY_AGAIN);
    return null;
  }
}
