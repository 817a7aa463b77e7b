import { doWhatFellDue } from './billing/fall-due.ts';
import { Books } from './state/books.ts';
import { forgetOld } from './state/forget-old.ts';
import { SandboxClock } from './state/sandbox-clock.ts';
import type { SandboxState } from './state/sandbox-state.ts';
import type { StateFile } from './state/state-file.ts';
import { Deliveries } from './webhooks/deliveries.ts';

/** Milliseconds. */
const SOON = 1_000;

interface DeskOptions {
  origin: () => string;
  webhookUrl: () => string;
  webhookSecret: string;
  log: (message: string, details?: Record<string, unknown>) => void;
}

/** Where API and pages bring their changes: kept first, then told to the webhook. */
export class Desk {
  readonly books: Books;
  private readonly file: StateFile;
  private readonly deliveries: Deliveries;
  private readonly log: DeskOptions['log'];
  private keeping: NodeJS.Timeout | undefined;

  constructor(state: SandboxState, file: StateFile, { origin, webhookUrl, webhookSecret, log }: DeskOptions) {
    this.books = new Books(state, new SandboxClock(state), origin);
    this.file = file;
    this.log = log;
    const left = Object.values(state.events).filter((kept) => kept.state === 'pending');
    const changed = () => this.keepSoon();
    this.deliveries = new Deliveries(left, { url: webhookUrl, secret: webhookSecret, log, changed });
  }

  /** Keeps what was changed, then starts to tell of it. */
  async commit(): Promise<void> {
    forgetOld(this.books.state);
    const fresh = this.books.takeFresh();
    try {
      await this.file.write(this.books.state);
    } finally {
      this.deliveries.deliver(fresh);
    }
  }

  /** The same, and waits until the webhook was told once; at most 10 s, as Stripe's own pages do. */
  async commitAndTell(): Promise<void> {
    await this.commit();
    await this.deliveries.firstAttempts();
  }

  /** Does what has fallen due while nobody asked. */
  async tick(): Promise<void> {
    try {
      if (doWhatFellDue(this.books)) await this.commit();
    } catch (error) {
      this.log('The billing sandbox failed at what fell due', { err: error });
    }
  }

  /** Leaves what is not delivered for the next start. */
  async close(): Promise<void> {
    clearTimeout(this.keeping);
    this.deliveries.stop();
    await this.file.write(this.books.state);
  }

  /** Outcomes of deliveries are kept together: one that is lost in a crash only means that an event comes twice. */
  private keepSoon(): void {
    this.keeping ??= setTimeout(() => {
      this.keeping = undefined;
      this.file
        .write(this.books.state)
        .catch((error) => this.log('The billing sandbox could not keep its state', { err: error }));
    }, SOON).unref();
  }
}
