import { z } from 'zod';
import { belongsTo } from '../billing/pay-invoice.ts';
import { text } from '../parameters/scalars.ts';
import { endpoint } from './endpoint.ts';
import { created, isWithin, pageOf, paging } from './list.ts';
import { named, noSuch, referred } from './missing.ts';

const url = '/v1/invoices';

/** https://docs.stripe.com/api/invoices; they are made by subscriptions. */
export const invoices = [
  endpoint({
    method: 'GET',
    path: `${url}/:id`,
    answers: 'invoice',
    parameters: {},
    run: (books, _given, id) => named(books, 'invoices', id),
  }),
  endpoint({
    method: 'GET',
    path: url,
    answers: 'invoice',
    list: true,
    parameters: {
      ...paging,
      created,
      customer: text().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text().optional(),
    },
    run(books, { created: range, customer, status, subscription: id, ...page }) {
      if (customer && !books.find('customers', customer)) throw noSuch('customer', customer, 'customer', 400);
      const subscription = id === undefined ? undefined : referred(books, 'subscriptions', id, 'subscription');
      const fitting = books
        .all('invoices')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (status === undefined || one.status === status) &&
            (subscription === undefined || belongsTo(one, subscription)) &&
            isWithin(one.created, range),
        );
      return pageOf(fitting, page, { noun: 'invoice', url });
    },
  }),
];
