import { createHash, timingSafeEqual } from 'node:crypto';
import { StripeRefusal } from './stripe-refusal.ts';

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";

/**
 * Lets a request in that carries the key, as a Bearer token or as the name of Basic authentication.
 * @throws StripeRefusal 401.
 */
export function authorize(authorization: string | undefined, secretKey: string): void {
  const key = keyOf(authorization);
  if (!key) throw new StripeRefusal(NO_KEY, { status: 401 });
  if (!timingSafeEqual(digest(key), digest(secretKey)))
    throw new StripeRefusal(`Invalid API Key provided: ${redact(key)}`, { status: 401 });
}

function keyOf(authorization = ''): string | undefined {
  const [scheme, value = ''] = authorization.split(' ');
  if (/^bearer$/i.test(scheme ?? '')) return value;
  if (/^basic$/i.test(scheme ?? '')) return Buffer.from(value, 'base64').toString().split(':')[0];
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** `sk_test_*****abcd`, as Stripe shows a key that it does not know. */
function redact(key: string): string {
  const start = /^(sk|pk|rk)_(test|live)_/.exec(key)?.[0] ?? '';
  const rest = key.slice(start.length);
  return `${start}${'*'.repeat(Math.max(0, rest.length - 4))}${rest.slice(-4)}`;
}
