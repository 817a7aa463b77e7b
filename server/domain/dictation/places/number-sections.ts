import type { Template } from '../../template/template.ts';
import type { Count, Place, Remark } from '../findings.ts';
import { OPPOSITES, SEVERAL_MACHINES } from '../lexicon/one-of-several.ts';
import { indexTemplate } from '../matching/template-index.ts';
import { plainWords } from '../words/text.ts';
import { callsUnit, numberIn, saysAnother } from './count-occurrences.ts';
import { type DwellingUnit, unitNamed } from './dwelling-unit.ts';
import { isOneOfItsKind, isRepeated } from './rooms-of-sections.ts';
import { isMachine } from './several-places.ts';

/** Of the items of a section of heaters or coolers, or of its comments, at least so many name one. */
const OF_MACHINES = 0.2;
/** So many remarks on a room whose header was skipped make it another one than the room that is announced then. */
const TELL_OF_ROOM = 3;

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
  const places = remarks.map((remark, at): Place => {
    const component = way[at] as string;
    const occurrence = counter.numberOf(remark, component);
    if (component === remark.place.component) return { ...remark.place, occurrence };
    if (tellsNothing(remark)) return remark.place;
    return { component, occurrence, itemId: null, itemName: null, how: 'implied' };
  });
  const told = places.filter((_, at) => tellsOfPlace(remarks[at] as Remark));
  const numbers = withoutGaps(told, numbersSaid(remarks, places));
  return places.map((place) => ({ ...place, occurrence: numbers(place) }));
}

/** Follows which of several sections of a name is spoken of. */
class SectionCounter {
  private readonly template: Template;
  private readonly current = new Map<string, number>();
  /** Sections that were counted ("second system") after they were announced. */
  private readonly counted = new Set<string>();
  /** How many remarks in a row told of a section that nobody announced. */
  private told = { component: '', remarks: 0 };
  /** All sections that were told of. */
  private readonly seen = new Set<string>();
  /** Which number is meant by "upstairs" in each section, and by other such words. */
  private readonly names = new Map<string, Map<string, number>>();
  /** Sections whose first one was told of before any was announced: those that are announced come after it. */
  private readonly later = new Set<string>();

  constructor(template: Template) {
    this.template = template;
  }

  numberOf(remark: Remark, component: string): number {
    const { place, kind, aside, count } = remark;
    const unit = kind === 'announcement' ? unitNamed(plainWords(remark.words).filter((word) => /\w/.test(word))) : null;
    if (unit && place.component === '') this.enterUnit(unit);
    else if (kind === 'announcement' && place.itemId === null) this.announced(remark);
    if (place.component && !this.counted.has(place.component)) this.goTo(place);
    if (kind === 'announcement') this.call(place.component, plainWords(remark.words).filter(callsUnit));
    if (aside) this.goTo(aside);
    if (count && this.isCounted(remark, component, count)) {
      this.current.set(component, this.countTo(component, count));
      if (count.called) this.call(component, [count.called]);
      this.counted.add(component);
    }
    if (!tellsNothing(remark)) this.tellOf(remark, component);
    return this.current.get(component) ?? 1;
  }

  /** The rooms of another dwelling come after those that were told of, announced or not. */
  private enterUnit({ isFirst }: DwellingUnit): void {
    if (isFirst) return;
    for (const component of this.seen) {
      if (!isRepeated(this.template, component)) continue;
      if (!this.current.has(component)) this.later.add(component);
      this.current.set(component, (this.current.get(component) ?? 1) + 1);
    }
  }

  private announced({ place: { component, occurrence }, room }: Remark): void {
    this.counted.delete(component);
    const isFirst = !this.current.has(component) && occurrence === 1;
    const mayBeOther = isFirst && room !== null && isRepeated(this.template, component);
    if (mayBeOther && this.told.component === component && this.told.remarks >= TELL_OF_ROOM) this.later.add(component);
  }

  private tellOf(remark: Remark, component: string): void {
    if (remark.kind !== 'announcement') this.seen.add(component);
    if (component !== this.told.component) this.told = { component, remarks: 0 };
    if (!this.current.has(component) && !namesRoom(remark)) this.told.remarks++;
  }

  private goTo({ component, occurrence }: Pick<Place, 'component' | 'occurrence'>): void {
    this.current.set(component, occurrence + (this.later.has(component) ? 1 : 0));
  }

  /** "The other one" is a heater or cooler among these, and among bathrooms one of them where nothing more is said. */
  private isCounted(remark: Remark, component: string, { ofMachines }: Count): boolean {
    if (!ofMachines || this.holdsMachines(component)) return true;
    return tellsNothing(remark) && isRepeated(this.template, component);
  }

  private countTo(component: string, { which, called }: Count): number {
    if (which !== 'other') return which;
    const names = this.names.get(component);
    const known = called === null ? undefined : names?.get(called);
    if (known !== undefined) return known;
    const opposite = [...(OPPOSITES.get(called ?? '') ?? [])].find((other) => names?.has(other));
    if (opposite) return names?.get(opposite) === 1 ? 2 : 1;
    const isFirst = called !== null && !names && !this.seen.has(component);
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
    const current = this.current.get(component) ?? (this.told.component === component ? 1 : 0);
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

/** "Hall bath toilet is loose" says which room it is of. */
const namesRoom = ({ location }: Remark) =>
  location?.split(', ').some((place) => {
    const words = plainWords(place);
    return words.some((_, from) => isOneOfItsKind(words.slice(from)));
  }) ?? false;

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
 * A room that was only named elsewhere ("above the hall bath") leaves a gap: of one and four, four is the second.
 * @param said sections whose numbers were said: they stay.
 */
function withoutGaps(told: readonly Place[], said: ReadonlySet<string>): (place: Place) => number {
  const used = new Map<string, Set<number>>();
  for (const { component, occurrence } of told) used.set(component, (used.get(component) ?? new Set()).add(occurrence));
  return ({ component, occurrence }) => {
    const numbers = [...(used.get(component) ?? [])].sort((a, b) => a - b);
    const at = numbers.indexOf(occurrence);
    return at < 0 || said.has(component) ? occurrence : at + 1;
  };
}
