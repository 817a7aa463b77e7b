import { type RetractionOdds, SURELY_STANDS } from '../likeness/retraction-odds.ts';
import type { Evidence } from '../log-odds.ts';
import type { Meanings } from '../matching/meanings.ts';
import { type Entry, itemKey } from '../matching/template-index.ts';
import { PairsAsked } from './pairs-asked.ts';

/** How much nearer a comment has to be to count e times as much. */
const SHARPNESS = 20;
/** Comments that are so much farther than the nearest count nothing. */
const WINDOW = 0.3;

/**
 * What two clauses mean: how much they are alike (-1 to 1), and by the comments that are near them: how near the nearest one is to the first, to the second and to both
 * together (0 to 1 each), how much nearer each is to its own than to the other's, and how likely both mean the same section,
 * item and comment.
 */
export type ClauseEvidence = Evidence<
  'alike' | 'leftNear' | 'rightNear' | 'wholeNear' | 'apart' | 'sameSection' | 'sameItem' | 'sameComment'
>;

/** What is taken while nobody knows, and where a template has no comments: what is usual where a sentence is one remark. */
const USUAL: ClauseEvidence = {
  alike: 0.4,
  leftNear: 0.5,
  rightNear: 0.5,
  wholeNear: 0.5,
  apart: 0.05,
  sameSection: 0.5,
  sameItem: 0.3,
  sameComment: 0.1,
};
const USUAL_JOINT = -2;

/** The comments near to what a clause says. */
interface Near {
  meaning: Float32Array;
  likeness: number;
  nearest: number;
  /** How much nearer the nearest is than each. */
  behind: ReadonlyMap<number, number>;
  /** What share of its meaning each comment has, each item and each section. */
  comments: Shares;
  items: Shares;
  sections: Shares;
}
type Shares = ReadonlyMap<number | string, number>;

/** What was read of clauses, by what it was read with: chunks of a recording are cut as they come, and then all of it. */
const readBefore = new WeakMap<object, ReadBefore>();
interface ReadBefore {
  known: Map<string, Near>;
  joints: Map<string, number>;
  retractions: Map<string, RetractionOdds>;
}

/**
 * What clauses mean, told by a template's comments. Which clauses will be compared shows only while sentences are cut, and what
 * they mean is told later: so sentences are cut again until nothing is asked that was not read.
 */
export class ClauseMeanings {
  private readonly entries: readonly Pick<Entry, 'component' | 'itemId'>[];
  private readonly meanings: Pick<Meanings, 'compare' | 'joint' | 'retraction'>;
  private readonly known: Map<string, Near>;
  private readonly asked = new Set<string>();
  private readonly joints: PairsAsked<number>;
  private readonly retractions: PairsAsked<RetractionOdds>;

  constructor(
    entries: readonly Pick<Entry, 'component' | 'itemId'>[],
    meanings: Pick<Meanings, 'compare' | 'joint' | 'retraction'>,
  ) {
    this.entries = entries;
    this.meanings = meanings;
    const before = readBefore.get(meanings) ?? { known: new Map(), joints: new Map(), retractions: new Map() };
    readBefore.set(meanings, before);
    this.known = before.known;
    this.joints = new PairsAsked(before.joints);
    this.retractions = new PairsAsked(before.retractions);
  }

  /** @param whole both clauses, as they were said. */
  evidence(left: string, right: string, whole: string): ClauseEvidence {
    if (this.entries.length === 0) return USUAL;
    const [one, other, both] = [left, right, whole].map((text) => this.known.get(text));
    if (!one || !other || !both) {
      for (const text of [left, right, whole]) if (!this.known.has(text)) this.asked.add(text);
      return USUAL;
    }
    return {
      alike: product(one.meaning, other.meaning),
      leftNear: one.likeness,
      rightNear: other.likeness,
      wholeNear: both.likeness,
      apart: Math.min(behind(one, other.nearest), behind(other, one.nearest)),
      sameSection: shared(one.sections, other.sections),
      sameItem: shared(one.items, other.items),
      sameComment: shared(one.comments, other.comments),
    };
  }

  /** How likely the second clause tells of something else than the first, as log odds, by how both are said. */
  joint(left: string, right: string): number {
    return this.joints.told(left, right) ?? USUAL_JOINT;
  }

  /** How likely what a sentence tells is taken back, by itself or by what is said next. */
  retraction(said: string, next: string): RetractionOdds {
    return this.retractions.told(said, next) ?? SURELY_STANDS;
  }

  /** Reads what was asked about. @returns whether anything was. */
  async readAsked(): Promise<boolean> {
    const texts = [...this.asked];
    this.asked.clear();
    for (const text of texts) this.known.set(text, this.near(await this.meanings.compare(text)));
    const joints = await this.joints.readAsked((left, right) => this.meanings.joint(left, right));
    const retractions = await this.retractions.readAsked((said, next) => this.meanings.retraction(said, next));
    return texts.length > 0 || joints || retractions;
  }

  private near({ meaning, comments: likenesses }: Awaited<ReturnType<Meanings['compare']>>): Near {
    const likeness = likenesses.reduce((most, one) => Math.max(most, one), -1);
    const behindOf = new Map<number, number>();
    for (const [at, one] of likenesses.entries()) if (likeness - one < WINDOW) behindOf.set(at, likeness - one);
    const weights = [...behindOf].map(([at, less]) => [at, Math.exp(-SHARPNESS * less)] as const);
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    const sharesBy = (keyOf: (at: number) => number | string): Shares => {
      const shares = new Map<number | string, number>();
      for (const [at, weight] of weights) shares.set(keyOf(at), (shares.get(keyOf(at)) ?? 0) + weight / sum);
      return shares;
    };
    const entryAt = (at: number) => this.entries[at] as Entry;
    return {
      meaning,
      likeness,
      nearest: likenesses.indexOf(likeness),
      behind: behindOf,
      comments: sharesBy((at) => at),
      items: sharesBy((at) => itemKey(entryAt(at).component, entryAt(at).itemId)),
      sections: sharesBy((at) => entryAt(at).component),
    };
  }
}

const behind = (one: Near, comment: number) => one.behind.get(comment) ?? WINDOW;

const product = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);

/** How likely two mean the same. */
const shared = (one: Shares, other: Shares) =>
  [...one].reduce((sum, [key, share]) => sum + share * (other.get(key) ?? 0), 0);
