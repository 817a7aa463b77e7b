import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { serverMessage } from '../../lib/faults.ts';
import { isFailure, type Outcome } from './outcome.ts';

/** Why credentials were not saved: the server's own words, else what kind of failure it was. Specification, point 8. */
export function savingFailure(error: unknown): Outcome {
  if (!CombinedGraphQLErrors.is(error)) {
    return { text: 'An unexpected error occurred while uploading credentials.' };
  }
  const said = { text: serverMessage(error) ?? 'Failed to save credentials. Please try again.' };
  // Words of ISN's own would be taken for a success without a sentence before them.
  return isFailure(said) ? said : { text: 'Failed to save credentials.', detail: said.text };
}
