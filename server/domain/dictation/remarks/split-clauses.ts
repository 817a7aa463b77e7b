import { FITTED_WEIGHTS } from '../fitted-weights.generated.ts';
import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { OPPOSITES } from '../lexicon/one-of-several.ts';
import { cutOdds, type Joint } from '../likeness/cut-odds.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { linesOf, overlap } from '../likeness/sense.ts';
import { leadsToPlaceOnly, saysHowManyWhere } from '../locations/where-said.ts';
import { type Evidence, logOdds } from '../log-odds.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import { withSubject } from './antecedent.ts';
import { deniesWorry, refersBack, tellsWhatMayCome } from './classify-remark.ts';
import { classifyText, saysNotInspected } from './classify-text.ts';
import type { ClauseEvidence, ClauseMeanings } from './clause-meanings.ts';
import {
  breathes,
  isBoundary,
  isOneSaying,
  nextBoundary,
  sharesPart,
  skipConjunctions,
  speaksOfBefore,
} from './clause-rules.ts';
import { failsToDo, lacksThing } from './denials.ts';
import { endsDescription, isOnlyNamed } from './describes.ts';
import { isOnlyMeasure } from './only-measure.ts';
import { endsJudged, isJudgement, isPlainlyInOrder } from './plainly-in-order.ts';
import { retractedCount } from './retractions.ts';
import { sayAsBefore } from './said-of-several.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';
import { tellsDeed } from './testing.ts';

/**
 * What speaks for a cut between two clauses: how often catalogue phrases go on so, that both may mean the same lines, what both
 * mean by the template's comments, that they name different parts or tell of two defects, how likely the first clause tells of a
 * defect or of what is in order and the second one tells of a defect or is talk, the words at the cut, the seconds of silence
 * there (who thinks pauses elsewhere, too) and that a full stop was heard without any, that the second one goes on with "it" or "I", that "but" turns from what is in order to a defect or back, and how long the
 * second one is (logarithm). The weights (logistic regression) are fitted by `npm run fit`.
 */
type CutReason = keyof typeof FITTED_WEIGHTS.cut;
export type CutEvidence = Evidence<CutReason>;
/** Log odds that a cut needs. */
const ENOUGH = -0.5;
/** Odds nearer to 0 or 1 count as these. */
const SURE = 0.001;

/** Seconds of silence beyond which none says more. */
const LONGEST_PAUSE = 0.5;

const JOINTS = /^(?:and|but|plus)$/;
const CONTRASTS = /^(?:but|though|although|however|yet|only|except|whereas)$/;
const DETERMINER =
  /^(?:the|an?|no|there|there's|all|each|every|most|both|one|two|three|four|couple|several|some|another)$/;
/** "… and it opens up when I step on it", "… I could not find a single bolt": how what was said before shows. */
const GOES_ON =
  /^(?:i|i'm|i've|i'd|you|you've|you're|we|he|he's|she|she's|it|it's|its|they|they're|they've|this|that|that's|those|these)$/;

/** Decides whether a sentence is cut between two clauses. */
export type Cutter = (evidence: CutEvidence, left: readonly Spoken[], right: readonly Spoken[]) => boolean;

/** What sentences are cut with. */
export interface Splitting {
  meanings: Pick<ClauseMeanings, 'evidence' | 'joint'>;
  /** Decides in place of the fitted weights. */
  isCut?: Cutter | undefined;
}

/** Cuts a sentence where something new is said: two findings in one sentence become two, advice stands by itself. */
export function splitClauses(words: Spoken[], { meanings, isCut = tellsOfOther }: Splitting): Spoken[][] {
  if (deniesWorry(writtenText(words))) return [words];
  const isOne = isOneSaying(words);
  // Of what was not seen in the end, what was told before it is no part.
  const isUnseen = isOne && saysNotInspected(writtenText(words)) && retractedCount(writtenText(words)) === 0;
  const parts: Spoken[][] = [];
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    if (endsDescription(words.slice(from), at - from)) {
      parts.push(words.slice(from, at));
      from = at;
      continue;
    }
    if (!isBoundary(words, at)) continue;
    const left = words.slice(from, at);
    const right = words.slice(skipConjunctions(words, at), nextBoundary(words, at));
    const rest = words.slice(skipConjunctions(words, at));
    const [before, next] = [plainClause(left), plainClause(right)];
    if (before === '' || next === '' || ONLY_THERE.test(plainClause(rest)) || goesOn(before, next)) continue;
    const isParted =
      goesOnChecking(before, next) ||
      turnsToNotInspected(before, plainClause(rest)) ||
      turnsToOthers(before, plainClause(rest)) ||
      turnsToOtherSide(before, plainClause(rest)) ||
      sayAsBefore(right, before) !== null ||
      (!isOne && speaksOfBefore(left, right, rest));
    if (!isParted) {
      const means = meanings.evidence(before, withSubject(next, before), plainClause([...left, ...right]));
      const isTold = !isOne || (isUnseen && !saysNotInspected(before) && !saysNotInspected(next));
      const isTwo = isTold && tellsOfBoth({ left, right, rest }, means);
      const joint = meanings.joint(before, next);
      if (!isTwo && !isCut({ ...cutEvidence(left, right, words[at] as Spoken), ...means, joint }, left, right))
        continue;
    }
    parts.push(left);
    from = at;
  }
  return [...parts, words.slice(from)];
}

/** "… so nothing's watching out for you there." */
const ONLY_THERE = /^(?:there|here)$/i;

/** Whether the second clause tells of something else than the first. */
export const tellsOfOther: Cutter = (evidence) => logOdds(evidence, FITTED_WEIGHTS.cut) >= ENOUGH;

/** "One wire to a breaker, good | labels, …": what was judged is done with. */
const goesOnChecking = (left: string, right: string) =>
  (endsJudged(left) || JUDGES_ALONE.test(left)) && !isJudgement(right) && !SAYS_MORE.test(right);
const JUDGES_ALONE = /^(?:all )?(?:good|fine|great|perfect|solid)$/i;
const SAYS_MORE =
  /^(?:it|they|that|this|i|we|which|too|as|for|in|on|at|by|all|here|there|though|then|so|because|since|enough|where|what|who|how|let|every|each|about)\b/i;

/** "I pulled on the rail, and …", "near the bottom of the same panel, …", "shingles off, two over the garage": what follows is told with it. */
const goesOn = (left: string, right: string) =>
  isOnlyMeasure(right) ||
  leadsToFact(left, right) ||
  tellsNothingYet(left) ||
  (tellsWhatMayCome(right) && tellsDefect(left)) ||
  ((tellsDeed(left) || leadsToPlaceOnly(left)) && !refersBack(right)) ||
  (saysHowManyWhere(right) && readMeaning(right).defects === 0) ||
  (OBSTRUCTS.test(left) && BACKS_OFF.test(right)) ||
  listsInOrder(left, right);

/** "I laid a two by four under the door and it touched | and went right back up": how it was tried, and what it did. */
const OBSTRUCTS =
  /\b(?:two[- ]by[- ]fours?|2x4s?|blocks?|boards?|beam|eyes?|sensors?|hand|foot|boot|broom)\b|\b(?:hit|touched|met|bumped|closed on|came down on) (?:it|them|that|the)\b|\btouched$/i;
const BACKS_OFF =
  /^(?:(?:and|then|it|she|the door) )*(?:went|goes|came|comes|rolled|shot|popped|bounced|backed) (?:right |straight |clean |all the way )*(?:back |off|up)/i;

/** "No problems with the windows, the doors or the closets": things of one list. */
const listsInOrder = (left: string, right: string): boolean =>
  LISTS_IN_ORDER.test(left) &&
  !hasVerb(right) &&
  readMeaning(right).units.every(({ role }) => role !== 'symptom' && role !== 'fine');
const LISTS_IN_ORDER =
  /^(?:(?:and|so|okay),? )*(?:(?:i (?:have|had|found|saw|see) )?(?:no|zero) (?:problems?|issues?|complaints?|concerns?|trouble|defects?) (?:with|at|on|in) |(?:everything|all)\b.*\b(?:works?|working|good|fine|okay|checks out)\b)/i;

const tellsDefect = (text: string) => readMeaning(text).defects > 0 || kindOdds(text).defect > PERHAPS_DEFECT;

/** "You never cut a joist, and here somebody took a bite out of two", "it ought to have a lid, and this is an open hole": how it should be leads to how it is. */
function leadsToFact(left: string, right: string): boolean {
  if (readMeaning(left).defects > 0) return false;
  if (NEVER_DONE.test(left)) return true;
  return OUGHT.test(left) && (SAYS_OF_IT.test(right) || (SAYS_WHERE.test(right) && readMeaning(right).defects === 0));
}
const NEVER_DONE =
  /^(?:(?:and|so|now|but|well|see),? )*(?:for [\w' -]+,? )?(?:(?:i['’]d|i would) have (?!somebody|someone|an?\b|the\b|that\b|it\b|them\b|this\b|him\b|your?\b|to\b)\w+|you (?:never(?! know)|don['’]t ever|do not ever)|(?:nobody|no one) should) /i;
const OUGHT = /\b(?:ought(?:n['’]t)? to|ought(?:n['’]t)? be|should(?:['’]ve)?|supposed to)\b/i;
const SAYS_OF_IT = /^(?:this|these|that|those|it|they|instead|nobody|somebody|someone|what (?:it|they))\b/i;
const SAYS_WHERE =
  /^(?:there|here|i (?:see|count|get|got|can|looked|measured|have|do not|don['’]t)|on|at|by|over|in|along|behind|under|near|up|down|around|below|above)\b/i;

/** "Roof" heard as "grooves, gutters are full": one word, of which nothing was told. */
const tellsNothingYet = (left: string) =>
  !/\s/.test(left) && readMeaning(left).defects === 0 && readMeaning(left).parts === 0 && !isJudgement(left);

/** A place in a sentence where it may be cut: both clauses, and all that follows. */
interface Clauses {
  left: readonly Spoken[];
  right: readonly Spoken[];
  rest: readonly Spoken[];
}

/** The words alone say that both clauses tell of something. */
function tellsOfBoth({ left, right, rest }: Clauses, means: ClauseEvidence): boolean {
  const [before, next] = [plainClause(left), plainClause(right)];
  return (
    (tellsTwice(before, next) && means.sameComment < PERHAPS_SAME) ||
    lacksThenTells(left, right, rest) ||
    tellsThenLacks(before, next) ||
    tellsThenTells(before, next) ||
    listsAmiss(before, next) ||
    tellsOfTwo(before, next) ||
    namesThenTells(before, next) ||
    turnsFromOrder(before, next) ||
    tellsThenWarns(before, plainClause(rest))
  );
}

/** Two clauses mean the same comment no likelier than this. */
const PERHAPS_SAME = 0.3;
const MOST_WORDS_OF_TWO = 6;

/** "Faucet's loose and it drips", "furnace is old and it's rusted through": two things are wrong with one part, both said shortly. */
function tellsTwice(left: string, right: string): boolean {
  if (withSubject(right, left) === right) return false;
  if (![left, right].every((text) => text.split(' ').length <= MOST_WORDS_OF_TWO)) return false;
  // "Toilet runs" is a symptom by name.
  const told = withSubject(right, left).replace(/, (?:it|they) /, ' ');
  return [left, told].every((text) => readMeaning(text).defects > 0);
}

/** "One window's painted shut, the others go up and down", "all doors latch, the one to the closet rubs": some are in order, and some are not. */
function turnsToOthers(left: string, rest: string): boolean {
  const others = OTHERS.exec(rest)?.[0];
  if (others === undefined) return false;
  const isInOrder = (text: string) => isPlainlyInOrder(text) || kindOdds(text).functional > PERHAPS_IN_ORDER;
  const isAmiss = (text: string) =>
    saysNotInspected(text) || readMeaning(text).defects > 0 || kindOdds(text).defect > PERHAPS_DEFECT;
  const isRestFine = isJudgement(rest.slice(others.length)) || isInOrder(rest);
  return (isRestFine && isAmiss(left)) || (isInOrder(left) && isAmiss(rest));
}
const OTHERS =
  /^(?:(?:all )?(?:of )?(?:the |its |my |your )?(?:(?:two|three|four|five|six) )?(?:others?|rest|remaining)(?: of (?:it|them|those))?|every(?:thing|where|one) else|every other\b|its mate\b|(?:the (?:[\w-]+ )?)?one (?=(?:of them|to|in|into|by|at|on|off|over|near|under|behind|next|upstairs|downstairs|along|above|across|around|beside|below|between|beneath|from|inside|outside|toward|past)\b)|the (?:front|back|rear|left|right|upper|lower|top|bottom|middle|far|near|north|south|east|west|first|second|third|last) ones?(?= |$))/i;
const PERHAPS_IN_ORDER = 0.3;

/** "Left burner won't light, right burner lights", "sink on the left is slow, the one on the right …": something is told of one, and of its like on the other side. */
function turnsToOtherSide(left: string, rest: string): boolean {
  const said = plainWords(left);
  const [first = '', second = '', ...more] = plainWords(rest).filter((word) => word !== 'the');
  const [side, thing] = /^(?:on|at|in)$/.test(second) ? [more[0] ?? '', first] : [first, second];
  const others = OPPOSITES.get(side);
  if (!others || !said.some((word) => others.has(word))) return false;
  const isLike = /^ones?$/.test(thing) || said.some((word) => stem(word) === stem(thing));
  const isTold = rest.includes(thing) && tellsSomething(rest.slice(rest.indexOf(thing) + thing.length));
  return isLike && (isTold || isPlainlyInOrder(rest)) && (tellsSomething(left) || isPlainlyInOrder(left));
}
const tellsSomething = (text: string) => {
  const { defects, fine } = readMeaning(text);
  return defects + fine > 0 || plainWords(text).some((word) => FINITE_VERBS.has(word));
};

/** "Steps are brick, the second one up is loose": what a thing is, and what is wrong with it. */
const namesThenTells = (left: string, right: string) =>
  isOnlyNamed({ words: left, announcedBy: null }) && readMeaning(right).defects > 0;

const SURELY = 0.6;
/** … where no symptom is named: "third panel is up an inch". */
const NO_DOUBT = 0.95;

/** "Hatch is good, screens are rusted out", "tap dribbles, underneath's bone dry": one thing is in order, and another is not. */
function turnsFromOrder(left: string, right: string): boolean {
  const isLeftInOrder = isPlainlyInOrder(left) || endsInOrder(left);
  if (PRONOUN.test(right) || !(isLeftInOrder || isPlainlyInOrder(right))) return false;
  const other = isLeftInOrder ? right : left;
  return kindOdds(other).defect > (readMeaning(other).defects > 0 ? SURELY : NO_DOUBT);
}
/** "Opener reverses, eyes work": what was told last. */
const endsInOrder = (text: string) =>
  readMeaning(text).defects === 0 && isPlainlyInOrder(text.split(/[,;] /).at(-1) as string);

/** "Door's dented, wall behind the shelves I couldn't see": something was told, and another thing not inspected. */
function turnsToNotInspected(left: string, rest: string): boolean {
  if (saysNotInspected(left) || !saysNotInspected(rest) || OF_BEFORE.test(rest)) return false;
  const [before, next] = [readMeaning(left), readMeaning(rest)];
  const isTold = before.parts > 0 && (before.defects > 0 || isPlainlyInOrder(left));
  return isTold && next.parts > 0 && !sharesPart(before, next);
}
const OF_BEFORE = /^(?:it|they|that|this|which|so|because|since|for)\b/i;

const PRONOUN = /^(?:it|they|that|this|i|we|which)\b/i;

/** "…, watch yourself ma'am" is said to who stands by. */
const WARNS =
  /^(?:so |and )?(?:(?:watch|mind) (?:yourself|your \w+|out|it)|(?:be )?careful)(?:,? (?:there|here|now))*(?:,? (?:ma['’]am|sir|folks|guys|hon|honey|buddy|everybody|you two|please))?$/i;
const tellsThenWarns = (left: string, rest: string) => WARNS.test(rest) && readMeaning(left).defects > 0;

const PERHAPS_DEFECT = 0.5;

/** "No baffles, and the soffit vents are covered": a thing is missing, and something is wrong with another. */
function lacksThenTells(left: readonly Spoken[], right: readonly Spoken[], rest: readonly Spoken[]): boolean {
  if (!lacksThing(plainClause(left))) return false;
  if (/^(?:no|nor|neither)$/.test(bare(right[0]?.text ?? ''))) return false;
  const next = readMeaning(plainClause(right));
  return (
    next.parts > 0 &&
    kindOdds(plainClause(right)).defect > PERHAPS_DEFECT &&
    rest.some(({ text }) => /^(?:is|are|was|were|has|have)$/.test(bare(text)) || /\w['’]s$/.test(bare(text))) &&
    !sharesPart(readMeaning(plainClause(left)), next)
  );
}

const MOST_WORDS_OF_ONE = 4;

/** "Toilet runs, fan is dead", "no light, fan works": each thing in few words, whatever is told of it. */
function tellsOfTwo(left: string, right: string): boolean {
  if (left.split(' ').length > MOST_WORDS_OF_ONE) return false;
  const [before, next] = [readMeaning(left), readMeaning(right)];
  const isTold = lacksThing(left) || (before.defects > 0 && THING_DOES.test(left)) || RUNS.test(left);
  const isOtherTold = next.defects > 0 || isPlainlyInOrder(right) || classifyText(right) === 'functional';
  // "Toilet runs" is a symptom by name.
  const areThings = [before, next].every(({ units }) =>
    units.some(({ role, stems }) => role === 'part' || role === 'word' || stems.length > 1),
  );
  return isTold && areThings && THING_DOES.test(right) && isOtherTold && !sharesPart(before, next);
}
const RUNS =
  /^(?:the |this |that )?(?:[\w-]+ ){0,2}[\w-]+ (?:(?:just|still|only|constantly) )?(?:runs|drips|leaks|sticks|rocks|hums|buzzes|squeals)$/i;
const THING_DOES =
  /^(?:the |this |that )?(?!(?:i|we|you|it|its|they|their|he|his|she|her|my|that|this|which|there)\b)(?:[\w-]+ ){0,2}[\w-]+(?:['’]s| (?:is|are|has|have|works?|runs?|drips?|leaks?|drains?|flush(?:es)?|sticks?|rocks?|closes?|opens?|latch(?:es)?|locks?|rattles?|squeaks?|hums?|binds?|wobbles?|sags?|needs?|lacks?|keeps?))(?: |$)/i;

/** "The floor is cracked and there's no fire door". */
function tellsThenLacks(left: string, right: string): boolean {
  if (/\b(?:it|them|that|this|there)$/i.test(right)) return false;
  const [before, next] = [readMeaning(left), readMeaning(right)];
  return before.parts > 0 && before.defects > 0 && !lacksThing(left) && lacksThing(right) && !sharesPart(before, next);
}

/** "A dripping faucet, a jammed disposal": things that are amiss, named one after the other. */
function listsAmiss(left: string, right: string): boolean {
  const [first, second] = [left.replace(THING_HAS, ''), right].map((text) =>
    withoutPlace(text.replace(THERE_IS, '')),
  ) as [string, string];
  const [before, next] = [readMeaning(first), readMeaning(second)];
  if (!namesAmiss(second) || sharesPart(before, next)) return false;
  // "The gutter's loose, and I've also got cracked siding."
  return namesAmiss(first) || (THERE_IS.test(right) && before.parts > 0 && before.defects > 0);
}
const namesAmiss = (text: string) => AMISS_THING.test(text) && !hasVerb(text) && isAmissThing(readMeaning(text).units);
/** "Rusted flashing" of "rusted flashing at the chimney". */
const withoutPlace = (text: string) =>
  text.replace(
    /(?<!\b(?:is|are|was|were)) (?:in|on|at|by|near|over|under|behind|along|around|above|below|beside|next to) (?:the |this |that |my |our |your )?(?:[\w'’-]+ ){0,2}[\w'’-]+$/i,
    '',
  );
const THERE_IS =
  /^(?:(?:so|and|okay|also|here|now),? )*(?:(?:i|we|you)(?:['’]ve| have)?(?: also| got| see| have| found)+|there(?:['’]s| is| are)(?: also)?|got|has) /i;
/** "This dishwasher has a ripped gasket and a broken rack." */
const THING_HAS =
  /^(?:(?:the|this|that|our) )?(?:[\w-]+ ){1,3}?(?:has|have|has got|have got|['’]s got|with) (?=an? |one |two |some )/i;
const AMISS_THING = /^(?:(?:an?|one|some|two|three|the|couple(?: of)?) )?(?:[\w-]+ ){1,3}[\w-]+$/i;
const hasVerb = (text: string) => plainWords(text).some((word) => FINITE_VERBS.has(word));
const AS_IT_IS = /^(?:\w+(?:ed|ing|en)|dead|loose|bad|torn|bent|cut|worn|burnt|soft|weak|slow|low|faulty|rusty)\b/;
const isAmissThing = ([state, ...thing]: readonly Unit[]) =>
  state?.role === 'symptom' &&
  AS_IT_IS.test(state.text) &&
  (thing.length > 0 || state.stems.length > 1) &&
  thing.every(({ role }) => role === 'part' || role === 'word');

/** "Trim is rotted at the back, the gutters are full": something is wrong with one thing, and with another. */
function tellsThenTells(left: string, said: string): boolean {
  const right = withoutPlace(said);
  if (saysNotInspected(left)) return false;
  if (!(THING_DOES.test(right) || failsToDo(right)) || right.split(' ').length > MOST_WORDS_OF_TWO) return false;
  const [before, next] = [readMeaning(left), readMeaning(right)];
  const isOtherTold = next.parts > 0 && (next.defects > 0 || kindOdds(right).defect > PERHAPS_DEFECT);
  return before.parts > 0 && before.defects > 0 && isOtherTold && !sharesPart(before, next);
}

/** What speaks for a cut between two clauses. @param opening the first word after the cut, which may join. */
function cutEvidence(
  left: readonly Spoken[],
  right: readonly Spoken[],
  opening: Spoken,
): Omit<CutEvidence, keyof ClauseEvidence | 'joint'> {
  const [before, after] = [plainClause(left), plainClause(right)];
  const joint = JOINTS.test(bare(opening.text)) ? (bare(opening.text) as Joint) : ',';
  const odds = cutOdds(before, after, joint);
  const [kinds, kindsAfter] = [kindOdds(before), kindOdds(after)];
  const [meaning, next] = [readMeaning(before), readMeaning(after)];
  const first = bare(right[0]?.text ?? '');
  const isOther = meaning.parts > 0 && next.parts > 0 && !sharesPart(meaning, next) ? 1 : 0;
  const isPunctuated = endsClause(left.at(-1)?.text ?? '');
  const isBreath = breathes(left.at(-1) as Spoken, opening);
  return {
    always: 1,
    odds: Math.log((odds + SURE) / (1 - odds + SURE)),
    overlap: overlap(linesOf(before), linesOf(after)),
    otherPart: isOther,
    bothDefects: meaning.defects > 0 && next.defects > 0 ? 1 : 0,
    leftDefect: kinds.defect,
    leftInOrder: kinds.functional,
    rightDefect: kindsAfter.defect,
    rightTalk: kindsAfter.talk,
    turns: CONTRASTS.test(bare(opening.text))
      ? kinds.functional * kindsAfter.defect + kinds.defect * kindsAfter.functional
      : 0,
    commaAndJoint: joint !== ',' && isPunctuated ? 1 : 0,
    pause: isPunctuated || joint !== ',' ? Math.min(LONGEST_PAUSE, secondsBetween(left.at(-1) as Spoken, opening)) : 0,
    stop: left.at(-1)?.isStop ? 1 : 0,
    opensWithDeterminer: DETERMINER.test(first) ? 1 : 0,
    goesOn: GOES_ON.test(first) && !isBreath ? 1 : 0,
    length: Math.log(right.length),
  };
}

const secondsBetween = (before: Spoken, after: Spoken) => Math.max(0, after.start - before.end);

/** A clause as it is compared with others. */
export const plainClause = (words: readonly Spoken[]): string => writtenText(words).replace(/[\s,;.]+$/, '');
