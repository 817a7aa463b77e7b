import type { TemplateIndex } from '../matching/template-index.ts';
import { MISSING, readMeaning, type Unit } from './meaning.ts';
import { nearestWord } from './nearest-word.ts';

/** A unit of what was said, with what it counts. */
export interface WeighedUnit {
  unit: Unit;
  /** What it is found by, among it the word that it may be a mishearing of. */
  keys: string[];
  /** The word of the template that it may be a mishearing of, where the template knows none of it. */
  mishearingOf: string | null;
  weight: number;
  /** Counts only where the comment speaks of it too: places, circumstances. */
  optional: boolean;
  /** The thing that is said to be missing ("no railing"): a comment must speak of it. */
  isMissed: boolean;
  /** What a word that means the same is worth: less where the template has the very word elsewhere. */
  synonym: number;
}

/** How much a unit counts by its role. Symptom and part make a defect; the rest tells less. */
const ROLE_WEIGHT: Record<Unit['role'], number> = {
  symptom: 1.15,
  part: 1,
  fine: 0.5,
  place: 0.4,
  word: 0.75,
  general: 0.12,
  number: 0.1,
};

/** Clauses that only tell when, why or what for. */
const CIRCUMSTANCE = /\b(?:when|while|because|since|if|probably|likely|due to|so that|causing|in case|after)\b.*$/i;

/** How telling a unit is, by role and rarity. */
export const unitWeight = (index: TemplateIndex, unit: Unit): number =>
  ROLE_WEIGHT[unit.role] *
  (0.4 + 0.6 * Math.max(...(unit.groups.length > 0 ? unit.groups : unit.stems).map((key) => index.weightOf(key))));

/** The units of what was said, each once. */
export function weighWords(index: TemplateIndex, text: string, location: string | null): WeighedUnit[] {
  const { units } = readMeaning(text);
  // Most is said without a circumstance: what was read need not be read again.
  const stemsOf = (part: string) =>
    new Set((part === text ? units : readMeaning(part).units).flatMap((unit) => unit.stems));
  const main = stemsOf(text.replace(CIRCUMSTANCE, ''));
  const place = location ? stemsOf(location) : new Set<string>();
  const seen = new Set<string>();
  const out: WeighedUnit[] = [];
  let isMissed = false;
  for (const unit of units) {
    const id = unit.groups[0] ?? unit.stems.join(' ');
    if (seen.has(id)) continue;
    seen.add(id);
    const keys = [...unit.stems, ...unit.groups];
    const isUnknown = unit.stems.length === 1 && !keys.some((key) => index.knows(key));
    const mishearingOf = isUnknown ? nearestWord(index, unit.stems[0] as string) : null;
    if (mishearingOf !== null) keys.push(mishearingOf);
    out.push({
      unit,
      keys,
      mishearingOf,
      weight: unitWeight(index, unit),
      optional:
        unit.role === 'place' ||
        unit.stems.every((word) => place.has(word)) ||
        !unit.stems.some((word) => main.has(word)),
      isMissed: isMissed && (unit.role === 'part' || unit.role === 'word'),
      synonym: unit.stems.every((word) => index.knows(word)) ? 0.8 : 0.92,
    });
    isMissed = unit.text === 'no' && unit.groups[0] === MISSING;
  }
  return out;
}
