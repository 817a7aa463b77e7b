import { isGood } from '../objects/payment-method.ts';
import type { Invoice, PaymentMethod, Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';

const DAY = 86_400;

/** Days after the first failure on which the payment is tried again; then the subscription is unpaid. */
const RETRY_DAYS = [1, 3, 5, 7];

/** Tries to charge an open invoice to the subscription's card, and lets the subscription follow. */
export function payInvoice(books: Books, invoice: Invoice): void {
  const subscription = books.get('subscriptions', invoice.parent.subscription_details.subscription);
  const card = cardOf(books, subscription);
  const paid = invoice.amount_due === 0 || (card !== undefined && isGood(card));
  if (paid) succeed(books, invoice, subscription);
  else fail(books, invoice, subscription);
}

/** The card that the subscription is charged to, if there is any. */
export function cardOf(books: Books, subscription: Subscription): PaymentMethod | undefined {
  const customer = books.get('customers', subscription.customer);
  const theirs = 'invoice_settings' in customer ? customer.invoice_settings.default_payment_method : null;
  const id = subscription.default_payment_method ?? theirs;
  return id === null ? undefined : books.find('paymentMethods', id);
}

function succeed(books: Books, invoice: Invoice, subscription: Subscription): void {
  const now = books.clock.now();
  books.change(
    invoice,
    {
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempt_count: invoice.attempt_count + (invoice.amount_due === 0 ? 0 : 1),
      attempted: true,
      auto_advance: false,
      ending_balance: 0,
      next_payment_attempt: null,
      status: 'paid',
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    },
    'invoice.updated',
  );
  books.emit('invoice.paid', invoice);
  books.emit('invoice.payment_succeeded', invoice);
  tellDelinquency(books, subscription, false);
  const isOwed = books.all('invoices').some((one) => one.status === 'open' && belongsTo(one, subscription));
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status) && !isOwed)
    books.change(subscription, { status: 'active' }, 'customer.subscription.updated');
}

function fail(books: Books, invoice: Invoice, subscription: Subscription): void {
  const first = invoice.status_transitions.finalized_at ?? books.clock.now();
  const days = RETRY_DAYS[invoice.attempt_count];
  books.change(
    invoice,
    {
      attempt_count: invoice.attempt_count + 1,
      attempted: true,
      next_payment_attempt: days === undefined ? null : first + days * DAY,
    },
    'invoice.updated',
  );
  books.emit('invoice.payment_failed', invoice);
  tellDelinquency(books, subscription, true);
  const status = days === undefined ? 'unpaid' : 'past_due';
  if (subscription.status !== 'unpaid') books.change(subscription, { status }, 'customer.subscription.updated');
}

/** Whether an invoice is one of the subscription's. */
export function belongsTo(invoice: Invoice, subscription: Pick<Subscription, 'id'>): boolean {
  return invoice.parent.subscription_details.subscription === subscription.id;
}

function tellDelinquency(books: Books, { customer: id }: Subscription, delinquent: boolean): void {
  const customer = books.get('customers', id);
  if (!('delinquent' in customer) || customer.delinquent === delinquent) return;
  books.change(customer, { delinquent }, 'customer.updated');
}
