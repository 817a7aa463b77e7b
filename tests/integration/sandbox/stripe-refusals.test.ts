import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePrice, SECRET_KEY, stageOfThisFile, subscribe } from './sandbox-of-this-file.ts';

const stage = stageOfThisFile();
const url = 'http://localhost:4000/payment';
const day = 86_400;

let customer: string;
let price: string;
let once: string;

beforeAll(async () => {
  customer = (await stage.stripe.customers.create({ email: 'ann@example.com' })).id;
  price = (await makePrice(stage.stripe)).id;
  const product_data = { name: 'Once' };
  once = (await stage.stripe.prices.create({ currency: 'usd', unit_amount: 100, product_data })).id;
});

type Form = Record<string, unknown>;

/** Sends parameters that the SDK's types would not let through. */
const send = (method: string, path: string, form: Form = {}) => stage.stripe.rawRequest(method, path, form);

/** A Checkout session with something else about it; `undefined` leaves it out. */
const checkout = (form: Form) =>
  send('POST', '/v1/checkout/sessions', {
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: url,
    ...form,
  });

const now = () => Math.floor(Date.now() / 1000);

interface Refused {
  status?: number;
  code?: string;
  param?: string;
  message: string | RegExp;
}

const unknown = (param: string): Refused => ({
  code: 'parameter_unknown',
  param,
  message: `Received unknown parameter: ${param}`,
});
const missing = (param: string): Refused => ({
  code: 'parameter_missing',
  param,
  message: `Missing required param: ${param}.`,
});
const exclusive = (param: string): Refused => ({
  code: 'parameters_exclusive',
  param,
  message: /^You may only specify one of these parameters: /,
});
const integer = (param: string, message: string): Refused => ({ code: 'parameter_invalid_integer', param, message });

describe('a request that Stripe would refuse is refused in the same shape', () => {
  test.each<[string, () => Promise<unknown>, Refused]>([
    ['an unknown parameter', () => send('POST', '/v1/customers', { foo: 1 }), unknown('foo')],
    ['an unknown nested one', () => checkout({ subscription_data: { foo: 1 } }), unknown('subscription_data[foo]')],
    ['one in a list', () => checkout({ line_items: [{ price, count: 1 }] }), unknown('line_items[0][count]')],
    ['one of a list call', () => send('GET', '/v1/customers?foo=1'), unknown('foo')],
    ['one of a deletion', () => send('DELETE', `/v1/customers/${customer}?foo=1`), unknown('foo')],
    ['a name of the language', () => send('POST', '/v1/customers', { constructor: 1 }), unknown('constructor')],
    ['no mode', () => checkout({ mode: undefined }), missing('mode')],
    ['no success_url', () => checkout({ success_url: undefined }), missing('success_url')],
    ['nothing to sell', () => checkout({ line_items: undefined }), missing('line_items')],
    ['no price', () => checkout({ line_items: [{ quantity: 1 }] }), missing('line_items[0][price]')],
    ['no features', () => send('POST', '/v1/billing_portal/configurations'), missing('features')],
    ['no customer', () => send('POST', '/v1/billing_portal/sessions'), missing('customer')],
    ['no product', () => send('POST', '/v1/prices', { currency: 'usd', unit_amount: 1 }), missing('product')],
    [
      'no quantity',
      () => checkout({ line_items: [{ price }] }),
      { message: 'Quantity is required. Add `quantity` to `line_items[0]`' },
    ],
    [
      'a wrong choice',
      () => checkout({ mode: 'rent' }),
      { param: 'mode', message: 'Invalid mode: must be one of payment, setup, or subscription' },
    ],
    [
      'a mode that is not played',
      () => checkout({ mode: 'payment' }),
      { param: 'mode', message: /subscriptions only/ },
    ],
    [
      'letters for a number',
      () => checkout({ line_items: [{ price, quantity: 'abc' }] }),
      integer('line_items[0][quantity]', 'Invalid integer: abc'),
    ],
    [
      'a fraction for a number',
      () => send('POST', '/v1/prices', { currency: 'usd', unit_amount: 99.5, product_data: { name: 'x' } }),
      integer('unit_amount', 'Invalid integer: 99.5'),
    ],
    [
      'a trial of no days',
      () => checkout({ subscription_data: { trial_period_days: 0 } }),
      integer('subscription_data[trial_period_days]', 'This value must be greater than or equal to 1.'),
    ],
    [
      'too long a list',
      () => send('GET', '/v1/customers?limit=101'),
      integer('limit', 'This value must be less than or equal to 100.'),
    ],
    [
      'a word for yes or no',
      () => checkout({ allow_promotion_codes: 'yes' }),
      { param: 'allow_promotion_codes', message: 'Invalid boolean: yes' },
    ],
    [
      'a list for text',
      () => send('POST', '/v1/customers', { name: ['a', 'b'] }),
      { param: 'name', message: 'Invalid string: ["a","b"]' },
    ],
    ['text for a list', () => checkout({ line_items: 'x' }), { param: 'line_items', message: 'Invalid array' }],
    [
      'text for an object',
      () => checkout({ subscription_data: 'x' }),
      { param: 'subscription_data', message: 'Invalid object' },
    ],
    [
      'an empty value',
      () => checkout({ customer: '' }),
      { code: 'parameter_invalid_empty', param: 'customer', message: /^You passed an empty string for 'customer'\./ },
    ],
    [
      'a path for an address',
      () => checkout({ success_url: '/payment' }),
      { code: 'url_invalid', param: 'success_url', message: /^Invalid URL: An explicit scheme/ },
    ],
    [
      'no address at all',
      () => checkout({ cancel_url: 'http://' }),
      { code: 'url_invalid', param: 'cancel_url', message: 'Not a valid URL' },
    ],
    [
      'no e-mail address',
      () => send('POST', '/v1/customers', { email: 'ann' }),
      { code: 'email_invalid', param: 'email', message: 'Invalid email address: ann' },
    ],
    [
      'long metadata',
      () => send('POST', '/v1/customers', { metadata: { note: 'x'.repeat(501) } }),
      { param: 'metadata', message: /^Metadata values can have up to 500 characters, .* 501 characters\./ },
    ],
    ['customer and e-mail', () => checkout({ customer_email: 'a@example.com' }), exclusive('customer')],
    [
      'two ends of a trial',
      () => checkout({ subscription_data: { trial_end: now() + 9 * day, trial_period_days: 9 } }),
      exclusive('subscription_data[trial_end]'),
    ],
    [
      'a session that ends soon',
      () => checkout({ expires_at: now() + 60 }),
      { param: 'expires_at', message: /at least 30 minutes/ },
    ],
    [
      'a price that does not repeat',
      () => checkout({ line_items: [{ price: once, quantity: 1 }] }),
      { message: /^You must provide at least one recurring price/ },
    ],
    [
      'nobody’s id in the path',
      () => send('GET', '/v1/customers/cus_x'),
      { status: 404, code: 'resource_missing', param: 'id', message: "No such customer: 'cus_x'" },
    ],
    [
      'the language’s name in the path',
      () => send('GET', '/v1/customers/__proto__'),
      { status: 404, code: 'resource_missing', param: 'id', message: "No such customer: '__proto__'" },
    ],
    [
      'nobody’s id in a parameter',
      () => checkout({ customer: 'cus_x' }),
      { code: 'resource_missing', param: 'customer', message: "No such customer: 'cus_x'" },
    ],
    [
      'nobody’s price',
      () => checkout({ line_items: [{ price: 'price_x', quantity: 1 }] }),
      { code: 'resource_missing', param: 'line_items[0][price]', message: "No such price: 'price_x'" },
    ],
    [
      'a cursor that is none',
      () => send('GET', '/v1/customers?starting_after=cus_x'),
      { code: 'resource_missing', param: 'starting_after', message: "No such customer: 'cus_x'" },
    ],
    [
      'what cannot be expanded',
      () => send('GET', `/v1/customers/${customer}?expand[0]=email`),
      { message: 'This property cannot be expanded (email).' },
    ],
    [
      'an expansion without data',
      () => send('GET', '/v1/subscriptions?expand[0]=customer'),
      {
        message: "This property cannot be expanded (customer). You may want to try expanding 'data.customer' instead.",
      },
    ],
    [
      'an unknown address',
      () => send('GET', '/v1/foo'),
      { status: 404, message: /^Unrecognized request URL \(GET: \/v1\/foo\)\./ },
    ],
    ['no id', () => send('GET', '/v1/customers/'), { status: 404, message: /^Unrecognized request URL/ }],
    [
      'too deep a form',
      () => send('POST', '/v1/customers?a[b][c][d][e][f][g][h][i][j]=1'),
      { message: /^Invalid request/ },
    ],
  ])('%s', async (_what, call, { status = 400, code, param, message }) => {
    const error = await call().catch((reason: unknown) => reason);
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
    await expect(checkout({ customer: id })).rejects.toMatchObject({ code: 'resource_missing', statusCode: 400 });
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
