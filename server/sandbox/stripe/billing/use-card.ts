import { type CardKind, newCard } from '../objects/payment-method.ts';
import type { Customer, PaymentMethod } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';

/** Saves a new card with a customer. */
export function saveCard(books: Books, customer: Customer, kind: CardKind): PaymentMethod {
  const card = newCard(kind, customer, books.clock.now());
  books.add('paymentMethods', card, 'payment_method.attached');
  return card;
}

/** Makes a new card the one that the customer and all that runs for the customer is charged to. */
export function useCard(books: Books, customer: Customer, kind: CardKind): void {
  const { id } = saveCard(books, customer, kind);
  const settings = { ...customer.invoice_settings, default_payment_method: id };
  books.change(customer, { invoice_settings: settings }, 'customer.updated');
  for (const subscription of books.all('subscriptions')) {
    if (subscription.customer !== customer.id || subscription.status === 'canceled') continue;
    books.change(subscription, { default_payment_method: id }, 'customer.subscription.updated');
  }
}
