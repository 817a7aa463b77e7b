import type { Books } from '../state/books.ts';
import type { CollectionName, KeptObjects } from '../state/sandbox-state.ts';
import { StripeRefusal } from './stripe-refusal.ts';

/** What Stripe calls the objects of a collection. */
const NOUNS: Record<CollectionName, string> = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  paymentMethods: 'PaymentMethod',
  subscriptions: 'subscription',
  invoices: 'invoice',
  checkoutSessions: 'checkout.session',
  portalConfigurations: 'configuration',
  portalSessions: 'billing_portal session',
};

/** The object that a path names. @throws StripeRefusal 404 when there is none. */
export function named<Name extends CollectionName>(books: Books, name: Name, id: string): KeptObjects[Name] {
  const found = books.find(name, id);
  if (!found) throw noSuch(NOUNS[name], id, 'id', 404);
  return found;
}

/** The object that a parameter refers to. @throws StripeRefusal 400 when there is none, or only a deleted one. */
export function referred<Name extends CollectionName>(
  books: Books,
  name: Name,
  id: string,
  param: string,
): Exclude<KeptObjects[Name], { deleted: true }> {
  const found = books.find(name, id);
  if (!found || ('deleted' in found && found.deleted)) throw noSuch(NOUNS[name], id, param, 400);
  return found as Exclude<KeptObjects[Name], { deleted: true }>;
}

/** The refusal of an id that is nobody's. */
export function noSuch(noun: string, id: string, param: string, status: number): StripeRefusal {
  return new StripeRefusal(`No such ${noun}: '${id}'`, { status, code: 'resource_missing', param });
}
