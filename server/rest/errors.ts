import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type LogError, maskedMessage, tellableFailure } from '../domain/errors.ts';
import { errorJson } from './error-json.ts';

/** Most problems of one payload that are told: a template that is wrong throughout has thousands. */
const MAX_PROBLEMS = 5;

/** Answers a failure: what may be told with its own sentence and status, anything else masked and logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, logError: LogError) {
  const failure = hasZodFastifySchemaValidationErrors(error) ? malformed(error) : tellableFailure(error);
  if (!failure) logError(error, request.id);
  return send(reply, failure ?? new AppError('INTERNAL_SERVER_ERROR', maskedMessage(request.id)), request.id);
}

/** Answers a path that there is none of. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0];
  return send(reply, new AppError('NOT_FOUND', `There is nothing at ${request.method} ${path}.`), request.id);
}

function send(reply: FastifyReply, failure: AppError, correlationId: string) {
  const { status, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.status(status).type('application/json; charset=utf-8').serializer(JSON.stringify);
  return reply.send(errorJson(failure, correlationId));
}

function malformed({
  validation,
  validationContext,
}: Pick<FastifyError, 'validation' | 'validationContext'>): AppError {
  const all = validation ?? [];
  const problems = all.slice(0, MAX_PROBLEMS).map(({ instancePath, message }) => {
    const place = instancePath.replace(/^\//, '').replaceAll('/', '.') || (validationContext ?? 'request');
    return `${place}: ${message}`;
  });
  const more = all.length > MAX_PROBLEMS ? `; and ${all.length - MAX_PROBLEMS} more` : '';
  return new AppError('BAD_USER_INPUT', `The request is not as it should be. ${problems.join('; ')}${more}`);
}
