import { type Actor, requireActor } from '../access.ts';
import { followEvents } from '../follow-events.ts';
import type { Ports } from '../ports.ts';
import { SharedReading } from '../shared-reading.ts';
import { sessionEnded } from './refresh-session.ts';

const lives = new SharedReading<boolean>();

/**
 * The end of the actor's session as a stream: it ends when the session does. Nothing else is told.
 * @throws AppError UNAUTHENTICATED for a session that has ended already.
 */
export async function watchSession(
  ports: Pick<Ports, 'accounts' | 'events'>,
  actor: Actor | null,
): Promise<AsyncIterable<never>> {
  const { accountId, sessionId } = requireActor(actor);
  const isAlive = () => ports.accounts.isSessionAlive(sessionId);
  return followEvents<never>(ports.events.subscribe(accountId), {
    first: async () => {
      if (!(await isAlive())) throw sessionEnded();
      return [];
    },
    read: async (event) => {
      if (event && event.type !== 'sessionEnded') return [];
      return (await (event ? lives.of(event, sessionId, isAlive) : isAlive())) ? [] : 'end';
    },
  });
}
