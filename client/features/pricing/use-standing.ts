import { useLocation } from 'react-router-dom';
import { type PricingFlags, pricingFlags } from '../../lib/pricing-flags.ts';
import { useAccount } from '../../lib/session-context.ts';
import { admits, type Subscription } from '../../lib/subscription.ts';

/** How whoever looks at the plans stands with us. */
interface Standing {
  /** The subscription that opens the product; null while there is none. */
  running: Subscription | null;
  paymentFailed: boolean;
  hasUsedFreeTrial: boolean;
}

/**
 * By the session's own subscription, which is followed live and never older than the flags that came along; by the flags where the
 * session knows none, as when the Back button leads here after a log-out.
 */
export function useStanding(): Standing {
  const account = useAccount();
  const flagged: PricingFlags | null = useLocation().state;
  const { paymentFailed = false, hasUsedFreeTrial = false } = account
    ? { ...pricingFlags(account.subscription), hasUsedFreeTrial: account.subscription.hasUsedFreeTrial }
    : (flagged ?? {});
  const running = account && admits(account.subscription) ? account.subscription : null;
  return { running, paymentFailed, hasUsedFreeTrial };
}
