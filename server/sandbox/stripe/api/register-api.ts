import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import type { Desk } from '../desk.ts';
import { newId } from '../objects/new-id.ts';
import { type RawParameters, readForm } from '../parameters/read-parameters.ts';
import type { KeptAnswer } from '../state/sandbox-state.ts';
import { authorize } from './authorize.ts';
import { checkoutSessions } from './checkout-sessions.ts';
import { customers } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { events } from './events.ts';
import { fingerprint, Idempotency } from './idempotency.ts';
import { invoices } from './invoices.ts';
import { portalConfigurations } from './portal-configurations.ts';
import { portalSessions } from './portal-sessions.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import { subscriptions } from './subscriptions.ts';

const ENDPOINTS: Endpoint[] = [
  ...customers,
  ...products,
  ...prices,
  ...checkoutSessions,
  ...portalConfigurations,
  ...portalSessions,
  ...subscriptions,
  ...invoices,
  ...events,
];

/** Puts the API under `/v1`. */
export function registerApi(web: FastifyInstance, desk: Desk, secretKey: string): void {
  const idempotency = new Idempotency(desk.books.state.answers);
  for (const endpoint of ENDPOINTS) {
    web.route<{ Params: { id?: string } }>({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request, reply) {
        if (request.params.id === '') return reply.callNotFound();
        const requestId = newId('req', 14);
        reply.header('request-id', requestId);
        authorize(request.headers.authorization, secretKey);
        reply.header('stripe-version', versionOf(request));
        const answer = await answerCall(endpoint, request, requestId, { desk, idempotency });
        if (answer.requestId !== requestId)
          reply.headers({ 'idempotent-replayed': 'true', 'original-request': answer.requestId });
        return sendJson(reply, answer.status, answer.body);
      },
    });
  }
}

/** Answers with JSON that is written already. */
export function sendJson(reply: FastifyReply, status: number, body: string) {
  return reply.status(status).type('application/json').serializer(String).send(body);
}

interface Means {
  desk: Desk;
  idempotency: Idempotency;
}

async function answerCall(
  endpoint: Endpoint,
  request: FastifyRequest<{ Params: { id?: string } }>,
  requestId: string,
  { desk, idempotency }: Means,
): Promise<KeptAnswer> {
  const [path = '', ...query] = request.url.split('?');
  const raw = { ...readForm(query.join('?')), ...readBody(request) };
  const key = endpoint.method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined;
  const asked = fingerprint(endpoint.method, path, raw);
  const before = key && idempotency.recall(key, asked);
  if (before) return before;

  const run = endpoint.prepare(raw);
  const by = { id: requestId, idempotency_key: key ?? null };
  const { status, body } = answerOf(() => desk.books.onBehalfOf(by, () => run(desk.books, request.params.id ?? '')));
  const answer = { request: asked, requestId, status, body, since: Date.now() };
  if (key) await idempotency.remember(key, answer, () => desk.commit());
  else if (endpoint.method !== 'GET') await desk.commit();
  return answer;
}

/** The refusal of a body that is none of a form. */
export function notAForm(): StripeRefusal {
  return new StripeRefusal(
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
  );
}

function readBody({ body, headers }: FastifyRequest): RawParameters {
  if (typeof body !== 'string' || body === '') return {};
  if (headers['content-type']?.includes('json')) throw notAForm();
  return readForm(body);
}

/** A refusal from here on is an answer like any other: its idempotency key gets it again. */
function answerOf(run: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(run(), null, 2) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: JSON.stringify(error, null, 2) };
  }
}

/** @throws StripeRefusal when the request is written for another version of the API. */
function versionOf(request: FastifyRequest): string {
  const version = request.headers['stripe-version']?.toString() ?? Stripe.API_VERSION;
  if (version === Stripe.API_VERSION) return version;
  throw new StripeRefusal(`Invalid Stripe API version: ${version}. This sandbox speaks ${Stripe.API_VERSION}.`);
}
