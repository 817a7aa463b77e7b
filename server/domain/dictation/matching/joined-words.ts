import type { Decision } from '../findings.ts';
import { placesPhrase } from '../locations/place-phrase.ts';
import { withOneNamed } from '../remarks/antecedent.ts';
import { plainWords } from '../words/text.ts';

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
    (other) => !other.goesOn && (other.remark.kind === 'recommendation' || !other.remark.words.includes(remark.words)),
  );
  return [remark, ...more.map((other) => other.remark)].map(withOneNamed);
}

/** The same, with the places that were announced or said of repetitions, where the words do not have them. */
export function wordsWithPlaces(decision: Decision, joined: readonly Decision[]): string[] {
  const [first = '', ...more] = wordsOfAll(decision, joined);
  const told = new Set([first, ...more].flatMap(plainWords));
  const places = [decision, ...joined].flatMap(({ remark }) => remark.location?.split(', ') ?? []);
  const missing = [...new Set(places)].filter((place) => !plainWords(place).every((word) => told.has(word)));
  if (missing.length === 0) return [first, ...more];
  const phrase = placesPhrase(missing);
  const finding = first.replace(/[.,;:]+$/, '');
  if (decision.verdict === 'notInspected' || !GOES_ON.test(finding)) return [`${finding} ${phrase}`, ...more];
  return [`${phrase}, ${finding.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`, ...more];
}

/** "Shower door scrapes when you open it", "carpet is burnt, 10 inches long": a place behind it would be of what comes last. */
const GOES_ON =
  /^(?!(?:in|on|at|behind|under|over|by)\b)[^,;]*(?:[,;]|\b(?:when|whenever|if|while|until|after|because|that|who|which)\b)/i;
