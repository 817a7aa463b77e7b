import { type Actor, requireActor } from '../access.ts';
import type { Ports } from '../ports.ts';
import { ensureCustomer } from './ensure-customer.ts';

/**
 * A page of the payment provider on which the actor changes card or subscription. It comes back to `/profile` of
 * `origin`, whose gate decides what is shown.
 * @param input `origin`: where the actor sees the product, such as `https://app.example.com`.
 * @throws AppError UNAVAILABLE
 */
export async function createPortalSession(
  ports: Pick<Ports, 'billing' | 'payments'>,
  actor: Actor | null,
  input: { origin: string },
): Promise<{ url: string }> {
  const { accountId } = requireActor(actor);
  const customerId = await ensureCustomer(ports, accountId);
  return ports.payments.createPortal({ customerId, returnUrl: `${input.origin}/profile` });
}
