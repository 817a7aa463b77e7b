import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { isSubscriptionRequired, isUnauthenticated } from './faults.ts';
import type { Session } from './session.ts';

/** Context of the calls that make or end a session: they go out without an access token and are never tried again. */
export const WITHOUT_SESSION = { withoutSession: true };

/**
 * Puts the access token on every call; one that is refused for it is refreshed and tried again once. Specification, point 7.
 * A call that is refused for want of a subscription makes the session ask anew how that stands: the gate follows.
 */
export function renewAndRetry(session: Session): ApolloLink {
  const retry = new ErrorLink(({ error, operation, forward }) => {
    const { withoutSession, accessToken } = operation.getContext();
    if (withoutSession) return;
    if (isSubscriptionRequired(error)) void session.renew(accessToken);
    if (!isUnauthenticated(error)) return;
    return from(session.renew(accessToken)).pipe(
      switchMap((renewed) => (renewed ? forward(operation) : throwError(() => error))),
    );
  });
  const authorize = new SetContextLink(({ headers, withoutSession }) => {
    const { accessToken } = session;
    if (withoutSession || !accessToken) return { accessToken: null };
    return { accessToken, headers: { ...headers, authorization: `Bearer ${accessToken}` } };
  });
  return ApolloLink.from([retry, authorize]);
}
