import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { isConflict } from '../faults.ts';
import { ANSWERED_ELSEWHERE } from '../retry-reads.ts';
import { type Isn, IsnContext } from './isn-context.ts';
import { ISN_CREDENTIALS_STATUS, ISN_ORDERS } from './isn-documents.ts';
import { OrderList } from './order-list.ts';

/** Holds the credentials' status and the orders for the pages within. */
export function IsnProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(ISN_CREDENTIALS_STATUS, {
    fetchPolicy: 'cache-and-network',
  });
  // A failed reading shows in `error`.
  const reload = useCallback(() => refetch().then(ignore, ignore), [refetch]);

  const [list] = useState(
    () =>
      new OrderList(async (forceUpdate) => {
        const query = { query: ISN_ORDERS, variables: { forceUpdate }, context: ANSWERED_ELSEWHERE };
        // The list keeps them itself, so that it can forget them.
        const answer = await client.query({ ...query, fetchPolicy: 'no-cache' });
        if (!answer.data) throw new Error('The server answered without orders.');
        return answer.data.isnOrders;
      }),
  );
  const orders = useSyncExternalStore(list.subscribe, () => list.state);
  const readOrders = useCallback<Isn['readOrders']>(
    async (input) => {
      await list.read(input);
      // Somebody deleted the credentials elsewhere.
      if (isConflict(list.state.failure)) await reload();
    },
    [list, reload],
  );

  const status = (data ?? previousData)?.isnCredentialsStatus;
  const hasFailed = error !== undefined;
  const isn = useMemo<Isn>(
    () => ({ status, hasFailed, reload, orders, readOrders, forgetOrders: () => list.forget() }),
    [status, hasFailed, reload, orders, readOrders, list],
  );
  return <IsnContext value={isn}>{children}</IsnContext>;
}

function ignore(): void {}
