/** What happened, by id only: whoever is told loads what it may see. */
export type AppEvent =
  | { type: 'reportChanged'; accountId: string; reportId: string }
  /** How the account's subscription stands. */
  | { type: 'subscriptionChanged'; accountId: string }
  /** One or more sessions of the account were ended. */
  | { type: 'sessionEnded'; accountId: string };

/** Carries events between processes (web and workers). */
export interface EventBus {
  /** Tells all processes. Resolves when the event has been handed over; a lost event is no error (clients poll as well). */
  publish(event: AppEvent): Promise<void>;
  /**
   * Events of one account from now on; all subscribers of a process are given the same object, made anew for each
   * publication. After a broken connection to the bus an event is
   * delivered as `null`: something may have been missed, read again.
   */
  subscribe(accountId: string): AsyncIterable<AppEvent | null>;
}
