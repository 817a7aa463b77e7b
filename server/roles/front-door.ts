import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../domain/errors.ts';
import { errorJson } from '../rest/error-json.ts';

/** Milliseconds that open requests get to end when the door closes. */
const CLOSING_MS = 2_000;

/** What a browser shows until then: it asks again by itself, and needs nothing that is not there yet. */
const STARTING_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="2" />
    <title>Plumbline is starting</title>
    <style>
      html { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
      body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 1rem; text-align: center; }
      h1 { margin: 0 0 0.5rem; font-size: 1.5rem; }
      p { margin: 0; opacity: 0.75; }
    </style>
  </head>
  <body>
    <main role="status">
      <h1>Plumbline is starting</h1>
      <p>This page opens by itself in a moment.</p>
    </main>
  </body>
</html>
`;

/** The port of the web server. Open from the first moment, it answers 503 until there is somebody to answer people. */
export class FrontDoor {
  private readonly server: Server;
  private answer: (request: IncomingMessage, response: ServerResponse) => void = starting;

  private readonly host: string;

  private constructor(host: string) {
    this.host = host;
    // A recording may take long on a slow line: no limit for a whole request.
    this.server = createServer({ requestTimeout: 0 }, (request, response) => this.answer(request, response));
  }

  /** @throws AppError UNAVAILABLE when the port cannot be had. */
  static open(host: string, port: number): Promise<FrontDoor> {
    const door = new FrontDoor(host);
    return new Promise((resolve, reject) => {
      door.server.once('error', (cause) => reject(unavailable(host, port, cause)));
      door.server.listen(port, host, () => resolve(door));
    });
  }

  /** The port that it really listens on. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** How this machine itself reaches it. */
  get localOrigin(): string {
    const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
    const host = everywhere[this.host] ?? (this.host.includes(':') ? `[${this.host}]` : this.host);
    return `http://${host}:${this.port}`;
  }

  /** From now on `web` answers, WebSockets too. */
  async admit(web: FastifyInstance): Promise<void> {
    await web.ready();
    this.answer = (request, response) => web.routing(request, response);
    this.server.on('upgrade', (request, socket, head) => web.server.emit('upgrade', request, socket, head));
  }

  /** Takes no new connections, lets open requests end for a moment, then cuts them. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeIdleConnections();
    const cut = setTimeout(() => this.server.closeAllConnections(), CLOSING_MS);
    await closed;
    clearTimeout(cut);
  }
}

function starting({ url, method, headers: { accept } }: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID();
  const isPage = method === 'GET' && !url?.startsWith('/api/') && accept?.includes('text/html');
  const [type, body] = isPage
    ? ['text/html; charset=utf-8', STARTING_PAGE]
    : ['application/json', startingJson(url, id)];
  const headers = { 'content-type': type, 'retry-after': '2', 'x-request-id': id, connection: 'close' };
  response.writeHead(503, { ...headers, 'cache-control': 'no-store' });
  response.end(body);
}

function startingJson(url: string | undefined, id: string): string {
  const failure = new AppError('UNAVAILABLE', 'Plumbline is starting. Please try again in a moment.');
  return JSON.stringify(url?.startsWith('/api/') ? errorJson(failure, id) : { status: 'starting' });
}

function unavailable(host: string, port: number, cause: Error & { code?: string }): AppError {
  const sentence =
    cause.code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program. Stop that one, or choose another port with PORT=${port + 1}.`
      : cause.code === 'EACCES'
        ? `Port ${port} is not allowed to this user. Choose another one with PORT=4000.`
        : `HOST=${host} is no address that this machine can listen on (${cause.code}). Correct HOST.`;
  return new AppError('UNAVAILABLE', sentence, { cause });
}
