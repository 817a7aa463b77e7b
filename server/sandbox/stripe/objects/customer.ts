import { newId } from './new-id.ts';
import type { Customer, DeletedCustomer } from './wire.ts';

type Given = Partial<Pick<Customer, 'description' | 'email' | 'metadata' | 'name' | 'phone'>>;

/** A new customer. @param created sandbox time in seconds. */
export function newCustomer(given: Given, created: number): Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
}

/** Whether a customer was not deleted. */
export function isLive(customer: Customer | DeletedCustomer): customer is Customer {
  return !('deleted' in customer);
}
