import type { CommentKind } from '../../template/template.ts';
import type { Place } from '../findings.ts';

/** A library comment that a remark may mean, as a judge is shown it. */
export interface OfferedComment {
  /** Good for one remark only: what is answered for another is none of its candidates. */
  id: string;
  comment: { id: string; name: string };
  /** Plain text. */
  text: string;
  kind: CommentKind;
  component: string;
  itemId: string;
  itemName: string;
  /** How well the rules found it to fit, 0 to 1. */
  score: number;
}

/** An item of the template that a remark may belong to. */
export interface OfferedItem {
  /** The same in every question about a template. */
  id: string;
  component: string;
  itemId: string;
  itemName: string;
}

/** A remark that is to be judged. */
export interface RemarkQuestion {
  /** Index of the remark. */
  remark: number;
  words: string;
  /** Where the speaker was, announced or not; its section is '' where nothing tells. */
  place: Place;
  location: string | null;
  /** What was said right before and after it. */
  before: string[];
  after: string[];
  /** Best first. */
  candidates: OfferedComment[];
  /** The items of the sections that the remark may belong to. */
  items: OfferedItem[];
}

/** What a remark may be where it is none of the candidates. */
export const OTHER_ANSWERS = ['new', 'functional', 'notInspected', 'narration', 'unsure'] as const;

/** What a judge says of a remark. To be checked: see `settleJudgement`. */
export interface Judgement {
  remark: number;
  /** The id of a candidate, or one of the other answers. */
  answer: string;
  /** For another answer: the id of the item that it belongs to; null where none is. */
  item: string | null;
  /** 0 to 1. */
  confidence: number;
}

/** Somebody who understands what is said, and may err: a language model. */
export interface RemarkJudge {
  /**
   * Judges some remarks in one go.
   * @returns what could be read of the answer: some may be missing.
   * @throws ModelFailure where there is no answer.
   */
  judge(questions: readonly RemarkQuestion[]): Promise<Judgement[]>;
}
