import { AppError } from '../../domain/errors.ts';
import { QUERY_LIMITS } from './query-limits.ts';

/** The refusal of a document of too many tokens; null for any other failure to read one. graphql only words it. */
export function tooManyTokens(error: unknown): AppError | null {
  if (!(error instanceof Error) || !/Document contains more tha[nt] \d+ tokens/.test(error.message)) return null;
  return new AppError(
    'QUERY_TOO_COMPLEX',
    `The query has more than ${QUERY_LIMITS.tokens} words and signs, the limit.`,
  );
}
