import { describe, expect, it } from 'vitest';
import { alertOf, type Mishap, type Standing, screensOfThisFile, spoil } from '../../support/screens.ts';

const screens = screensOfThisFile();

describe('/pricing and /payment', () => {
  it.each<[Standing, string[], string[]]>([
    [
      'newcomer',
      [
        'Choose Your Plan',
        'Full Access',
        '$99/month',
        'Subscribe Now',
        'Free for 14 days',
        'Start Free Trial',
        'Logout',
      ],
      ['Payment failed', 'Your free trial has ended'],
    ],
    [
      'past due',
      ['Payment failed. Please update your payment method.', 'Manage billing', 'Subscribe Now'],
      ['Start Free Trial', 'Your free trial has ended'],
    ],
    [
      'canceled',
      ['Your free trial has ended. Continue with a paid plan to keep using the product.', 'Subscribe Now'],
      ['Start Free Trial', 'Payment failed'],
    ],
    ['trialing', ['Go to the dashboard', 'Manage Billing'], ['Start Free Trial', 'Subscribe Now', 'has ended']],
    ['visitor', ['Full Access', 'Start Free Trial', 'Sign in', 'Voice to report generation'], ['Logout']],
  ])('a %s reads %j, also after a reload', async (standing, texts, missing) => {
    const page = await screens.pageOf(standing);
    await screens.open(page, standing === 'visitor' || standing === 'trialing' ? '/pricing' : '/dashboard');
    for (const _load of [1, 2]) {
      for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
      for (const text of missing) expect(await page.getByText(text).count(), text).toBe(0);
      await page.reload();
    }
    await page.context().close();
  });

  it.each<[string, Mishap, string]>([
    ['Subscribe Now', 'lost', 'Failed to start checkout. Please try again.'],
    [
      'Subscribe Now',
      { message: 'masked', code: 'INTERNAL_SERVER_ERROR' },
      'Failed to start checkout. Please try again.',
    ],
    [
      'Start Free Trial',
      { message: 'You have already used your free trial. Please choose a paid plan.', code: 'CONFLICT' },
      'You have already used your free trial. Please choose a paid plan.',
    ],
  ])('%s that is answered %j alerts "%s"', async (button, how, alert) => {
    const page = await screens.pageOf('newcomer');
    await screens.open(page, '/pricing');
    await spoil(page, 'createCheckoutSession', how);
    await page.getByRole('button', { name: button }).click();
    await alertOf(page, alert).waitFor();
    await page.context().close();
  });

  it('says that it redirects', async () => {
    const page = await screens.pageOf('newcomer');
    await screens.open(page, '/pricing');
    await spoil(page, 'createCheckoutSession', 'held');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByRole('button', { name: 'Redirecting…' }).waitFor();
    await page.context().close();
  });

  it('waits on /payment for the news of the payment, but no longer than ten seconds', async () => {
    const page = await screens.pageOf('newcomer');
    await screens.open(page, '/payment?payment=success');
    await page.getByText('Processing payment status…').waitFor();
    await page.waitForURL('**/pricing', { timeout: 20_000 });
    await page.context().close();
  });
});
