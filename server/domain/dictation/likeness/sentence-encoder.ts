import type { KindOdds } from './kind-odds.ts';
import type { RetractionOdds } from './retraction-odds.ts';
import type { Wording } from './wording.ts';

/** Tells what sentences mean: as points of length 1, of which near ones mean alike. */
export interface SentenceEncoder {
  /** In the order of the texts. */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
  /** How likely a sentence tells of a defect, of what is in order, … */
  kinds(text: string): Promise<KindOdds>;
  /** How likely something else is told after a cut between two clauses, as log odds. */
  joint(left: string, right: string): Promise<number>;
  /** How likely what a sentence tells is taken back, by itself or by what is said next. @param next empty at the end. */
  retraction(said: string, next: string): Promise<RetractionOdds>;
  /** How likely no library comment says what a finding does, by the finding alone, as log odds: few templates speak of towel bars. */
  unlisted(text: string): Promise<number>;
  /** A text piece by piece, to be compared with another. */
  wording(text: string): Promise<Wording>;
  close(): Promise<void>;
}
