import type { SubscriptionStatus } from '../billing/subscription.ts';

/** Somebody with a login. The user name is an e-mail address, kept in lower case. */
export interface Account {
  id: string;
  username: string;
  passwordHash: string;
  subscriptionStatus: SubscriptionStatus;
  /** True once the free trial was begun: there is one per account. */
  hasUsedFreeTrial: boolean;
  createdAt: Date;
}

/** Fewest characters of a password. Specification, point 9. */
export const MINIMUM_PASSWORD_LENGTH = 8;

/** Most characters of a password: hashing takes time that grows with them. */
export const MAXIMUM_PASSWORD_LENGTH = 1024;

/** Seconds that an access token is valid. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Seconds that a session lives without being refreshed. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Seconds in which a used refresh token is still honoured, so that two tabs refreshing at once both survive. */
export const REFRESH_GRACE_SECONDS = 10;

/** The tokens of one log-in. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}
