import type { CommentKind } from '../../template/template.ts';
import { type WeighedUnit, weighWords } from '../words/weigh-words.ts';
import { Said } from './explain.ts';
import { largest } from './largest.ts';
import { type Entry, itemKey, type TemplateIndex } from './template-index.ts';

/** Where one looks first. */
export interface Scope {
  component: string | null;
  itemId: string | null;
  /** Words of an announced place that the template has no name for ("attic"). */
  topic: string[];
}

export interface Match {
  entry: Entry;
  /** 0 to 1: how well words and comment explain each other, by their words and by what they mean. */
  score: number;
  /** … by their words alone. */
  fit: number;
  /** … by what they mean alone. */
  likeness: number;
  /** … if it is one of the section spoken of that is meant; 0 for others. */
  likenessHere: number;
  /** How much the sentence means what the comment says, -1 to 1; 0 where sentences are not compared. */
  meaning: number;
  /** The words name another part of the house than the comment does. */
  speaksOfOther: boolean;
  /** The score with the place taken into account; what is ranked by. */
  ranked: number;
}

export interface Query {
  text: string;
  /** What is said of the place; matched, never missed. */
  location: string | null;
  scope: Scope;
  kinds: readonly CommentKind[];
  /** Maintenance tips are looked for, and nothing else; else no tip that is not a defect, too. */
  tips?: boolean;
  /** How much the sentence means what each comment says, -1 to 1. */
  meanings?: Float32Array;
}

const PREFILTER = 12;
/** Comments that are looked at for what they mean, whatever their words. */
const LIKEST = 16;
const LEAST_LIKE = 0.08;
/** … and those of the section spoken of, if it is one of them that is meant. */
const LIKEST_HERE = 8;
/** … whose sentences mean most nearly the same, of all and of the section spoken of. */
const MEANING_MOST = 6;
const MEANING_MOST_HERE = 8;
/** What it counts that the words explain each other, and that they mean the same. */
const FIT = 1;
const LIKENESS = 3.3;
/** … and that the sentence does, where comments are put in order. */
const MEANING = 0.5;
const IN_ITEM = 0.12;
const IN_COMPONENT = 0.03;
const ELSEWHERE = -0.15;

/** The library's comments that may be meant, best first. */
export function retrieve(index: TemplateIndex, query: Query, limit = 5): Match[] {
  const words = weighWords(index, query.text, query.location);
  const chosen = new Set(sharingWords(index, words, query.scope));
  const likenesses = index.likeness.likenesses(query.text);
  const section = sectionOf(index, query.scope);
  const likenessesHere = index.likeness.likenessesAmong(query.text, section);
  for (const at of likest(index, likenesses, query.scope)) chosen.add(at);
  if (query.scope.component && query.scope.itemId) {
    for (const at of index.byItem.get(itemKey(query.scope.component, query.scope.itemId)) ?? []) chosen.add(at);
  }
  for (const place of largest(likenessesHere, LIKEST_HERE, 0)) chosen.add(section[place] as number);
  for (const at of meaningMost(index, query, section)) chosen.add(at);
  const said = new Said(index, words, query.scope.topic);
  const matches: Match[] = [];
  for (const at of chosen) {
    const entry = index.entries[at] as Entry;
    if (!isWanted(entry, query)) continue;
    const fit = said.explain(at, isScope(entry, query.scope));
    const score = (FIT * fit.score + LIKENESS * (likenesses[at] as number)) / (FIT + LIKENESS);
    const { speaksOfOther } = fit;
    if (score > 0 || query.meanings)
      matches.push({
        entry,
        score,
        fit: fit.score,
        likeness: likenesses[at] as number,
        likenessHere: likenessesHere[section.indexOf(at)] ?? 0,
        meaning: query.meanings?.[at] ?? 0,
        speaksOfOther,
        ranked: Math.max(0, Math.min(1, score + placeBonus(entry, query.scope))),
      });
  }
  const ranks = ({ ranked, meaning }: Match) => ranked + MEANING * meaning;
  matches.sort((a, b) => ranks(b) - ranks(a) || b.score - a.score);
  return matches.slice(0, limit);
}

/** The comments that have most of the words, those of the place spoken of before others. */
function sharingWords(index: TemplateIndex, words: readonly WeighedUnit[], scope: Scope): number[] {
  const rough = new Float32Array(index.entries.length);
  for (const word of words) {
    for (const key of word.keys) {
      const weight = word.weight * index.weightOf(key);
      for (const at of index.postings.get(key) ?? []) rough[at] = (rough[at] as number) + weight;
    }
  }
  for (const at of sectionOf(index, scope)) {
    const score = rough[at] as number;
    if (score > 0) rough[at] = score + ((index.entries[at] as Entry).itemId === scope.itemId ? 2 : 0.7);
  }
  return largest(rough, PREFILTER, 0);
}

function isWanted({ kind, comment }: Entry, { kinds, tips }: Query): boolean {
  return kinds.includes(kind) && (tips ? comment.tip : kind !== 'information' || !comment.tip);
}

/** The comments whose sentences mean most nearly the same, of all that are wanted and of the section spoken of. */
function meaningMost({ entries }: TemplateIndex, query: Query, section: readonly number[]): number[] {
  const { meanings } = query;
  if (!meanings) return [];
  const wanted = meanings.map((meaning, at) => (isWanted(entries[at] as Entry, query) ? meaning : UNWANTED));
  const here = Float32Array.from(section, (at) => wanted[at] as number);
  return [
    ...largest(wanted, MEANING_MOST, 0),
    ...largest(here, MEANING_MOST_HERE, 0).map((place) => section[place] as number),
  ];
}
const UNWANTED = -1;

/** The comments that mean most nearly the same, those of the place spoken of before others. */
function likest(index: TemplateIndex, likenesses: Float32Array, scope: Scope): number[] {
  const elsewhere = scope.component ? ELSEWHERE : 0;
  const values = new Map<number, number>();
  // Elsewhere all lose the same: those behind the first there have as many before them, wherever these are.
  for (const at of largest(likenesses, LIKEST, LEAST_LIKE)) values.set(at, (likenesses[at] as number) + elsewhere);
  for (const at of sectionOf(index, scope)) {
    const likeness = likenesses[at] as number;
    if (likeness > LEAST_LIKE) values.set(at, likeness + placeBonus(index.entries[at] as Entry, scope));
  }
  return [...values]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, LIKEST)
    .map(([at]) => at);
}

const sectionOf = (index: TemplateIndex, { component }: Scope) =>
  (component !== null && index.bySection.get(component)) || NOWHERE;
const NOWHERE: readonly number[] = [];

function placeBonus(entry: Entry, scope: Scope): number {
  if (!scope.component) return 0;
  if (entry.component !== scope.component) return ELSEWHERE;
  return isScope(entry, scope) ? IN_ITEM : IN_COMPONENT;
}

const isScope = (entry: Entry, scope: Scope) => entry.component === scope.component && entry.itemId === scope.itemId;
