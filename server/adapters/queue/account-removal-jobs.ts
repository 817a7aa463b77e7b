import type { AccountRemoval } from '../../domain/account/account-store.ts';
import type { JobKind } from './job-kind.ts';

/** Longest wait between two tries, in seconds. */
const LONGEST_DELAY = 10 * 60;

/** What was promised to be removed must not stay: no try is the last one. */
const FOR_EVER = {
  retryLimit: 1_000_000,
  retentionSeconds: 10 * 365 * 24 * 60 * 60,
  expireInSeconds: 60 * 60,
};

/** Closed accounts to be removed. Nothing is left of an account, neither is its job. */
export const ACCOUNT_REMOVAL_JOBS: JobKind<AccountRemoval> = {
  name: 'account-removal',
  keyOf: ({ accountId }) => accountId,
  options: { ...FOR_EVER, retryDelay: 1, retryBackoff: true, retryDelayMax: LONGEST_DELAY },
  deadOptions: { ...FOR_EVER, retryDelay: LONGEST_DELAY },
  keepsDone: false,
};
