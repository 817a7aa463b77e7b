import { MISSING, NOT, type Unit } from './meaning.ts';
import type { Bag, Entry, TemplateIndex } from './template-index.ts';
import { unitWeight, type WeighedUnit } from './weigh-words.ts';

/** What is known of the place besides the words. */
interface Setting {
  /** The comment is offered by the very item that is spoken of. */
  isHere: boolean;
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
 */
export function explain(index: TemplateIndex, words: readonly WeighedUnit[], entry: Entry, setting: Setting): Fit {
  let total = 0;
  let explained = 0;
  let own = 0;
  let missesOther = false;
  const symptoms = { said: false, shared: false };
  let sharesThing = false;
  const parts = { said: false, shared: false, sharedByComment: false };
  for (const { unit, keys, weight, optional, synonym, isMissed } of words) {
    const ofTitle = share(unit, keys, entry.title.keys, synonym);
    const ofObservation = share(unit, keys, entry.observation.keys, synonym) * 0.9;
    const ofRest = share(unit, keys, entry.rest, synonym) * 0.5;
    const ofNames = Math.max(
      share(unit, keys, entry.item.keys, synonym) * 0.9,
      share(unit, keys, entry.section.keys, synonym) * 0.7,
    );
    const ofComment = Math.max(ofTitle, ofObservation, ofRest);
    const best = Math.max(ofComment, ofNames);
    if (optional && best < 0.5) continue;
    total += weight;
    explained += weight * best;
    own += weight * ofComment;
    const observed = Math.max(ofTitle, ofObservation);
    if (isMissed && Math.max(ofTitle, ofObservation) < SHARED) missesOther = true;
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
  if (total === 0 || own === 0) return { score: 0, speaksOfOther: false };

  const said = new Set(words.flatMap((word) => word.keys));
  const title = coverage(index, entry.title, said, entry, setting);
  const observation = coverage(index, entry.observation, said, entry, setting);
  let score =
    0.5 * (explained / total) + 0.36 * Math.max(title, 0.95 * observation) + 0.14 * Math.min(title, observation);
  if (!symptoms.said && entry.title.units.some((unit) => unit.role === 'symptom' && !isSaid(unit, said))) {
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

/** How much of a unit a set of keys has: 1 for the very word, less for one that means the same or sounds alike. */
function share(unit: Unit, keys: readonly string[], other: ReadonlySet<string>, synonym: number): number {
  const stems = unit.stems.filter((word) => other.has(word)).length / unit.stems.length;
  if (stems === 1) return 1;
  if (unit.groups.some((group) => other.has(group))) return synonym;
  if (unit.groups[0] === NOT && other.has(MISSING)) return 0.8;
  if (unit.groups[0] === MISSING && other.has(NOT)) return 0.5;
  const mishearing = keys[unit.stems.length + unit.groups.length];
  if (mishearing !== undefined && other.has(mishearing)) return 0.7;
  return stems * 0.6;
}

/** The share of a comment's own words that were said. What the place says already need not be said again. */
function coverage(
  index: TemplateIndex,
  { units, alternatives }: Bag,
  said: ReadonlySet<string>,
  entry: Entry,
  { isHere, topic }: Setting,
): number {
  let total = 0;
  let covered = 0;
  const either = { total: 0, covered: 0 };
  for (const unit of units) {
    const weight = unitWeight(index, unit);
    const match = Math.max(
      share(unit, [...unit.stems, ...unit.groups], said, 0.9),
      0.8 * share(unit, unit.stems, topic, 0.9),
    );
    const implied = [entry.item, entry.section].some((name) => share(unit, [], name.keys, 0.9) >= 0.9);
    if (implied && match < 0.9) {
      if (!isHere) total += weight * 0.35;
      continue;
    }
    if (alternatives && unit.role === 'symptom') {
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
