import { cancelSubscription } from '../billing/cancel-subscription.ts';
import { isLive, newCustomer } from '../objects/customer.ts';
import { mergeMetadata, metadata } from '../parameters/metadata.ts';
import { clearable, email, text } from '../parameters/scalars.ts';
import { endpoint } from './endpoint.ts';
import { created, isWithin, pageOf, paging } from './list.ts';
import { named, noSuch } from './missing.ts';

const noun = 'customer';
const url = '/v1/customers';

const details = {
  description: clearable(text()).optional(),
  email: clearable(email()).optional(),
  metadata: metadata().optional(),
  name: clearable(text(256)).optional(),
  phone: clearable(text(20)).optional(),
};

/** https://docs.stripe.com/api/customers */
export const customers = [
  endpoint({
    method: 'POST',
    path: url,
    answers: 'customer',
    parameters: details,
    run(books, { metadata, ...given }) {
      const customer = newCustomer({ ...given, metadata: mergeMetadata({}, metadata) }, books.clock.now());
      books.add('customers', customer, 'customer.created');
      return customer;
    },
  }),
  endpoint({
    method: 'GET',
    path: `${url}/:id`,
    answers: 'customer',
    parameters: {},
    run: (books, _given, id) => named(books, 'customers', id),
  }),
  endpoint({
    method: 'POST',
    path: `${url}/:id`,
    answers: 'customer',
    parameters: details,
    run(books, { metadata, ...given }, id) {
      const customer = named(books, 'customers', id);
      if (!isLive(customer)) throw noSuch(noun, id, 'id', 404);
      const changes = { ...given, metadata: mergeMetadata(customer.metadata, metadata) };
      books.change(customer, changes, 'customer.updated');
      return customer;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: `${url}/:id`,
    answers: 'customer',
    parameters: {},
    run(books, _given, id) {
      const customer = named(books, 'customers', id);
      if (!isLive(customer)) throw noSuch(noun, id, 'id', 404);
      for (const subscription of books.all('subscriptions')) {
        if (subscription.customer === id && subscription.status !== 'canceled') cancelSubscription(books, subscription);
      }
      books.emit('customer.deleted', customer);
      const deleted = { id, object: 'customer', deleted: true } as const;
      books.add('customers', deleted);
      return deleted;
    },
  }),
  endpoint({
    method: 'GET',
    path: url,
    answers: 'customer',
    list: true,
    parameters: { ...paging, created, email: text(512).optional() },
    run(books, { created: range, email: wanted, ...page }) {
      const live = books.all('customers').filter(isLive);
      const fitting = live.filter(
        (one) => (wanted === undefined || one.email === wanted) && isWithin(one.created, range),
      );
      return pageOf(fitting, page, { noun, url });
    },
  }),
];
