import { cutOdds, type Joint } from '../likeness/cut-odds.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { overlap, senseOf } from '../likeness/sense.ts';
import { readMeaning } from '../words/meaning.ts';
import {
  breathes,
  isBoundary,
  isOneSaying,
  nextBoundary,
  sharesPart,
  skipConjunctions,
  speaksOfBefore,
  startsNew,
} from './clause-rules.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';

/**
 * What speaks for a cut between two clauses, as log odds (logistic regression): how often catalogue phrases go on so, that
 * the grammar has something new begin, that both may mean the same lines, how likely the first clause
 * tells of a defect or of what is in order, the words at the cut, and how long the second one is (logarithm). Fitted to the
 * development set (docs/quality.md).
 */
const WEIGHTS: CutEvidence = {
  always: -5.65,
  odds: 0.37,
  startsNew: 1.66,
  overlap: -7.77,
  otherPart: 0.72,
  bothDefects: 0.55,
  leftDefect: 1.31,
  leftInOrder: 1.6,
  breath: 3.45,
  commaAndJoint: 1.98,
  opensWithDeterminer: 0.91,
  length: 0.8,
};
/** Log odds that a cut needs. */
const ENOUGH = -0.7;
/** Odds nearer to 0 or 1 count as these. */
const SURE = 0.001;

/** Evidence for a cut; see `WEIGHTS`. */
interface CutEvidence {
  always: number;
  odds: number;
  startsNew: number;
  overlap: number;
  otherPart: number;
  bothDefects: number;
  leftDefect: number;
  leftInOrder: number;
  breath: number;
  commaAndJoint: number;
  opensWithDeterminer: number;
  length: number;
}

const JOINTS = /^(?:and|but|plus)$/;
const DETERMINER =
  /^(?:the|an?|no|there|there's|all|each|every|most|both|one|two|three|four|couple|several|some|another)$/;

/** Cuts a sentence where something new is said: two findings in one sentence become two, advice stands by itself. */
export function splitClauses(words: Spoken[]): Spoken[][] {
  const isOne = isOneSaying(words);
  const parts: Spoken[][] = [];
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    if (!isBoundary(words, at)) continue;
    const left = words.slice(from, at);
    const right = words.slice(skipConjunctions(words, at), nextBoundary(words, at));
    if (writtenText(left) === '' || writtenText(right) === '') continue;
    const rest = words.slice(skipConjunctions(words, at));
    if (isOne || !speaksOfBefore(left, right, rest)) {
      const evidence = cutEvidence(left, right, words[at] as Spoken, !isOne && startsNew(left, right));
      if (!tellsOfTwo(evidence) && logOddsOfCut(evidence) < ENOUGH) continue;
    }
    parts.push(left);
    from = at;
  }
  return [...parts, words.slice(from)];
}

/** "Faucet drips and the toilet is loose": nothing is left to be weighed. */
const tellsOfTwo = ({ startsNew, otherPart, bothDefects }: CutEvidence) => startsNew + otherPart + bothDefects === 3;

function logOddsOfCut(evidence: CutEvidence): number {
  return (Object.keys(WEIGHTS) as (keyof CutEvidence)[]).reduce((sum, key) => sum + WEIGHTS[key] * evidence[key], 0);
}

/** What speaks for a cut between two clauses. @param opening the first word after the cut, which may join. */
function cutEvidence(left: readonly Spoken[], right: readonly Spoken[], opening: Spoken, isNew: boolean): CutEvidence {
  const [before, after] = [plain(left), plain(right)];
  const joint = JOINTS.test(bare(opening.text)) ? (bare(opening.text) as Joint) : ',';
  const odds = cutOdds(before, after, joint);
  const kinds = kindOdds(before);
  const { lines } = senseOf(before);
  const [meaning, next] = [readMeaning(before), readMeaning(after)];
  const first = bare(right[0]?.text ?? '');
  return {
    always: 1,
    odds: Math.log((odds + SURE) / (1 - odds + SURE)),
    startsNew: isNew ? 1 : 0,
    overlap: overlap(lines, senseOf(after).lines),
    otherPart: meaning.parts > 0 && next.parts > 0 && !sharesPart(meaning, next) ? 1 : 0,
    bothDefects: meaning.defects > 0 && next.defects > 0 ? 1 : 0,
    leftDefect: kinds.defect,
    leftInOrder: kinds.functional,
    // Who pauses to think has not told anything yet, or goes on with the same.
    breath: breathes(left.at(-1) as Spoken, opening) && meaning.defects + meaning.fine > 0 && next.parts > 0 ? 1 : 0,
    commaAndJoint: joint !== ',' && endsClause(left.at(-1)?.text ?? '') ? 1 : 0,
    opensWithDeterminer: DETERMINER.test(first) ? 1 : 0,
    length: Math.log(right.length),
  };
}

const plain = (words: readonly Spoken[]) => writtenText(words).replace(/[\s,;.]+$/, '');
