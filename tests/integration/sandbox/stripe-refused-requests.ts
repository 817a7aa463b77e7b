const DAY = 86_400;

type Form = Record<string, unknown>;

/** What requests are made with. */
export interface Shop {
  /** Sends parameters that the SDK's types would not let through. */
  send(method: string, path: string, form?: Form): Promise<unknown>;
  /** Asks for a Checkout session with something else about it; `undefined` leaves it out. */
  checkout(form: Form): Promise<unknown>;
  customer: string;
  /** A price that repeats. */
  price: string;
  /** A price that does not. */
  once: string;
}

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

/** Requests that Stripe would refuse, with what it says. */
export const REFUSED_REQUESTS: [what: string, request: (shop: Shop) => Promise<unknown>, refused: Refused][] = [
  ['an unknown parameter', ({ send }) => send('POST', '/v1/customers', { foo: 1 }), unknown('foo')],
  [
    'an unknown nested one',
    ({ checkout }) => checkout({ subscription_data: { foo: 1 } }),
    unknown('subscription_data[foo]'),
  ],
  [
    'one in a list',
    ({ checkout, price }) => checkout({ line_items: [{ price, count: 1 }] }),
    unknown('line_items[0][count]'),
  ],
  ['one of a list call', ({ send }) => send('GET', '/v1/customers?foo=1'), unknown('foo')],
  ['one of a deletion', ({ send, customer }) => send('DELETE', `/v1/customers/${customer}?foo=1`), unknown('foo')],
  ['a name of the language', ({ send }) => send('POST', '/v1/customers', { constructor: 1 }), unknown('constructor')],
  ['no mode', ({ checkout }) => checkout({ mode: undefined }), missing('mode')],
  ['no success_url', ({ checkout }) => checkout({ success_url: undefined }), missing('success_url')],
  ['nothing to sell', ({ checkout }) => checkout({ line_items: undefined }), missing('line_items')],
  ['no price', ({ checkout }) => checkout({ line_items: [{ quantity: 1 }] }), missing('line_items[0][price]')],
  ['no features', ({ send }) => send('POST', '/v1/billing_portal/configurations'), missing('features')],
  ['no customer', ({ send }) => send('POST', '/v1/billing_portal/sessions'), missing('customer')],
  ['no product', ({ send }) => send('POST', '/v1/prices', { currency: 'usd', unit_amount: 1 }), missing('product')],
  [
    'no quantity',
    ({ checkout, price }) => checkout({ line_items: [{ price }] }),
    { message: 'Quantity is required. Add `quantity` to `line_items[0]`' },
  ],
  [
    'a wrong choice',
    ({ checkout }) => checkout({ mode: 'rent' }),
    { param: 'mode', message: 'Invalid mode: must be one of payment, setup, or subscription' },
  ],
  [
    'a mode that is not played',
    ({ checkout }) => checkout({ mode: 'payment' }),
    { param: 'mode', message: /subscriptions only/ },
  ],
  [
    'letters for a number',
    ({ checkout, price }) => checkout({ line_items: [{ price, quantity: 'abc' }] }),
    integer('line_items[0][quantity]', 'Invalid integer: abc'),
  ],
  [
    'a fraction for a number',
    ({ send }) => send('POST', '/v1/prices', { currency: 'usd', unit_amount: 99.5, product_data: { name: 'x' } }),
    integer('unit_amount', 'Invalid integer: 99.5'),
  ],
  [
    'a trial of no days',
    ({ checkout }) => checkout({ subscription_data: { trial_period_days: 0 } }),
    integer('subscription_data[trial_period_days]', 'This value must be greater than or equal to 1.'),
  ],
  [
    'too long a list',
    ({ send }) => send('GET', '/v1/customers?limit=101'),
    integer('limit', 'This value must be less than or equal to 100.'),
  ],
  [
    'a word for yes or no',
    ({ checkout }) => checkout({ allow_promotion_codes: 'yes' }),
    { param: 'allow_promotion_codes', message: 'Invalid boolean: yes' },
  ],
  [
    'a list for text',
    ({ send }) => send('POST', '/v1/customers', { name: ['a', 'b'] }),
    { param: 'name', message: 'Invalid string: ["a","b"]' },
  ],
  [
    'text for a list',
    ({ checkout }) => checkout({ line_items: 'x' }),
    { param: 'line_items', message: 'Invalid array' },
  ],
  [
    'text for an object',
    ({ checkout }) => checkout({ subscription_data: 'x' }),
    { param: 'subscription_data', message: 'Invalid object' },
  ],
  [
    'an empty value',
    ({ checkout }) => checkout({ customer: '' }),
    { code: 'parameter_invalid_empty', param: 'customer', message: /^You passed an empty string for 'customer'\./ },
  ],
  [
    'a path for an address',
    ({ checkout }) => checkout({ success_url: '/payment' }),
    { code: 'url_invalid', param: 'success_url', message: /^Invalid URL: An explicit scheme/ },
  ],
  [
    'no address at all',
    ({ checkout }) => checkout({ cancel_url: 'http://' }),
    { code: 'url_invalid', param: 'cancel_url', message: 'Not a valid URL' },
  ],
  [
    'no e-mail address',
    ({ send }) => send('POST', '/v1/customers', { email: 'ann' }),
    { code: 'email_invalid', param: 'email', message: 'Invalid email address: ann' },
  ],
  [
    'long metadata',
    ({ send }) => send('POST', '/v1/customers', { metadata: { note: 'x'.repeat(501) } }),
    { param: 'metadata', message: /^Metadata values can have up to 500 characters, .* 501 characters\./ },
  ],
  ['customer and e-mail', ({ checkout }) => checkout({ customer_email: 'a@example.com' }), exclusive('customer')],
  [
    'two ends of a trial',
    ({ checkout }) => checkout({ subscription_data: { trial_end: now() + 9 * DAY, trial_period_days: 9 } }),
    exclusive('subscription_data[trial_end]'),
  ],
  [
    'a session that ends soon',
    ({ checkout }) => checkout({ expires_at: now() + 60 }),
    { param: 'expires_at', message: /at least 30 minutes/ },
  ],
  [
    'a price that does not repeat',
    ({ checkout, once }) => checkout({ line_items: [{ price: once, quantity: 1 }] }),
    { message: /^You must provide at least one recurring price/ },
  ],
  [
    'nobody’s id in the path',
    ({ send }) => send('GET', '/v1/customers/cus_x'),
    { status: 404, code: 'resource_missing', param: 'id', message: "No such customer: 'cus_x'" },
  ],
  [
    'the language’s name in the path',
    ({ send }) => send('GET', '/v1/customers/__proto__'),
    { status: 404, code: 'resource_missing', param: 'id', message: "No such customer: '__proto__'" },
  ],
  [
    'nobody’s id in a parameter',
    ({ checkout }) => checkout({ customer: 'cus_x' }),
    { code: 'resource_missing', param: 'customer', message: "No such customer: 'cus_x'" },
  ],
  [
    'nobody’s price',
    ({ checkout }) => checkout({ line_items: [{ price: 'price_x', quantity: 1 }] }),
    { code: 'resource_missing', param: 'line_items[0][price]', message: "No such price: 'price_x'" },
  ],
  [
    'a cursor that is none',
    ({ send }) => send('GET', '/v1/customers?starting_after=cus_x'),
    { code: 'resource_missing', param: 'starting_after', message: "No such customer: 'cus_x'" },
  ],
  [
    'what cannot be expanded',
    ({ send, customer }) => send('GET', `/v1/customers/${customer}?expand[0]=email`),
    { message: 'This property cannot be expanded (email).' },
  ],
  [
    'an expansion without data',
    ({ send }) => send('GET', '/v1/subscriptions?expand[0]=customer'),
    {
      message: "This property cannot be expanded (customer). You may want to try expanding 'data.customer' instead.",
    },
  ],
  [
    'an unknown address',
    ({ send }) => send('GET', '/v1/foo'),
    { status: 404, message: /^Unrecognized request URL \(GET: \/v1\/foo\)\./ },
  ],
  ['no id', ({ send }) => send('GET', '/v1/customers/'), { status: 404, message: /^Unrecognized request URL/ }],
  [
    'too deep a form',
    ({ send }) => send('POST', '/v1/customers?a[b][c][d][e][f][g][h][i][j]=1'),
    { message: /^Invalid request/ },
  ],
];
