import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutMode } from '../../gql/graphql.ts';
import { isConflict, serverMessage } from '../../lib/faults.ts';
import { useSession } from '../../lib/session-context.ts';
import { useHostedPage } from '../../lib/use-hosted-page.ts';
import { REGISTER_FIRST } from './auth-requests.ts';
import { CREATE_CHECKOUT_SESSION } from './pricing-documents.ts';

const FAILURE = 'Failed to start checkout. Please try again.';

interface Checkout {
  /** The plan whose checkout is on its way; null while none is. */
  busy: CheckoutMode | null;
  /** Specification, points 5 and 8; null while nothing failed. */
  alert: string | null;
  choose: (mode: CheckoutMode) => Promise<void>;
}

/** Leads to the checkout of a plan; visitors register first. */
export function useCheckout(): Checkout {
  const client = useApolloClient();
  const session = useSession();
  const navigate = useNavigate();
  const [alert, setAlert] = useState<string | null>(null);
  const { busy, go } = useHostedPage<CheckoutMode>(
    async (mode) =>
      (await client.mutate({ mutation: CREATE_CHECKOUT_SESSION, variables: { mode } })).data?.createCheckoutSession.url,
  );

  async function choose(mode: CheckoutMode) {
    if (session.state !== 'user') return navigate('/auth', { state: REGISTER_FIRST });
    setAlert(null);
    try {
      await go(mode);
    } catch (error) {
      console.warn('The checkout could not be started.', error);
      setAlert((isConflict(error) && serverMessage(error)) || FAILURE);
      // A conflict says that the subscription is not as this page shows it.
      if (isConflict(error)) await session.renew(session.accessToken);
    }
  }

  return { busy, alert, choose };
}
