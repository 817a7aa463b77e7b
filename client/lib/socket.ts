import { type Client, createClient } from 'graphql-ws';
import type { Session } from './session.ts';

/** Close code with which the server refuses a token, at connect or when it expires. */
const FORBIDDEN = 4403;
const LONGEST_WAIT_MS = 30_000;

/** The socket of the subscriptions: the token goes along at connect, it reconnects for ever, and with a fresh token after a refusal. */
export function createSocket(session: Session, url = socketUrl()): Client {
  let refused: string | null = null;
  let used: string | null = null;
  return createClient({
    url,
    connectionParams: async () => {
      if (refused) await session.renew(refused);
      refused = null;
      used = session.accessToken;
      return { authorization: `Bearer ${used}` };
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => session.accessToken !== null,
    retryWait: (retries) => wait(Math.min(1000 * 2 ** retries, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2)),
    on: {
      closed: (event) => {
        if ((event as CloseEvent).code === FORBIDDEN) refused = used;
      },
    },
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function socketUrl(): string {
  return `${location.origin.replace(/^http/, 'ws')}/graphql`;
}
