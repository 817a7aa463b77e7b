import type { Subscription } from './subscription.ts';

/** Something that happened at the payment provider. */
export interface PaymentEvent {
  /** The provider's: the same however often the event is sent. */
  id: string;
  type: string;
  /** Whom it is about; null where that is no customer. */
  customerId: string | null;
}

/**
 * The payment provider. Every method but `readEvent` throws AppError UNAVAILABLE when the provider cannot be reached
 * or fails; the same call may then be made again.
 */
export interface Payments {
  /**
   * The customer of an account: the one that it has, unless the provider does not know it (any more), else a new one;
   * the same new one when it is asked again soon. Answers the customer's id.
   */
  ensureCustomer(account: { accountId: string; username: string; customerId: string | null }): Promise<string>;
  /** Closes the pages on which the customer has begun to subscribe; nothing can come of them afterwards. */
  closeCheckouts(customerId: string): Promise<void>;
  /**
   * A page on which the customer subscribes to Full Access.
   * @param checkout `trialDays` null: paid from the first day.
   */
  createCheckout(checkout: {
    customerId: string;
    accountId: string;
    trialDays: number | null;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ url: string }>;
  /** A page on which the customer changes card or subscription. */
  createPortal(portal: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /** How the customer's subscription stands now; `none` for one who never had any, or whom the provider does not know. */
  readSubscription(customerId: string): Promise<Subscription>;
  /** Ends the customer's subscriptions at once and forgets the customer. No error when that was done before. */
  removeCustomer(customerId: string): Promise<void>;
  /**
   * The event in the body of a call that says it comes from the provider.
   * @param payload the body, byte for byte.
   * @throws AppError BAD_USER_INPUT when it is not signed by the provider.
   */
  readEvent(payload: Buffer, signature: string): PaymentEvent;
}
