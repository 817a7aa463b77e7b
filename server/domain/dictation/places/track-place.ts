import type { Template } from '../../template/template.ts';
import type { Place, Remark } from '../findings.ts';
import { REPEATED_AREAS } from '../lexicon/areas.ts';
import { DIRECTION_WORDS, PLACE_NOUNS, STOP_WORDS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { locationOfWhere, partWhere, saysWhere } from '../locations/where-said.ts';
import { bare } from '../remarks/spoken.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import { roomOfOne, saysAnother, saysNumber, tellsKind } from './count-occurrences.ts';
import { unitNamed } from './dwelling-unit.ts';
import { EXACT, type NameBook, namesOf } from './names.ts';
import { areaNamed, areaSounding, sectionOfMention, sectionsOfAreas } from './recognise-areas.ts';
import { type Manner, type Resolved, resolveAnnouncement } from './resolve-announcement.ts';
import {
  isOneOfItsKind,
  isRepeated,
  isSystem,
  kindOfRoom,
  roomAsSaid,
  roomToldFromOthers,
} from './rooms-of-sections.ts';
import { SaidNames } from './said-names.ts';
import { isMachine, isThing, SeveralPlaces, severalOf } from './several-places.ts';

/** Plain words as they were said: "boy's room". */
function withPossessives(words: readonly string[], phrase: string): string {
  const owners = phrase
    .toLowerCase()
    .split(/\s+/)
    .map(bare)
    .filter((word) => /['’]s?$/.test(word));
  return words.map((word) => owners.find((owner) => owner.replace(/['’]s?$/, '') === word) ?? word).join(' ');
}

/** Words of a side ("back deck"), not those that mostly are of a thing's name ("main panel"). */
const tellsSide = (word: string) =>
  word === 'side' ||
  (DIRECTION_WORDS.has(word) &&
    !/^(?:main|primary|half|jack|powder|top|bottom|first|second|third|fourth|next)$/.test(word));

/** "Rental side": it is told apart by whatever the side is called by. */
const NAMED_SIDE = /^(?:the )?\w+ (?:side|wing|unit)$/;

const UNIT_OF_STOREY = /^(?:the )?(?:upstairs|downstairs|upper|lower) (?:unit|system|one)$/;

const namesPlace = (word: string) => PLACE_NOUNS.has(word) || isRoom(word);

/** "The hall one": rooms are called so, and hardly a thing in them. */
const ROOM_CALLED = /^(?:the |that )?(hall|hallway|master|primary|guest|powder) one$/;

const IN_THERE = /\b(?:in|over|from) (?:there|that one)\b/i;

/** Only a side: what it is a side of goes without saying. */
const SIDE_ONLY = (word: string) => DIRECTION_WORDS.has(word) || STOP_WORDS.has(word) || tellsKind(word);

/** What a heater is called; "the second heater" does not say of what kind it is. */
const HEATER =
  /\b(?:(?:water|space|unit|wall|floor|room|baseboard|garage) heater|tankless|furnace|boiler|air handler|heat pump(?! water))\b/i;
const HEATS_WATER = /^(?:water heater|tankless)$/i;

/** The place that is spoken of, however it is known. */
type Spoken = Omit<Place, 'how'>;
const NOWHERE: Spoken = { component: '', occurrence: 1, itemId: null, itemName: null };

const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  1: 'first',
  2: 'second',
  3: 'third',
};

/** Follows the speaker through the house: the section and item announced last hold until the next. */
export class PlaceTracker {
  private readonly template: Template;
  private readonly names: NameBook;
  private readonly components: ReadonlySet<string>;
  /** What phrases name, heard where the speaker is. */
  readonly heard: SaidNames;
  private readonly several = new SeveralPlaces();
  private place: Spoken = NOWHERE;
  private fresh = false;
  private room: string | null = null;
  /** A room of the section spoken of that only the remark before was made in; null elsewhere. */
  private met: string | null = null;
  /** Which of several an announced item is: "back deck". */
  private spotSaid: string | null = null;
  private words: string[] = [];
  /** The words that the section or item spoken of was announced with. */
  said = '';
  /** Whether the heater that was spoken of last heats water. */
  private heatsWater = false;
  private aside: Remark['aside'] = null;
  /** The dwelling that is spoken of. */
  dwelling: string | null = null;

  constructor(template: Template) {
    this.template = template;
    this.names = namesOf(template);
    this.heard = new SaidNames(template, () => this.place.component || null);
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
    this.several.keep(this.place.occurrence);
  }

  /** What was announced that holds as location ("master bedroom", "back deck"), or null. */
  get location(): string | null {
    return [this.spotSaid ?? this.room, this.dwelling].filter(Boolean).join(', ') || null;
  }

  /** Words of an announced place that the template has no name for. */
  get topic(): string[] {
    return this.words;
  }

  /**
   * Takes a phrase as an announcement if it names a section, an item or a room.
   * @param said how it was said: `alone` as a whole sentence, so that a mishearing may be guessed and an unknown topic
   * accepted; `stays` where the speaker says to be still in the section; `goes` where nothing says "in the garage, …".
   */
  announce(phrase: string, { alone, stays, goes }: { alone: boolean; stays: boolean; goes: boolean }): boolean {
    const all = plainWords(phrase).filter((word) => word !== ',' && word !== '.');
    const oneOfThese = alone ? (this.otherRoom(all) ?? this.oneOfRooms(all)) : null;
    const room = roomToldFromOthers(all) ?? oneOfThese ?? (alone || goes ? this.roomCalled(all) : null);
    if (room) {
      const isAnnounced = this.announce(room, { alone, stays, goes });
      if (isAnnounced && this.room === room && all.includes('off')) this.room = roomAsSaid(all);
      return isAnnounced;
    }
    const unit = alone ? unitNamed(all) : null;
    // "Unit two" among the coolers is counted by its number.
    if (unit?.mayBeMachine && this.isAtMachines) return true;
    if (unit) return this.enterUnit(unit.name, unit.isFirst);
    const parts = this.heard.isName(phrase, EXACT) ? { words: all, where: [] } : partWhere(all);
    const { words, where } = alone || isOneOfItsKind(parts.words) ? parts : { words: all, where: [] };
    if (words.length < all.length && this.announce(words.join(' '), { alone, stays, goes })) {
      if (where.length > 0) this.tellApart(where.join(' '));
      return true;
    }
    const meant = alone ? areaSounding(words) : null;
    if (meant) return this.announce(meant.join(' '), { alone, stays, goes });
    if (!alone && !goes && areaNamed(words)) {
      this.aside = this.roomMet(words, true);
      return false;
    }
    const manner = alone ? 'alone' : 'passing';
    const called = this.calledHere(this.withNumberFirst(words));
    const resolved =
      this.another(called) ?? this.resolve(called === words ? phrase : called.join(' '), manner, stays, alone || goes);
    if (resolved) {
      if (!alone && this.isAt(resolved) && !words.some((word) => saysNumber(word) || saysAnother(word))) return false;
      if (resolved.itemId === null) this.enterSection(resolved, words, phrase);
      else this.enterItem(resolved, called);
      this.said = phrase;
      return true;
    }
    return this.enterRoom(words, phrase, alone) || (alone && this.enterTopic(phrase, words));
  }

  /** "In the main, the toilet moves": goes to another bathroom among these, and elsewhere may have gone to one. */
  meetBathroom(name: string): boolean {
    if (this.isInBathroom) return this.announce(name, { alone: false, stays: false, goes: true });
    this.aside = this.roomMet(name.split(' '), true);
    return false;
  }

  get isInBathroom(): boolean {
    return this.kindOfRoom === 'bathroom';
  }

  /** "The one off the primary" where a bathroom is spoken of is the primary bathroom; else null. */
  private oneOfRooms(words: readonly string[]): string | null {
    const [, which = ''] =
      /^(?:the )?(?:(?:big|little|small|tiny|other|nice) )?one (?:off|in|at|by) (?:the )?(\w+(?: \w+)?)$/.exec(
        words.join(' '),
      ) ?? [];
    return this.kindOfRoom && which ? `${which} ${this.kindOfRoom}` : null;
  }

  /** "Back to the hall one" where a bathroom is spoken of is the hall bathroom; else null. */
  private roomCalled(words: readonly string[]): string | null {
    const [, which = ''] = ROOM_CALLED.exec(words.join(' ')) ?? [];
    return this.kindOfRoom && which ? `${which} ${this.kindOfRoom}` : null;
  }

  /** "The one in the side addition's got a wet floor" where a bathroom is spoken of is the side addition bathroom; else null. */
  oneIn(sentence: string): string | null {
    const where = this.kindOfRoom ? roomOfOne(sentence) : null;
    return where && `${where} ${this.kindOfRoom}`;
  }

  /** "The other one", "third one" where a bathroom is spoken of; else null. */
  otherRoom(words: readonly string[]): string | null {
    const [which = '', one = '', ...more] = words.filter((word) => word !== 'the');
    const isOther = one === 'one' && more.length === 0 && (saysNumber(which) || saysAnother(which));
    return isOther && this.kindOfRoom ? `${which} ${this.kindOfRoom}` : null;
  }

  /** What the rooms of the section spoken of are called. */
  private get kindOfRoom(): string {
    return kindOfRoom(this.template, this.place.component);
  }

  /** "Heater two" after "water heater" is the second heater. */
  private withNumberFirst(words: string[]): string[] {
    const [noun = '', number = '', ...more] = words;
    const ordinal = ORDINALS[number];
    const isSpokenOf = plainWords(this.said).findLast((word) => !saysNumber(word)) === noun;
    return ordinal && more.length === 0 && isSpokenOf && isMachine(this.said) ? [ordinal, noun] : words;
  }

  /** "Second heater" among the water heaters is one of these, not of the furnaces. */
  private another(words: readonly string[]): Resolved | null {
    const [first = ''] = words;
    const noun = words.at(-1) ?? '';
    if (words.length < 2 || !(saysNumber(first) || saysAnother(first))) return null;
    const said = plainWords(this.said).findLast((word) => !saysNumber(word));
    if (said === noun && isMachine(this.said) && this.place.component && this.place.itemId === null)
      return { component: this.place.component, itemId: null, itemName: null, unmatched: [] };
    const [named] = this.names.names
      .filter(
        ({ component, itemId, plain }) =>
          component === this.place.component &&
          itemId &&
          plain.split(' ').includes(noun) &&
          !plainWords(component).some((word) => stem(word) === stem(noun)),
      )
      .sort((a, b) => a.plain.length - b.plain.length);
    return named ? { component: named.component, itemId: named.itemId, itemName: named.itemName, unmatched: [] } : null;
  }

  /**
   * Counts a room that is spoken of without being announced ("hall bath toilet is loose"): the next one is another.
   * @returns its number where it is another one of the section spoken of; else null.
   */
  meet(phrase: string): number | null {
    const words = plainWords(phrase);
    const mention = areaNamed(words);
    // "Feeds the powder room", said of the plumbing, tells nothing of that room, "the hose from the bathroom", said of the attic, nothing of one of them.
    const isOneOfThem = mention !== null && (mention.rest.length > 0 || this.place.component === '');
    this.roomMet(words, !this.isInSystem && isOneOfThem);
    const { component, occurrence } = this.place;
    if (!mention || sectionOfMention(this.template, mention) !== component) return null;
    if (mention.rest.length === 0 || !this.several.isToldApart(component, occurrence)) return null;
    const number = this.several.room(component, words, mention.rest, true);
    if (number === occurrence) return null;
    this.met = words.filter((word) => word !== 'the').join(' ');
    return number;
  }

  /** "The basin in there", after "the toilet in the master bath": goes to the room that was met last. */
  goesThere(text: string): void {
    const { met } = this;
    this.met = null;
    if (met && IN_THERE.test(text)) this.announce(met, { alone: true, stays: false, goes: true });
  }

  /** The room that the sentence opened with, if a section of its own could be meant: "hall bath, fan howls". Told once. */
  takeAside(): Remark['aside'] {
    const { aside } = this;
    this.aside = null;
    return aside;
  }

  /** Goes to the item of the section spoken of that a sentence opens with: "Microwave, I put a cup of water in". */
  turnTo(phrase: string): void {
    const resolved = this.place.component ? this.resolve(phrase, 'opening', true, false) : null;
    if (!resolved?.itemId || resolved.component !== this.place.component) return;
    this.enterItem(
      resolved,
      plainWords(phrase).filter((word) => /\w/.test(word)),
    );
  }

  /** Notes which heater a remark is about, if it is about one. */
  hearOf(text: string): void {
    const heater = HEATER.exec(text)?.[0];
    if (heater) this.heatsWater = HEATS_WATER.test(heater);
  }

  /** What words mean where one is: after a water heater "second heater" is one, among the electrics a second "box" is a panel, and a "sub" is a subpanel. */
  calledHere(words: readonly string[]): readonly string[] {
    const heater = words.indexOf('heater');
    const which = words[heater - 1] ?? '';
    if (this.heatsWater && (saysNumber(which) || saysAnother(which))) return words.toSpliced(heater, 0, 'water');
    if (sectionsOfAreas(this.template).get('electrical') !== this.place.component) return words;
    // "Another box" may be one of a junction.
    const isOther = words.some((word) => saysNumber(word) || word === 'other');
    const called = words.map((word, at) => {
      if (word === 'sub' && words[at + 1] !== 'panel') return 'subpanel';
      return word === 'box' && isOther ? 'panel' : word;
    });
    return called.some((word, at) => word !== words[at]) ? called : words;
  }

  /** Goes to the one of several machines that a sentence is about: "the upstairs furnace has …", "second water heater's electric". */
  turnToMachine(phrase: string): void {
    const words = [...this.calledHere(plainWords(phrase))];
    const resolved = this.another(words) ?? this.resolve(words.join(' '), 'alone', false, false);
    if (!resolved) return;
    const { component, itemId } = resolved;
    const isHere = component === this.place.component;
    // Who says "upstairs" of the only one so far tells which it was.
    const spot = { ...this.spot, isFresh: true };
    const number =
      itemId === null
        ? this.several.section(resolved, words, isRepeated(this.template, component), spot).number
        : this.several.item(resolved, words, spot);
    if (!isHere) this.goTo(component, number);
    const item = isThing(severalOf(phrase), component) ? { itemId, itemName: resolved.itemName } : {};
    this.place = { ...this.place, occurrence: number, ...item };
  }

  /** True where findings of all rooms are told together, so that the name of a room may only be a location. */
  get isInSystem(): boolean {
    return isSystem(this.template, this.place.component);
  }

  /** Takes words after an announced section as what tells it from others of its kind: "second bathroom, the primary". */
  tellApart(phrase: string): boolean {
    const words = plainWords(phrase).filter((word) => word !== ',' && word !== '.');
    const { component, occurrence, itemId } = this.place;
    // "Heat, downstairs unit": of what was announced there may be another.
    if (this.fresh && this.isAtMachines && UNIT_OF_STOREY.test(words.join(' '))) return true;
    if (
      !this.fresh ||
      !(itemId === null ? isRepeated(this.template, component) || occurrence > 1 : severalOf(this.said))
    )
      return false;
    const isOne = words[0] === 'the' && words[1] === 'one';
    const isSide = words.every(SIDE_ONLY);
    if (!isOne && !isSide && !NAMED_SIDE.test(words.join(' ')) && !saysWhere(words)) return false;
    const telling = words.filter((word) => !STOP_WORDS.has(word));
    const named = isSide || isOne ? [...telling, isOne ? '' : this.kindOfRoom].join(' ').trim() : '';
    if (telling.length > 0) this.room ??= named || locationOfWhere(words);
    return this.several.tellApart(occurrence, telling) || isOne;
  }

  private resolve(phrase: string, manner: Manner, stays: boolean, mayBeArea: boolean): Resolved | null {
    const component = this.place.component || null;
    return resolveAnnouncement(this.template, this.names, { phrase, component, manner, stays, mayBeArea });
  }

  /** "Shingles. Architectural shingle, …": what is spoken of already is no news. */
  private isAt({ component, itemId }: Resolved): boolean {
    return itemId !== null && component === this.place.component && itemId === this.place.itemId;
  }

  private get spot() {
    return { component: this.place.component, number: this.place.occurrence, isFresh: this.fresh };
  }

  private enterUnit(name: string, isFirst: boolean): boolean {
    this.several.enterUnit(name, isFirst);
    this.dwelling = name;
    this.goTo('', 1);
    return true;
  }

  /** Among heaters and coolers "second unit" is one of these. */
  get isAtMachines(): boolean {
    const { component, itemName } = this.place;
    return sectionsOfAreas(this.template).get('heating') === component || [component, itemName ?? ''].some(isMachine);
  }

  /** To another section: what was announced within the one before holds no longer. */
  private goTo(component: string, occurrence: number): void {
    if (sectionsOfAreas(this.template).get('heating') === component) this.heatsWater = false;
    this.place = { ...NOWHERE, component, occurrence };
    this.room = null;
    this.spotSaid = null;
    this.words = [];
  }

  private enterSection(resolved: Resolved, words: string[], phrase: string): void {
    const { component } = resolved;
    const isOneOfMany = isRepeated(this.template, component);
    // "Heat" names the heat pump, no other one; "pink" tells a bathroom apart.
    const isRoomOfMany = kindOfRoom(this.template, component) !== '';
    const telling = isRoomOfMany ? resolved.unmatched : resolved.unmatched.filter(namesPlace);
    const { number, qualifier } = this.several.section(
      { ...resolved, unmatched: telling },
      words.filter((word) => word !== 'other' || !this.isOtherByName(component)),
      isOneOfMany,
      this.spot,
    );
    const copy = `${component} ${number}`;
    const own = number > 1 && this.components.has(copy);
    this.goTo(own ? copy : component, own ? 1 : number);
    const area = areaNamed(words);
    const isOneOfSeveral =
      qualifier ?? (!isOneOfMany && area && REPEATED_AREAS.has(area.area) ? area.rest.join(' ') : '');
    this.room =
      isOneOfSeveral && (area || words.some(tellsSide) || words.some(isRoom))
        ? words.filter((word) => !saysAnother(word) && !(saysNumber(word) && !isOneOfSeveral.includes(word))).join(' ')
        : area?.area === 'interior' && area.rest.length > 0 && words.at(-1) === 'room'
          ? withPossessives(words, phrase)
          : null;
    this.fresh = true;
  }

  /** "The other bathroom" is the first guest bath where the primary bath has a section of its own. */
  private isOtherByName(component: string): boolean {
    const baths = [...this.components].filter((name) => areaNamed(plainWords(name))?.area === 'bathroom');
    return baths.length > 1 && baths.includes(component) && !this.several.isKnown(component);
  }

  private enterItem(resolved: Resolved, words: readonly string[]): void {
    const { component, itemId, itemName, unmatched } = resolved;
    const number = this.several.item(resolved, words, this.spot);
    if (component !== this.place.component) this.room = null;
    this.spotSaid = words.some(tellsSide)
      ? words.filter((word) => !STOP_WORDS.has(word) || tellsSide(word)).join(' ')
      : null;
    this.place = { component, occurrence: number, itemId, itemName };
    this.words = unmatched;
    this.fresh = true;
  }

  private roomMet(words: readonly string[], isThere: boolean): Remark['aside'] {
    const mention = areaNamed(words);
    const component = mention && sectionOfMention(this.template, mention);
    if (!component || component === this.place.component || !isRepeated(this.template, component)) return null;
    return { component, occurrence: this.several.room(component, words, mention.rest, isThere) };
  }

  /** "Master bedroom." where the template has no such section: from now on the place of what is found. */
  private enterRoom(words: readonly string[], phrase: string, alone: boolean): boolean {
    const mention = areaNamed(words);
    const last = words[words.length - 1] ?? '';
    const isPlace =
      alone &&
      words.length >= 2 &&
      words.length <= 4 &&
      PLACE_NOUNS.has(last) &&
      words.slice(0, -1).every((word) => DIRECTION_WORDS.has(word) || PLACE_NOUNS.has(word) || saysNumber(word));
    if (!mention?.isRoom && !isPlace) return false;
    if (mention?.isRoom) this.goInside(mention.area);
    this.room = withPossessives(words, phrase);
    this.spotSaid = null;
    this.fresh = true;
    return true;
  }

  /** A living room is no part of the roof: who says so has gone on to the rooms. */
  private goInside(area: string): void {
    const sections = sectionsOfAreas(this.template);
    const component = sections.get(area);
    if (!component || this.isInSystem) return;
    if (![...sections.values()].includes(this.place.component) && this.place.component !== '') return;
    this.goTo(component, 1);
  }

  private enterTopic(phrase: string, words: string[]): boolean {
    const meaning = readMeaning(phrase);
    if (words.length > 4 || meaning.parts === 0) return false;
    const { component } = this.place;
    const number = this.several.item({ component, itemId: null, itemName: null }, words, this.spot);
    this.place = { ...this.place, occurrence: number, itemId: null, itemName: null };
    this.words = meaning.units.flatMap((unit) => unit.stems);
    this.fresh = true;
    return true;
  }
}
