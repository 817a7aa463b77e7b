import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { map } from 'rxjs';
import { isPassing, isWithoutResponse } from './faults.ts';
import { operationKind } from './operation-kind.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Context of reads that the server answers by asking elsewhere, where it has tried again itself: only those that got no answer
 * at all are repeated.
 */
export const ANSWERED_ELSEWHERE = { answeredElsewhere: true };

/** Milliseconds before the retry that follows attempt `attempt` (1 is the first). */
export function retryDelay(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
}

/** A failure inside the server arrives as a result; the retry link looks at errors only. */
const raiseServerFaults = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const fault = 'errors' in result && result.errors ? new CombinedGraphQLErrors(result) : null;
      if (fault && isPassing(fault)) throw fault;
      return result;
    }),
  ),
);

/** Tries failed reads again, up to 3 times with exponential backoff; never a mutation. Specification, point 7. */
export function retryReads(delay = retryDelay): ApolloLink {
  const retry = new RetryLink({
    delay,
    attempts: (attempt, operation, error) => {
      if (attempt > RETRIES || operationKind(operation) !== 'query') return false;
      return operation.getContext().answeredElsewhere ? isWithoutResponse(error) : isPassing(error);
    },
  });
  return retry.concat(raiseServerFaults);
}
