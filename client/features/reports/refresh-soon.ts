import type { ApolloClient } from '@apollo/client';
import { REPORTS } from './report-documents.ts';

/** Specification, point 9. */
const REFRESH_DELAY_MS = 500;

/** Reads the list again a little after an action, when the server has had time to move. */
export function refreshSoon(client: ApolloClient): void {
  setTimeout(() => {
    // A failed reading shows in the list itself.
    client.refetchQueries({ include: [REPORTS] }).catch(() => undefined);
  }, REFRESH_DELAY_MS);
}
