import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { customerOfEvent } from '../../../../server/adapters/billing/customer-of-event.ts';

const about = (object: object) => ({ data: { object } }) as Stripe.Event;

describe('the customer of an event', () => {
  it.each([
    ['a customer', { object: 'customer', id: 'cus_1' }, 'cus_1'],
    ['something of a customer', { object: 'subscription', id: 'sub_1', customer: 'cus_1' }, 'cus_1'],
    ['something with the customer in it', { object: 'invoice', id: 'in_1', customer: { id: 'cus_1' } }, 'cus_1'],
    ['something of nobody yet', { object: 'payment_method', id: 'pm_1', customer: null }, null],
    ['something that knows no customer', { object: 'price', id: 'price_1' }, null],
  ])('is known of %s', (_what, object, customerId) => {
    expect(customerOfEvent(about(object))).toBe(customerId);
  });
});
