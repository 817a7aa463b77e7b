import Stripe from 'stripe';
import type { KeptEvent } from '../state/sandbox-state.ts';

/** Most deliveries under way at the same time. */
const AT_A_TIME = 4;
/** Milliseconds that an answer may take. */
const PATIENCE = 10_000;
/** Milliseconds before the second attempt; doubled for each further one. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds after which an event is not tried any more, as with Stripe. */
const GIVE_UP_AFTER = 3 * 86_400_000;

interface Target {
  url: () => string;
  secret: string;
  log: (message: string, details?: Record<string, unknown>) => void;
  /** Called when a delivery has succeeded or failed. */
  changed: () => void;
}

/** Brings events to the webhook, oldest first but not waiting for each other, again and again until it says 2xx. */
export class Deliveries {
  private readonly target: Target;
  /** What is not taken yet, oldest first. */
  private readonly pending: Set<KeptEvent>;
  private readonly underWay = new Set<KeptEvent>();
  private readonly stopping = new AbortController();
  private readonly watchers = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;

  /** @param left what the last run of the sandbox could not deliver. */
  constructor(left: KeptEvent[], target: Target) {
    this.pending = new Set(left);
    this.target = target;
  }

  /** Starts to deliver events, or goes on with the ones there are. */
  deliver(fresh: KeptEvent[] = []): void {
    for (const kept of fresh) this.pending.add(kept);
    clearTimeout(this.timer);
    if (this.stopping.signal.aborted) return;
    const now = Date.now();
    let next = Number.POSITIVE_INFINITY;
    for (const kept of this.pending) {
      // Each end of an attempt comes by here again.
      if (this.underWay.size >= AT_A_TIME) return;
      if (this.underWay.has(kept)) continue;
      if (kept.nextAttempt <= now) void this.attempt(kept);
      else next = Math.min(next, kept.nextAttempt);
    }
    if (Number.isFinite(next)) this.timer = setTimeout(() => this.deliver(), next - now).unref();
  }

  /** Resolves when all that is new has been tried at least once, at most after `patience` milliseconds. */
  firstAttempts(patience = PATIENCE): Promise<void> {
    const untried = [...this.pending].filter(({ attempts }) => attempts === 0).reverse();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(alarm);
        this.watchers.delete(look);
        resolve();
      };
      const look = () => {
        while (untried.at(-1)?.attempts) untried.pop();
        if (this.stopping.signal.aborted || untried.length === 0) end();
      };
      const alarm = setTimeout(end, patience);
      this.watchers.add(look);
      look();
    });
  }

  /** Breaks off what is under way; it counts as not tried. */
  stop(): void {
    clearTimeout(this.timer);
    this.stopping.abort();
    for (const look of [...this.watchers]) look();
  }

  private async attempt(kept: KeptEvent): Promise<void> {
    this.underWay.add(kept);
    const failure = await this.send(kept);
    this.underWay.delete(kept);
    if (this.stopping.signal.aborted) return;
    this.note(kept, failure);
    if (kept.state !== 'pending') this.pending.delete(kept);
    this.target.changed();
    for (const look of [...this.watchers]) look();
    this.deliver();
  }

  /** @returns why it failed, or null. */
  private async send({ event }: KeptEvent): Promise<string | null> {
    const payload = JSON.stringify(event, null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.target.secret });
    try {
      const answer = await fetch(this.target.url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(PATIENCE)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `answered ${answer.status}`;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: Error };
      return cause?.message || message;
    }
  }

  private note(kept: KeptEvent, failure: string | null): void {
    kept.attempts += 1;
    kept.failure = failure;
    if (failure === null) {
      kept.state = 'delivered';
      kept.event.pending_webhooks = 0;
      return;
    }
    const { event, attempts } = kept;
    this.target.log('A webhook of the billing sandbox was not taken', {
      event: event.id,
      type: event.type,
      attempts,
      failure,
    });
    kept.nextAttempt = Date.now() + Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
    if (kept.nextAttempt > kept.since + GIVE_UP_AFTER) kept.state = 'given up';
  }
}
