import { SEVERAL_MACHINES, SEVERAL_SYSTEMS, SEVERAL_THINGS } from '../lexicon/one-of-several.ts';
import { readMeaning } from '../words/meaning.ts';
import { OccurrenceCounter, tellingOfRoom, tellsThing, type Which } from './count-occurrences.ts';
import type { Resolved } from './resolve-announcement.ts';

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

/** Tells which of several sections, and which of several things within one, is spoken of. */
export class SeveralPlaces {
  private readonly counter = new OccurrenceCounter();
  /** What is counted: the section, or the thing within one. */
  private key = '';
  /** One of several things, and the number of the section around it: that is left with the thing. */
  private thing: { itemId: string | null; around: number } | null = null;

  /** The number of a section that was announced. */
  section({ component, unmatched }: Resolved, words: readonly string[], isRepeated: boolean, spot: Spot): Which {
    const here = this.here({ component, itemId: null }, spot);
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
    const here = this.here({ component, itemId }, spot);
    const named = severalOf(words.join(' '));
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
    if (several && SEVERAL_THINGS.has(several) && number !== (here ?? 1))
      this.thing = { itemId, around: this.thing?.around ?? here ?? 1 };
    if (this.thing?.itemId !== itemId) this.thing = null;
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
  private here({ component, itemId }: { component: string; itemId: string | null }, spot: Spot): number | null {
    if (component !== spot.component) return null;
    return this.thing && itemId !== this.thing.itemId ? this.thing.around : spot.number;
  }
}
