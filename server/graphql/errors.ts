import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, type LogError, maskedMessage, tellableFailure } from '../domain/errors.ts';

/**
 * A failure as a caller sees it: code and correlation id in `extensions`. What is fit for people keeps its message, and
 * so does what GraphQL itself says of a request; anything else is masked and logged.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  logError: LogError,
): GraphQLFormattedError {
  const correlationId = randomUUID();
  const { locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const cause = unwrapResolverError(error);
  const failure = tellableFailure(cause);
  if (failure) {
    const { code, message, retryAfterSeconds } = failure;
    const extensions = { code, correlationId, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    return { message, ...place, extensions };
  }
  const { code } = formatted.extensions ?? {};
  const isGraphqls = code ? code !== 'INTERNAL_SERVER_ERROR' : cause instanceof GraphQLError && !cause.originalError;
  if (isGraphqls) {
    return { message: formatted.message, ...place, extensions: { code: code ?? 'BAD_REQUEST', correlationId } };
  }
  logError(cause, correlationId);
  return {
    message: maskedMessage(correlationId),
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId },
  };
}

/** The answer to a request that never became an operation: a body that cannot be read, for example. */
export function formatRequestError(error: unknown, correlationId: string, logError: LogError) {
  const failure = tellableFailure(error);
  if (!failure) logError(error, correlationId);
  const { status, code, message } = failure ?? new AppError('INTERNAL_SERVER_ERROR', maskedMessage(correlationId));
  return { status, errors: [{ message, extensions: { code, correlationId } }] };
}
