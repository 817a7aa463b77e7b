import { randomUUID } from 'node:crypto';
import type { PaymentEvent, Payments } from '../../../server/domain/billing/payments.ts';
import type { Subscription } from '../../../server/domain/billing/subscription.ts';
import { AppError } from '../../../server/domain/errors.ts';

/** The signature that the fake takes for the provider's. */
export const GOOD_SIGNATURE = 'signed by the provider';

/** A payment provider in memory that notes what is asked of it. Its events are the JSON of a PaymentEvent. */
export class FakePayments implements Payments {
  /** Every call but those of `readEvent`, in order. */
  readonly calls: { name: Exclude<keyof Payments, 'readEvent'>; input: unknown }[] = [];
  /** How the subscriptions of customers stand; `none` for whom is not in here. */
  readonly subscriptions = new Map<string, Subscription>();
  /** Whether the provider cannot be reached from now on. */
  isDown = false;

  async ensureCustomer(account: Parameters<Payments['ensureCustomer']>[0]): Promise<string> {
    const { accountId, username, customerId } = account;
    this.note('ensureCustomer', { accountId, username, customerId });
    return customerId ?? `cus_${accountId}`;
  }

  async closeCheckouts(customerId: string): Promise<void> {
    this.note('closeCheckouts', customerId);
  }

  async createCheckout(checkout: Parameters<Payments['createCheckout']>[0]): Promise<{ url: string }> {
    this.note('createCheckout', checkout);
    return { url: `https://checkout.example.com/${randomUUID()}` };
  }

  async createPortal(portal: Parameters<Payments['createPortal']>[0]): Promise<{ url: string }> {
    this.note('createPortal', portal);
    return { url: `https://portal.example.com/${randomUUID()}` };
  }

  async readSubscription(customerId: string): Promise<Subscription> {
    this.note('readSubscription', customerId);
    return { ...(this.subscriptions.get(customerId) ?? { status: 'none', hasUsedFreeTrial: false }) };
  }

  async removeCustomer(customerId: string): Promise<void> {
    this.note('removeCustomer', customerId);
    this.subscriptions.delete(customerId);
  }

  readEvent(payload: Buffer, signature: string): PaymentEvent {
    if (signature === GOOD_SIGNATURE) return JSON.parse(payload.toString());
    throw new AppError('BAD_USER_INPUT', 'This is not signed by the payment service.');
  }

  /** What was asked of one method. */
  inputsOf(name: Exclude<keyof Payments, 'readEvent'>): unknown[] {
    return this.calls.filter((call) => call.name === name).map(({ input }) => input);
  }

  private note(name: Exclude<keyof Payments, 'readEvent'>, input: unknown): void {
    this.calls.push({ name, input });
    if (this.isDown) throw new AppError('UNAVAILABLE', 'The payment service cannot be reached just now.');
  }
}
