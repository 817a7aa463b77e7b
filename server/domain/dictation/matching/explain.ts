import { MISSING, NOT, type Unit } from '../words/meaning.ts';
import { unitWeight, type WeighedUnit } from '../words/weigh-words.ts';
import type { Bag, Entry, TemplateIndex } from './template-index.ts';

/** What was said of a place. */
export interface Said {
  words: readonly WeighedUnit[];
  /** All that the words are found by. */
  keys: ReadonlySet<string>;
  /** Stems of an announced place that the template has no name for. */
  topic: ReadonlySet<string>;
}

/** How well words and comment explain each other. */
export interface Fit {
  /** 0 to 1. */
  score: number;
  /** The words name a part of the house, and the comment has nothing of what they name, at most the symptom. */
  speaksOfOther: boolean;
}

/** A part or symptom counts as shared from here on. */
const SHARED = 0.6;
/** What a fit is worth where the comment tells of another symptom, of none, or of another part. */
const OTHER_SYMPTOM = 0.65;
const NO_SYMPTOM = 0.85;
const SYMPTOM_NOT_SAID = 0.75;
const OTHER_THING_MISSING = 0.7;
const OTHER_PART = 0.8;
const OTHER_PART_IN_TITLE = 0.87;

/**
 * How well words and comment explain each other, 0 to 1: the share of the words' weight that title, text and the
 * names of item and section account for, and the share of title and first sentence that the words account for.
 * @param isHere the comment is offered by the very item that is spoken of.
 */
export function explain(index: TemplateIndex, said: Said, entry: Entry, isHere: boolean): Fit {
  let total = 0;
  let explained = 0;
  let ofComments = 0;
  let missesOther = false;
  const symptoms = { said: false, shared: false };
  let sharesThing = false;
  const parts = { said: false, shared: false, sharedByComment: false };
  const comment = readComment(index, entry);
  for (const word of said.words) {
    const { unit, weight, optional, isMissed } = word;
    const [inTitle, inObservation, inRest, inItem, inSection] = sharesOf(word, comment.places);
    const ofObservation = inObservation * 0.9;
    const ofNames = Math.max(inItem * 0.9, inSection * 0.7);
    const observed = Math.max(inTitle, ofObservation);
    const ofComment = Math.max(observed, inRest * 0.5);
    const best = Math.max(ofComment, ofNames);
    if (optional && best < 0.5) continue;
    total += weight;
    explained += weight * best;
    ofComments += weight * ofComment;
    if (isMissed && observed < SHARED) missesOther = true;
    if ((unit.role === 'part' || unit.role === 'word') && observed >= SHARED) sharesThing = true;
    if (unit.role === 'symptom') {
      symptoms.said = true;
      symptoms.shared ||= observed >= SHARED;
    }
    if (unit.role === 'part' && !optional) {
      parts.said = true;
      parts.sharedByComment ||= observed >= SHARED;
      parts.shared ||= Math.max(observed, ofNames) >= SHARED;
    }
  }
  if (total === 0 || ofComments === 0) return { score: 0, speaksOfOther: false };

  const title = coverage(comment.title, said, isHere);
  const observation = coverage(comment.observation, said, isHere);
  let score =
    0.5 * (explained / total) + 0.36 * Math.max(title, 0.95 * observation) + 0.14 * Math.min(title, observation);
  if (!symptoms.said && entry.title.units.some((unit) => unit.role === 'symptom' && !isSaid(unit, said.keys))) {
    score *= SYMPTOM_NOT_SAID;
  }
  if (symptoms.said && !symptoms.shared) score *= tellsSymptom(entry) ? OTHER_SYMPTOM : NO_SYMPTOM;
  if (missesOther) score *= OTHER_THING_MISSING;
  if (parts.said && !parts.shared) score *= OTHER_PART;
  else if (parts.said && !parts.sharedByComment && entry.title.units.some((unit) => unit.role === 'part')) {
    score *= OTHER_PART_IN_TITLE;
  }
  return { score, speaksOfOther: parts.said && !sharesThing };
}

const isSaid = (unit: Unit, said: ReadonlySet<string>) => [...unit.stems, ...unit.groups].some((key) => said.has(key));

const tellsSymptom = (entry: Entry) =>
  [...entry.title.units, ...entry.observation.units].some((unit) => unit.role === 'symptom');

/** Where a key stands, as bits: title, first sentence, rest, name of the item, name of the section. */
type Places = ReadonlyMap<string, number>;
type Shares = readonly [title: number, observation: number, rest: number, item: number, section: number];
const NOTHING: Shares = [0, 0, 0, 0, 0];

/** How much of a word each part of a comment has: 1 for the very word, less for one that means the same or sounds alike. */
function sharesOf({ unit: { stems, groups }, mishearingOf, synonym }: WeighedUnit, places: Places): Shares {
  const byStem = stems.map((word) => places.get(word) ?? 0);
  let byGroup = 0;
  for (const group of groups) byGroup |= places.get(group) ?? 0;
  const isMissing = (groups[0] === NOT && places.get(MISSING)) || 0;
  const isNot = (groups[0] === MISSING && places.get(NOT)) || 0;
  const sounding = (mishearingOf !== null && places.get(mishearingOf)) || 0;
  if (byGroup + isMissing + isNot + sounding === 0 && byStem.every((place) => place === 0)) return NOTHING;
  return NOTHING.map((_, part) => {
    const bit = 1 << part;
    let shared = 0;
    for (const place of byStem) if (place & bit) shared++;
    if (shared === stems.length) return 1;
    if (byGroup & bit) return synonym;
    if (isMissing & bit) return 0.8;
    if (isNot & bit) return 0.5;
    if (sounding & bit) return 0.7;
    return (shared / stems.length) * 0.6;
  }) as unknown as Shares;
}

/** How much of a unit a set of keys has. */
function share({ stems, groups }: Unit, keys: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of stems) if (keys.has(word)) shared++;
  if (shared === stems.length) return 1;
  for (const group of groups) if (keys.has(group)) return 0.9;
  if (groups[0] === NOT && keys.has(MISSING)) return 0.8;
  if (groups[0] === MISSING && keys.has(NOT)) return 0.5;
  return (shared / stems.length) * 0.6;
}

/** A comment's own word: what it counts, and whether the names of item or section say it already. */
interface OwnWord {
  unit: Unit;
  weight: number;
  isImplied: boolean;
  /** One of several symptoms, of which any is enough. */
  isAlternative: boolean;
}

/** A comment as it is compared with words. */
interface ReadComment {
  places: Places;
  title: readonly OwnWord[];
  observation: readonly OwnWord[];
}

const read = new WeakMap<Entry, ReadComment>();

/** Reads a comment when it is first looked at. */
function readComment(index: TemplateIndex, entry: Entry): ReadComment {
  const known = read.get(entry);
  if (known) return known;
  const { title, observation, rest, item, section } = entry;
  const places = new Map<string, number>();
  const parts = [title.keys, observation.keys, rest, item.keys, section.keys];
  for (const [at, keys] of parts.entries()) for (const key of keys) places.set(key, (places.get(key) ?? 0) | (1 << at));
  const wordsOf = ({ units, alternatives }: Bag) =>
    units.map((unit) => ({
      unit,
      weight: unitWeight(index, unit),
      isImplied: [item, section].some(({ keys }) => share(unit, keys) >= 0.9),
      isAlternative: alternatives && unit.role === 'symptom',
    }));
  const made = { places, title: wordsOf(title), observation: wordsOf(observation) };
  read.set(entry, made);
  return made;
}

/** The share of a comment's own words that were said. What the place says already need not be said again. */
function coverage(words: readonly OwnWord[], { keys, topic }: Said, isHere: boolean): number {
  let total = 0;
  let covered = 0;
  const either = { total: 0, covered: 0 };
  for (const { unit, weight, isImplied, isAlternative } of words) {
    const match = topic.size === 0 ? share(unit, keys) : Math.max(share(unit, keys), 0.8 * share(unit, topic));
    if (isImplied && match < 0.9) {
      if (!isHere) total += weight * 0.35;
      continue;
    }
    if (isAlternative) {
      either.total = Math.max(either.total, weight);
      either.covered = Math.max(either.covered, weight * match);
      continue;
    }
    total += weight;
    covered += weight * match;
  }
  total += either.total;
  covered += either.covered;
  return total === 0 ? 0 : covered / total;
}
