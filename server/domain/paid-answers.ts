/** Answers that cost money: remembered with the report, over crashes and restarts, and gone with it. */
export interface PaidAnswers {
  /** @param key path of letters, digits, `-` and `/`. @param value JSON. */
  remember(key: string, value: unknown): Promise<void>;
  /** Undefined where nothing is remembered. */
  remembered(key: string): Promise<unknown>;
}
