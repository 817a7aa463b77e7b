import pg from 'pg';
import type { AppEvent, EventBus, ToldEvent } from '../../domain/events.ts';
import { AccountListener } from './account-listener.ts';
import { LastingListen } from './lasting-listen.ts';

const CHANNEL = 'plumbline_events';

/** Bytes of one event. PostgreSQL refuses a notification of 8000 bytes or more. */
const MOST_BYTES = 7900;

/** Milliseconds until an event is given up when the database does not answer. */
const PUBLISH_TIMEOUT_MS = 5_000;

export interface PostgresEventBusOptions {
  url: string;
  log: (message: string, details?: Record<string, unknown>) => void;
}

/** Events by LISTEN and NOTIFY: about a millisecond from process to process. */
export class PostgresEventBus implements EventBus {
  private readonly log: PostgresEventBusOptions['log'];
  private readonly listen: LastingListen;
  /** One connection: with two the order of events is lost. */
  private readonly publisher: pg.Pool;
  private readonly listeners = new Map<string, Set<AccountListener>>();

  constructor({ url, log }: PostgresEventBusOptions) {
    this.log = log;
    this.publisher = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: PUBLISH_TIMEOUT_MS,
      query_timeout: PUBLISH_TIMEOUT_MS,
    });
    this.publisher.on('error', (error) =>
      log('the connection that events are sent by broke', { error: error.message }),
    );
    this.listen = new LastingListen({
      url,
      channel: CHANNEL,
      onMessage: (payload) => this.deliver(JSON.parse(payload)),
      onGap: () => this.deliverGap(),
      log,
    });
  }

  /** Connects; events come from now on. */
  async start(): Promise<void> {
    await this.listen.start();
  }

  async publish(event: AppEvent): Promise<void> {
    const payload = JSON.stringify(event);
    const size = Buffer.byteLength(payload);
    if (size > MOST_BYTES)
      throw new RangeError(`An event of ${size} bytes is too large: it carries ids, nothing else.`);
    try {
      await this.publisher.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    } catch (error) {
      this.log('an event was lost', { ...event, error: String(error) });
    }
  }

  subscribe(accountId: string): AsyncIterable<ToldEvent> {
    const ofAccount = this.listeners.get(accountId) ?? new Set();
    this.listeners.set(accountId, ofAccount);
    const listener = new AccountListener(() => {
      ofAccount.delete(listener);
      if (ofAccount.size === 0 && this.listeners.get(accountId) === ofAccount) this.listeners.delete(accountId);
    });
    ofAccount.add(listener);
    return listener;
  }

  /** Ends all subscriptions and both connections. */
  async stop(): Promise<void> {
    for (const ofAccount of this.listeners.values()) for (const listener of ofAccount) listener.end();
    await Promise.all([this.listen.stop(), this.publisher.end()]);
  }

  private deliver(event: ToldEvent): void {
    for (const listener of this.listeners.get(event.accountId) ?? []) listener.push(event);
  }

  private deliverGap(): void {
    for (const accountId of this.listeners.keys()) this.deliver({ type: 'gap', accountId });
  }
}
