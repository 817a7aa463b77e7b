import { MISSING, NOT, type Unit } from '../words/meaning.ts';
import type { WeighedUnit } from '../words/weigh-words.ts';
import {
  type CommentWords,
  commentWords,
  IN_ITEM,
  IN_OBSERVATION,
  IN_REST,
  IN_SECTION,
  IN_TITLE,
  IS_ALTERNATIVE,
  IS_IMPLIED,
  OWN_WORD_BITS,
  PART_BITS,
  SHARE_OF,
} from './comment-words.ts';
import type { TemplateIndex } from './template-index.ts';

/** How well words and comment explain each other. */
export interface Fit {
  /** 0 to 1. */
  score: number;
  /** The words name a part of the house, and the comment has nothing of what they name, at most the symptom. */
  speaksOfOther: boolean;
}

/** How much of a word is there by one that sounds alike. */
const SOUNDING = 0.7;
/** A part or symptom counts as shared from here on. */
const SHARED = 0.6;
/** What a fit is worth where the comment tells of another symptom, of none, or of another part. */
const OTHER_SYMPTOM = 0.65;
const NO_SYMPTOM = 0.85;
const SYMPTOM_NOT_SAID = 0.75;
const OTHER_THING_MISSING = 0.7;
const OTHER_PART = 0.8;
const OTHER_PART_IN_TITLE = 0.87;

/** What was said, as comments are compared with it. */
export class Said {
  private readonly comments: CommentWords;
  private readonly words: readonly SaidWord[];
  /** All that the words are found by. */
  private readonly keys: ReadonlySet<string>;
  /** How much of each unit of the comments was said, of the announced place too. */
  private readonly shares: Float64Array;
  /** Where a comment's keys are put down, by their numbers; 0 for those that were not said. */
  private readonly slots: Uint16Array;
  /** Where the keys stand in the comment that is looked at, as bits; nowhere, the first. */
  private readonly parts: Uint8Array;

  /** @param topic stems of an announced place that the template has no name for. */
  constructor(index: TemplateIndex, words: readonly WeighedUnit[], topic: readonly string[]) {
    this.comments = commentWords(index);
    this.keys = new Set(words.flatMap(({ keys }) => keys));
    this.shares = this.comments.sharesOf(this.keys);
    if (topic.length > 0) {
      const ofTopic = this.comments.sharesOf(new Set(topic));
      this.shares = this.shares.map((share, unit) => Math.max(share, 0.8 * (ofTopic[unit] as number)));
    }
    this.slots = new Uint16Array(this.comments.keyNumbers.size);
    let used = 0;
    const slotOf = (key: string) => {
      const number = this.comments.keyNumbers.get(key);
      if (number === undefined) return 0;
      if (this.slots[number] === 0) this.slots[number] = ++used;
      return this.slots[number] as number;
    };
    this.words = words.map((word) => readWord(word, slotOf));
    this.parts = new Uint8Array(used + 1);
  }

  /**
   * How well words and comment explain each other, 0 to 1: the share of the words' weight that title, text and the
   * names of item and section account for, and the share of title and first sentence that the words account for.
   * @param at the comment's place in the template.
   * @param isHere the comment is offered by the very item that is spoken of.
   */
  explain(at: number, isHere: boolean): Fit {
    const { comments, words } = this;
    let total = 0;
    let explained = 0;
    let ofComments = 0;
    let missesOther = false;
    const symptoms = { said: false, shared: false };
    let sharesThing = false;
    const things = { said: false, shared: false, sharedByComment: false };
    this.findParts(at);
    for (const word of words) {
      const { role, weight, optional, isMissed } = word;
      const observed = Math.max(shareIn(word, this.parts, IN_TITLE), shareIn(word, this.parts, IN_OBSERVATION) * 0.9);
      const ofNames = Math.max(shareIn(word, this.parts, IN_ITEM) * 0.9, shareIn(word, this.parts, IN_SECTION) * 0.7);
      const ofComment = Math.max(observed, shareIn(word, this.parts, IN_REST) * 0.5);
      const best = Math.max(ofComment, ofNames);
      if (optional && best < 0.5) continue;
      total += weight;
      explained += weight * best;
      ofComments += weight * ofComment;
      if (isMissed && observed < SHARED) missesOther = true;
      if ((role === 'part' || role === 'word') && observed >= SHARED) sharesThing = true;
      if (role === 'symptom') {
        symptoms.said = true;
        symptoms.shared ||= observed >= SHARED;
      }
      if (role === 'part' && !optional) {
        things.said = true;
        things.sharedByComment ||= observed >= SHARED;
        things.shared ||= Math.max(observed, ofNames) >= SHARED;
      }
    }
    if (total === 0 || ofComments === 0) return { score: 0, speaksOfOther: false };

    const from = comments.starts[3 * at + 1] as number;
    const middle = comments.starts[3 * at + 2] as number;
    const end = comments.starts[3 * at + 3] as number;
    const title = this.coverage(from, middle, isHere);
    const observation = this.coverage(middle, end, isHere);
    let score =
      0.5 * (explained / total) + 0.36 * Math.max(title, 0.95 * observation) + 0.14 * Math.min(title, observation);
    if (!symptoms.said && this.some(from, middle, (unit) => unit.role === 'symptom' && !this.isSaid(unit)))
      score *= SYMPTOM_NOT_SAID;
    if (symptoms.said && !symptoms.shared)
      score *= this.some(from, end, ({ role }) => role === 'symptom') ? OTHER_SYMPTOM : NO_SYMPTOM;
    if (missesOther) score *= OTHER_THING_MISSING;
    if (things.said && !things.shared) score *= OTHER_PART;
    else if (things.said && !things.sharedByComment && this.some(from, middle, ({ role }) => role === 'part'))
      score *= OTHER_PART_IN_TITLE;
    return { score, speaksOfOther: things.said && !sharesThing };
  }

  private findParts(at: number): void {
    const { slots, parts } = this;
    const { contents, starts } = this.comments;
    parts.fill(0);
    const end = starts[3 * at + 1] as number;
    for (let from = starts[3 * at] as number; from < end; from++) {
      const key = contents[from] as number;
      parts[slots[key >> PART_BITS] as number] = key & ((1 << PART_BITS) - 1);
    }
    parts[0] = 0;
  }

  private some(from: number, end: number, isMeant: (unit: Unit) => boolean): boolean {
    const { contents, units } = this.comments;
    for (let at = from; at < end; at++)
      if (isMeant(units[(contents[at] as number) >> OWN_WORD_BITS] as Unit)) return true;
    return false;
  }

  private isSaid({ stems, groups }: Unit): boolean {
    return [...stems, ...groups].some((key) => this.keys.has(key));
  }

  /** The share of a comment's own words that were said. What the place says already need not be said again. */
  private coverage(from: number, end: number, isHere: boolean): number {
    const { contents, weights } = this.comments;
    let total = 0;
    let covered = 0;
    let totalOfEither = 0;
    let coveredOfEither = 0;
    for (let at = from; at < end; at++) {
      const word = contents[at] as number;
      const unit = word >> OWN_WORD_BITS;
      const weight = weights[unit] as number;
      const match = this.shares[unit] as number;
      if (word & IS_IMPLIED && match < 0.9) {
        if (!isHere) total += weight * 0.35;
        continue;
      }
      if (word & IS_ALTERNATIVE) {
        totalOfEither = Math.max(totalOfEither, weight);
        coveredOfEither = Math.max(coveredOfEither, weight * match);
        continue;
      }
      total += weight;
      covered += weight * match;
    }
    total += totalOfEither;
    covered += coveredOfEither;
    return total === 0 ? 0 : covered / total;
  }
}

/** A word that was said, with the slots that its keys are put down in. */
interface SaidWord extends Pick<WeighedUnit, 'weight' | 'optional' | 'isMissed' | 'synonym'> {
  role: Unit['role'];
  stems: readonly number[];
  groups: readonly number[];
  /** Of "missing" where "not" was said, and of "not" where "missing" was. */
  missing: number;
  not: number;
  sounding: number;
}

function readWord(word: WeighedUnit, slotOf: (key: string) => number): SaidWord {
  const { unit, weight, optional, isMissed, synonym, mishearingOf } = word;
  return {
    weight,
    optional,
    isMissed,
    synonym,
    role: unit.role,
    stems: unit.stems.map(slotOf),
    groups: unit.groups.map(slotOf),
    missing: unit.groups[0] === NOT ? slotOf(MISSING) : 0,
    not: unit.groups[0] === MISSING ? slotOf(NOT) : 0,
    sounding: mishearingOf === null ? 0 : slotOf(mishearingOf),
  };
}

/** How much of a word a part of a comment has: 1 for the very word, less for one that means the same or sounds alike. */
function shareIn(
  { stems, groups, missing, not, sounding, synonym }: SaidWord,
  parts: Uint8Array,
  part: number,
): number {
  let shared = 0;
  for (const slot of stems) if ((parts[slot] as number) & part) shared++;
  if (shared === stems.length) return 1;
  for (const slot of groups) if ((parts[slot] as number) & part) return synonym;
  if ((parts[missing] as number) & part) return SHARE_OF.missing;
  if ((parts[not] as number) & part) return SHARE_OF.not;
  if ((parts[sounding] as number) & part) return SOUNDING;
  return (shared / stems.length) * SHARE_OF.someStems;
}
