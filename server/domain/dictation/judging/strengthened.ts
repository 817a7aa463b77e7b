import { readStatements } from '../../template/facts/statements.ts';
import { STOP_WORDS } from '../lexicon/common-words.ts';
import { plainWords, sentences } from '../words/text.ts';

/** What is said behind it is not said for sure, or not of every time. */
const DOUBTS =
  /\b(?:may(?! not be (?:accessed|inspected))|might|maybe|perhaps|possibly|possible|potential|potentially|probably|probable|likely|presumably|suspect|suspected|appears?|appeared|apparently|seems?|seemed|i think|i believe|i guess|i bet|looks like(?! an?\b)|looks to be|sometimes|occasionally|intermittent|intermittently|now and then|at times)\b/;
/** True where a text is in doubt of something, or says that it is not always so. */
export const isInDoubt = (text: string): boolean => DOUBTS.test(plainWords(text).join(' '));

/** Words that a report doubts with, beside those. */
const DOUBTS_TOO =
  /\b(?:could(?! not)|can(?! not)|evidence|sign|signs|indications?|apparent|unconfirmed|estimated|about|around|approximately|approx|roughly|nearly|questionable|occasional|believed|thought|unclear|uncertain)\b/;
/** "Have the leak repaired" says of no leak that it is there. */
const ADVISES =
  /^(?:please )?(?:have|call|contact|consult|monitor|repair|replace|install|correct|evaluate|adjust|budget|secure|clean|seal|keep|ask)\b|\b(?:recommend\w*|advis\w*|suggest\w*|should|must|(?:is|are) (?:needed|required|warranted))\b/;
const CLAUSE_END = /\s(?:[.,]|and|but|which|because|since|while|so|though|although)\s/;

/** A text's clauses in plain words; those of advice are left out. */
function clausesOf(text: string): string[] {
  return sentences(text).flatMap((sentence) => {
    const clauses = ` ${plainWords(sentence).join(' ')} `.split(CLAUSE_END).map((clause) => clause.trim());
    const advice = clauses.findIndex((clause) => ADVISES.test(clause));
    return (advice < 0 ? clauses : clauses.slice(0, advice)).filter(Boolean);
  });
}

/** What is doubted of a house: what is the matter and what it does, not the things themselves. */
function claimsIn(clause: string): string[] {
  return readStatements(clause)
    .filter(({ role }) => role !== 'part' && role !== 'place')
    .flatMap(({ keys, text }) => (STOP_WORDS.has(text) ? [] : keys));
}

/**
 * What was doubted and is written as certain: "might stick when wet" is no "sticks when wet". A doubt of one clause is none of
 * another: what may come of it does not make it doubtful.
 * @returns the words that doubt it.
 */
export function lostDoubts(said: string, written: string): string[] {
  const clauses = clausesOf(said);
  const isDoubted = (clause: string) => DOUBTS.test(clause) || DOUBTS_TOO.test(clause);
  const certain = new Set(clauses.filter((clause) => !isDoubted(clause)).flatMap(claimsIn));
  const writtenCertain = new Set(
    clausesOf(written)
      .filter((clause) => !isDoubted(clause))
      .flatMap(claimsIn),
  );
  return clauses.flatMap((clause) => {
    const doubt = DOUBTS.exec(clause);
    const doubted = doubt
      ? claimsIn(clause.slice(doubt.index + doubt[0].length)).filter((key) => !certain.has(key))
      : [];
    return doubt && doubted.some((key) => writtenCertain.has(key)) ? [doubt[0]] : [];
  });
}

const ALL =
  /\b(?:all|every|each|entire|entirely|whole|both|none|no|everything|everywhere|throughout|completely|complete|totally|fully|always|never)\b/;
const NOT_ALL = /\bnot (?:all|every|each|entirely|completely|fully)\b/;
const MOST = /\b(?:most|mostly|many|numerous|majority|lots|widespread|bunch)\b/;
const SOME =
  /\b(?:some|few|several|couple|one of|two of|three of|half (?:of )?the|various|isolated|certain|portions?|parts?|areas?|sections?|places|multiple|number of|one or more|at least one|not (?:all|every))\b/;

/** How much of a thing a clause speaks of; 0 where it does not say. */
function shareOf(clause: string): number {
  if (NOT_ALL.test(clause)) return 1;
  if (ALL.test(clause)) return 3;
  if (MOST.test(clause)) return 2;
  return SOME.test(clause) ? 1 : 0;
}

/** "Some balusters", "a few of the loose pickets": the thing, in the plural. */
const SOME_OF =
  /\b(?:(?:some|few|several|couple|most|many)(?: of)?|(?:one|two|three) of)(?: the| these| those)? ((?:\w+ ){0,2}?\w{2,}[^sui\W]s)\b/;
const EXISTS = /\b(?:there (?:is|are|was|were)|observed|noted|seen|found|present|visible|identified|discovered)\b/;

/**
 * What was said of some and is written of more of them: "some balusters wiggle" is no "all balusters wiggle", nor "the balusters
 * wiggle". That there are any ("loose balusters were observed") says nothing of the others.
 * @returns the words that say more, or that were lost.
 */
export function enlargedShares(said: string, written: string): string[] {
  const spoken = clausesOf(said);
  const largest = Math.max(0, ...spoken.map(shareOf));
  return clausesOf(written).flatMap((clause) => {
    const share = shareOf(clause);
    const word = (ALL.exec(clause) ?? MOST.exec(clause))?.[0];
    if (share > 1 && share > largest && word && !/^(?:no|none|never)$/.test(word)) return [word];
    if (share > 0 || EXISTS.test(clause)) return [];
    return spoken.flatMap((one) => {
      const some = SOME_OF.exec(one);
      const things = some?.[1]?.split(' ').at(-1);
      return things && clause.split(' ').includes(things) ? [(some as RegExpExecArray)[0]] : [];
    });
  });
}
