import { type Token, tokensOf } from '../../server/domain/dictation/locations/location-tokens.ts';
import {
  overlap,
  placesThatMayBe,
  type Stretch,
  withoutLead,
} from '../../server/domain/dictation/locations/named-places.ts';
import { type PlaceEvidence, placeEvidence } from '../../server/domain/dictation/locations/place-evidence.ts';
import type { Choice } from './logit.ts';

/** What of the words of a place must stand together to be taken for it. */
const ENOUGH = 0.6;
/** Words more than the place has that may stand between its own. */
const BETWEEN = 3;
/** They stand in a place, and name none. */
const LITTLE = new Set('the a an at on in of to by near and up all just right over under off from out'.split(' '));

/** What is said, and where it is said to be. */
export interface Located {
  words: string;
  /** As it stands in the words; several are parted by commas. */
  location: string | null;
  /** The dictation's name. */
  group: string;
}

/** Each place that is named, against what may name one and none; and what is left of the text, of which none does. */
export function choicesOfLocations({ words, location, group }: Located): Choice[] {
  const tokens = tokensOf(words);
  const evidence = placeEvidence(tokens);
  const all = placesThatMayBe(tokens).map((stretch) => ({ stretch, reasons: reasonsFor(evidence, stretch) }));
  const meant = location ? stretchesOf(tokens, location) : [];
  const named = all.filter(({ stretch }) => meant.some((one) => isSame(one, stretch)));
  if (location && named.length === 0) return [];
  const free = all.filter(({ stretch }) => !named.some((one) => overlap(one.stretch, stretch)));
  const choice = (offered: typeof all, right: number): Choice => ({
    alternatives: [{}, ...offered.map(({ reasons }) => reasons)],
    right,
    weight: 1,
    group,
  });
  return [
    ...named.map((one) => {
      const offered = all.filter((other) => overlap(other.stretch, one.stretch) || free.includes(other));
      return choice(offered, offered.indexOf(one) + 1);
    }),
    ...(free.length > 0 ? [choice(free, 0)] : []),
  ];
}

/** How often each sign speaks for a stretch. */
function reasonsFor(evidence: PlaceEvidence, stretch: Stretch): Record<string, number> {
  const { beginning, ending, within, joined, whole } = evidence;
  const { start, end } = stretch;
  const inside = [...within.slice(start, end), ...joined.slice(start + 1, end)];
  const reasons: Record<string, number> = {};
  for (const sign of [beginning[start], ending[end - 1], ...inside, whole(stretch)].flatMap((some) => some ?? []))
    reasons[sign] = (reasons[sign] ?? 0) + 1;
  return reasons;
}

const isSame = (one: Stretch, other: Stretch) => one.start === other.start && one.end === other.end;

/** Where a location stands in what was said, cut at commas. */
function stretchesOf(tokens: readonly Token[], location: string): Stretch[] {
  const said = tokens.map(({ word }) => word);
  return location.split(', ').flatMap((place) => {
    const words = tokensOf(place).map(({ word }) => word);
    const found = wholeIn(said, words) ?? mostlyIn(said, words);
    return found ? cutAtCommas(tokens, withoutLead(tokens, found)) : [];
  });
}

function cutAtCommas(tokens: readonly Token[], { start, end }: Stretch): Stretch[] {
  const found: Stretch[] = [];
  for (let at = start, from = start; at < end; at++) {
    if (!tokens[at]?.ends && at < end - 1) continue;
    found.push({ start: from, end: at + 1 });
    from = at + 1;
  }
  return found;
}

function wholeIn(said: readonly string[], words: readonly string[]): Stretch | null {
  const start = said.findIndex((_, at) => words.every((word, offset) => said[at + offset] === word));
  return words.length > 0 && start >= 0 ? { start, end: start + words.length } : null;
}

/** The shortest stretch with the most of the words that tell. */
function mostlyIn(said: readonly string[], words: readonly string[]): Stretch | null {
  const telling = words.filter((word) => !LITTLE.has(word));
  let best: (Stretch & { shared: number }) | null = null;
  for (let start = 0; start < said.length; start++)
    for (let end = start + 1; end <= Math.min(said.length, start + words.length + BETWEEN); end++) {
      const inside = said.slice(start, end);
      const shared = telling.filter((word) => inside.includes(word)).length;
      const isTight = telling.includes(inside[0] as string) && telling.includes(inside.at(-1) as string);
      if (!isTight || shared < telling.length * ENOUGH) continue;
      const isBetter = !best || shared > best.shared || (shared === best.shared && end - start < best.end - best.start);
      if (isBetter) best = { start, end, shared };
    }
  return best;
}
