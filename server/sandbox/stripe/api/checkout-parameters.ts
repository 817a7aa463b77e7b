import { z } from 'zod';
import { metadata } from '../parameters/metadata.ts';
import { boolean, email, integer, text, timestamp, url } from '../parameters/scalars.ts';

const LONGEST_TRIAL_DAYS = 730;
const auto = z.enum(['auto', 'never']);
const message = z.strictObject({ message: text(1200) }).optional();

/** What a Checkout session of a subscription can be made with. */
export const checkoutParameters = {
  allow_promotion_codes: boolean().optional(),
  automatic_tax: z.strictObject({ enabled: boolean() }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: url().optional(),
  client_reference_id: text(200).optional(),
  custom_text: z.strictObject({ after_submit: message, submit: message }).optional(),
  customer: text().optional(),
  customer_email: email().optional(),
  customer_update: z.strictObject({ address: auto.optional(), name: auto.optional() }).optional(),
  expires_at: timestamp().optional(),
  line_items: z.array(z.strictObject({ price: text(), quantity: integer(0).optional() })).max(20),
  locale: z.enum(['auto', 'en', 'en-GB']).optional(),
  metadata: metadata().optional(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  phone_number_collection: z.strictObject({ enabled: boolean() }).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  subscription_data: z
    .strictObject({
      description: text(500).optional(),
      metadata: metadata().optional(),
      trial_end: timestamp().optional(),
      trial_period_days: integer(1, LONGEST_TRIAL_DAYS).optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
        })
        .optional(),
    })
    .optional(),
  success_url: url(),
  tax_id_collection: z.strictObject({ enabled: boolean() }).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
};

export type CheckoutGiven = z.output<z.ZodObject<typeof checkoutParameters>>;
