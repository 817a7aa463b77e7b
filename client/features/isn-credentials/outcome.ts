/** What came of saving or deleting, for people. */
export interface Outcome {
  text: string;
  /** What is known beyond it. */
  detail?: string;
}

/** Whether it is shown in red: by its words. Specification, point 2. */
export function isFailure({ text, detail = '' }: Outcome): boolean {
  return /Failed|error/.test(`${text} ${detail}`);
}
