import type { Ports } from '../ports.ts';

/**
 * Takes note of what happened at the payment provider. For the provider: its signature is the proof. The event only
 * says whose subscription changed; how it stands now is read from the provider, so that events may come late, twice
 * or in any order. An event that fails is to be sent again.
 * @param input `payload`: the body of the call, byte for byte.
 * @throws AppError BAD_USER_INPUT when it is not signed by the provider; UNAVAILABLE.
 */
export async function applyPaymentEvent(
  ports: Pick<Ports, 'billing' | 'payments' | 'events'>,
  input: { payload: Buffer; signature: string },
): Promise<void> {
  const { id, type, customerId } = ports.payments.readEvent(input.payload, input.signature);
  if (!customerId) return;
  const changed = await ports.billing.applyEvent({ id, type, customerId }, () =>
    ports.payments.readSubscription(customerId),
  );
  if (changed) await ports.events.publish({ type: 'subscriptionChanged', accountId: changed.accountId });
}
