import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RefreshRejected, Session } from '../../../../client/lib/session.ts';

const KEY = 'plumbline.refreshToken';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function sessionWith(requestTokens: (token: string) => Promise<{ accessToken: string; refreshToken: string }>) {
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
    const requestTokens = vi.fn().mockResolvedValue({ accessToken: 'a2', refreshToken: 'r2' });
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
});

describe('renew', () => {
  it('shares one refresh among all who ask at once, and starts none for an answer that comes late', async () => {
    const requestTokens = vi.fn().mockResolvedValue({ accessToken: 'a2', refreshToken: 'r2' });
    const session = sessionWith(requestTokens);
    session.start({ accessToken: 'a1', refreshToken: 'r1' });
    expect(await Promise.all(Array.from({ length: 20 }, () => session.renew('a1')))).toEqual(Array(20).fill(true));
    expect(await session.renew('a1')).toBe(true);
    expect(requestTokens).toHaveBeenCalledTimes(1);
  });

  it('does not bring back a session that was ended meanwhile', async () => {
    let answer: (tokens: { accessToken: string; refreshToken: string }) => void = () => undefined;
    const session = sessionWith(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.start({ accessToken: 'a1', refreshToken: 'r1' });
    const renewed = session.renew('a1');
    session.end();
    answer({ accessToken: 'a2', refreshToken: 'r2' });
    expect(await renewed).toBe(false);
    expect(session.accessToken).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

it('ends with a log-out in another tab', async () => {
  const session = sessionWith(vi.fn());
  session.start({ accessToken: 'a1', refreshToken: 'r1' });
  await session.restore();
  session.followOtherTabs(window);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(session.state).toBe('visitor');
});
