import type { Books } from '../state/books.ts';
import type { CheckoutSession, LineItem } from './wire.ts';

/** What a Checkout session sells. */
export function lineItemsOf(books: Books, session: Pick<CheckoutSession, 'id'>): LineItem[] {
  const order = books.state.checkoutOrders[session.id];
  return (order?.lines ?? []).map(({ id, price: priceId, quantity }) => {
    const price = books.get('prices', priceId);
    const amount = price.unit_amount * quantity;
    return {
      id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: books.get('products', price.product).name,
      metadata: null,
      price: structuredClone(price),
      quantity,
    } satisfies LineItem;
  });
}
