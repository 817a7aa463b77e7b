import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../domain/access.ts';
import { BODY_BYTES } from '../domain/body-limits.ts';
import { answerStatus } from './answer-status.ts';
import type { Context, GraphqlOptions } from './context.ts';
import { formatError, formatRequestError } from './errors.ts';
import { limitCost } from './limits/limit-cost.ts';
import { limitDepth } from './limits/limit-depth.ts';
import { QUERY_LIMITS } from './limits/query-limits.ts';
import { acceptMultipart } from './multipart.ts';
import { createSchema } from './schema.ts';
import { serveSubscriptions } from './subscriptions.ts';

/** Opens the GraphQL door at /graphql: queries and mutations over HTTP, subscriptions over the same port's sockets. */
export async function registerGraphql(web: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { app, limits, site, callerOf, logError } = options;
  const schema = createSchema();
  const apollo = new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    introspection: true,
    cache: 'bounded', // of persisted queries
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: QUERY_LIMITS.tokens },
    validationRules: [limitDepth],
    formatError: (formatted, error) => formatError(formatted, error, logError),
    plugins: [
      limitCost,
      answerStatus,
      ApolloServerPluginCacheControlDisabled(), // it asks every field of every answer
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();

  const closeSockets = serveSubscriptions(web.server, schema, options);
  web.addHook('preClose', closeSockets);
  web.addHook('onClose', () => apollo.stop());

  await web.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    acceptMultipart(scope, limits);
    scope.setErrorHandler((error, request, reply) => {
      const { status, errors } = formatRequestError(error, request.id, logError);
      return reply.status(status).send({ errors });
    });
    const handler = fastifyApolloHandler(apollo, {
      context: async (request) => {
        let actor: Promise<Actor | null> | undefined;
        return {
          app,
          limits,
          site,
          caller: callerOf(request),
          actor: () => {
            actor ??= app.accounts.authenticateRequest(request.headers.authorization);
            return actor;
          },
        };
      },
    });
    // A template may come as variables.
    scope.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/graphql', bodyLimit: BODY_BYTES.template, handler });
  });
}
