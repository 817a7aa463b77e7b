import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Actor } from '../domain/access.ts';
import type { GraphqlOptions, SocketContext } from './context.ts';
import { formatError } from './errors.ts';
import { guardSocket, TRY_AGAIN } from './guard-socket.ts';
import { readSubscription } from './limits/read-subscription.ts';
import { SOCKET_LIMITS } from './limits/socket-limits.ts';
import { SocketPlaces } from './limits/socket-places.ts';

/** What a socket knows of its caller. */
interface Caller extends Record<PropertyKey, unknown> {
  actor?: Actor;
}

/**
 * GraphQL subscriptions on the port of `server`, path /graphql. The token comes with the connection, as
 * `authorization`; without a valid one, when it expires, and when its session ends, the socket is closed with 4403, and
 * with 1013 when its account has too many.
 * @returns a function that closes all sockets.
 */
export function serveSubscriptions(
  server: Server,
  schema: GraphQLSchema,
  { app, limits, site, callerOfSocket, logError }: GraphqlOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: SOCKET_LIMITS.messageBytes });
  const places = new SocketPlaces();
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
      async onConnect(connection) {
        const { connectionParams, extra } = connection;
        const header = connectionParams?.authorization ?? connectionParams?.Authorization;
        const actor = await guardSocket(app, extra.socket, header, (error) => logError(error, randomUUID()));
        if (!actor) return false;
        const refusal = places.take(actor.accountId, connection);
        if (refusal) {
          extra.socket.close(TRY_AGAIN, refusal.message);
          return false;
        }
        extra.actor = actor;
        return true;
      },
      onSubscribe(connection, _id, payload) {
        const { actor } = connection.extra;
        const refusal = actor && places.refusal(actor.accountId, connection);
        if (refusal) return [new GraphQLError(refusal.message, { originalError: refusal })];
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
