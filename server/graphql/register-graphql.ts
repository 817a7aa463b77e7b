import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import fastifyApollo from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../domain/access.ts';
import type { Context, GraphqlOptions } from './context.ts';
import { formatError, formatRequestError } from './errors.ts';
import { acceptMultipart } from './multipart.ts';
import { createSchema } from './schema.ts';
import { serveSubscriptions } from './subscriptions.ts';
import { unauthenticatedStatus } from './unauthenticated-status.ts';

/** Most tokens of a query: a full introspection has about 300. */
const MAX_QUERY_TOKENS = 1000;

/** Opens the GraphQL door at /graphql: queries and mutations over HTTP, subscriptions over the same port's sockets. */
export async function registerGraphql(web: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { app, limits, site, callerOf, logError } = options;
  const schema = createSchema();
  const apollo = new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_QUERY_TOKENS },
    maxRecursiveSelections: true,
    formatError: (formatted, error) => formatError(formatted, error, logError),
    plugins: [unauthenticatedStatus, ApolloServerPluginLandingPageDisabled()],
  });
  await apollo.start();

  const closeSockets = serveSubscriptions(web.server, schema, options);
  web.addHook('preClose', closeSockets);
  web.addHook('onClose', () => apollo.stop());

  await web.register(async (scope) => {
    acceptMultipart(scope, limits);
    scope.setErrorHandler((error, request, reply) => {
      const { status, errors } = formatRequestError(error, request.id, logError);
      return reply.status(status).send({ errors });
    });
    await scope.register(fastifyApollo(apollo), {
      context: async (request) => {
        let actor: Promise<Actor | null> | undefined;
        const ask = async () => (await app.accounts.authenticate(request.headers.authorization))?.actor ?? null;
        return {
          app,
          limits,
          site,
          caller: callerOf(request),
          actor: () => {
            actor ??= ask();
            return actor;
          },
        };
      },
    });
  });
}
