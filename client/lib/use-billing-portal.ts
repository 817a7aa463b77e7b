import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import { useHostedPage } from './use-hosted-page.ts';

const CREATE_PORTAL_SESSION = graphql(/* GraphQL */ `
  mutation CreatePortalSession {
    createPortalSession {
      url
    }
  }
`);

interface BillingPortal {
  isOpening: boolean;
  /** Specification, point 8; null while nothing failed. */
  alert: string | null;
  open: () => Promise<void>;
}

/** The payment provider's page on which cards and subscriptions are changed. */
export function useBillingPortal(): BillingPortal {
  const client = useApolloClient();
  const [alert, setAlert] = useState<string | null>(null);
  const { busy, go } = useHostedPage<'portal'>(
    async () => (await client.mutate({ mutation: CREATE_PORTAL_SESSION })).data?.createPortalSession.url,
  );

  async function open() {
    setAlert(null);
    try {
      await go('portal');
    } catch (error) {
      console.warn('The billing portal could not be opened.', error);
      setAlert('Failed to open billing portal.');
    }
  }

  return { isOpening: busy !== null, alert, open };
}
