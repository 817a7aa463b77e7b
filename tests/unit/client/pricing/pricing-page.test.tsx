import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PricingPage } from '../../../../client/features/pricing/pricing-page.tsx';
import { PRICING, site } from '../../../support/client/answers.ts';
import { FakeServer, noConnection } from '../../../support/client/fake-server.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';
import type { Viewer } from '../../../support/client/session-of.ts';

const FAILED_PAYMENT = 'Payment failed. Please update your payment method.';
const ENDED_TRIAL = 'Your free trial has ended. Continue with a paid plan to keep using the product.';
const newcomer: Viewer = { status: 'none', hasUsedFreeTrial: false };

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer({ Site: () => site(), PricingPage: () => PRICING });
});

async function open(viewer: Viewer, state: object | null = null) {
  const rendered = await renderScreen(<PricingPage />, server, { pathname: '/', state }, viewer);
  await screen.findByRole('heading', { name: 'Full Access' });
  return rendered;
}

const button = (name: string) => screen.getByRole('button', { name });
const plan = (name: string) => screen.queryByRole('region', { name });

describe('the plans', () => {
  it('are Full Access and the Free Trial, in the words of the specification', async () => {
    await open(newcomer);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Plan');
    expect(plan('Full Access')).toHaveTextContent('$99/month');
    expect(plan('Full Access')).toContainElement(button('Subscribe Now'));
    expect(plan('Free Trial')).toHaveTextContent('Free for 14 days');
    expect(plan('Free Trial')).toContainElement(button('Start Free Trial'));
  });

  it('name what they hold, and what is not there yet as such', async () => {
    await open(newcomer);
    const features = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(features.map((feature) => feature.textContent)).toEqual([
      'Voice to report generation ',
      'ISN integration Coming soon',
    ]);
  });

  it('can be read again when they could not be loaded', async () => {
    server.answers.PricingPage = noConnection;
    const { user } = await renderScreen(<PricingPage />, server, '/', newcomer);
    expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be loaded.');
    server.answers.PricingPage = () => PRICING;
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Full Access' })).toBeInTheDocument();
  });
});

describe('how the subscription stands', () => {
  const RUNNING = 'Your subscription is active.';
  const TRYING = 'Your free trial is running.';
  const banners = [FAILED_PAYMENT, ENDED_TRIAL, RUNNING, TRYING];

  it.each<[string, boolean, string | null, string[]]>([
    ['none', false, null, ['Subscribe Now', 'Start Free Trial']],
    ['inactive', false, null, ['Subscribe Now', 'Start Free Trial']],
    ['inactive', true, ENDED_TRIAL, ['Subscribe Now']],
    ['canceled', false, null, ['Subscribe Now', 'Start Free Trial']],
    ['canceled', true, ENDED_TRIAL, ['Subscribe Now']],
    ['past_due', true, FAILED_PAYMENT, ['Manage billing', 'Subscribe Now']],
    ['past_due', false, FAILED_PAYMENT, ['Manage billing', 'Subscribe Now', 'Start Free Trial']],
    ['unpaid', true, FAILED_PAYMENT, ['Manage billing', 'Subscribe Now']],
    ['active', true, RUNNING, ['Manage Billing']],
    ['active', false, RUNNING, ['Manage Billing']],
    ['trialing', true, TRYING, ['Manage Billing']],
  ])('%s (trial used: %s) shows: %s', async (status, hasUsedFreeTrial, banner, buttons) => {
    await open({ status, hasUsedFreeTrial } as Viewer);
    expect(banners.filter((text) => screen.queryByText(text))).toEqual(banner ? [banner] : []);
    expect(screen.getAllByRole('button').map((shown) => shown.textContent)).toEqual(['Logout', ...buttons]);
  });

  it('is an alert when the payment failed', async () => {
    await open({ status: 'past_due' });
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED_PAYMENT);
  });

  it('leads whoever is subscribed to the dashboard', async () => {
    const { user } = await open({ status: 'active' });
    await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  });

  it('is what the session says, whatever an old entry of the history was told', async () => {
    await open({ status: 'active' }, { paymentFailed: true });
    expect(screen.getByText(RUNNING)).toBeInTheDocument();
    expect(screen.queryByText(FAILED_PAYMENT)).not.toBeInTheDocument();
  });

  it('is what the flags say where the session knows nothing; billing then needs a sign-in', async () => {
    const { user, router } = await open(null, { paymentFailed: true, hasUsedFreeTrial: true });
    expect(screen.getByText(FAILED_PAYMENT)).toBeInTheDocument();
    expect(plan('Free Trial')).not.toBeInTheDocument();
    await user.click(button('Manage billing'));
    expect(router.state.location).toMatchObject({ pathname: '/auth', state: { redirect: '/pricing' } });
  });
});
