import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Isn } from '../../lib/isn/isn-context.ts';
import { DELETE_ISN_CREDENTIALS, SAVE_ISN_CREDENTIALS } from './isn-credentials-documents.ts';
import type { Outcome } from './outcome.ts';
import { savingFailure } from './saving-failure.ts';

/** What is typed to open ISN. */
export interface TypedCredentials {
  username: string;
  password: string;
  companyKey: string;
}

/** What is under way. */
export type Doing = 'saving' | 'deleting' | null;

interface Credentials {
  doing: Doing;
  /** What came of what was done last; null before, and once it is dismissed. */
  outcome: Outcome | null;
  dismiss: () => void;
  /** How often something succeeded: the fields are empty after each. */
  successes: number;
  save: (credentials: TypedCredentials) => Promise<void>;
  remove: () => Promise<void>;
}

/** Saves and deletes the credentials, and reloads them after either. Specification, points 4 and 8. */
export function useCredentials(isn: Isn): Credentials {
  const client = useApolloClient();
  const [doing, setDoing] = useState<Doing>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [successes, setSuccesses] = useState(0);

  async function save(variables: TypedCredentials): Promise<boolean> {
    const { data } = await client.mutate({ mutation: SAVE_ISN_CREDENTIALS, variables });
    return data?.saveIsnCredentials.hasCredentials ?? false;
  }

  async function remove(): Promise<boolean> {
    const { data } = await client.mutate({ mutation: DELETE_ISN_CREDENTIALS });
    return data?.deleteIsnCredentials ?? false;
  }

  /** @param said what is said when the call answers yes, answers no, and fails. */
  async function carryOut(
    what: Doing,
    call: () => Promise<boolean>,
    said: { yes: string; no: string; failure: (error: unknown) => Outcome },
  ): Promise<void> {
    setOutcome(null);
    setDoing(what);
    try {
      const isDone = await call();
      setOutcome({ text: isDone ? said.yes : said.no });
      if (!isDone) return;
      isn.forgetOrders();
      setSuccesses((before) => before + 1);
    } catch (error) {
      console.warn('The ISN credentials are as they were.', error);
      setOutcome(said.failure(error));
    } finally {
      await isn.reload();
      setDoing(null);
    }
  }

  return {
    doing,
    outcome,
    successes,
    dismiss: () => setOutcome(null),
    save: (credentials) =>
      carryOut('saving', () => save(credentials), {
        yes: 'Credentials saved successfully.',
        no: 'Failed to save credentials.',
        failure: savingFailure,
      }),
    remove: () =>
      carryOut('deleting', remove, {
        yes: 'Credentials deleted successfully.',
        no: 'Failed to delete credentials. Please try again.',
        failure: () => ({ text: 'An error occurred while deleting credentials. Please try again.' }),
      }),
  };
}
