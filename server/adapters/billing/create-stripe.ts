import Stripe from 'stripe';

/** Milliseconds that one call may be silent, and how often it is tried again: at most about 27 s in all. */
const PATIENCE = { timeout: 8000, maxNetworkRetries: 2 };

/**
 * The client of Stripe's API.
 * @param apiUrl null for Stripe's own address.
 */
export function createStripe(secretKey: string, apiUrl: string | null): Stripe {
  const address = apiUrl ? addressOf(new URL(apiUrl)) : {};
  return new Stripe(secretKey, { ...PATIENCE, ...address, telemetry: false, appInfo: { name: 'Plumbline' } });
}

function addressOf({ hostname, port, protocol }: URL): Stripe.StripeConfig {
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}
