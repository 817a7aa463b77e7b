/** A new comment that is to be worded. */
export interface DraftTask {
  /** Index of the remark that it comes from. */
  remark: number;
  /** All that was said of it: the finding first, then repetitions and advice. */
  said: string[];
  kind: 'finding' | 'fact' | 'notInspected';
  /** What was not inspected, where the words do not name it: "attic" of "did not enter"; else null. */
  subject: string | null;
  component: string;
  itemName: string;
  /** Who is called for it by standard. */
  trade: string;
  /** Comments of the same item or section, plain text: how this inspector writes. */
  style: { title: string; text: string }[];
  /** Words that the last wording added or lost, where there was one. */
  faults: string[];
}

/** A new comment's words, plain text. */
export interface Wording {
  title: string;
  text: string;
}

/** Somebody who words new comments, and may err: a language model. */
export interface CommentDrafter {
  /**
   * Words some new comments in one go.
   * @returns what could be read of the answer: some may be missing. To be checked: see `wordingFaults`.
   * @throws ModelFailure where there is no answer.
   */
  draft(tasks: readonly DraftTask[]): Promise<({ remark: number } & Wording)[]>;
}
