import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notAForm, registerApi, sendJson } from './api/register-api.ts';
import { StripeRefusal } from './api/stripe-refusal.ts';
import type { Desk } from './desk.ts';
import { newId } from './objects/new-id.ts';
import { registerCheckout } from './pages/checkout-routes.ts';
import { registerClock } from './pages/clock-routes.ts';
import { registerPortal } from './pages/portal-routes.ts';
import { PageRefusal, sendPage } from './pages/send-page.ts';

interface WebOptions {
  secretKey: string;
  log: (message: string, details?: Record<string, unknown>) => void;
}

/** The sandbox's API and pages, not yet listening. */
export async function buildSandboxWeb(desk: Desk, { secretKey, log }: WebOptions): Promise<FastifyInstance> {
  const web = Fastify({ routerOptions: { maxParamLength: 500 } });
  // Bodies are read where they are used, so that what is wrong with them is answered in that place's words.
  web.removeAllContentTypeParsers();
  for (const type of ['application/x-www-form-urlencoded', 'application/json'])
    web.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  web.setErrorHandler((error: FastifyError, request, reply) => {
    if (isApi(request)) return answerApi(reply, refusalOf(error, log));
    return answerPage(reply, error, log);
  });
  web.setNotFoundHandler((request, reply) => {
    if (isApi(request)) return answerApi(reply, unrecognized(request));
    const page = new PageRefusal(404, 'There is nothing here', 'The sandbox’s own page is at /.');
    return sendPage(reply, page.toPage(), page.status);
  });
  registerApi(web, desk, secretKey);
  registerCheckout(web, desk);
  registerPortal(web, desk);
  registerClock(web, desk);
  await web.ready();
  return web;
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/v1');
}

function unrecognized({ method, url }: FastifyRequest): StripeRefusal {
  const [path] = url.split('?');
  return new StripeRefusal(
    `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    { status: 404 },
  );
}

function refusalOf(error: FastifyError, log: WebOptions['log']): StripeRefusal {
  if (error instanceof StripeRefusal) return error;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return notAForm();
  const { statusCode = 500 } = error;
  if (statusCode < 500) return new StripeRefusal(error.message, { status: statusCode });
  log('The billing sandbox failed at a request', { err: error });
  return new StripeRefusal('An unknown error occurred', { status: 500, type: 'api_error' });
}

function answerApi(reply: FastifyReply, refusal: StripeRefusal) {
  if (!reply.hasHeader('request-id')) reply.header('request-id', newId('req', 14));
  if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="Stripe"');
  return sendJson(reply, refusal.status, JSON.stringify(refusal, null, 2));
}

function answerPage(reply: FastifyReply, error: FastifyError, log: WebOptions['log']) {
  if (error instanceof PageRefusal) return sendPage(reply, error.toPage(), error.status);
  const { statusCode = 500 } = error;
  if (statusCode >= 500 && !(error instanceof StripeRefusal)) {
    log('The billing sandbox failed at a page', { err: error });
    const page = new PageRefusal(500, 'The sandbox failed', 'Try again. The log says what went wrong.');
    return sendPage(reply, page.toPage(), 500);
  }
  return sendPage(reply, new PageRefusal(400, 'That cannot be read', error.message).toPage(), 400);
}
