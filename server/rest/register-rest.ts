import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LogError } from '../domain/errors.ts';
import { addAuthRoutes } from './auth-routes.ts';
import { addBillingRoutes, addPaymentWebhook } from './billing-routes.ts';
import { answerError } from './errors.ts';
import { addIsnRoutes } from './isn-routes.ts';
import { addLessonRoutes } from './lesson-routes.ts';
import { addReportRoutes } from './report-routes.ts';
import type { RestPorts } from './routes.ts';
import { serveOpenapi } from './serve-openapi.ts';
import { addTemplateRoutes } from './template-routes.ts';
import { addUserRoutes } from './user-routes.ts';

/**
 * Opens the REST door under /api: the call table of the specification, point 7, described at
 * /api/openapi.json and /api/docs.
 */
export async function registerRest(web: FastifyInstance, options: RestPorts & { logError: LogError }): Promise<void> {
  await web.register(
    async (plain) => {
      const scope = plain.withTypeProvider<ZodTypeProvider>();
      scope.setValidatorCompiler(validatorCompiler);
      scope.setSerializerCompiler(serializerCompiler);
      scope.setErrorHandler((error, request, reply) => answerError(error, request, reply, options.logError));
      acceptEmptyJson(plain);
      await scope.register(multipart);
      await serveOpenapi(scope);
      addAuthRoutes(scope, options);
      addUserRoutes(scope, options);
      addIsnRoutes(scope, options);
      addTemplateRoutes(scope, options);
      addReportRoutes(scope, options);
      addLessonRoutes(scope, options);
      addBillingRoutes(scope, options);
      addPaymentWebhook(plain, options);
    },
    { prefix: '/api' },
  );
}

/** Calls without a payload may still name JSON as their content type. */
function acceptEmptyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
