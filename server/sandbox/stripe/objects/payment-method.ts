import { newId } from './new-id.ts';
import type { Customer, PaymentMethod } from './wire.ts';

/** Stripe's test cards: one that works, and one that can be saved but fails when it is charged. */
const LAST_FOUR = { good: '4242', failing: '0341' } as const;

/** Which of the test cards. */
export type CardKind = keyof typeof LAST_FOUR;

/** A new card of a customer. @param created sandbox time in seconds. */
export function newCard(
  kind: CardKind,
  customer: Pick<Customer, 'id' | 'email' | 'name'>,
  created: number,
): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: customer.email, name: customer.name ?? null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(created * 1000).getUTCFullYear() + 10,
      fingerprint: `sandbox_${kind}`,
      funding: 'credit',
      generated_from: null,
      last4: LAST_FOUR[kind],
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** Whether a charge on the card goes through. */
export function isGood({ card }: PaymentMethod): boolean {
  return card.last4 === LAST_FOUR.good;
}
