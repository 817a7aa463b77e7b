import type { CheckoutSession } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';

/** Ends a Checkout session that nobody paid. */
export function expireCheckoutSession(books: Books, session: CheckoutSession): void {
  Object.assign(session, { status: 'expired', url: null } satisfies Partial<CheckoutSession>);
  books.emit('checkout.session.expired', session);
}
