import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenOnLoopback } from '../shared/listen-on-loopback.ts';
import { buildSandboxWeb } from './build-sandbox-web.ts';
import { Desk } from './desk.ts';
import { StateFile } from './state/state-file.ts';

export interface StripeSandboxOptions {
  /** Port to listen on at 127.0.0.1; a free one is taken when it is in use, or for 0. */
  port: number;
  /** File in which everything is kept between runs (JSON, written atomically); its folder is made. */
  file: string;
  /** Where webhooks are sent; asked at each delivery, because the product's port may not be known at the start. */
  webhookUrl: () => string;
  webhookSecret: string;
  /** The one secret key that is honoured, `sk_test_…`. */
  secretKey: string;
  log: (message: string, details?: Record<string, unknown>) => void;
}

export interface StripeSandbox {
  /** `http://localhost:<port>` */
  origin: string;
  port: number;
  /** Ends everything at once. What was not delivered is, after the next start. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks at what has fallen due. */
const TICK = 1_000;

/**
 * Starts a server that plays the part of Stripe that the product uses (docs.stripe.com/api), with hosted pages,
 * webhooks and a clock that can be moved. For this machine only, and never with real money.
 * @throws Error with a sentence for people when what was kept cannot be read.
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const file = new StateFile(options.file);
  const state = await file.read();
  const server = createServer();
  const origin = () => `http://localhost:${portOf(server)}`;
  const desk = new Desk(state, file, { ...options, origin });
  const web = await buildSandboxWeb(desk, options);
  server.on('request', (request, response) => web.routing(request, response));

  await listenOnLoopback(server, options.port);
  for (const session of desk.books.all('checkoutSessions')) {
    // The port may be another one than in the last run.
    if (session.status === 'open') session.url = `${origin()}/checkout/${session.id}`;
  }
  await desk.tick();
  await desk.commit().catch((error) => {
    server.close();
    throw error;
  });
  const timer = setInterval(() => void desk.tick(), TICK).unref();

  const end = async () => {
    clearInterval(timer);
    const closed = new Promise((resolve) => server.close(resolve));
    await desk.close();
    server.closeAllConnections();
    await closed;
    await web.close();
  };
  let ending: Promise<void> | undefined;
  return {
    origin: origin(),
    port: portOf(server),
    stop() {
      ending ??= end();
      return ending;
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
