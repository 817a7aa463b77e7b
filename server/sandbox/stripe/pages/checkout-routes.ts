import type { FastifyInstance, FastifyReply } from 'fastify';
import { completeCheckout } from '../billing/complete-checkout.ts';
import type { Desk } from '../desk.ts';
import { newCustomer } from '../objects/customer.ts';
import type { CheckoutSession, Customer } from '../objects/wire.ts';
import { readForm } from '../parameters/read-parameters.ts';
import { checkoutPage, closedCheckoutPage, successUrlOf } from './checkout-page.ts';
import { PageRefusal, sendPage } from './send-page.ts';

const DECLINED = 'Your card was declined. Nothing was charged; try again or cancel.';
const OUTCOMES = 'Send outcome=success (pay), outcome=fail (the card is declined) or outcome=cancel (go back).';

interface Asked {
  Params: { id: string };
}

/** Checkout at `/checkout/<session id>`. */
export function registerCheckout(web: FastifyInstance, desk: Desk): void {
  const { books } = desk;

  web.get<Asked>('/checkout/:id', async ({ params }, reply) => {
    await desk.tick();
    const session = sessionOf(desk, params.id);
    if (session.status !== 'open') return sendPage(reply, closedCheckoutPage(session));
    return sendPage(reply, checkoutPage(books, session, customerOf(desk, session)));
  });

  web.post<Asked>('/checkout/:id', async ({ params, body }, reply) => {
    const { outcome, email } = readForm(String(body ?? ''));
    await desk.tick();
    const session = sessionOf(desk, params.id);
    const isKnown = outcome === 'success' || outcome === 'fail' || outcome === 'cancel';
    if (!isKnown) throw new PageRefusal(400, 'That is no way to end a checkout', OUTCOMES);
    if (session.status !== 'open') return sendPage(reply, closedCheckoutPage(session), 409);
    if (outcome === 'cancel') return goBack(reply, session);
    const customer = customerOf(desk, session);
    if (outcome === 'fail') return sendPage(reply, checkoutPage(books, session, customer, DECLINED), 402);
    completeCheckout(books, session, customer ?? makeCustomer(desk, session, email));
    await desk.commitAndTell();
    return reply.redirect(successUrlOf(session), 303);
  });
}

function goBack(reply: FastifyReply, { cancel_url }: CheckoutSession) {
  if (cancel_url) return reply.redirect(cancel_url, 303);
  throw new PageRefusal(400, 'There is no way back', 'This session was made without a cancel_url. Close this page.');
}

function sessionOf({ books }: Desk, id: string): CheckoutSession {
  const session = books.find('checkoutSessions', id);
  if (session) return session;
  throw new PageRefusal(
    404,
    'There is no such checkout',
    'The address is not complete, or the sandbox has begun anew.',
  );
}

/** The customer that the session was made for. @throws PageRefusal when it was deleted since. */
function customerOf({ books }: Desk, session: CheckoutSession): Customer | null {
  const customer = session.customer === null ? null : books.get('customers', session.customer);
  if (customer && 'deleted' in customer)
    throw new PageRefusal(410, 'This checkout has ended', 'The customer that it was made for was deleted.');
  return customer;
}

function makeCustomer({ books }: Desk, session: CheckoutSession, typed: unknown): Customer {
  const email = session.customer_email ?? (typeof typed === 'string' ? typed : '');
  if (!email.includes('@')) throw new PageRefusal(400, 'An e-mail address is needed', 'Go back and type one.');
  const customer = newCustomer({ email }, books.clock.now());
  books.add('customers', customer, 'customer.created');
  return customer;
}
