import type { CommentKind } from '../template/template.ts';
import { explain } from './explain.ts';
import { type Entry, itemKey, type TemplateIndex } from './template-index.ts';
import { weighWords } from './weigh-words.ts';

/** Where one looks first. */
export interface Scope {
  component: string | null;
  itemId: string | null;
  /** Words of an announced place that the template has no name for ("attic"). */
  topic: string[];
}

export interface Match {
  entry: Entry;
  /** 0 to 1: how well words and comment explain each other. */
  score: number;
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
}

const PREFILTER = 40;
const IN_ITEM = 0.12;
const IN_COMPONENT = 0.03;
const ELSEWHERE = -0.15;

/** The library's comments that may be meant, best first. */
export function retrieve(index: TemplateIndex, query: Query, limit = 5): Match[] {
  const words = weighWords(index, query.text, query.location);
  const rough = new Map<number, number>();
  for (const word of words) {
    for (const key of word.keys) {
      for (const at of index.postings.get(key) ?? [])
        rough.set(at, (rough.get(at) ?? 0) + word.weight * index.weightOf(key));
    }
  }
  for (const [at, score] of rough) {
    const entry = index.entries[at] as Entry;
    if (entry.component === query.scope.component)
      rough.set(at, score + (entry.itemId === query.scope.itemId ? 2 : 0.7));
  }
  const best = [...rough.entries()].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, PREFILTER);
  const chosen = new Set(best.map(([at]) => at));
  if (query.scope.component && query.scope.itemId) {
    for (const at of index.byItem.get(itemKey(query.scope.component, query.scope.itemId)) ?? []) chosen.add(at);
  }
  const topic = new Set(query.scope.topic);
  const matches: Match[] = [];
  for (const at of chosen) {
    const entry = index.entries[at] as Entry;
    if (!query.kinds.includes(entry.kind) || (entry.comment.tip && entry.kind === 'information')) continue;
    const { score, speaksOfOther } = explain(index, words, entry, { isHere: isScope(entry, query.scope), topic });
    if (score > 0)
      matches.push({
        entry,
        score,
        speaksOfOther,
        ranked: Math.max(0, Math.min(1, score + placeBonus(entry, query.scope))),
      });
  }
  matches.sort((a, b) => b.ranked - a.ranked || b.score - a.score);
  return matches.slice(0, limit);
}

function placeBonus(entry: Entry, scope: Scope): number {
  if (!scope.component) return 0;
  if (entry.component !== scope.component) return ELSEWHERE;
  return isScope(entry, scope) ? IN_ITEM : IN_COMPONENT;
}

const isScope = (entry: Entry, scope: Scope) => entry.component === scope.component && entry.itemId === scope.itemId;
