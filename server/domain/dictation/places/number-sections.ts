import type { Template } from '../../template/template.ts';
import type { Count, Place, Remark } from '../findings.ts';
import { makersIn, opensWithMaker } from '../lexicon/makers.ts';
import { COOLERS, HEATERS, OPPOSITES, SEVERAL_MACHINES } from '../lexicon/one-of-several.ts';
import { indexTemplate } from '../matching/template-index.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { callsStorey, callsUnit, numberIn, saysAnother, saysNumber } from './count-occurrences.ts';
import { type DwellingUnit, unitNamed } from './dwelling-unit.ts';
import { areaNamed } from './recognise-areas.ts';
import { isOneOfItsKind, isRepeated, kindOfRoom } from './rooms-of-sections.ts';
import { isMachine, isThing, severalOf } from './several-places.ts';

/** Of the items of a section of heaters or coolers, or of its comments, at least so many name one. */
const OF_MACHINES = 0.2;
/** So many remarks on a room whose header was skipped make it another one than the room that is announced then. */
const TELL_OF_ROOM = 3;
/** So many remarks on a heater or cooler make one that is told from others then another one. */
const TELL_OF_MACHINE = 2;

const TELL_NOTHING: ReadonlySet<Remark['kind']> = new Set(['narration', 'retracted', 'recommendation', 'rating']);

/** True for what says nothing of a section. */
export const tellsNothing = ({ kind }: Remark): boolean => TELL_NOTHING.has(kind);

/** True for what puts something under its section: a room that was only named leaves no number behind. */
const tellsOfPlace = (remark: Remark): boolean => !tellsNothing(remark) && remark.kind !== 'announcement';

/**
 * The place of each remark, now that its section is known: which of several bathrooms or furnaces is spoken of, by what was
 * announced and counted on the way, numbered without gaps where nobody said a number.
 * @param way the section of each remark.
 */
export function numbered(remarks: readonly Remark[], way: readonly string[], template: Template): Place[] {
  const counter = new SectionCounter(template);
  const numbers = remarks.map((remark, at) => counter.numberOf(remark, way[at] as string));
  for (const [at, remark] of remarks.entries()) if (closes(remark)) numberBefore(at, { remarks, way, numbers });
  const places = remarks.map((remark, at): Place => {
    const component = way[at] as string;
    const occurrence = numbers[at] as number;
    if (component === remark.place.component) return { ...remark.place, occurrence };
    // What sounds like talk may turn out to tell something, of where the speaker is.
    if (tellsNothing(remark) && remark.kind !== 'narration') return remark.place;
    return { component, occurrence, itemId: null, itemName: null, how: 'implied' };
  });
  const told = places.filter((_, at) => tellsOfPlace(remarks[at] as Remark));
  const numberOf = withoutGaps(told, numbersSaid(remarks, places));
  return places.map((place) => ({ ...place, occurrence: numberOf(place) }));
}

/** "That was the hall bath": what was said before it is of the one that it names. */
const closes = ({ kind, words }: Remark) =>
  kind === 'announcement' && /^(?:(?:and|so|okay),? )*that was\b/i.test(words);

/** Gives the number of a room that is named at its end to what was said in it. */
function numberBefore(
  end: number,
  { remarks, way, numbers }: { remarks: readonly Remark[]; way: readonly string[]; numbers: number[] },
): void {
  const { component } = (remarks[end] as Remark).place;
  for (let at = end - 1; at >= 0 && way[at] === component && remarks[at]?.kind !== 'announcement'; at--)
    numbers[at] = numbers[end] as number;
}

/** Follows which of several sections of a name is spoken of. */
class SectionCounter {
  private readonly template: Template;
  private readonly current = new Map<string, number>();
  /** Sections that were counted ("second system") after they were announced. */
  private readonly counted = new Set<string>();
  /** The number with which each section was heard of last. */
  private readonly heardNumbers = new Map<string, number>();
  /** The section announced last. */
  private heard = '';
  /** Sections that something was said of, be it taken back. */
  private readonly spokenOf = new Set<string>();
  /** How many remarks told of each section before anybody announced it. */
  private readonly untold = new Map<string, number>();
  /** How many remarks told of each section. */
  private readonly told = new Map<string, number>();
  /** Which number is meant by "upstairs" in each section, and by other such words. */
  private readonly names = new Map<string, Map<string, number>>();
  /** The numbers of the machines of each maker, in each section. */
  private readonly makers = new Map<string, Map<string, Set<number>>>();
  /** Sections whose first one was told of before any was announced: those that are announced come after it. */
  private readonly later = new Set<string>();

  /** Sections whose number is one of a thing in them: of the second panel. */
  private readonly things = new Set<string>();
  /** Whether a heater or a cooler was counted in a section, and which was spoken of last; neither where it was a whole system. */
  private readonly countedMachines = new Map<string, HeatsOrCools>();
  private readonly machines = new Map<string, HeatsOrCools>();

  constructor(template: Template) {
    this.template = template;
  }

  numberOf(remark: Remark, component: string): number {
    const { place, kind, aside, count } = remark;
    const unit = kind === 'announcement' ? unitNamed(plainWords(remark.words).filter((word) => /\w/.test(word))) : null;
    if (unit && place.component === '') this.enterUnit(unit);
    else if (kind === 'announcement' && (place.itemId === null || saysItsNumber(remark))) this.announced(remark);
    else if (kind === 'announcement' && this.goesOnIn(remark)) this.counted.add(place.component);
    this.heard = place.component;
    this.hear(place);
    this.leaveThing(place, component);
    if (place.component && !this.counted.has(place.component)) this.goTo(place);
    if (kind === 'announcement' && !count) this.turnToOpposite(remark);
    if (kind === 'announcement' && !count) this.call(place.component, plainWords(remark.words).filter(callsUnit));
    if (aside) this.goToAside(aside);
    // "There's a second furnace up here": announced as the second, it is not the other one than that.
    const isNumbered = count?.which === 'other' && place.component === component && IS_SECOND.test(remark.words);
    if (count && !isNumbered && this.isCounted(remark, component, count)) {
      this.current.set(component, this.countTo(component, count));
      if (count.called) this.call(component, [count.called]);
      this.counted.add(component);
    } else {
      this.turnToMaker(remark, component);
      this.turnToCalled(remark, component);
    }
    this.noteMakers(remark, component);
    if (!tellsNothing(remark)) this.tellOf(remark, component);
    if (!tellsNothing(remark) || kind === 'retracted') this.spokenOf.add(component);
    this.noteMachine(remark, component);
    const isOfFirst = this.isOfOtherMachine(component) || this.isOfAll(remark, component);
    return isOfFirst ? 1 : (this.current.get(component) ?? 1);
  }

  /** "The second furnace is …", after "furnace number one": what was counted is left. */
  private hear({ component, occurrence }: Place): void {
    const before = this.heardNumbers.get(component) ?? occurrence;
    if (before !== occurrence) this.counted.delete(component);
    this.heardNumbers.set(component, occurrence);
  }

  /** Who has announced another section since is no longer at the second panel: what else is told of the electrics is of the house. */
  private leaveThing({ component: heard, occurrence, itemName }: Place, component: string): void {
    if (heard === component) {
      if (occurrence > 1 && isThing(severalOf(itemName ?? ''), component)) this.things.add(component);
      else this.things.delete(component);
    } else if (this.things.delete(component)) this.current.delete(component);
  }

  /** Notes whether a heater or a cooler has the number of a section, and which was spoken of last. */
  private noteMachine({ words, kind, count }: Remark, component: string): void {
    const named = heatsOrCools(words);
    if (named) this.machines.set(component, named);
    if (named && saysWhichMachine(words)) this.countedMachines.set(component, named);
    else if (count || (kind === 'announcement' && numberIn(plainWords(words)) !== null)) {
      // "The second one" is of what was spoken of, "the second system" of both.
      const spokenOf = /\b(?:one|number)\b/i.test(words) ? this.machines.get(component) : undefined;
      if (spokenOf) this.countedMachines.set(component, spokenOf);
      else this.countedMachines.delete(component);
      if (!spokenOf) this.machines.delete(component);
    }
  }

  /** The air conditioner of a section of both, after the second furnace: there is only one so far. */
  private isOfOtherMachine(component: string): boolean {
    const [counted, spokenOf] = [this.countedMachines.get(component), this.machines.get(component)];
    return counted !== undefined && spokenOf !== undefined && counted !== spokenOf;
  }

  /** "Both systems, …": what is said of all is told of the first. */
  private isOfAll({ words }: Remark, component: string): boolean {
    return OF_BOTH.test(words) && this.holdsMachines(component);
  }

  /** The rooms of another dwelling come after those that were told of, announced or not. */
  private enterUnit({ isFirst }: DwellingUnit): void {
    if (isFirst) return;
    for (const component of this.told.keys()) {
      if (!isRepeated(this.template, component)) continue;
      if (!this.current.has(component)) this.later.add(component);
      this.current.set(component, (this.current.get(component) ?? 1) + 1);
    }
  }

  /** "The Goodman's air handler …" is of the one that was told to be a Goodman. */
  private turnToMaker({ words, place }: Remark, component: string): void {
    const isAnnounced = place.how === 'announced' && place.component === component;
    if (isAnnounced || !opensWithMaker(words)) return;
    const [maker = ''] = makersIn(words);
    const [number, ...others] = this.makers.get(component)?.get(maker) ?? [];
    if (number !== undefined && others.length === 0) this.current.set(component, number);
  }

  /** "Upstairs, twelve degrees across" is of the unit that was called the upstairs one. */
  private turnToCalled({ words, kind }: Remark, component: string): void {
    const names = this.names.get(component);
    const storey = plainWords(words).find(callsStorey);
    if (!names || !storey || kind === 'announcement' || !this.holdsMachines(component)) return;
    const [opposite = ''] = OPPOSITES.get(storey) ?? [];
    if (names.has(storey) || names.has(opposite))
      this.current.set(component, this.countTo(component, { which: 'other', called: storey, among: 'machines' }));
  }

  /** "Upstairs furnace", after "heat, downstairs unit", is another one, though it was announced without a number. */
  private turnToOpposite({ words, place: { component, occurrence } }: Remark): void {
    const names = this.names.get(component);
    const called = plainWords(words).find(callsStorey);
    const [opposite = ''] = OPPOSITES.get(called ?? '') ?? [];
    if (!called || !this.holdsMachines(component)) return;
    const isOther = occurrence === 1 && !names?.has(called) && names?.get(opposite) === 1;
    const isKnown = names?.has(called) && names.has(opposite);
    if (!isOther && !isKnown) return;
    this.current.set(component, this.countTo(component, { which: 'other', called, among: 'machines' }));
    this.counted.add(component);
  }

  private noteMakers({ words }: Remark, component: string): void {
    const named = makersIn(words);
    if (named.length === 0 || !this.holdsMachines(component)) return;
    const known = this.makers.get(component) ?? new Map<string, Set<number>>();
    this.makers.set(component, known);
    for (const maker of named)
      known.set(maker, (known.get(maker) ?? new Set<number>()).add(this.current.get(component) ?? 1));
  }

  private announced({ place: { component, occurrence }, room }: Remark): void {
    this.counted.delete(component);
    const isFirst = !this.current.has(component) && occurrence === 1;
    const mayBeOther = isFirst && room !== null && isRepeated(this.template, component);
    if (mayBeOther && (this.untold.get(component) ?? 0) >= TELL_OF_ROOM) this.later.add(component);
  }

  /** "Master bath, caulk's gone", among the electrics: another one than the bathroom that was told of before any was announced. */
  private goToAside(aside: NonNullable<Remark['aside']>): void {
    if (!this.current.has(aside.component) && (this.untold.get(aside.component) ?? 0) >= TELL_OF_ROOM)
      this.later.add(aside.component);
    this.goTo(aside);
  }

  /** "Sink": in the bathroom that was spoken of last, though another section had been announced. */
  private goesOnIn({ place }: Remark): boolean {
    const isDefault = this.heard !== place.component && place.occurrence === 1;
    return (
      isDefault && (this.current.get(place.component) ?? 1) > 1 && kindOfRoom(this.template, place.component) !== ''
    );
  }

  private tellOf(remark: Remark, component: string): void {
    if (remark.kind !== 'announcement') this.told.set(component, (this.told.get(component) ?? 0) + 1);
    if (!this.current.has(component) && !namesRoom(remark))
      this.untold.set(component, (this.untold.get(component) ?? 0) + 1);
  }

  private goTo({ component, occurrence }: Pick<Place, 'component' | 'occurrence'>): void {
    this.current.set(component, occurrence + (this.later.has(component) ? 1 : 0));
  }

  /** "The other one" is a heater or cooler among these, and among bathrooms one of them where nothing more is said. */
  private isCounted(remark: Remark, component: string, { among }: Count): boolean {
    if (among === 'rooms') return kindOfRoom(this.template, component) !== '' && this.told.has(component);
    if (among === 'anything' || this.holdsMachines(component)) return true;
    return tellsNothing(remark) && isRepeated(this.template, component);
  }

  private countTo(component: string, { which, called }: Count): number {
    if (which !== 'other') return which;
    const own = this.names.get(component);
    // The downstairs furnace is cooled by the downstairs condenser.
    const opposites = [...(OPPOSITES.get(called ?? '') ?? [])];
    const isTold = (some: ReadonlyMap<string, number>) => [called ?? '', ...opposites].some((name) => some.has(name));
    const names = own ?? (callsStorey(called ?? '') ? [...this.names.values()].find(isTold) : undefined);
    const known = called === null ? undefined : names?.get(called);
    if (known !== undefined) return known;
    const opposite = opposites.find((other) => names?.has(other));
    if (opposite) return names?.get(opposite) === 1 ? 2 : 1;
    const isFirst = called !== null && !own && (this.told.get(component) ?? 0) < TELL_OF_MACHINE;
    return isFirst ? (this.current.get(component) ?? 1) : this.otherOf(component);
  }

  /** What is spoken of in a section has these names from here on. */
  private call(component: string, names: readonly string[]): void {
    const known = this.names.get(component) ?? new Map<string, number>();
    for (const name of names) known.set(name, this.current.get(component) ?? 1);
    if (known.size > 0) this.names.set(component, known);
  }

  /** Of two the one that is not spoken of; the first where nothing was told of any yet. */
  private otherOf(component: string): number {
    const current = this.current.get(component) ?? (this.spokenOf.has(component) ? 1 : 0);
    return current === 1 ? 2 : 1;
  }

  /** True for a section whose items or comments are about heaters or coolers. */
  private holdsMachines(component: string): boolean {
    const items = this.template.components.find(({ name }) => name === component)?.items ?? [];
    const machines = items.filter(({ name }) => isMachine(name)).length;
    if (machines > 0 && machines >= items.length * OF_MACHINES) return true;
    const { bySection, entries } = indexTemplate(this.template);
    const own = bySection.get(component) ?? [];
    const naming = own.filter((at) => {
      const { title, observation, rest } = entries[at] ?? {};
      return [...(title?.keys ?? []), ...(observation?.keys ?? []), ...(rest ?? [])].some((key) =>
        SEVERAL_MACHINES.has(key),
      );
    });
    return isMachine(component) || naming.length >= own.length * OF_MACHINES;
  }
}

const IS_SECOND = /\bthere(?: is|['’]s) a second\b/i;
const OF_BOTH =
  /\bboth (?:of (?:them|these|those|'em)|systems|units|furnaces|boilers|(?:water )?heaters|tanks|air conditioners|condensers)\b|\beither (?:one )?of (?:them|these|'em)\b/i;

type HeatsOrCools = 'heats' | 'cools';

/** Whether words name what heats, or what cools; null where they name neither, or both. */
function heatsOrCools(words: string): HeatsOrCools | null {
  const groups = readMeaning(words).units.flatMap((unit) => unit.groups);
  const [heats, cools] = [HEATERS, COOLERS].map((machines) => groups.some((group) => machines.has(group)));
  if (heats === cools) return null;
  return heats ? 'heats' : 'cools';
}

/** "The second furnace", "upstairs AC": right before its name it is said which of several a machine is; not "a furnace with two rusted burners". */
function saysWhichMachine(text: string): boolean {
  const words = plainWords(text);
  return words.some((word, at) => {
    const isWhich = saysNumber(word) || saysAnother(word) || callsUnit(word);
    return isWhich && [1, 2].some((length) => heatsOrCools(words.slice(at + 1, at + 1 + length).join(' ')) !== null);
  });
}

/** "Hall bath toilet is loose" says which room it is of. */
const namesRoom = ({ location }: Remark) =>
  location?.split(', ').some((place) => {
    const words = plainWords(place);
    return words.some((_, from) => isToldFromOthers(words.slice(from)));
  }) ?? false;

/** "Hall bath", but not "kitchen". */
const isToldFromOthers = (words: readonly string[]) =>
  isOneOfItsKind(words) && (areaNamed(words)?.rest.length ?? 0) > 0;

/** Sections whose numbers were said, or that were told to be the other one before anything was told of the first. */
function numbersSaid(remarks: readonly Remark[], places: readonly Place[]): Set<string> {
  const said = new Set(remarks.filter(saysItsNumber).map(({ place }) => place.component));
  const told = new Set<string>();
  for (const [at, remark] of remarks.entries()) {
    const { component } = places[at] as Place;
    if (!told.has(component) && plainWords(remark.words).some(saysAnother)) said.add(component);
    if (tellsOfPlace(remark)) told.add(component);
  }
  return said;
}

/** "Third bathroom" is the third, though of the second nothing was said. */
const saysItsNumber = ({ kind, words }: Remark) => kind === 'announcement' && numberIn(plainWords(words)) !== null;

/**
 * In the order in which they were told of: a room that was only named elsewhere ("above the hall bath") has no number, and does
 * not come before others for it.
 * @param said sections whose numbers were said: they stay.
 */
function withoutGaps(told: readonly Place[], said: ReadonlySet<string>): (place: Place) => number {
  const used = new Map<string, Set<number>>();
  for (const { component, occurrence } of told) used.set(component, (used.get(component) ?? new Set()).add(occurrence));
  return ({ component, occurrence }) => {
    const numbers = [...(used.get(component) ?? [])];
    const at = numbers.indexOf(occurrence);
    return at < 0 || said.has(component) ? occurrence : at + 1;
  };
}
