import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentPage } from '../../../../client/features/payment/payment-page.tsx';
import { site } from '../../../support/client/answers.ts';
import { FakeServer } from '../../../support/client/fake-server.ts';
import { openApp } from '../../../support/client/open-app.tsx';
import { renderScreen } from '../../../support/client/render-screen.tsx';
import type { Viewer } from '../../../support/client/session-of.ts';

const WAITING = 'Processing payment status…';
const newcomer: Viewer = { status: 'none' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = (query: string, viewer: Viewer) =>
  renderScreen(<PaymentPage />, new FakeServer({ Site: () => site() }), `/${query}`, viewer);

describe('after a payment', () => {
  it.each(['active', 'trialing'] as const)('waits until the server tells that it is %s', async (status) => {
    const { session, requestTokens } = await open('?payment=success', newcomer);
    expect(screen.getByText(WAITING)).toBeInTheDocument();
    await waitFor(() => expect(session.accessToken).toBe('access 2'));
    expect(requestTokens).toHaveBeenCalledTimes(1);
    act(() => session.follow({ status: 'inactive', hasUsedFreeTrial: true }));
    expect(screen.getByText(WAITING)).toBeInTheDocument();
    act(() => session.follow({ status, hasUsedFreeTrial: true }));
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  });

  it('does not wait when the refreshed session says so already', async () => {
    await open('?payment=success', { status: 'active' });
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  });

  it('goes on after 10 seconds all the same, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('?payment=success', newcomer);
    await act(() => vi.advanceTimersByTimeAsync(9_500));
    expect(screen.getByText(WAITING)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getByText('at /dashboard')).toBeInTheDocument();
  });

  it('waits although the refresh got no answer: the socket may tell', async () => {
    const { session, requestTokens } = await open('?payment=success', newcomer);
    requestTokens.mockRejectedValue(new TypeError('Failed to fetch'));
    act(() => session.follow({ status: 'active', hasUsedFreeTrial: true }));
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  });

  it('does not hold up somebody whose session has ended', async () => {
    const { session } = await open('?payment=success', newcomer);
    await waitFor(() => expect(session.accessToken).toBe('access 2'));
    act(() => void session.end());
    expect(await screen.findByText('at /auth')).toBeInTheDocument();
  });
});

describe('anything else than a payment goes to /pricing:', () => {
  it.each([
    '?payment=cancel',
    '?payment=',
    '',
    '?payment=SUCCESS',
    '?payment=%00%ff',
    '?payment=cancel&payment=success',
  ])('"%s"', async (query) => {
    const { requestTokens } = await open(query, newcomer);
    expect(await screen.findByText('at /pricing')).toBeInTheDocument();
    expect(requestTokens).not.toHaveBeenCalled();
  });
});

describe('in the whole page', () => {
  /** The code of the page that is gone to is loaded first. */
  const arrival = { timeout: 10_000 };
  it('the gate lets in whoever has paid', async () => {
    const { router } = await openApp('/payment?payment=success', { status: 'active' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), arrival);
  });

  it.each([
    ['/payment?payment=success', '/auth'],
    ['/payment?payment=cancel', '/pricing'],
    ['/Payment', '/pricing'],
  ])('a visitor at %s ends on %s', async (entry, path) => {
    const { router } = await openApp(entry, null);
    await waitFor(() => expect(router.state.location.pathname).toBe(path), arrival);
  });
});
