import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { isWithoutResponse, serverMessage } from '../../lib/faults.ts';

export type AuthMode = 'login' | 'register';

const REFUSED: Record<AuthMode, string> = {
  login: 'Login failed. Please check your credentials.',
  register: 'Registration failed. Please try again.',
};

const UNREADABLE: Record<AuthMode, string> = {
  login: 'An error occurred during login. Please try again.',
  register: 'An error occurred during registration. Please try again.',
};

const WITHOUT_SESSION: Record<AuthMode, string> = {
  login: 'Login failed. Please check your username and password.',
  register: 'Registration failed. Please try again.',
};

/** The server answered without refusing and without a session. */
export class NoSession extends Error {}

/**
 * The sentence for a failed log-in or registration: the server's own words, else what kind of failure it was.
 * Specification, point 8.
 */
export function authenticationFailure(mode: AuthMode, error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return serverMessage(error) ?? REFUSED[mode];
  if (ServerError.is(error) || ServerParseError.is(error)) return UNREADABLE[mode];
  if (error instanceof NoSession) return WITHOUT_SESSION[mode];
  // A request that got no answer is what `fetch` reports as a TypeError.
  if (isWithoutResponse(error) && error instanceof TypeError) {
    return 'Unable to connect to the server. Please ensure the backend is running.';
  }
  return 'An error occurred during authentication';
}
