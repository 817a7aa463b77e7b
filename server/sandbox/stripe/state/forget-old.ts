import type { SandboxState } from './sandbox-state.ts';

const DAY = 86_400_000;
/** Events that need no delivery any more are kept for the index page and the API, the newest ones. */
const SETTLED_EVENTS = 1000;

/** Drops what nobody asks for any more: old events, and answers whose idempotency key may be used anew. */
export function forgetOld(state: SandboxState): void {
  for (const [key, answer] of Object.entries(state.answers)) {
    if (answer.since < Date.now() - DAY) delete state.answers[key];
  }
  const settled = Object.values(state.events).filter(({ state }) => state !== 'pending');
  for (const { event } of settled.slice(0, -SETTLED_EVENTS)) delete state.events[event.id];
}
