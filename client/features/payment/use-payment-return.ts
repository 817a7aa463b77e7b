import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Session } from '../../lib/session.ts';
import { useSession, useSessionState } from '../../lib/session-context.ts';
import { admits } from '../../lib/subscription.ts';

const LONGEST_WAIT_MS = 10_000;

/**
 * Sends whoever comes back from the checkout on: after a payment to /dashboard, once the server knows of it or 10 seconds have passed
 * (the gate decides there), else to /pricing. Specification, point 2.
 */
export function usePaymentReturn(): void {
  const [parameters] = useSearchParams();
  const succeeded = parameters.get('payment') === 'success';
  const session = useSession();
  const isRestoring = useSessionState() === 'restoring';
  const navigate = useNavigate();

  useEffect(() => {
    if (isRestoring) return;
    if (!succeeded) {
      navigate('/pricing', { replace: true });
      return;
    }
    const wait = new AbortController();
    const end = setTimeout(() => wait.abort(), LONGEST_WAIT_MS);
    let isGone = false;
    void session
      .renew(session.accessToken)
      .then(() => untilAdmitted(session, wait.signal))
      .then(() => {
        if (!isGone) navigate('/dashboard', { replace: true });
      });
    return () => {
      isGone = true;
      clearTimeout(end);
      wait.abort();
    };
  }, [isRestoring, succeeded, session, navigate]);
}

/** Resolves when the subscription opens the product, nobody is logged in, or the signal says that it was long enough. */
function untilAdmitted(session: Session, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && session.account && !admits(session.account.subscription)) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}
