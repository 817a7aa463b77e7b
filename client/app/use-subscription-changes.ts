import { useSubscription } from '@apollo/client/react';
import { graphql } from '../gql/index.ts';
import { useSession, useSessionState } from '../lib/session-context.ts';

const SUBSCRIPTION_STATUS_CHANGED = graphql(/* GraphQL */ `
  subscription SubscriptionStatusChanged {
    subscriptionStatusChanged {
      status
      hasUsedFreeTrial
    }
  }
`);

/** Keeps the session's subscription as the server has it while somebody is logged in. To be used in one place. */
export function useSubscriptionChanges(): void {
  const session = useSession();
  const isVisitor = useSessionState() !== 'user';
  useSubscription(SUBSCRIPTION_STATUS_CHANGED, {
    skip: isVisitor,
    ignoreResults: true,
    onData: ({ data: { data } }) => data && session.follow(data.subscriptionStatusChanged),
    onError: (error) =>
      console.warn('Changes of the subscription are not told; each refresh still asks for it.', error),
  });
}
