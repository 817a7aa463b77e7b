import { newId } from '../objects/new-id.ts';
import { isRecurring } from '../objects/price.ts';
import { newSubscription, type Period } from '../objects/subscription.ts';
import type { CheckoutSession, Customer } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import type { CheckoutOrder } from '../state/sandbox-state.ts';
import { billPeriod } from './bill-period.ts';
import { nextTurn } from './period.ts';
import { saveCard } from './use-card.ts';

const DAY = 86_400;

/** Does what a customer's "Pay" does: the card is saved, the subscription starts, what is due now is paid. */
export function completeCheckout(books: Books, session: CheckoutSession, customer: Customer): void {
  const order = orderOf(books, session);
  const start = books.clock.now();
  const trialEnd = order.trialEnd ?? (order.trialDays === null ? null : start + order.trialDays * DAY);
  const lines = order.lines.flatMap(({ price: id, quantity }) => {
    const price = books.get('prices', id);
    return isRecurring(price) ? { price, quantity } : [];
  });
  const interval = lines[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
  const period: Period = { start, end: trialEnd ?? nextTurn(start, interval, start) };
  const invoice = newId('in');

  if (!customer.currency) books.change(customer, { currency: session.currency }, 'customer.updated');
  const subscription = newSubscription({
    customer: customer.id,
    default_payment_method: needsCard(session) ? saveCard(books, customer, 'good').id : null,
    description: order.description,
    latest_invoice: invoice,
    lines,
    metadata: order.metadata,
    missingPaymentMethod: order.missingPaymentMethod,
    period,
    trial: trialEnd !== null,
  });
  books.add('subscriptions', subscription, 'customer.subscription.created');
  billPeriod(books, {
    id: invoice,
    subscription,
    reason: 'subscription_create',
    elapsed: { start, end: start },
    period,
    trial: trialEnd !== null,
  });

  Object.assign(session, {
    customer: customer.id,
    customer_details: detailsOf(customer),
    invoice,
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  } satisfies Partial<CheckoutSession>);
  books.emit('checkout.session.completed', session);
}

/** Whether the customer has to give a card. */
export function needsCard({ amount_total, payment_method_collection }: CheckoutSession): boolean {
  return payment_method_collection !== 'if_required' || amount_total !== 0;
}

/** What a session will make of a paying customer. */
export function orderOf(books: Books, session: Pick<CheckoutSession, 'id'>): CheckoutOrder {
  const order = books.state.checkoutOrders[session.id];
  if (!order) throw new Error(`The sandbox does not know what ${session.id} sells.`);
  return order;
}

/** What Checkout knows of a customer. */
function detailsOf(customer: Customer): NonNullable<CheckoutSession['customer_details']> {
  return {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: customer.phone ?? null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
