import { type Actor, requireActor } from '../access.ts';
import { followEvents } from '../follow-events.ts';
import type { Ports } from '../ports.ts';
import { SharedReading } from '../shared-reading.ts';
import { sessionEnded } from './refresh-session.ts';

const living = new SharedReading<Set<string>>();

/**
 * The end of the actor's session as a stream: it ends when the session does. Nothing else is told.
 * @throws AppError UNAUTHENTICATED for a session that has ended already.
 */
export async function watchSession(
  ports: Pick<Ports, 'accounts' | 'events'>,
  actor: Actor | null,
): Promise<AsyncIterable<never>> {
  const { accountId, sessionId } = requireActor(actor);
  return followEvents<never>(ports.events.subscribe(accountId), {
    first: async () => {
      if (!(await ports.accounts.isSessionAlive(sessionId))) throw sessionEnded();
      return [];
    },
    read: async (event) => {
      if (event.type !== 'sessionEnded' && event.type !== 'gap') return [];
      const alive = await living.of(event, accountId, () => ports.accounts.aliveSessions(accountId));
      return alive.has(sessionId) ? [] : 'end';
    },
  });
}
