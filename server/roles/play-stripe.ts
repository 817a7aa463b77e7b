import { join } from 'node:path';
import { keptSecret } from '../adapters/crypto/kept-secret.ts';
import { type Log, noteIn } from '../adapters/log.ts';
import type { Config } from '../config.ts';
import { startStripeSandbox } from '../sandbox/stripe/start-stripe-sandbox.ts';
import type { FrontDoor } from './front-door.ts';
import type { ShutDown } from './shut-down.ts';

/** Key that the sandbox honours. It opens nothing but the sandbox, which this machine alone can reach. */
const SANDBOX_KEY = 'sk_test_sandbox';

/**
 * Starts the sandbox that plays Stripe, on the port after the product's own or a free one.
 * @returns what the product needs to talk to it.
 */
export async function playStripe(
  config: Config,
  door: FrontDoor,
  log: Log,
  shutDown: ShutDown,
): Promise<NonNullable<Config['stripe']>> {
  const webhookSecret = await keptSecret(join(config.dataDir, 'sandbox-webhook-secret'));
  const sandbox = await startStripeSandbox({
    port: config.port === 0 ? 0 : config.port + 1,
    file: join(config.dataDir, 'sandbox', 'stripe.json'),
    webhookUrl: () => `${door.localOrigin}/api/billing/webhook`,
    webhookSecret,
    secretKey: SANDBOX_KEY,
    log: noteIn(log),
  });
  shutDown.add(() => sandbox.stop());
  return { secretKey: SANDBOX_KEY, webhookSecret, priceId: null, apiUrl: sandbox.origin };
}
