import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, ERROR_CODES, type LogError, maskedMessage, tellableFailure } from '../domain/errors.ts';
import { tooManyTokens } from './limits/too-many-tokens.ts';
import { PROTOCOL_CODES } from './protocol-codes.ts';

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
  const failure = tellableFailure(cause) ?? refusalIn(cause);
  if (failure) {
    const { code, message, retryAfterSeconds } = failure;
    const extensions = { code, correlationId, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    return { message, ...place, extensions };
  }
  const code = codeOfGraphql(formatted, cause);
  if (code) return { message: formatted.message, ...place, extensions: { code, correlationId } };
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

/** Why GraphQL's own steps refused an operation in the product's name; null when they did not. */
function refusalIn(error: unknown): AppError | null {
  const reason = error instanceof GraphQLError ? error.originalError : null;
  return reason instanceof AppError ? reason : tooManyTokens(error);
}

/** The code of what GraphQL itself says of a request; null for a failure behind it. */
function codeOfGraphql({ extensions = {} }: GraphQLFormattedError, error: unknown): string | null {
  const { code } = extensions;
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR')
    return code in PROTOCOL_CODES || code in ERROR_CODES ? code : 'BAD_REQUEST';
  if (!(error instanceof GraphQLError) || error.originalError || error.path) return null;
  return 'BAD_REQUEST';
}
