import { z } from 'zod';
import { isRecurring, newPrice, newProduct, planOf } from '../objects/price.ts';
import { mergeMetadata, metadata } from '../parameters/metadata.ts';
import { boolean, currency, integer, text } from '../parameters/scalars.ts';
import type { Books } from '../state/books.ts';
import { endpoint } from './endpoint.ts';
import { created, isWithin, pageOf, paging } from './list.ts';
import { named, referred } from './missing.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const noun = 'price';
const url = '/v1/prices';

const interval = z.enum(['day', 'week', 'month', 'year']);

const product_data = z.strictObject({
  active: boolean().default(true),
  metadata: metadata().optional(),
  name: text(),
  statement_descriptor: text(22).optional(),
  unit_label: text(12).optional(),
});

/** https://docs.stripe.com/api/prices */
export const prices = [
  endpoint({
    method: 'POST',
    path: url,
    answers: 'price',
    parameters: {
      active: boolean().default(true),
      billing_scheme: z.enum(['per_unit']).optional(),
      currency: currency(),
      lookup_key: text(200).optional(),
      metadata: metadata().optional(),
      nickname: text().optional(),
      product: text().optional(),
      product_data: product_data.optional(),
      recurring: z
        .strictObject({
          interval,
          interval_count: integer(1, 156).default(1),
          trial_period_days: integer(1).optional(),
          usage_type: z.enum(['licensed']).optional(),
        })
        .optional(),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).default('unspecified'),
      transfer_lookup_key: boolean().default(false),
      unit_amount: integer(0),
    },
    run(books, given) {
      const { recurring } = given;
      takeLookupKey(books, given.lookup_key, given.transfer_lookup_key);
      const price = newPrice(
        {
          active: given.active,
          currency: given.currency,
          lookup_key: given.lookup_key ?? null,
          metadata: mergeMetadata({}, given.metadata),
          nickname: given.nickname ?? null,
          product: productOf(books, given),
          recurring: recurring ? { trial_period_days: null, ...recurring, meter: null, usage_type: 'licensed' } : null,
          tax_behavior: given.tax_behavior,
          unit_amount: given.unit_amount,
        },
        books.clock.now(),
      );
      books.add('prices', price, 'price.created');
      if (isRecurring(price)) books.emit('plan.created', planOf(price));
      return price;
    },
  }),
  endpoint({
    method: 'GET',
    path: `${url}/:id`,
    answers: 'price',
    parameters: {},
    run: (books, _given, id) => named(books, 'prices', id),
  }),
  endpoint({
    method: 'GET',
    path: url,
    answers: 'price',
    list: true,
    parameters: {
      ...paging,
      active: boolean().optional(),
      created,
      currency: currency().optional(),
      lookup_keys: z.array(text()).max(10).optional(),
      product: text().optional(),
      recurring: z
        .strictObject({ interval: interval.optional(), usage_type: z.enum(['licensed']).optional() })
        .optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    },
    run(books, { active, created: range, currency, lookup_keys: keys, product, recurring, type, ...page }) {
      const fitting = books
        .all('prices')
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (currency === undefined || one.currency === currency) &&
            (keys === undefined || (one.lookup_key !== null && keys.includes(one.lookup_key))) &&
            (product === undefined || one.product === product) &&
            (recurring?.interval === undefined || one.recurring?.interval === recurring.interval) &&
            (type === undefined || one.type === type) &&
            isWithin(one.created, range),
        );
      return pageOf(fitting, page, { noun, url });
    },
  }),
];

interface ProductGiven {
  product?: string | undefined;
  product_data?: z.output<typeof product_data> | undefined;
}

/** The product that a price is for; made when it is only described. */
function productOf(books: Books, { product, product_data: described }: ProductGiven): string {
  if (product && described)
    throw new StripeRefusal('You may only specify one of these parameters: product, product_data.', {
      code: 'parameters_exclusive',
      param: 'product',
    });
  if (product) return referred(books, 'products', product, 'product').id;
  if (!described)
    throw new StripeRefusal('Missing required param: product.', { code: 'parameter_missing', param: 'product' });
  const made = newProduct({ ...described, metadata: mergeMetadata({}, described.metadata) }, books.clock.now());
  books.add('products', made, 'product.created');
  return made.id;
}

/** Makes sure that no other active price has the key. */
function takeLookupKey(books: Books, key: string | undefined, transfer: boolean): void {
  const holder = books.all('prices').find((one) => key !== undefined && one.lookup_key === key);
  if (!holder) return;
  if (!transfer)
    throw new StripeRefusal(
      `A price (\`${holder.id}\`) already uses that lookup key. You may transfer the lookup key using \`transfer_lookup_key\`.`,
      { param: 'lookup_key' },
    );
  books.change(holder, { lookup_key: null }, 'price.updated');
}
