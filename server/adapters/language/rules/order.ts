import { isAdvice } from './advice.ts';
import { bare } from './phrase.ts';
import { isSubject } from './predicates.ts';
import { verbAt } from './verbs.ts';
import { DETERMINERS, PRONOUNS } from './words.ts';

/** What a sentence does in a comment; `unclear` where it does more than one thing, or none of these plainly. */
export type Part = 'observation' | 'implication' | 'advice' | 'unclear';

const MAY =
  /\b(?:may|might|can|could|would)\b(?! not\b)|\bleads? to\b|\bresults? in\b|^(?:this|it|that) (?:is|poses|presents) (?:an? )?(?:\w+ )?(?:hazard|risk|concern|item|issue)\b|\bincreases? the (?:risk|chance)/i;
const OBSERVES = /\b(?:is|are|was|were|has|have|had|does not|do not|did not|will not|could not be|shows?|needs?)\b/i;
const ADVISES =
  /\b(?:recommend(?:ed|s)?|should|must|ought to)\b|\b(?:is|are) (?:advised|suggested|needed|required|necessary|warranted)\b|\bneeds? (?:to|a|an|repair|replacement|cleaning|service|attention|evaluation)\b|\bcall for\b/i;
/** Advice that says nothing else: "A plumber should secure it", "Repair by an electrician is recommended". */
const ONLY_ADVISES =
  /^(?:(?:we|I) (?:\w+ )?(?:recommend|suggest|advise)|(?:an? |the |your |any )?(?:licensed |qualified |certified )*[\w-]+(?: [\w-]+){0,2} (?:should|must)\b|(?:further |immediate |prompt )?(?:repairs?|replacement|evaluation|cleaning|service|servicing|correction|installation|monitoring|removal|maintenance|having|[a-z]+ing)\b.*\b(?:is|are) (?:recommended|advised|needed|required|suggested|warranted)\b)/i;
const OF_SPEAKER = /^(?:I|we|you)\b/i;
const SUBORDINATE = /\b(?:which|where|whose|that|so that|because|if|when|until|unless)\b.*$/i;

/** @param sentence one that is whole. */
export function partOf(sentence: string): Part {
  if (isAdvice(sentence.split(' ').map(bare)) || ONLY_ADVISES.test(sentence)) return 'advice';
  if (ADVISES.test(sentence)) return 'unclear';
  if (!tells(sentence)) return 'unclear';
  const main = sentence.replace(SUBORDINATE, '');
  if (MAY.test(main)) return OF_SPEAKER.test(sentence) ? 'unclear' : 'implication';
  return OBSERVES.test(main) || /s$/.test(bare(main.split(' ')[verbAt(main.split(' '))])) ? 'observation' : 'unclear';
}

/** True where a sentence says what is to be done, alone or besides something else. */
export const advises = (sentence: string): boolean => partOf(sentence) === 'advice' || ADVISES.test(sentence);

/** True for a sentence with a subject: imperatives of any kind have none. */
function tells(sentence: string): boolean {
  const tokens = sentence.split(' ');
  const [first = ''] = tokens.map(bare);
  if (/^(?:every|each)$/.test(first)) return false;
  if (
    DETERMINERS.has(first) ||
    PRONOUNS.has(first) ||
    /^(?:in|on|at|under|behind|near|inside|above|below)$/.test(first)
  )
    return true;
  return isSubject(tokens.slice(0, Math.max(0, verbAt(tokens))));
}

/** Sentences that point back to the one before them. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|they|their|he|she|such|both|each|one|otherwise|however|also|but|then|and|so|another|the same|there it|here)\b/i;

/**
 * Puts a finding's sentences into the order observation, implication, recommendation. Only where each sentence plainly is
 * one of these and there is one finding: several findings with advice each keep their order.
 */
export function inOrder(sentences: readonly string[]): string[] {
  const parts = sentences.map(partOf);
  const code = parts.map((part) => part[0]).join('');
  if (code === 'oai' && !/^(?:it|they|its|their)\b/i.test(sentences[2] as string)) return pick(sentences, [0, 2, 1]);
  const leads =
    code.startsWith('i') && sentences.slice(0, code.indexOf('o')).every((sentence) => POINTS_ON.test(sentence));
  if (!(/^a+i*o+i*$/.test(code) || (leads && /^i+o+a*$/.test(code)))) return [...sentences];
  const firstObservation = sentences[code.indexOf('o')] as string;
  if (POINTS_BACK.test(firstObservation)) return [...sentences];
  const of = (part: Part) => sentences.filter((_, at) => parts[at] === part);
  return [...of('observation'), ...of('implication'), ...of('advice')];
}

/** "This is a safety hazard" before what is one. */
const POINTS_ON = /^(?:this|these|it|they|that)\b/i;

const pick = (sentences: readonly string[], order: readonly number[]) => order.map((at) => sentences[at] as string);
