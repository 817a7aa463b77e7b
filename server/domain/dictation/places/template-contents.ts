import type { Template } from '../../template/template.ts';
import { type Sense, senseOf } from '../likeness/sense.ts';
import { indexTemplate, itemKey, keysOf } from '../matching/template-index.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';

/** What the comments of an item speak of: how often and how prominently, by stem and lexicon group. */
export interface ItemContents {
  component: string;
  itemId: string;
  itemName: string;
  nameUnits: readonly Unit[];
  sectionUnits: readonly Unit[];
  counts: ReadonlyMap<string, number>;
  /** What the item's name may mean. */
  name: Pick<Sense, 'vector' | 'lines'>;
  /** The middle of what its comments mean. */
  middle: Float32Array;
}

/** How much a word counts by where it stands. The name of an item tells more than any one comment. */
const IN_NAME = 2.5;
const IN_TITLE = 1;
const IN_OBSERVATION = 0.5;
const IN_REST = 0.15;
/** So much is taken off what is met only once. */
const DOUBT = 0.7;

const made = new WeakMap<Template, ItemContents[]>();

/** What each item of a template holds, read once for each template. */
export function contentsOf(template: Template): readonly ItemContents[] {
  const known = made.get(template) ?? readContents(template);
  made.set(template, known);
  return known;
}

function readContents(template: Template): ItemContents[] {
  const { entries, byItem, likeness } = indexTemplate(template);
  const counts = new Map<string, Map<string, number>>();
  const items = template.components.flatMap((component) => {
    const sectionUnits = readMeaning(component.name).units;
    return component.items.map((item) => {
      const own = new Map<string, number>();
      counts.set(`${component.name}\n${item.id}`, own);
      const nameUnits = readMeaning(item.name).units;
      for (const key of keysOf(nameUnits)) own.set(key, IN_NAME);
      const middle = likeness.middleOf(byItem.get(itemKey(component.name, item.id)) ?? []);
      const where = { component: component.name, itemId: item.id, itemName: item.name };
      const { vector, lines } = senseOf(item.name);
      return { ...where, nameUnits, sectionUnits, counts: own, name: { vector, lines }, middle };
    });
  });
  for (const { component, itemId, title, observation, rest } of entries) {
    const own = counts.get(`${component}\n${itemId}`);
    if (!own) continue;
    const add = (key: string, count: number) => own.set(key, (own.get(key) ?? 0) + count);
    for (const key of title.keys) add(key, IN_TITLE);
    for (const key of observation.keys) add(key, IN_OBSERVATION);
    for (const key of rest) add(key, IN_REST);
  }
  return items;
}

/** How much of one unit an item holds. */
export function countOf({ counts }: ItemContents, unit: Unit): number {
  const of = (keys: readonly string[]) => Math.max(0, ...keys.map((key) => counts.get(key) ?? 0));
  const words = unit.stems.length === 1 ? of(unit.stems) : 0;
  return Math.max(of(unit.groups), words);
}

/**
 * Of all that the items hold of some units, the share that each holds: 0 to 1, in the order of `items`. The last unit
 * is what is spoken of ("basement stairs" are stairs), the others only tell more.
 */
export function sharesOf(items: readonly ItemContents[], units: readonly Unit[]): number[] {
  const shares = items.map(() => 0);
  let total = 0;
  for (const [at, unit] of units.entries()) {
    const weight = at === units.length - 1 ? 1 : 0.6;
    const counts = items.map((item) => countOf(item, unit));
    const all = counts.reduce((sum, count) => sum + count, DOUBT);
    total += weight;
    for (const [item, count] of counts.entries()) shares[item] = (shares[item] as number) + (weight * count) / all;
  }
  return total === 0 ? shares : shares.map((share) => share / total);
}
