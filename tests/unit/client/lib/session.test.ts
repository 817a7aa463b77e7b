import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RefreshRejected, Session } from '../../../../client/lib/session.ts';
import type { SessionAnswer } from '../../../../client/lib/session-documents.ts';
import { sessionAnswer } from '../../../support/client/answers.ts';

const KEY = 'plumbline.refreshToken';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function sessionWith(requestTokens: (token: string) => Promise<SessionAnswer>) {
  return new Session(localStorage, requestTokens);
}

describe('restore', () => {
  it('without a refresh token asks nobody and ends as a visitor', async () => {
    const requestTokens = vi.fn();
    const session = sessionWith(requestTokens);
    expect(session.state).toBe('restoring');
    await session.restore();
    expect(session.state).toBe('visitor');
    expect(requestTokens).not.toHaveBeenCalled();
  });

  it('takes up the remembered session with one refresh and keeps the rotated token', async () => {
    localStorage.setItem(KEY, 'r1');
    const requestTokens = vi.fn().mockResolvedValue(sessionAnswer({ accessToken: 'a2', refreshToken: 'r2' }));
    const session = sessionWith(requestTokens);
    await session.restore();
    expect(session.state).toBe('user');
    expect(session.accessToken).toBe('a2');
    expect(localStorage.getItem(KEY)).toBe('r2');
    expect(requestTokens.mock.calls).toEqual([['r1']]);
  });

  it('clears the session when the server rejects the token', async () => {
    localStorage.setItem(KEY, 'r1');
    const session = sessionWith(() => Promise.reject(new RefreshRejected('no')));
    await session.restore();
    expect(session.state).toBe('visitor');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('only logs a fault of the network and keeps the token for the next time', async () => {
    localStorage.setItem(KEY, 'r1');
    const session = sessionWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await session.restore();
    expect(session.state).toBe('visitor');
    expect(localStorage.getItem(KEY)).toBe('r1');
    expect(console.warn).toHaveBeenCalled();
  });

  it('tries again after a fault, later each time, until it succeeds', async () => {
    vi.useFakeTimers();
    localStorage.setItem(KEY, 'r1');
    const requestTokens = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const session = sessionWith(requestTokens);
    await session.restore();
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(1999);
    expect(requestTokens).toHaveBeenCalledTimes(2);
    requestTokens.mockResolvedValue(sessionAnswer({ accessToken: 'a2', refreshToken: 'r2' }));
    await vi.advanceTimersByTimeAsync(1);
    expect([session.state, session.isRestored]).toEqual(['user', true]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requestTokens).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('does not try again for somebody who has logged in, and a late answer does not replace that log-in', async () => {
    vi.useFakeTimers();
    localStorage.setItem(KEY, 'r1');
    let answer: (late: SessionAnswer) => void = () => undefined;
    const requestTokens = vi
      .fn<(token: string) => Promise<SessionAnswer>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const session = sessionWith(requestTokens);
    await session.restore();
    await vi.advanceTimersByTimeAsync(1000);
    session.start(sessionAnswer({ accessToken: 'mine', refreshToken: 'r9' }));
    answer(sessionAnswer({ accessToken: 'late', refreshToken: 'r2' }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect([session.accessToken, session.isRestored, localStorage.getItem(KEY)]).toEqual(['mine', false, 'r9']);
    expect(requestTokens).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe('renew', () => {
  it('shares one refresh among all who ask at once, and starts none for an answer that comes late', async () => {
    const requestTokens = vi.fn().mockResolvedValue(sessionAnswer({ accessToken: 'a2', refreshToken: 'r2' }));
    const session = sessionWith(requestTokens);
    session.start(sessionAnswer({ accessToken: 'a1', refreshToken: 'r1' }));
    expect(await Promise.all(Array.from({ length: 20 }, () => session.renew('a1')))).toEqual(Array(20).fill(true));
    expect(await session.renew('a1')).toBe(true);
    expect(requestTokens).toHaveBeenCalledTimes(1);
  });

  it('does not bring back a session that was ended meanwhile', async () => {
    let answer: (session: SessionAnswer) => void = () => undefined;
    const session = sessionWith(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.start(sessionAnswer({ accessToken: 'a1', refreshToken: 'r1' }));
    const renewed = session.renew('a1');
    session.end();
    answer(sessionAnswer({ accessToken: 'a2', refreshToken: 'r2' }));
    expect(await renewed).toBe(false);
    expect(session.accessToken).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

it('ends with a log-out in another tab', async () => {
  const session = sessionWith(vi.fn());
  session.start(sessionAnswer({ accessToken: 'a1', refreshToken: 'r1' }));
  await session.restore();
  session.followOtherTabs(window);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(session.state).toBe('visitor');
});

describe('the account', () => {
  const subscription = (session: Session) => session.account?.subscription;
  const started = (requestTokens: (token: string) => Promise<SessionAnswer> = vi.fn()) => {
    const session = sessionWith(requestTokens);
    session.start(sessionAnswer({ accessToken: 'a1', refreshToken: 'r1' }, { status: 'inactive' }));
    return session;
  };

  it('comes with the log-in and goes with the session', () => {
    const session = started();
    expect(session.account).toEqual({
      username: 'maria@example.com',
      subscription: { status: 'inactive', hasUsedFreeTrial: true },
    });
    session.end();
    expect(session.account).toBeNull();
  });

  it('is taken from the refresh at load', async () => {
    localStorage.setItem(KEY, 'r1');
    const tokens = { accessToken: 'a2', refreshToken: 'r2' };
    const session = sessionWith(async () => sessionAnswer(tokens, { status: 'trialing' }));
    await session.restore();
    expect(subscription(session)).toEqual({ status: 'trialing', hasUsedFreeTrial: true });
  });

  it('follows what the server tells, and says so only when it is something new', () => {
    const session = started();
    const listener = vi.fn();
    session.subscribe(listener);
    session.follow({ status: 'active', hasUsedFreeTrial: true });
    session.follow({ status: 'active', hasUsedFreeTrial: true });
    expect(subscription(session)?.status).toBe('active');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('of a visitor is not made up by a late message', () => {
    const session = started();
    session.end();
    session.follow({ status: 'active', hasUsedFreeTrial: true });
    expect(session.account).toBeNull();
  });

  it('keeps what was told while a refresh was on its way: the answer may be older', async () => {
    const session = started(async () => {
      session.follow({ status: 'active', hasUsedFreeTrial: true });
      return sessionAnswer({ accessToken: 'a2', refreshToken: 'r2' }, { status: 'inactive' });
    });
    await session.renew('a1');
    expect(session.accessToken).toBe('a2');
    expect(subscription(session)?.status).toBe('active');
  });
});

it('hands over the refresh token that a new log-in replaces', () => {
  const session = sessionWith(vi.fn());
  expect(session.start(sessionAnswer({ accessToken: 'a1', refreshToken: 'r1' }))).toBeNull();
  expect(session.start(sessionAnswer({ accessToken: 'a2', refreshToken: 'r2' }))).toBe('r1');
});
