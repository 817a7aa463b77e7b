import { z } from 'zod';
import { expireCheckoutSession } from '../billing/expire-checkout-session.ts';
import { lineItemsOf } from '../objects/line-items.ts';
import { text } from '../parameters/scalars.ts';
import { checkoutParameters } from './checkout-parameters.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { endpoint } from './endpoint.ts';
import { created, isWithin, listOf, pageOf, paging } from './list.ts';
import { named, noSuch } from './missing.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const noun = 'checkout.session';
const url = '/v1/checkout/sessions';

/** https://docs.stripe.com/api/checkout/sessions, of subscriptions only. */
export const checkoutSessions = [
  endpoint({
    method: 'POST',
    path: url,
    answers: 'checkout_session',
    parameters: checkoutParameters,
    run: createCheckoutSession,
  }),
  endpoint({
    method: 'GET',
    path: `${url}/:id`,
    answers: 'checkout_session',
    parameters: {},
    run: (books, _given, id) => named(books, 'checkoutSessions', id),
  }),
  endpoint({
    method: 'GET',
    path: `${url}/:id/line_items`,
    answers: 'line_item',
    list: true,
    parameters: paging,
    run(books, page, id) {
      const items = lineItemsOf(books, named(books, 'checkoutSessions', id));
      return { ...listOf(items.slice(0, page.limit), `${url}/${id}/line_items`), has_more: items.length > page.limit };
    },
  }),
  endpoint({
    method: 'POST',
    path: `${url}/:id/expire`,
    answers: 'checkout_session',
    parameters: {},
    run(books, _given, id) {
      const session = named(books, 'checkoutSessions', id);
      if (session.status !== 'open')
        throw new StripeRefusal(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      expireCheckoutSession(books, session);
      return session;
    },
  }),
  endpoint({
    method: 'GET',
    path: url,
    answers: 'checkout_session',
    list: true,
    parameters: {
      ...paging,
      created,
      customer: text().optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
      subscription: text().optional(),
    },
    run(books, { created: range, customer, status, subscription, ...page }) {
      if (customer && !books.find('customers', customer)) throw noSuch('customer', customer, 'customer', 400);
      const fitting = books
        .all('checkoutSessions')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (status === undefined || one.status === status) &&
            (subscription === undefined || one.subscription === subscription) &&
            isWithin(one.created, range),
        );
      return pageOf(fitting, page, { noun, url });
    },
  }),
];
