import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** What the server said about a failed call; null when it gave no words of its own. */
export function serverMessage(error: unknown): string | null {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message || null : null;
}

/** Whether the call never got an answer. */
export function isWithoutResponse(error: unknown): boolean {
  return !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);
}

/** Whether the server refused the access token of the call. */
export function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return hasCode(error, ['UNAUTHENTICATED']);
}

/** Whether the call needs a subscription that the account does not have. */
export function isSubscriptionRequired(error: unknown): boolean {
  return hasCode(error, ['SUBSCRIPTION_REQUIRED']);
}

/** Whether the call does not go with how things stand; the server says why. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, ['CONFLICT']);
}

/** Whether there is no such thing (any more). */
export function isNotFound(error: unknown): boolean {
  return hasCode(error, ['NOT_FOUND']);
}

/** Whether the template was stored elsewhere since it was opened here. */
export function isTemplateChanged(error: unknown): boolean {
  return hasCode(error, ['TEMPLATE_CHANGED']);
}

/** Whether the same call may succeed a little later: no answer, or a failure inside the server. */
export function isPassing(error: unknown): boolean {
  if (ServerError.is(error) || ServerParseError.is(error)) return error.statusCode >= 500;
  if (CombinedGraphQLErrors.is(error)) return hasCode(error, ['INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);
  return true;
}

function hasCode(error: unknown, codes: string[]): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => codes.includes(String(extensions?.code)))
  );
}
