import type { WebSocket } from 'ws';
import { AppError } from '../../domain/errors.ts';
import { SOCKET_LIMITS } from './socket-limits.ts';

/** A socket with the subscriptions that it carries now, by their ids. */
interface Connection {
  subscriptions: object;
  extra: { socket: WebSocket };
}

/** What each account has open in this process. However a socket ends, its places and its subscriptions' are free again. */
export class SocketPlaces {
  readonly #open = new Map<string, Set<Connection>>();

  /** Gives a connection one of its account's places until its socket is closed. @returns why not; null when it has one. */
  take(accountId: string, connection: Connection): AppError | null {
    const { socket } = connection.extra;
    if (socket.readyState === socket.CLOSED) return null;
    const ofAccount = this.#open.get(accountId) ?? new Set();
    if (ofAccount.size >= SOCKET_LIMITS.sockets) {
      return tooMany(`An account has at most ${SOCKET_LIMITS.sockets} sockets at a time. Close one of them first.`);
    }
    this.#open.set(accountId, ofAccount.add(connection));
    socket.once('close', () => {
      ofAccount.delete(connection);
      if (ofAccount.size === 0) this.#open.delete(accountId);
    });
    return null;
  }

  /** Why the newest subscription of a connection is one too many; null when it is not. */
  refusal(accountId: string, connection: Connection): AppError | null {
    const { subscriptionsOfSocket, subscriptions } = SOCKET_LIMITS;
    if (count(connection) > subscriptionsOfSocket) {
      return tooMany(
        `A socket carries at most ${subscriptionsOfSocket} subscriptions at a time. End one of them first.`,
      );
    }
    const ofAccount = [...(this.#open.get(accountId) ?? [])];
    if (ofAccount.reduce((sum, open) => sum + count(open), 0) > subscriptions) {
      return tooMany(
        `An account has at most ${subscriptions} subscriptions at a time, over all its sockets. End one of them first.`,
      );
    }
    return null;
  }
}

function count({ subscriptions }: Connection): number {
  return Object.keys(subscriptions).length;
}

function tooMany(message: string): AppError {
  return new AppError('RATE_LIMITED', message);
}
