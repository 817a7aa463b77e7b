import { z } from 'zod';
import { cancellationAtPeriodEnd, cancelSubscription } from '../billing/cancel-subscription.ts';
import type { Subscription } from '../objects/wire.ts';
import { mergeMetadata, metadata } from '../parameters/metadata.ts';
import { boolean, clearable, text } from '../parameters/scalars.ts';
import type { Books } from '../state/books.ts';
import { endpoint } from './endpoint.ts';
import { created, isWithin, pageOf, paging } from './list.ts';
import { named, noSuch, referred } from './missing.ts';

const noun = 'subscription';
const url = '/v1/subscriptions';

const cancellation_details = z
  .strictObject({
    comment: clearable(text()).optional(),
    feedback: clearable(
      z.enum([
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ]),
    ).optional(),
  })
  .optional();

const ENDED = ['canceled', 'incomplete_expired'];

/** https://docs.stripe.com/api/subscriptions; they are made by Checkout. */
export const subscriptions = [
  endpoint({
    method: 'GET',
    path: `${url}/:id`,
    answers: 'subscription',
    parameters: {},
    run: (books, _given, id) => named(books, 'subscriptions', id),
  }),
  endpoint({
    method: 'POST',
    path: `${url}/:id`,
    answers: 'subscription',
    parameters: {
      cancel_at_period_end: boolean().optional(),
      cancellation_details,
      default_payment_method: clearable(text()).optional(),
      description: clearable(text(500)).optional(),
      metadata: metadata().optional(),
    },
    run(books, { cancel_at_period_end: cancels, cancellation_details: details, metadata, ...given }, id) {
      const subscription = running(books, id);
      const { default_payment_method: card } = given;
      if (card) referred(books, 'paymentMethods', card, 'default_payment_method');
      const ending: Partial<Subscription> =
        cancels === undefined || cancels === subscription.cancel_at_period_end
          ? {}
          : cancellationAtPeriodEnd(subscription, cancels, books.clock.now());
      const said = {
        ...NOTHING_SAID,
        ...subscription.cancellation_details,
        ...ending.cancellation_details,
        ...details,
      };
      const changes: Partial<Subscription> = {
        ...given,
        ...ending,
        cancellation_details: said,
        metadata: mergeMetadata(subscription.metadata, metadata),
      };
      books.change(subscription, changes, 'customer.subscription.updated');
      return subscription;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: `${url}/:id`,
    answers: 'subscription',
    parameters: { cancellation_details, invoice_now: boolean().optional(), prorate: boolean().optional() },
    run(books, { cancellation_details: details }, id) {
      const subscription = running(books, id);
      cancelSubscription(books, subscription, { reason: 'cancellation_requested', ...details });
      return subscription;
    },
  }),
  endpoint({
    method: 'GET',
    path: url,
    answers: 'subscription',
    list: true,
    parameters: {
      ...paging,
      created,
      customer: text().optional(),
      price: text().optional(),
      status: z
        .enum([
          'active',
          'all',
          'canceled',
          'ended',
          'incomplete',
          'incomplete_expired',
          'past_due',
          'paused',
          'trialing',
          'unpaid',
        ])
        .optional(),
    },
    run(books, { created: range, customer, price, status, ...page }) {
      if (customer && !books.find('customers', customer)) throw noSuch('customer', customer, 'customer', 400);
      const fitting = books
        .all('subscriptions')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
            hasStatus(one, status) &&
            isWithin(one.created, range),
        );
      return pageOf(fitting, page, { noun, url });
    },
  }),
];

const NOTHING_SAID = { comment: null, feedback: null, feedback_option: null, reason: null };

/** Stripe does not let go on with what has ended: it says that there is no such subscription. */
function running(books: Books, id: string): Subscription {
  const subscription = named(books, 'subscriptions', id);
  if (ENDED.includes(subscription.status)) throw noSuch(noun, id, 'id', 404);
  return subscription;
}

function hasStatus(subscription: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return !ENDED.includes(subscription.status);
  return wanted === 'ended' ? ENDED.includes(subscription.status) : subscription.status === wanted;
}
