import type { ApolloCache, Reference } from '@apollo/client';

interface StoredList {
  edges: { node: Reference }[];
  totalCount: number;
}

/** Takes a deleted report out of the list and the cache. */
export function forgetReport(cache: ApolloCache, reportId: string): void {
  const id = cache.identify({ __typename: 'Report', id: reportId });
  cache.modify<{ reports: StoredList }>({
    fields: {
      reports: (list) => {
        const { edges, totalCount } = list as StoredList;
        const left = edges.filter(({ node }) => node.__ref !== id);
        return { ...list, edges: left, totalCount: totalCount - (edges.length - left.length) };
      },
    },
  });
  cache.evict({ id });
  cache.gc();
}
