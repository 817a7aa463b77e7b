/** What happened, by id only: whoever is told loads what it may see. */
export type AppEvent =
  | { type: 'reportChanged'; accountId: string; reportId: string }
  /** How the account's subscription stands. */
  | { type: 'subscriptionChanged'; accountId: string }
  /** One or more sessions of the account were ended. */
  | { type: 'sessionEnded'; accountId: string };

/** The connection to the bus was broken and is back: something may have been missed, read again. */
export interface EventGap {
  type: 'gap';
  accountId: string;
}

/** What a subscriber is told. */
export type ToldEvent = AppEvent | EventGap;

/** Carries events between processes (web and workers). */
export interface EventBus {
  /** Tells all processes. Resolves when the event has been handed over; a lost event is no error (clients poll as well). */
  publish(event: AppEvent): Promise<void>;
  /**
   * Events of one account from now on, and the gaps between them; all subscribers of an account in a process are given
   * the same object, made anew for each publication and each gap.
   */
  subscribe(accountId: string): AsyncIterable<ToldEvent>;
}
