import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, type LogError, maskedMessage } from '../domain/errors.ts';
import { actorOf, type RestPorts, type RestScope } from './routes.ts';

const pageSchema = z.object({ url: z.url().describe('Page of the payment provider: where the browser is to be sent') });

const webhookSchema = {
  summary: 'What the payment provider tells',
  description: "For Stripe alone: an event of Stripe's with its signature in the header `Stripe-Signature`.",
  access: 'visitor' as const,
  sent: z.looseObject({}),
  response: { 200: z.object({ received: z.literal(true) }) },
};

/** Subscribing, and changing the subscription. */
export function addBillingRoutes(scope: RestScope, ports: RestPorts): void {
  const { app, callerOf } = ports;

  scope.post(
    '/billing/create-checkout-session',
    {
      schema: {
        summary: 'A page on which the account subscribes',
        access: 'account',
        refuses: ['CONFLICT'],
        description: 'It comes back to /payment?payment=success or /payment?payment=cancel.',
        body: z.object({
          mode: z.enum(['immediate', 'trial']).describe('`trial`: with the free trial, once per account'),
        }),
        response: { 200: pageSchema },
      },
    },
    async (request) =>
      app.billing.createCheckout(await actorOf(ports, request), {
        mode: request.body.mode,
        origin: callerOf(request).origin,
      }),
  );

  scope.post(
    '/billing/create-portal-session',
    {
      schema: {
        summary: 'A page on which the account changes its card or subscription',
        access: 'account',
        description: 'It comes back to /profile.',
        response: { 200: pageSchema },
      },
    },
    async (request) => app.billing.createPortal(await actorOf(ports, request), { origin: callerOf(request).origin }),
  );
}

/**
 * `POST /billing/webhook`: what the payment provider tells. It sends again whatever is not answered with a 2xx, and
 * is answered 500 for everything but a call that is not its own.
 */
export function addPaymentWebhook(scope: FastifyInstance, { app, logError }: RestPorts & { logError: LogError }): void {
  scope.register(async (webhook) => {
    webhook.removeAllContentTypeParsers(); // the signature is made over the bytes as they came
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    webhook.post('/billing/webhook', { schema: webhookSchema }, async (request) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        await app.billing.applyEvent({ payload, signature });
        return { received: true };
      } catch (error) {
        if (error instanceof AppError && error.code === 'BAD_USER_INPUT') throw error;
        logError(error, request.id);
        throw new AppError('INTERNAL_SERVER_ERROR', maskedMessage(request.id));
      }
    });
  });
}
