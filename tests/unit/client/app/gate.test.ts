import { expect, it } from 'vitest';
import { gate } from '../../../../client/app/gate.ts';
import type { Subscription } from '../../../../client/lib/subscription.ts';

const entered = { enters: true };
const shownOut = (flags: object) => ({ enters: false, flags });

it.each<[string, boolean, object]>([
  ['active', true, entered],
  ['active', false, entered],
  ['trialing', true, entered],
  ['past_due', true, shownOut({ paymentFailed: true, hasUsedFreeTrial: true })],
  ['past_due', false, shownOut({ paymentFailed: true, hasUsedFreeTrial: false })],
  ['unpaid', true, shownOut({ paymentFailed: true, hasUsedFreeTrial: true })],
  ['canceled', true, shownOut({ hasUsedFreeTrial: true })],
  ['canceled', false, shownOut({ hasUsedFreeTrial: false })],
  ['inactive', true, shownOut({ hasUsedFreeTrial: true })],
  ['inactive', false, shownOut({ hasUsedFreeTrial: false })],
  ['none', false, shownOut({})],
  ['a status of a newer server', true, shownOut({})],
])('the gate answers %s (trial used: %s) as the specification says', (status, hasUsedFreeTrial, decision) => {
  expect(gate({ status, hasUsedFreeTrial } as Subscription)).toEqual(decision);
});

it('shows out whoever has no known subscription, with the flag that no trial was used', () => {
  expect(gate(null)).toEqual(shownOut({ hasUsedFreeTrial: false }));
});
