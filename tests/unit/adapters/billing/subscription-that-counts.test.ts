import { describe, expect, it } from 'vitest';
import { subscriptionThatCounts } from '../../../../server/adapters/billing/subscription-that-counts.ts';

const one = (status: string, trial_start: number | null = null) => ({ status, trial_start });

describe('the subscription that counts', () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'trialing'],
    ['past_due', 'past_due'],
    ['unpaid', 'unpaid'],
    ['paused', 'inactive'],
    ['incomplete', 'inactive'],
    ['incomplete_expired', 'inactive'],
    ['canceled', 'canceled'],
    ['a status of next year', 'inactive'],
    ['constructor', 'inactive'],
  ])('is, where Stripe says %s, %s', (stripes, ours) => {
    expect(subscriptionThatCounts([one(stripes)])).toEqual({ status: ours, hasUsedFreeTrial: false });
  });

  it('is none where there never was any', () => {
    expect(subscriptionThatCounts([])).toEqual({ status: 'none', hasUsedFreeTrial: false });
  });

  const BEST_FIRST = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete_expired'];
  it.each(BEST_FIRST.slice(1).map((worse, index) => ({ better: BEST_FIRST[index] ?? '', worse })))(
    'is the $better one rather than the $worse one, whichever is newer',
    ({ better, worse }) => {
      const alone = subscriptionThatCounts([one(better)]);
      expect(subscriptionThatCounts([one(better), one(worse)])).toEqual(alone);
      expect(subscriptionThatCounts([one(worse), one(better)])).toEqual(alone);
    },
  );

  it('is never one of an unknown status where there is another', () => {
    expect(subscriptionThatCounts([one('new'), one('canceled')]).status).toBe('canceled');
  });

  it('has used the trial when any of them had one', () => {
    expect(subscriptionThatCounts([one('active'), one('canceled', 1_700_000_000)])).toEqual({
      status: 'active',
      hasUsedFreeTrial: true,
    });
  });
});
