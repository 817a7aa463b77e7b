import { indefinite, isPlural } from './nouns.ts';
import { bare } from './phrase.ts';

/** A sentence that was made of shorthand. */
export interface Made {
  text: string;
  /** Where a degree that follows ("…, moderate") goes in; null where there is no such place. */
  degreeAt: number | null;
  /** Whether "they" or "it" is what it speaks of. */
  isMany: boolean;
}

export const made = (text: string, isMany = false): Made => ({ text, degreeAt: null, isMany });

const MANY =
  /^(?:couple|two|three|four|five|six|seven|eight|nine|ten|several|multiple|many|numerous|few|some|both|most|all|\d+)$/;

/** A word that says how many. */
export const saysHowMany = (word: string): boolean => MANY.test(word);

/** Whether a noun with what stands before it is of several. */
export function isMany(tokens: readonly string[], head: string): boolean {
  const first = bare(tokens[0]) === 'a' ? bare(tokens[1]) : bare(tokens[0]);
  if (first === 'one' || first === '1') return false;
  const isJoined = tokens.slice(0, -1).some((token) => bare(token) === 'and');
  return isPlural(head) || (MANY.test(first) && first !== 'some') || isJoined;
}

/** The form of "be" that agrees. */
export function verbBe(isMany: boolean, isPast = false): string {
  if (isPast) return isMany ? 'were' : 'was';
  return isMany ? 'are' : 'is';
}

/** The sentence with a degree put in, "There is moderate granule loss"; null where it has no place for one. */
export function withDegree({ text, degreeAt }: Made, degree: string): string | null {
  if (degreeAt === null) return null;
  const lead = text.slice(0, degreeAt).replace(/\ban? $/, () => `${indefinite(degree)} `);
  return `${lead}${degree} ${text.slice(degreeAt)}`;
}
