import { endpoint } from './endpoint.ts';
import { named } from './missing.ts';

/** https://docs.stripe.com/api/products; they are made with their first price. */
export const products = [
  endpoint({
    method: 'GET',
    path: '/v1/products/:id',
    answers: 'product',
    parameters: {},
    run: (books, _given, id) => named(books, 'products', id),
  }),
];
