import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Actor } from '../domain/access.ts';
import { AppError } from '../domain/errors.ts';
import type { GraphqlOptions, SocketContext } from './context.ts';
import { formatError } from './errors.ts';
import { guardSocket } from './guard-socket.ts';
import { readSubscription } from './limits/read-subscription.ts';

/** What a socket knows of its caller. */
interface Caller extends Record<PropertyKey, unknown> {
  actor?: Actor;
}

/** Longest message of a client, in bytes: a subscription with its variables. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Most subscriptions of one socket at a time. */
const MAX_SUBSCRIPTIONS = 100;

/**
 * GraphQL subscriptions on the port of `server`, path /graphql. The token comes with the connection, as
 * `authorization`; without a valid one, when it expires, and when its session ends, the socket is closed with 4403.
 * @returns a function that closes all sockets.
 */
export function serveSubscriptions(
  server: Server,
  schema: GraphQLSchema,
  { app, limits, site, callerOfSocket, logError }: GraphqlOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: MAX_MESSAGE_BYTES });
  const format = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
    errors.map((error) => formatError(error.toJSON(), error, logError));

  const handler = useServer<Record<string, unknown>, Caller>(
    {
      context: ({ extra }): SocketContext => ({
        app,
        limits,
        site,
        caller: callerOfSocket(extra.request),
        actor: async () => extra.actor ?? null,
      }),
      async onConnect({ connectionParams, extra }) {
        const header = connectionParams?.authorization ?? connectionParams?.Authorization;
        const actor = await guardSocket(app, extra.socket, header, (error) => logError(error, randomUUID()));
        if (!actor) return false;
        extra.actor = actor;
        return true;
      },
      onSubscribe({ subscriptions }, _id, payload) {
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) return [tooManySubscriptions()];
        return readSubscription(schema, payload);
      },
      onError: (_ctx, _id, _payload, errors) => format(errors),
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: format(result.errors) } : undefined,
    },
    sockets,
  );
  // What a client does against the protocol closes its socket (1009 for too long a message) and is no failure of ours.
  sockets.on('connection', (socket) => socket.removeAllListeners('error').on('error', () => {}));
  return async () => handler.dispose();
}

function tooManySubscriptions(): GraphQLError {
  const message = `A connection carries at most ${MAX_SUBSCRIPTIONS} subscriptions at a time. End one of them first.`;
  return new GraphQLError(message, { originalError: new AppError('RATE_LIMITED', message) });
}
