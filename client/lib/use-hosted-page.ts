import { useEffect, useState } from 'react';
import { leaveFor } from './leave-for.ts';

interface HostedPageVisit<Purpose> {
  /** What the page on its way is for; null while none is. */
  busy: Purpose | null;
  /** Asks for the address and sends the browser there. @throws what the asking throws. */
  go: (purpose: Purpose) => Promise<void>;
}

/**
 * Visits to the payment provider's pages. It stays busy until the browser has left; when the browser brings the page back from its
 * memory (the Back button), it is idle again.
 * @param request asks the server for the address of the page.
 */
export function useHostedPage<Purpose>(
  request: (purpose: Purpose) => Promise<string | undefined>,
): HostedPageVisit<Purpose> {
  const [busy, setBusy] = useState<Purpose | null>(null);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function go(purpose: Purpose) {
    setBusy(purpose);
    try {
      const url = await request(purpose);
      if (!url) throw new Error('The server answered without an address.');
      leaveFor(url);
    } catch (error) {
      setBusy(null);
      throw error;
    }
  }

  return { busy, go };
}
