import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two questions whether the connection still lives, and until it counts as dead without answer. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** Milliseconds before the first and between later attempts to connect again. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 5_000;

export interface LastingListenOptions {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** The connection was broken and is back: messages sent meanwhile are lost. */
  onGap: () => void;
  log: (message: string, details?: Record<string, unknown>) => void;
}

/** A LISTEN that outlives its connection. */
export class LastingListen {
  private readonly options: LastingListenOptions;
  private client: pg.Client | null = null;
  private heartbeat: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  constructor(options: LastingListenOptions) {
    this.options = options;
  }

  /** @throws when the first connection fails. */
  async start(): Promise<void> {
    await this.connect();
    this.heartbeat = setInterval(() => void this.check(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.heartbeat);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const { url, channel, onMessage } = this.options;
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    });
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    client.on('error', (error) => this.lost(client, error.message));
    client.on('end', () => this.lost(client, 'it was closed'));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => {}); // it never was a connection, or is none any more
      throw error;
    }
    this.client = client;
  }

  private lost(client: pg.Client, reason: string): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => {});
    this.options.log('the connection that events come by broke', { reason });
    void this.reconnect();
  }

  private async reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !this.stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      await sleep(wait, undefined, { signal: this.stopping.signal, ref: false }).catch(() => {});
      if (this.stopping.signal.aborted) return;
      try {
        await this.connect();
        break;
      } catch (error) {
        this.options.log('the connection that events come by is not back yet', { error: String(error) });
      }
    }
    if (this.stopping.signal.aborted) return this.stop();
    this.options.onGap();
  }

  private async check(): Promise<void> {
    const client = this.client;
    await client?.query('SELECT 1').catch((error) => this.lost(client, String(error)));
  }
}
