import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** A call to Stripe's API on its way. */
export interface StripeCall {
  method: string;
  /** With the query: `/v1/prices?active=true`. */
  path: string;
  body: string;
}

/** An answer that Stripe has not given; null lets the call pass. */
type Answer = { status: number; body: string } | null;

/** Stands between the product and the sandbox: notes the calls, and answers some in Stripe's place. */
export interface StripeBetween {
  origin: string;
  calls: StripeCall[];
  answer: (call: StripeCall) => Answer | Promise<Answer>;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/**
 * Stands between until the end of the test.
 * @param sandboxOrigin where the calls pass to.
 */
export async function standBetween(sandboxOrigin: string): Promise<StripeBetween> {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, body };
    between.calls.push(call);
    const answer = (await between.answer(call)) ?? (await pass(call, headers.authorization));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  const pass = async ({ method, path, body }: StripeCall, authorization = '') => {
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    const passed = await fetch(`${sandboxOrigin}${path}`, { method, headers, ...(body && { body }) });
    return { status: passed.status, body: await passed.text() };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const between: StripeBetween = { origin: `http://127.0.0.1:${port}`, calls: [], answer: () => null };
  return between;
}
