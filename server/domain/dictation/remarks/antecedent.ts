import type { Remark } from '../findings.ts';
import { readMeaning } from '../words/meaning.ts';

/** "It runs", "they're loose", "its lid is gone". */
const PRONOUN =
  /^(?:(?:and|but|so|also|plus),? )*(?:it|they|it['’](?:s|ll|d)|they['’](?:re|ve|ll)|its|their|(?:this|that) one(?:['’]s)?|the (?:first|second|third|fourth|top|bottom|upper|lower|left|right|other|next|last) ones?(?:['’]s)?)\b/i;
const LEADS = '(?:(?:and|but|so|also|then|now|the|this|that|these|those|a|an|my|your|our|their|his|her),? )*';
const VERBS =
  "(?:is|are|was|were|has|have|had|looks?|feels?|seems?|won['’]t|can['’]t|does(?:n['’]t)?|do(?:n['’]t)?|did(?:n['’]t)?|needs?|got|leaks?|drips?|runs?|works?)";
/** The thing that a clause is about, before its verb: "toilet" of "the toilet's loose". */
const SUBJECT = new RegExp(`^${LEADS}((?:[\\w-]+ ){0,2}?[\\w-]+?)(?:['’](?:s|re)\\b| ${VERBS}\\b)`, 'i');

/** What "it" stands for in a clause, or null. @param before the remark right before it. */
export function antecedentOf(text: string, before: Remark | undefined): string | null {
  if (!before || !PRONOUN.test(text) || readMeaning(text).parts > 0) return null;
  if (before.kind === 'announcement' || before.kind === 'narration') return null;
  return subjectOf(before.words) ?? before.announcedBy ?? before.antecedent;
}

/** The clause with what its "it" stands for, where the clause before it names that. */
export function withSubject(text: string, before: string): string {
  const thing = PRONOUN.test(text) && readMeaning(text).parts === 0 ? subjectOf(before) : null;
  return thing === null ? text : `${thing}, ${text}`;
}

function subjectOf(words: string): string | null {
  if (PRONOUN.test(words)) return null;
  const thing = SUBJECT.exec(words)?.[1] ?? '';
  const { parts, defects } = readMeaning(thing);
  return parts > 0 && defects === 0 ? thing : null;
}
