import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { PricingPage } from '../../../../client/features/pricing/pricing-page.tsx';
import * as leave from '../../../../client/lib/leave-for.ts';
import { PRICING, site } from '../../../support/client/answers.ts';
import { FakeServer, noConnection, refusal } from '../../../support/client/fake-server.ts';
import { renderScreen } from '../../../support/client/render-screen.tsx';
import type { Viewer } from '../../../support/client/session-of.ts';

const USED_TRIAL = 'You have already used your free trial. Please choose a paid plan.';
const newcomer: Viewer = { status: 'none', hasUsedFreeTrial: false };

let server: FakeServer;
let leaveFor: MockInstance<typeof leave.leaveFor>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  leaveFor = vi.spyOn(leave, 'leaveFor').mockReset();
  server = new FakeServer({
    Site: () => site(),
    PricingPage: () => PRICING,
    LogOut: () => ({ logout: true }),
    CreateCheckoutSession: () => ({
      createCheckoutSession: { __typename: 'HostedPage', url: 'https://pay.example/c' },
    }),
    CreatePortalSession: () => ({ createPortalSession: { __typename: 'HostedPage', url: 'https://pay.example/p' } }),
  });
});

async function open(viewer: Viewer) {
  const rendered = await renderScreen(<PricingPage />, server, '/', viewer);
  await screen.findByRole('heading', { name: 'Full Access' });
  return rendered;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('choosing a plan', () => {
  it.each([
    ['Subscribe Now', 'immediate'],
    ['Start Free Trial', 'trial'],
  ])('%s sends the browser to the checkout and says so meanwhile', async (name, mode) => {
    const { user } = await open(newcomer);
    await user.click(button(name));
    expect(button('Redirecting…')).toBeDisabled();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/c'));
    expect(server.variablesOf('CreateCheckoutSession')).toEqual({ mode });
    expect(button('Redirecting…')).toBeDisabled();
  });

  it('can be done again when the Back button brings the page back', async () => {
    const { user } = await open(newcomer);
    await user.click(button('Subscribe Now'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button('Subscribe Now')).toBeEnabled();
  });

  const FAILURE = 'Failed to start checkout. Please try again.';
  it.each([
    ['a trial that was used', refusal(USED_TRIAL, 'CONFLICT'), USED_TRIAL],
    ['a conflict without words', refusal('', 'CONFLICT'), FAILURE],
    ['any other refusal', refusal('Stripe is away.', 'UNAVAILABLE'), FAILURE],
    ['no connection', noConnection(), FAILURE],
  ])('alerts of %s', async (_what, failure, alert) => {
    server.answers.CreateCheckoutSession = () => failure;
    const { user } = await open(newcomer);
    await user.click(button('Start Free Trial'));
    expect(await screen.findByRole('alert')).toHaveTextContent(alert);
    expect(button('Start Free Trial')).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('that was refused as a conflict asks anew how the subscription stands', async () => {
    server.answers.CreateCheckoutSession = () => refusal(USED_TRIAL, 'CONFLICT');
    const { user, requestTokens } = await open(newcomer);
    await user.click(button('Start Free Trial'));
    await waitFor(() => expect(requestTokens).toHaveBeenCalledTimes(1));
  });
});

describe('a visitor', () => {
  it.each(['Subscribe Now', 'Start Free Trial'])('who chooses %s registers first and comes back', async (name) => {
    const { user, router } = await open(null);
    await user.click(button(name));
    expect(await screen.findByText('at /auth')).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ mode: 'register', redirect: '/pricing' });
    expect(server.names).not.toContain('CreateCheckoutSession');
  });

  it('finds the way to sign in where users find Logout', async () => {
    const { user, router } = await open(null);
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(router.state.location).toMatchObject({ pathname: '/auth', state: { redirect: '/pricing' } });
  });
});

describe('billing and log-out', () => {
  it('opens the portal', async () => {
    const { user } = await open({ status: 'past_due' });
    await user.click(button('Manage billing'));
    expect(button('Opening billing…')).toBeDisabled();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/p'));
  });

  it('alerts when the portal cannot be opened', async () => {
    server.answers.CreatePortalSession = noConnection;
    const { user } = await open({ status: 'unpaid' });
    await user.click(button('Manage billing'));
    expect(await screen.findByText('Failed to open billing portal.')).toBeInTheDocument();
  });

  it('logs out to /auth', async () => {
    const { user, session } = await open(newcomer);
    await user.click(button('Logout'));
    expect(await screen.findByText('at /auth')).toBeInTheDocument();
    expect(session.state).toBe('visitor');
    expect(server.variablesOf('LogOut')).toEqual({ refreshToken: 'refresh' });
  });
});
