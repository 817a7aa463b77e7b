import WebSocket from 'ws';

interface Closed {
  code: number;
  reason: string;
}

/** A socket of the GraphQL door on which every message is written by hand. */
export interface RawSocket {
  /** Sends an object as JSON, anything else as it is. */
  send(message: object | string): void;
  /** The next message that came. @throws Error when the socket is closed instead. */
  // biome-ignore lint/suspicious/noExplicitAny: messages are checked field by field
  next(): Promise<any>;
  /** Says who one is, and waits until one is let in. */
  init(accessToken: string): Promise<void>;
  /** With what the server closed it. */
  closed: Promise<Closed>;
  close(): void;
}

/**
 * Resolves when the socket is open.
 * @param origin for example `http://localhost:4000`
 * @param protocol null: names none.
 */
export async function rawSocket(origin: string, protocol: string | null = 'graphql-transport-ws'): Promise<RawSocket> {
  const url = `${origin.replace('http', 'ws')}/graphql`;
  const socket = protocol ? new WebSocket(url, protocol) : new WebSocket(url);
  const messages: unknown[] = [];
  const waiting: PromiseWithResolvers[] = [];
  socket.on('message', (data) => {
    const message: unknown = JSON.parse(String(data));
    const first = waiting.shift();
    if (first) first.resolve(message);
    else messages.push(message);
  });
  const closed = new Promise<Closed>((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: String(reason) });
      for (const { reject } of waiting.splice(0)) reject(new Error(`The socket was closed with ${code} ${reason}`));
    });
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const next = () => {
    if (messages.length > 0) return Promise.resolve(messages.shift());
    return new Promise<unknown>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  return {
    send,
    next,
    closed,
    close: () => socket.close(),
    async init(accessToken) {
      send({ type: 'connection_init', payload: { authorization: `Bearer ${accessToken}` } });
      await next();
    },
  };
}

interface PromiseWithResolvers {
  resolve: (message: unknown) => void;
  reject: (error: Error) => void;
}
