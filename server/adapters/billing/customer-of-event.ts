import type Stripe from 'stripe';

/** The id of the customer that an event is about; null where it is about none. */
export function customerOfEvent(event: Stripe.Event): string | null {
  const subject: { object?: unknown; id?: unknown; customer?: unknown } = event.data.object;
  return idOf(subject.object === 'customer' ? subject : subject.customer);
}

/** @param reference an id, or the object itself. */
function idOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('id' in reference)) return null;
  return typeof reference.id === 'string' ? reference.id : null;
}
