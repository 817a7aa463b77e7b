/** How much there may be at a time, and of an account in one process. docs/errors.md tells callers. */
export const SOCKET_LIMITS = {
  /** Bytes of a client's message: a subscription with its variables. */
  messageBytes: 64 * 1024,
  /** Sockets of one account: a window of the page has one, and a program needs no second. Each is asked for life signs. */
  sockets: 200,
  /** Subscriptions of one socket. */
  subscriptionsOfSocket: 100,
  /** Subscriptions of one account, over all its sockets: a change is written to each of them. */
  subscriptions: 1000,
} as const;
