import type { Ports } from '../ports.ts';

/** The account's customer at the payment provider, made the first time. Kept before anything is done with it. */
export function ensureCustomer(ports: Pick<Ports, 'billing' | 'payments'>, accountId: string): Promise<string> {
  return ports.billing.exclusively(accountId, async (record) => {
    const customerId = await ports.payments.ensureCustomer(record);
    return { customerId, result: customerId };
  });
}
