import type { Place, Remark } from '../findings.ts';
import { retrieve, type Scope } from '../matching/retrieve.ts';
import type { TemplateIndex } from '../matching/template-index.ts';

/**
 * What speaks for a section, in one measure: how well its comments fit, the best above all; that it was just announced;
 * that the remark comes right after it was announced; that it was announced before and still holds. And what a change of
 * section costs that nobody announced. Fitted to the development set (docs/quality.md).
 */
const FITS = 16;
/** How much more the best comment of a section counts than the others. */
const SHARPNESS = 14;
const ANNOUNCED = 5.6;
const FRESH = 3.2;
const CARRIED = 0.42;
const CHANGE = 4.2;
/** … right after an item of it was announced. */
const FRESH_ITEM = 8;
/** … that the sentence opened with a room of that section. */
const ASIDE = 4;
/** … that it goes on with what was spoken of ("it is stained, too"). */
const GOES_ON = 2;
const IT = /^(?:(?:and|but|so|also|plus),? )*(?:it|its|it's|they|they're|their|them|this one|that one)\b/i;

/** Comments that are looked at for each remark. */
const LOOKED_AT = 60;
const EVERYWHERE: Scope = { component: null, itemId: null, topic: [] };
const KINDS = ['defect', 'information', 'functional', 'limitation'] as const;

/**
 * Follows the speaker through the sections of the template: the likeliest way through them, given what was announced and
 * what each remark may mean (Viterbi's algorithm). Headers are skipped, come late, or are misheard; the remarks
 * around then tell the section.
 * @returns the place of each remark; as it was announced where the section is that one.
 */
export function followSections(remarks: readonly Remark[], library: TemplateIndex): Place[] {
  const sections = [...new Set(library.entries.map((entry) => entry.component))];
  if (sections.length === 0) return remarks.map((remark) => remark.place);
  const way = likeliestWay(
    remarks.map((remark) => evidence(remark, library, sections)),
    sections.length,
  );
  const occurrences = new Map<string, number>();
  /** Sections whose occurrence was counted ("second system") after they were announced. */
  const counted = new Set<string>();
  return remarks.map((remark, index) => {
    const { place, kind, aside, count } = remark;
    if (kind === 'announcement' && place.itemId === null) counted.delete(place.component);
    if (place.component && !counted.has(place.component)) occurrences.set(place.component, place.occurrence);
    if (aside) occurrences.set(aside.component, aside.occurrence);
    const component = sections[way[index] as number] as string;
    if (count) {
      occurrences.set(component, count);
      counted.add(component);
    }
    const occurrence = occurrences.get(component) ?? 1;
    if (component === place.component) return { ...place, occurrence };
    return tellsNothing(remark) ? place : { component, occurrence, itemId: null, itemName: null, how: 'implied' };
  });
}

/** The sequence of states with the most evidence, less what changes cost. */
function likeliestWay(evidenceOf: readonly (readonly number[])[], states: number): number[] {
  let sums = Array.from({ length: states }, () => 0);
  const cameFrom = evidenceOf.map((evidence) => {
    const best = sums.indexOf(Math.max(...sums));
    const changed = (sums[best] as number) - CHANGE;
    const from = sums.map((stayed, state) => (stayed >= changed ? state : best));
    sums = sums.map((stayed, state) => Math.max(stayed, changed) + (evidence[state] as number));
    return from;
  });
  const way: number[] = [];
  let state = sums.indexOf(Math.max(...sums));
  for (let at = cameFrom.length - 1; at >= 0; at--) {
    way[at] = state;
    state = cameFrom[at]?.[state] as number;
  }
  return way;
}

const TELL_NOTHING: ReadonlySet<Remark['kind']> = new Set(['narration', 'retracted', 'recommendation', 'rating']);
const tellsNothing = ({ kind }: Remark) => TELL_NOTHING.has(kind);

/** What speaks for each section when a remark is made. */
function evidence(remark: Remark, library: TemplateIndex, sections: readonly string[]): number[] {
  const { kind, place, words, location } = remark;
  const fresh = place.itemId === null ? FRESH : FRESH_ITEM;
  const held =
    (kind === 'announcement' ? ANNOUNCED : place.how === 'announced' ? fresh : CARRIED) +
    (IT.test(words) ? GOES_ON : 0);
  const found = sections.map(
    (section) => (section === place.component ? held : 0) + (section === remark.aside?.component ? ASIDE : 0),
  );
  if (kind === 'announcement' || tellsNothing(remark)) return found;
  /** For each section the sum over its comments, which comes near the best of them and grows with every other. */
  const sums = new Map<string, number>();
  for (const { entry, score } of retrieve(
    library,
    { text: words, location, scope: EVERYWHERE, kinds: KINDS },
    LOOKED_AT,
  ))
    sums.set(entry.component, (sums.get(entry.component) ?? 1) + Math.expm1(SHARPNESS * score));
  const fits = (section: string) => Math.log(sums.get(section) ?? 1) / SHARPNESS;
  return found.map((value, at) => value + FITS * fits(sections[at] as string));
}
