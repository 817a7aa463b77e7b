import { createServer } from 'node:http';
import { listenOnLoopback } from '../shared/listen-on-loopback.ts';
import { buildIsnWeb } from './build-isn-web.ts';

export interface IsnSandboxOptions {
  /** Port to listen on at 127.0.0.1; a free one is taken when it is in use, or for 0. */
  port: number;
  log: (message: string, details?: Record<string, unknown>) => void;
  /** The day that the orders' times are counted from; without it today. */
  today?: Date;
}

export interface IsnSandbox {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Ends everything at once, answers under way, too. */
  stop(): Promise<void>;
}

/**
 * Starts a server that plays the part of ISN that the product uses: orders, the people whom they name, links to reports.
 * For this machine only. What it does depends on the company key: see its page at `/`.
 */
export async function startIsnSandbox({ port, log, today = new Date() }: IsnSandboxOptions): Promise<IsnSandbox> {
  const server = createServer();
  let origin = '';
  const web = await buildIsnWeb({ today, log, origin: () => origin });
  server.on('request', (request, response) => web.routing(request, response));
  origin = `http://127.0.0.1:${await listenOnLoopback(server, port)}`;
  const end = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    await web.close();
  };
  let ending: Promise<void> | undefined;
  return {
    origin,
    stop() {
      ending ??= end();
      return ending;
    },
  };
}
