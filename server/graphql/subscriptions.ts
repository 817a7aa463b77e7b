import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Actor } from '../domain/access.ts';
import type { GraphqlOptions, SocketContext } from './context.ts';
import { formatError } from './errors.ts';
import { guardSocket } from './guard-socket.ts';

/** What a socket knows of its caller. */
interface Caller extends Record<PropertyKey, unknown> {
  actor?: Actor;
}

/** Longest message of a client, in bytes: a subscription with its variables. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Queries and mutations go over HTTP, where they are limited. */
const SubscriptionsOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription') return;
    context.reportError(new GraphQLError('Only subscriptions travel over the socket.', { nodes: node }));
  },
});

/**
 * GraphQL subscriptions on the port of `server`, path /graphql. The token comes with the connection, as
 * `authorization`; without a valid one, when it expires, and when its session ends, the socket is closed with 4403.
 * @returns a function that closes all sockets.
 */
export function serveSubscriptions(
  server: Server,
  schema: GraphQLSchema,
  { app, limits, site, logError }: GraphqlOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: MAX_MESSAGE_BYTES });
  const format = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
    errors.map((error) => formatError(error.toJSON(), error, logError));

  const handler = useServer<Record<string, unknown>, Caller>(
    {
      schema,
      validate: (schema, document) => validate(schema, document, [...specifiedRules, SubscriptionsOnly]),
      context: ({ extra }): SocketContext => ({ app, limits, site, actor: async () => extra.actor ?? null }),
      async onConnect({ connectionParams, extra }) {
        const header = connectionParams?.authorization ?? connectionParams?.Authorization;
        const actor = await guardSocket(app, extra.socket, header, (error) => logError(error, randomUUID()));
        if (!actor) return false;
        extra.actor = actor;
        return true;
      },
      onError: (_ctx, _id, _payload, errors) => format(errors),
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: format(result.errors) } : undefined,
    },
    sockets,
  );
  return async () => handler.dispose();
}
