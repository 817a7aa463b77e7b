import { vi } from 'vitest';
import { Session } from '../../../client/lib/session.ts';
import type { SessionAnswer } from '../../../client/lib/session-documents.ts';
import { sessionAnswer } from './answers.ts';

/** Whose session it is and how the subscription stands; null is a visitor. */
export type Viewer = Parameters<typeof sessionAnswer>[1] | null;

/** A session with the tokens `access` and `refresh`; each refresh is answered with the same account. */
export async function sessionOf(viewer: Viewer = {}) {
  const requestTokens = vi.fn<(refreshToken: string) => Promise<SessionAnswer>>(async () =>
    sessionAnswer({ accessToken: 'access 2', refreshToken: 'refresh 2' }, viewer ?? {}),
  );
  const session = new Session(localStorage, requestTokens);
  if (viewer) session.start(sessionAnswer({ accessToken: 'access', refreshToken: 'refresh' }, viewer));
  await session.restore();
  return { session, requestTokens };
}
