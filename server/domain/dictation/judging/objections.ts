import type { Decision, DecisionJudgement, Place } from '../findings.ts';
import { speaksOfHouse } from '../places/house-words.ts';
import { saysNotInspected } from '../remarks/classify-text.ts';
import { readMeaning } from '../words/meaning.ts';
import type { OfferedComment } from './remark-judge.ts';
import { turnsRound } from './turns-round.ts';

/** How sure a judge must be of its answer, … */
const BELIEVED = 0.6;
/** … of one that says more than the rules found: a comment from elsewhere, or of what they took for talk, … */
const BELIEVED_FAR = 0.8;
/** … and of one that the words seem to speak against. */
const BELIEVED_AGAINST_RULES = 0.9;
/** From here on the rules are sure. Of 163 such decisions of the development set 11 were wrong; from 0.6 on, 29 of 224. */
const RULES_ARE_SURE = 0.8;
/** So well a comment must fit that is not of the item spoken of: 154 of 155 right ones of the development set do. */
const EVIDENCE = 0.1;
/** Where one fits clearly, another must fit so far as well: 102 of 105 right ones do, and a fifth of the others. */
const CLEAR = 0.5;
const SHARE_OF_CLEAR = 0.4;

/** An answer that is about to be followed. */
export interface Answer {
  kind: DecisionJudgement['answer'];
  /** For `comment`. */
  candidate: OfferedComment | null;
  /** The highest score among the candidates. */
  best: number;
  confidence: number;
  /** Where the speaker was. */
  from: Place;
}

/** True where the words are so near to a comment that a judge who says otherwise is in doubt rather than the rules. */
export const isPlain = ({ verdict, confidence }: Decision) => verdict === 'template' && confidence >= RULES_ARE_SURE;

const found = ({ verdict }: Decision) => verdict !== 'none' && verdict !== 'warning';

/** Why an answer is not followed, in a few words for report.json; null where it is. @param house see `houseWords`. */
export function objectionTo(answer: Answer, decision: Decision, house: ReadonlySet<string>): string | null {
  if (answer.kind === 'unsure') return 'the model is unsure';
  const doubt = doubtOf(answer, decision);
  const least = doubt ? BELIEVED_AGAINST_RULES : leastConfidence(answer, decision);
  if (answer.confidence < least) return doubt ?? `the model is not sure enough (${answer.confidence} of ${least})`;
  const { words } = decision.remark;
  if (answer.candidate && turnsRound(words, answer.candidate)) return 'the comment says the opposite';
  const isTalk = decision.verdict === 'none' && !speaksOfHouse(words, house) && readMeaning(words).defects === 0;
  if (isTalk && answer.kind === 'new') return 'names nothing of the house';
  const isLost = (answer.kind === 'functional' || answer.kind === 'notInspected') && !saysNotInspected(words);
  return isLost && isPlain(decision) ? 'a defect is said' : null;
}

/** What in the words speaks against an answer: a judge must be the surer of it, for words are read by rules here. */
function doubtOf(answer: Answer, decision: Decision): string | null {
  const { words, kind } = decision.remark;
  const { defects } = readMeaning(words);
  const isInOrder = kind === 'functional' && defects === 0;
  if (isPlain(decision) && answer.candidate?.comment.id !== decision.comment?.id) return 'the rules are sure';
  switch (answer.kind) {
    case 'comment':
      if (isInOrder && answer.candidate?.kind === 'defect') return 'said to be in order';
      return hasEvidence(answer) ? null : 'little that was said speaks for the comment';
    case 'functional':
      return defects > 0 || saysNotInspected(words) ? 'something else is said' : null;
    case 'new':
      if (isInOrder) return 'said to be in order';
      return decision.verdict === 'notInspected' ? 'said not to have been inspected' : null;
    default:
      return null;
  }
}

function leastConfidence({ kind, candidate, from }: Answer, decision: Decision): number {
  if (!found(decision) || kind === 'narration') return BELIEVED_FAR;
  return candidate && isElsewhere(candidate, decision, from) ? BELIEVED_FAR : BELIEVED;
}

/** True where a comment stands in another section than the one that is spoken of, and is not what the rules found. */
function isElsewhere({ component, comment }: OfferedComment, { comment: found }: Decision, from: Place): boolean {
  return from.component !== '' && component !== from.component && comment.id !== found?.id;
}

/** Whether a judge is sure enough to put a remark into a section, away from the one that is spoken of. */
export const mayLeaveTo = (component: string, { from, confidence }: Answer) =>
  confidence >= BELIEVED_FAR || from.component === '' || component === from.component;

function hasEvidence({ candidate, best, from }: Answer): boolean {
  if (!candidate) return false;
  if (best >= CLEAR) return candidate.score >= SHARE_OF_CLEAR * best;
  return candidate.score >= EVIDENCE || (from.itemId === candidate.itemId && from.component === candidate.component);
}

/**
 * What becomes of a remark that was called talk. What the rules found never vanishes: where they are sure it stays, where
 * they only know no comment for it, it is told as a warning. It is passed over in silence only where the rules are unsure,
 * too: they found no comment, and the words name no part of a house and nothing that is wrong.
 */
export function fateOfNarration(decision: Decision, house: ReadonlySet<string>): 'silence' | 'warning' | 'stays' {
  const { verdict, remark } = decision;
  if (verdict === 'none') return 'silence';
  if (verdict === 'template') return isPlain(decision) ? 'stays' : 'warning';
  if (verdict === 'notInspected') return 'stays';
  const namesHouse = speaksOfHouse(remark.words, house);
  if (verdict === 'functional') return namesHouse ? 'stays' : 'warning';
  return namesHouse || readMeaning(remark.words).defects > 0 ? 'warning' : 'silence';
}
