import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

interface Closed {
  code: number;
  reason: string;
}

/** A socket of the GraphQL door that the server has let in, and that stays closed when it is closed. */
export interface OpenedSocket {
  /** With what it was closed, once it is. */
  closed: Promise<Closed>;
  close(): Promise<void>;
}

/**
 * Opens a socket.
 * @param origin for example `http://localhost:4000`
 * @throws Error with what the server said when it does not let it in.
 */
export function openSocket(origin: string, accessToken: string): Promise<OpenedSocket> {
  let tellClosed: (event: Closed) => void = () => {};
  const closed = new Promise<Closed>((resolve) => {
    tellClosed = resolve;
  });
  return new Promise((resolve, reject) => {
    const client = createClient({
      url: `${origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${accessToken}` },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => {}, // `closed` tells
      on: {
        connected: () => resolve({ closed, close: async () => client.dispose() }),
        closed: (event) => {
          const { code, reason } = event as Closed;
          tellClosed({ code, reason });
          reject(new Error(`The socket was closed with ${code} ${reason}`));
        },
      },
    });
  });
}
