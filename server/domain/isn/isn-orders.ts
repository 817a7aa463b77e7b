import type { IsnOrder } from './isn-order.ts';

/** What opens ISN for one company's user. */
export interface IsnCredentials {
  username: string;
  password: string;
  /** `^[a-z0-9-]+$` */
  companyKey: string;
}

/** Credentials with the domain that served them before, so that it is not looked up again. */
export interface IsnAccess extends IsnCredentials {
  /** Null before the first look-up. */
  domain: string | null;
}

/**
 * The order system. Every failure is an AppError fit for people: UNPROCESSABLE_FILE never; BAD_USER_INPUT with ISN's own
 * message when it refuses, UNAVAILABLE when it cannot be reached or answers something else.
 */
export interface IsnOrders {
  /** Makes sure that the credentials open ISN. @returns the domain that serves the company. */
  check(credentials: IsnCredentials): Promise<{ domain: string }>;
  /** Upcoming orders, by time, at most 50; neither deleted nor cancelled ones. */
  orders(access: IsnAccess): Promise<{ orders: IsnOrder[]; domain: string }>;
  /** Adds a link to an order. */
  addReportUrl(access: IsnAccess, input: { orderId: string; url: string; title: string }): Promise<void>;
}
