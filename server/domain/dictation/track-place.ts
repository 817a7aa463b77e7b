import type { Template } from '../template/template.ts';
import type { Place } from './findings.ts';
import { DIRECTION_WORDS, PLACE_NOUNS } from './lexicon/common-words.ts';
import { readMeaning } from './meaning.ts';
import { matchName, type Name, type NameBook, namesOf } from './names.ts';
import { plainWords } from './text.ts';

const ORDINALS: Record<string, number> = {
  first: 1,
  one: 1,
  '1': 1,
  second: 2,
  two: 2,
  '2': 2,
  third: 3,
  three: 3,
  '3': 3,
  fourth: 4,
  four: 4,
  '4': 4,
  fifth: 5,
  five: 5,
  '5': 5,
};
const ANOTHER = new Set(['another', 'next', 'other']);
/** Sections of which a house has several, told apart by words like "master". */
const REPEATED = new Set([
  '~bathroom',
  '~bedroom',
  '~kitchen',
  '~laundry',
  '~garage',
  '~fireplace',
  '~furnace',
  '~air conditioner',
  '~water heater',
  '~balcony',
]);
const FLOORS = /^(?:floor|story|storey|level)$/;

interface Occurrence {
  number: number;
  qualifier: string | null;
}

/** Follows the speaker through the house: the section and item announced last hold until the next. */
export class PlaceTracker {
  private readonly names: NameBook;
  private readonly components: ReadonlySet<string>;
  private readonly occurrences = new Map<string, Occurrence[]>();
  private place: Place = { component: '', occurrence: 1, itemId: null, itemName: null, how: 'unknown' };
  private fresh = false;
  private room: string | null = null;
  private words: string[] = [];

  constructor(template: Template) {
    this.names = namesOf(template);
    this.components = new Set(template.components.map((component) => component.name));
  }

  /** Where a remark said now belongs, as far as announced. `component` is empty where nothing was announced. */
  current(): Place {
    const how = this.place.component === '' ? 'unknown' : this.fresh ? 'announced' : 'carried';
    return { ...this.place, how };
  }

  /** After a remark was made, the place is carried, no longer just announced. */
  carryOn(): void {
    this.fresh = false;
  }

  /** A room announced that holds as location ("master bedroom"), or null. */
  get location(): string | null {
    return this.room;
  }

  /** Words of an announced place that the template has no name for. */
  get topic(): string[] {
    return this.words;
  }

  /** True where a phrase is nearly the very name of a section or an item. */
  isName(phrase: string, enough = 0.85): boolean {
    return (matchName(this.names, phrase, this.place.component || null, false)?.score ?? 0) >= enough;
  }

  /** True where one phrase is nearly the very name of a section and the other names an item of it. */
  isSectionAndItem(section: string, item: string): boolean {
    const first = matchName(this.names, section, null, false);
    if (!first || first.name.itemId !== null || first.score < 0.85) return false;
    return matchName(this.names, item, first.name.component, true)?.name.component === first.name.component;
  }

  /**
   * Takes a phrase as an announcement if it names a section, an item or a room.
   * @param alone the phrase is a whole sentence, so that a mishearing may be guessed and an unknown topic accepted.
   */
  announce(phrase: string, alone: boolean): boolean {
    const match = matchName(this.names, phrase, this.place.component || null, alone);
    const words = plainWords(phrase).filter((word) => word !== ',' && word !== '.');
    if (match && (alone || match.score >= 0.7)) {
      if (match.name.itemId === null) this.enterSection(match.name.component, words, match.unmatched);
      else this.enterItem(match.name, match.unmatched);
      return true;
    }
    return this.enterRoom(words) || (alone && this.enterTopic(phrase, words));
  }

  private enterSection(component: string, words: string[], unmatched: string[]): void {
    const { number, qualifier } = this.occurrenceOf(component, words, unmatched);
    const copy = `${component} ${number}`;
    const own = number > 1 && this.components.has(copy);
    this.place = {
      component: own ? copy : component,
      occurrence: own ? 1 : number,
      itemId: null,
      itemName: null,
      how: 'announced',
    };
    this.room = qualifier
      ? words.filter((word) => !ANOTHER.has(word) && !(word in ORDINALS && !qualifier.includes(word))).join(' ')
      : null;
    this.words = [];
    this.fresh = true;
  }

  private enterItem(name: Name, unmatched: string[]): void {
    const stays = name.component === this.place.component;
    this.place = {
      component: name.component,
      occurrence: stays ? this.place.occurrence : 1,
      itemId: name.itemId,
      itemName: name.itemName,
      how: 'announced',
    };
    if (!stays) this.room = null;
    this.words = unmatched;
    this.fresh = true;
  }

  /** Which of several: by number, by "another", or by the words that tell it from the others. */
  private occurrenceOf(component: string, words: string[], unmatched: string[]): Occurrence {
    const known = this.occurrences.get(component) ?? [];
    this.occurrences.set(component, known);
    const ordinalAt = words.findIndex((word, at) => word in ORDINALS && !FLOORS.test(words[at + 1] ?? ''));
    const ordinal = ordinalAt >= 0 ? ORDINALS[words[ordinalAt] as string] : undefined;
    const highest = known.reduce((most, one) => Math.max(most, one.number), 0);
    const add = (number: number, qualifier: string | null): Occurrence => {
      const there = known.find((one) => one.number === number);
      if (there) {
        there.qualifier ??= qualifier;
        return there;
      }
      const made = { number, qualifier };
      known.push(made);
      return made;
    };
    if (ordinal !== undefined) return add(ordinal, null);
    if (words.some((word) => ANOTHER.has(word)) && highest > 0 && this.isRepeated(component))
      return add(highest + 1, null);
    const qualifier = this.isRepeated(component) ? qualifierOf(words, unmatched) : null;
    if (qualifier) {
      const same = known.find((one) => one.qualifier === qualifier);
      if (same) return same;
      const unnamed = known.find(
        (one) =>
          one.qualifier === null &&
          this.place.component === component &&
          one.number === this.place.occurrence &&
          this.fresh,
      );
      if (unnamed) return add(unnamed.number, qualifier);
      return add(highest + 1, qualifier);
    }
    if (this.place.component === component) return add(this.place.occurrence, null);
    return add(1, null);
  }

  private isRepeated(component: string): boolean {
    if (/\brooms?\b/i.test(component)) return true;
    return readMeaning(component).units.some((unit) => unit.groups.some((group) => REPEATED.has(group)));
  }

  /** "Master bedroom." where the template has no such section: from now on the place of what is found. */
  private enterRoom(words: string[]): boolean {
    const last = words[words.length - 1] ?? '';
    if (words.length < 2 || words.length > 4 || !PLACE_NOUNS.has(last)) return false;
    if (!words.slice(0, -1).every((word) => DIRECTION_WORDS.has(word) || PLACE_NOUNS.has(word) || word in ORDINALS))
      return false;
    this.room = words.join(' ');
    this.fresh = true;
    return true;
  }

  private enterTopic(phrase: string, words: string[]): boolean {
    const meaning = readMeaning(phrase);
    if (words.length > 4 || meaning.parts === 0) return false;
    this.place = { ...this.place, itemId: null, itemName: null };
    this.words = meaning.units.flatMap((unit) => unit.stems);
    this.fresh = true;
    return true;
  }
}

/** "master" of "the master bath": what tells one room from the others. */
function qualifierOf(words: string[], unmatched: string[]): string | null {
  const telling = words.filter((word) => DIRECTION_WORDS.has(word) || (unmatched.includes(word) && !ANOTHER.has(word)));
  return telling.length > 0
    ? telling.map((word) => (word === 'primary' || word === 'main' ? 'master' : word.replace(/way$/, ''))).join(' ')
    : null;
}
