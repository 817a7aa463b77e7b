import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { HttpIsnOrders } from '../../../server/adapters/isn/http-isn-orders.ts';
import type { IsnAccess } from '../../../server/domain/isn/isn-orders.ts';

/** A call that came in. */
export interface IsnCall {
  method: string;
  /** Without the company's `/acme/rest/`, with the query. */
  path: string;
  authorization: string | undefined;
}

/** An answer: an object is sent as JSON, `hang` never comes, `reset` breaks the connection. */
export type IsnAnswer =
  | { status?: number; headers?: OutgoingHttpHeaders; body: object | string | Buffer }
  | 'hang'
  | 'reset';

/** A web server that answers as a test says. */
export interface PlayedIsn {
  origin: string;
  calls: IsnCall[];
  /** Connections that were opened to it. */
  connections: number;
  answer: (call: IsnCall) => IsnAnswer | Promise<IsnAnswer>;
}

export const ACCESS: IsnAccess = { username: 'pat', password: 'sesame', companyKey: 'acme', domain: null };

/** The domain that tests list as a rule. */
export const DOMAIN = 'isn.example';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Plays until the end of the file: tests may run beside each other. */
export async function playIsn(answer: PlayedIsn['answer'] = refuse): Promise<PlayedIsn> {
  const server = createServer(async (request, response) => {
    const call = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/acme\/rest\//, ''),
      authorization: request.headers.authorization,
    };
    played.calls.push(call);
    const answered = await played.answer(call);
    if (answered === 'hang') return;
    if (answered === 'reset') {
      response.destroy();
      return;
    }
    const { status = 200, headers = {}, body } = answered;
    const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
    response.writeHead(status, headers).end(isPlain ? body : JSON.stringify(body));
  });
  server.on('connection', () => played.connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const played: PlayedIsn = { origin: `http://127.0.0.1:${port}`, calls: [], connections: 0, answer };
  return played;
}

function refuse(): IsnAnswer {
  return { body: { status: 'error', message: 'missing or invalid action specified' } };
}

/** Answers `status:"ok"` with what stands for the path without its query; the rest is refused. */
export function answering(answers: Record<string, object>): PlayedIsn['answer'] {
  return ({ path }) => {
    const answer = answers[path.split('?')[0] ?? ''];
    return answer ? { body: { status: 'ok', message: '', ...answer } } : refuse();
  };
}

/** The client, with played servers in place of its domains; what it logs is in `logged`. */
export function isnOrdersAt(
  servers: Record<string, PlayedIsn>,
  options: { lookUpUrl?: string | null; now?: string } = {},
): { isn: HttpIsnOrders; logged: [message: string, details: unknown][] } {
  const logged: [string, unknown][] = [];
  const isn = new HttpIsnOrders({
    domains: Object.keys(servers),
    lookUpUrl: options.lookUpUrl ?? null,
    originOf: (domain) => servers[domain]?.origin ?? `https://${domain}`,
    log: (message, details) => logged.push([message, details]),
    clock: { now: () => new Date(options.now ?? '2026-04-20T12:00:00') },
  });
  return { isn, logged };
}
