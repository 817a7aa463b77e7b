import { FINITE_VERBS, NUMBER_WORDS, STOP_WORDS } from '../lexicon/common-words.ts';
import { ARTICLES, isDirection, PREPOSITIONS, RELATIONS } from '../lexicon/location-words.ts';
import { WeightTable } from '../likeness/weight-table.ts';
import { remembering } from '../remembered.ts';
import { type Token, tokensOf } from './location-tokens.ts';
import { numberedPlaces, overlap, placesThatMayBe, type Stretch, sidesSeen } from './named-places.ts';
import { PLACE_EVIDENCE } from './place-evidence.generated.ts';
import { placeEvidence } from './place-evidence.ts';
import { isRelation } from './place-phrase.ts';

const MOST_PLACES = 3;
/** Log odds that places are given against none: one too many does less harm than one that is missed. */
const LENIENCE = 1.5;

/** They stand before "by the road" and "behind the garage". */
const DIRECTIONS = /^(?:down|up|out|back|over|overhead)$/;
/** In "washed out across the second story" the direction belongs to what was done. */
const PARTICIPLES = /^(?:\w{2,}ed|worn|torn|blown|broken|gone|bent|cut|burnt|split|fallen|eaten)$/;
/** "All through the bedrooms" is throughout them. */
const EXTENTS: Record<string, string> = { through: 'throughout', across: 'across', along: 'along' };

/**
 * Where on the house something is, as it was said; several places that are said of it are parted by commas. A preposition that a
 * comment brings itself is left out: "on the south slope, behind the chimney" → "south slope, behind the chimney". Null
 * where nothing says.
 */
export const findLocation = remembering(6_000, (text: string): string | null => {
  const tokens = tokensOf(text);
  const found = namedPlaces(tokens).map((stretch) => [
    ...direction(tokens, stretch),
    ...written(tokens.slice(stretch.start, stretch.end)),
  ]);
  const distinct = found.filter(
    (one, at) => !found.some((other, index) => index !== at && isWithin(one, other, index < at)),
  );
  return distinct.length > 0 ? distinct.map((words) => words.join(' ')).join(', ') : null;
});

/**
 * The stretches that name places, by a conditional logit over all that may and none, fitted by `npm run fit:locations`: one is
 * there where all that may be together are likelier than none; then the likeliest, and the same with what is left. What has a number in a row is one, and a side that somebody has who stands there.
 */
function namedPlaces(tokens: readonly Token[]): Stretch[] {
  const oddsOf = placeOdds(tokens);
  const found = [...sidesSeen(tokens), ...numberedPlaces(tokens)].slice(0, MOST_PLACES);
  let left = placesThatMayBe(tokens)
    .filter((stretch) => !found.some((one) => overlap(one, stretch)))
    .map((stretch) => ({ stretch, odds: oddsOf(stretch) }));
  while (found.length < MOST_PLACES) {
    const sum = left.reduce((all, { odds }) => all + Math.exp(odds), 0);
    if (Math.log(sum) + LENIENCE <= 0) break;
    const { stretch } = left.reduce((best, one) => (one.odds > best.odds ? one : best));
    found.push(stretch);
    left = left.filter((one) => !overlap(one.stretch, stretch));
  }
  return found.map((stretch) => wholeBetween(tokens, stretch)).sort((a, b) => a.start - b.start);
}

/** "Between the walkway" is half a place where "and the foundation" follows. */
function wholeBetween(tokens: readonly Token[], stretch: Stretch): Stretch {
  const within = tokens.slice(stretch.start, stretch.end);
  const isHalf = within[0]?.word === 'between' && !within.some(({ word }) => word === 'and' || /[^s]s$/.test(word));
  if (!isHalf || within.at(-1)?.ends || tokens[stretch.end]?.word !== 'and') return stretch;
  let end = stretch.end + 1;
  if (ARTICLES.has(tokens[end]?.word ?? '')) end++;
  const first = end;
  while (
    end < tokens.length &&
    end < first + MOST_WORDS_OF_OTHER &&
    isOfName(tokens[end] as Token) &&
    !tokens[end - 1]?.ends
  )
    end++;
  return end === first ? stretch : { ...stretch, end };
}
const MOST_WORDS_OF_OTHER = 3;
const isOfName = ({ word }: Token) =>
  /^[a-z-]+$/.test(word) &&
  !FINITE_VERBS.has(word) &&
  !STOP_WORDS.has(word) &&
  !PREPOSITIONS.has(word) &&
  !RELATIONS.has(word);

let made: WeightTable | null = null;

/** What speaks for a stretch naming a place, as log odds against none. */
function placeOdds(tokens: readonly Token[]): (stretch: Stretch) => number {
  made ??= new WeightTable(PLACE_EVIDENCE, 1);
  const weights = made;
  const sum = (evidence: readonly string[]) => weights.sums(evidence)[0] as number;
  const { beginning, ending, within, joined, whole } = placeEvidence(tokens);
  const [begins = [], ends = [], words = [], pairs = []] = [beginning, ending, within, joined].map((all) =>
    all.map(sum),
  );
  return (stretch) => {
    const { start, end } = stretch;
    const inside = [...words.slice(start, end), ...pairs.slice(start + 1, end)].reduce((all, one) => all + one, 0);
    return (begins[start] as number) + (ends[end - 1] as number) + inside + sum(whole(stretch));
  };
}

/** "Down by the road", "all through the bedrooms": the words before a place that say in which direction, or how far it goes. */
function direction(tokens: readonly Token[], { start, end }: Stretch): string[] {
  const before = tokens.slice(0, start);
  const from = before.findLastIndex(({ word, ends }) => ends || !ARTICLES.has(word)) + 1;
  const words = before.slice(before.findLastIndex(({ ends }) => ends) + 1, from).map(({ word }) => word);
  const isRelated = from === start && isRelation(written(tokens.slice(start, end)).join(' '));
  if (isRelated) {
    const led = words.findLastIndex((word, at) => !DIRECTIONS.test(word) || PARTICIPLES.test(words[at - 1] ?? ''));
    return words.slice(led + 1);
  }
  if (words.at(-1) === 'all' && from === start && NUMBER_WORDS.has(tokens[start]?.word ?? '')) return ['all'];
  const [all, far = ''] = words.slice(-2);
  const extent = all === 'all' ? EXTENTS[far] : undefined;
  return extent ? [extent, 'the'] : [];
}

/** As it is to stand in a comment: "behind that dryer" as "behind the dryer"; "toward the hall" and "behind upstairs unit" stay; "as you go in on the left" as "left as you go in". */
function written(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ text }) => (/[A-Z]{2}/.test(text) ? text : text.toLowerCase()));
  if (words[0] === 'as' && words[1] === 'you') return [...words.slice(-1), ...words.slice(0, -3)];
  const at = words.findIndex((word, index) => !(RELATIONS.has(word) || (index > 0 && /^(?:to|of)$/.test(word))));
  const next = words[at];
  const isWhole =
    !isRelation(words.join(' ')) ||
    !next ||
    /^(?:a|an|the|my|your|his|her|its|our|their|most|some|all|both|each|every|several|many|half|one|two|three|four)$/.test(
      next,
    ) ||
    isDirection(next) ||
    !/^[a-z]/.test(next);
  if (at < 1 || isWhole) return words;
  return [...words.slice(0, at), 'the', ...words.slice(ARTICLES.has(next) ? at + 1 : at)];
}

function isWithin(one: readonly string[], other: readonly string[], isBefore: boolean): boolean {
  const words = new Set(other);
  const covered = one.every((word) => words.has(word));
  return covered && (other.length > one.length || isBefore);
}
