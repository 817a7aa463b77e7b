import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePrice, SECRET_KEY, stageOfThisFile, subscribe } from './sandbox-of-this-file.ts';
import { REFUSED_REQUESTS, type Shop } from './stripe-refused-requests.ts';

const stage = stageOfThisFile();
let shop: Shop;

beforeAll(async () => {
  const { stripe } = stage;
  const { id: customer } = await stripe.customers.create({ email: 'ann@example.com' });
  const { id: price } = await makePrice(stripe);
  const product_data = { name: 'Once' };
  const { id: once } = await stripe.prices.create({ currency: 'usd', unit_amount: 100, product_data });
  const send: Shop['send'] = (method, path, form = {}) => stripe.rawRequest(method, path, form);
  const checkout: Shop['checkout'] = (form) =>
    send('POST', '/v1/checkout/sessions', {
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://localhost:4000/payment',
      ...form,
    });
  shop = { send, checkout, customer, price, once };
});

describe('a request that Stripe would refuse is refused in the same shape', () => {
  test.each(REFUSED_REQUESTS)('%s', async (_what, request, { status = 400, code, param, message }) => {
    const error = await request(shop).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    const {
      statusCode,
      code: itsCode,
      param: itsParam,
      message: said,
      requestId,
      doc_url,
    } = error as Stripe.errors.StripeError;
    expect({ status: statusCode, code: itsCode, param: itsParam }).toEqual({ status, code, param });
    if (message instanceof RegExp) expect(said).toMatch(message);
    else expect(said).toBe(message);
    expect(requestId).toMatch(/^req_/);
    expect(doc_url).toBe(code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`);
  });

  test('a deleted customer can buy nothing and have no portal', async () => {
    const { id } = await stage.stripe.customers.create({});
    await stage.stripe.customers.del(id);
    await expect(shop.checkout({ customer: id })).rejects.toMatchObject({ code: 'resource_missing', statusCode: 400 });
    await expect(stage.stripe.customers.del(id)).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
  });

  test('a canceled subscription can be read but not changed any more', async () => {
    const { id } = await subscribe(stage);
    await stage.stripe.subscriptions.cancel(id);
    const gone = { code: 'resource_missing', statusCode: 404, message: `No such subscription: '${id}'` };
    await expect(stage.stripe.subscriptions.cancel(id)).rejects.toMatchObject(gone);
    await expect(stage.stripe.subscriptions.update(id, { metadata: { a: 'b' } })).rejects.toMatchObject(gone);
  });

  test('JSON and other versions of the API are refused', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${stage.sandbox.origin}/v1/customers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
        body: '{}',
      });
    const messageOf = async (answer: Response) =>
      ((await answer.json()) as { error: { message: string } }).error.message;
    const form = /^Invalid request \(check that your POST content type is application\/x-www-form-urlencoded\)/;
    for (const type of ['application/json', 'text/plain']) {
      const answer = await post({ 'content-type': type });
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).toMatch(form);
    }
    const old = await post({ 'content-type': 'application/x-www-form-urlencoded', 'stripe-version': '2019-01-01' });
    expect(old.status).toBe(400);
    expect(await messageOf(old)).toMatch(/^Invalid Stripe API version: 2019-01-01/);
  });
});

test('whatever is sent, the sandbox itself never fails', async () => {
  const values = ['', '0', '-1', 'x', 'true', '1e99', 'a'.repeat(6000), '%00', '🏠', 'cus_x', '__proto__'];
  const shapes = (name: string) => [name, `${name}[]`, `${name}[a]`, `${name}[0][price]`, `${name}[0][a][b]`];
  const names = [
    'customer',
    'line_items',
    'mode',
    'metadata',
    'limit',
    'expand',
    'created',
    'features',
    'email',
    'toString',
  ];
  const paths = [
    'customers',
    'prices',
    'checkout/sessions',
    'billing_portal/configurations',
    'subscriptions',
    'events',
  ];
  const headers = { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded' };
  for (const path of paths) {
    for (const [index, name] of names.flatMap(shapes).entries()) {
      const query = `${name}=${encodeURIComponent(values[index % values.length] ?? '')}`;
      const target = `${stage.sandbox.origin}/v1/${path}`;
      const answers = await Promise.all([
        fetch(`${target}?${query}`, { headers }),
        fetch(target, { method: 'POST', headers, body: query }),
        fetch(`${target}/${encodeURIComponent(values[index % values.length] ?? '')}`, { headers }),
      ]);
      for (const answer of answers) expect.soft(answer.status, `${path} ${query}`).toBeLessThan(500);
    }
  }
});
