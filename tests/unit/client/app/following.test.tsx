import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionAnswer, subscriptionChange } from '../../../support/client/answers.ts';
import { openApp } from '../../../support/client/open-app.tsx';

describe('the gate', () => {
  it('tells /pricing why, in the navigation state', async () => {
    const { router } = await openApp('/dashboard', { status: 'past_due', hasUsedFreeTrial: true });
    expect(router.state.location).toMatchObject({
      pathname: '/pricing',
      state: { paymentFailed: true, hasUsedFreeTrial: true },
    });
    expect(screen.getByText('Payment failed. Please update your payment method.')).toBeInTheDocument();
  });

  it('shows somebody out as soon as the server tells that the payment failed', async () => {
    const { server, router } = await openApp('/dashboard', { status: 'active' });
    act(() => server.send(subscriptionChange('past_due')));
    expect(await screen.findByText('Payment failed. Please update your payment method.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/pricing');
  });

  it('opens as soon as the server tells that the subscription runs: /pricing shows it', async () => {
    const { server } = await openApp('/pricing', { status: 'past_due' });
    act(() => server.send(subscriptionChange('active')));
    expect(await screen.findByText('Your subscription is active.')).toBeInTheDocument();
    expect(screen.queryByText(/Payment failed/)).not.toBeInTheDocument();
  });
});

describe('the end of the session', () => {
  it.each(['/dashboard', '/pricing', '/terms'])('leads from %s to /auth, however it came', async (path) => {
    const { session, router } = await openApp(path, {});
    act(() => void session.end());
    expect(await screen.findByRole('heading', { name: 'Sign into your account' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/auth');
  });
});

it('nobody listens for a visitor; listening begins with the session', async () => {
  const { server, session } = await openApp('/pricing', null);
  expect(server.events.observed).toBe(false);

  act(() => void session.start(sessionAnswer({ accessToken: 'a', refreshToken: 'r' })));
  await waitFor(() => expect(server.events.observed).toBe(true));
  act(() => void session.end());
  await waitFor(() => expect(server.events.observed).toBe(false));
});

describe('the line about the sandbox', () => {
  const line = 'Sandbox: payments are only played, no money moves.';

  it.each([
    ['/auth', null],
    ['/pricing', null],
    ['/terms', null],
    ['/dashboard', {}],
    ['/profile', {}],
  ])('stands on %s where payments are only played', async (path, viewer) => {
    await openApp(path, viewer, { isBillingSandbox: true });
    expect(await screen.findByText(line)).toHaveAttribute('role', 'note');
  });

  it('stands on /payment too', async () => {
    await openApp('/payment?payment=success', { status: 'none' }, { isBillingSandbox: true });
    expect(screen.getByText('Processing payment status…')).toBeInTheDocument();
    expect(await screen.findByText(line)).toBeInTheDocument();
  });

  it('is away where money moves', async () => {
    await openApp('/auth', null);
    await screen.findByRole('link', { name: 'help@example.com' });
    expect(screen.queryByText(line)).not.toBeInTheDocument();
  });
});
