/** What the cache keeps of a cursor connection. */
export interface StoredConnection {
  edges: readonly { cursor: string }[];
  pageInfo: { hasNextPage: boolean };
}

/**
 * Joins a page that was read to those read before.
 * A later page (`after`) goes to the end. The first page, read again, replaces the start: rows within its reach that it does not
 * name any more are gone, rows below its reach stay.
 */
export function mergeConnection<Connection extends StoredConnection>(
  existing: Connection | undefined,
  incoming: Connection,
  after: string | null | undefined,
): Connection {
  if (!existing) return incoming;
  if (after) return { ...incoming, edges: [...without(existing, incoming), ...incoming.edges] };
  const rest = incoming.pageInfo.hasNextPage ? belowReach(existing, incoming) : [];
  if (rest.length === 0) return incoming;
  return { ...incoming, edges: [...incoming.edges, ...rest], pageInfo: existing.pageInfo };
}

function without(existing: StoredConnection, incoming: StoredConnection) {
  const named = new Set(incoming.edges.map((edge) => edge.cursor));
  return existing.edges.filter((edge) => !named.has(edge.cursor));
}

function belowReach(existing: StoredConnection, incoming: StoredConnection) {
  const named = new Set(incoming.edges.map((edge) => edge.cursor));
  return existing.edges.slice(existing.edges.findLastIndex((edge) => named.has(edge.cursor)) + 1);
}
