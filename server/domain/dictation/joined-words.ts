import type { Decision } from './findings.ts';

/** The decisions about repetitions of a remark and about advice on it, in spoken order. */
export function joinedTo(decision: Decision, decisions: readonly Decision[]): Decision[] {
  return decisions.filter((other) => other.verdict === 'merged' && rootOf(decisions, other) === decision.remark.index);
}

/** Advice on a repeated finding belongs to the first one. */
function rootOf(decisions: readonly Decision[], decision: Decision): number {
  let root = decision;
  while (root.verdict === 'merged' && root.mergedInto !== null) root = decisions[root.mergedInto] as Decision;
  return root.remark.index;
}

/** What was said of a remark in all: its words, and what the joined ones add to them. */
export function wordsOfAll({ remark }: Decision, joined: readonly Decision[]): string[] {
  const more = joined.filter(
    (other) => other.remark.kind === 'recommendation' || !other.remark.words.includes(remark.words),
  );
  return [remark.words, ...more.map((other) => other.remark.words)];
}
