import type { Place } from '../findings.ts';
import { PARTS_OF_ONE, SEVERAL_MACHINES, SEVERAL_SYSTEMS, SEVERAL_THINGS } from '../lexicon/one-of-several.ts';
import { readMeaning } from '../words/meaning.ts';
import { OccurrenceCounter, tellingOfRoom, tellsThing, type Which } from './count-occurrences.ts';
import type { Resolved } from './resolve-announcement.ts';

/** What is counted of a thing of which a house has several: of chimneys only those of a section that is called so. */
const countedIn = (component: string, several: string | null): string | null =>
  several !== null && PARTS_OF_ONE.has(several) && !severalIn(component).includes(several) ? null : several;

/** Where the speaker is. */
interface Spot {
  component: string;
  number: number;
  /** Nothing was said there yet. */
  isFresh: boolean;
}

/** The group of the thing of which a house has several that a text names, or null: an "attic furnace" is a furnace. */
export const severalOf = (text: string): string | null => {
  const [head = ''] = text.split(/ (?:and|or|in|on|at|of|off|over|under|behind|beside|by|for|to|with) /i);
  return severalIn(head).at(-1) ?? severalIn(text)[0] ?? null;
};

const severalIn = (text: string): string[] =>
  readMeaning(text)
    .units.flatMap((unit) => unit.groups)
    .filter((group) => SEVERAL_SYSTEMS.has(group) || SEVERAL_THINGS.has(group));

/** True where a text names a machine of which a house has several. */
export const isMachine = (text: string): boolean => SEVERAL_MACHINES.has(severalOf(text) ?? '');

/** Groups of the lexicon for what is of one thing, by the thing. */
const PARTS_OF_THINGS: ReadonlyMap<string, RegExp> = new Map([
  ['~panel', /^~(?:panel|subpanel|breaker|grounding)$/],
  ['~subpanel', /^~(?:panel|subpanel|breaker|grounding)$/],
  [
    '~water heater',
    /^~(?:water heater|tpr|discharge pipe|expansion tank|anode|drain pan|seismic strap|flue|burner|combustion air)$/,
  ],
]);

/** … and by what else a place may be called: no gutter is at the east chimney because that was announced. */
const PARTS_OF_SPOTS: ReadonlyMap<string, RegExp> = new Map([
  ...PARTS_OF_THINGS,
  ['~chimney', /^~(?:chimney(?: cap| crown| chase| flue)?|flashing|saddle|flue|brick|mortar)$/],
]);

/** True where what was said names a part of a house, and neither that nor the item is of the thing that a place is called by. */
export function leavesSpot(spot: string, words: string, itemName: string): boolean {
  const thing = severalOf(spot) ?? '';
  const parts = PARTS_OF_SPOTS.get(thing);
  if (!parts || readMeaning(words).parts === 0) return false;
  const groups = [words, itemName].flatMap((text) => readMeaning(text).units.flatMap((unit) => unit.groups));
  return !groups.some((group) => group === thing || parts.test(group));
}

/** A single thing of several within a section: what else is said there is not of it. The plumbing's water heater is one, a section's own is not. */
export const isThing = (several: string | null, component: string): several is string =>
  several !== null &&
  (SEVERAL_THINGS.has(several) || (PARTS_OF_THINGS.has(several) && severalOf(component) !== several));

/** An item is a thing, or a part of it: "relief valve" of the water heater. */
function isOfThing(itemName: string, thing: string): boolean {
  const groups = readMeaning(itemName).units.flatMap((unit) => unit.groups);
  return groups.some((group) => group === thing || PARTS_OF_THINGS.get(thing)?.test(group));
}

/**
 * True where what was said is of another item than the panel or heater that was spoken of: after the second panel the smoke
 * alarms are those of the house. Of other things it is not known what is of them: the guardrail may be the second deck's.
 */
export function leavesThing(spoken: Place, meant: Place): boolean {
  const thing = severalOf(spoken.itemName ?? '');
  if (spoken.occurrence === 1 || meant.component !== spoken.component || meant.itemId === spoken.itemId) return false;
  return (
    PARTS_OF_THINGS.has(thing ?? '') && isThing(thing, spoken.component) && !isOfThing(meant.itemName ?? '', thing)
  );
}

/** Tells which of several sections, and which of several things within one, is spoken of. */
export class SeveralPlaces {
  private readonly counter = new OccurrenceCounter();
  /** What is counted: the section, or the thing within one. */
  private key = '';
  /** One of several things, and the number of the section around it: that is left with the thing. */
  private thing: { itemId: string | null; group: string; around: number } | null = null;

  /** The number of a section that was announced. */
  section({ component, unmatched }: Resolved, words: readonly string[], isRepeated: boolean, spot: Spot): Which {
    const here = this.here({ component, itemId: null, itemName: null }, spot);
    this.key = component;
    this.thing = null;
    const telling = tellingOfRoom(words, unmatched);
    return this.counter.which({ key: component, words, telling, isRepeated, here, isFresh: spot.isFresh });
  }

  /** The number of the section for a thing that was announced in it: "second furnace", "upstairs furnace", "the other panel". */
  item(
    { component, itemId, itemName }: Pick<Resolved, 'component' | 'itemId' | 'itemName'>,
    words: readonly string[],
    spot: Spot,
  ): number {
    const here = this.here({ component, itemId, itemName }, spot);
    const named = countedIn(component, severalOf(words.join(' ')));
    // A sub-panel is another panel where the template has no item for it.
    const isOther = named === '~subpanel' && severalOf(itemName ?? '') !== named;
    const several = isOther ? '~panel' : named;
    this.key = several ? `${component}\n${several}` : component;
    const { number } = this.counter.which({
      key: this.key,
      words: several ? words : [],
      telling: [...words.slice(0, -1).filter(tellsThing), ...(isOther ? ['sub'] : [])],
      isRepeated: several !== null,
      here,
      isFresh: spot.isFresh,
    });
    if (isThing(several, component) && number !== (here ?? 1))
      this.thing = { itemId, group: several, around: this.thing?.around ?? here ?? 1 };
    if (this.hasLeft({ itemId, itemName })) this.thing = null;
    return number;
  }

  /**
   * The number of a room that is spoken of without being announced.
   * @param isThere something is told of it, so that it is counted.
   */
  room(component: string, words: readonly string[], rest: readonly string[], isThere: boolean): number {
    const telling = tellingOfRoom(words, rest);
    const { number } = this.counter.which({
      key: component,
      words,
      telling,
      isRepeated: true,
      here: null,
      isFresh: false,
    });
    if (isThere) this.counter.keep(component, number);
    return number;
  }

  /** True where a section's number goes with words that tell it from the others: "hall bath". */
  isToldApart(component: string, number: number): boolean {
    return this.counter.isToldApart(component, number);
  }

  /** True where a section was announced, or a room of it met. */
  isKnown(component: string): boolean {
    return this.counter.isKnown(component);
  }

  /** Says what the one announced last is told from the others by. */
  tellApart(number: number, telling: readonly string[]): boolean {
    return this.counter.tellApart(this.key, number, telling);
  }

  /** Something was said of the one announced last. */
  keep(number: number): void {
    this.counter.keep(this.key, number);
  }

  enterUnit(name: string, isFirst: boolean): void {
    this.counter.enterUnit(name, isFirst);
    this.thing = null;
  }

  /** The number that holds for a section or one of its items; null where the speaker is elsewhere. */
  private here(
    { component, itemId, itemName }: Pick<Resolved, 'component' | 'itemId' | 'itemName'>,
    spot: Spot,
  ): number | null {
    if (component !== spot.component) return null;
    return this.thing && this.hasLeft({ itemId, itemName }) ? this.thing.around : spot.number;
  }

  private hasLeft({ itemId, itemName }: Pick<Resolved, 'itemId' | 'itemName'>): boolean {
    if (!this.thing || this.thing.itemId === itemId) return false;
    return itemName === null || !isOfThing(itemName, this.thing.group);
  }
}
