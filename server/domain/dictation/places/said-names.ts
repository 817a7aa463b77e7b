import type { Template } from '../../template/template.ts';
import { REPEATED_AREAS } from '../lexicon/areas.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { matchName, type NameBook, namesOf, WHOLE } from './names.ts';
import { areaNamed, sectionsOfAreas } from './recognise-areas.ts';

/** A phrase that matches a name so well stands for it. */
const NAMED = 0.7;

/** Tells what phrases name of a template's sections and items, heard where the speaker is. */
export class SaidNames {
  private readonly template: Template;
  private readonly names: NameBook;
  private readonly here: () => string | null;

  /** @param here the section spoken of; null at the start. */
  constructor(template: Template, here: () => string | null) {
    this.template = template;
    this.names = namesOf(template);
    this.here = here;
  }

  /**
   * True where a phrase is what a section or an item is named for alone: "fireplace", not the skylights of "Skylights, Vents and
   * Stacks", nor the dryer of "Dryer Vent".
   */
  isWhole(phrase: string): boolean {
    const match = matchName(this.names, phrase, this.here(), false);
    if (match && match.score >= NAMED && !match.name.plain.includes(',') && namesSamePart(phrase, match.name.units))
      return true;
    const mention = areaNamed(plainWords(phrase));
    return mention !== null && REPEATED_AREAS.has(mention.area) && sectionsOfAreas(this.template).has(mention.area);
  }

  /** True where a phrase is nearly the very name of a section or an item. */
  isName(phrase: string, enough = WHOLE): boolean {
    return (matchName(this.names, phrase, this.here(), false)?.score ?? 0) >= enough;
  }

  /** True where a phrase names an area of a house that the template has a section for. */
  isArea(phrase: string): boolean {
    const mention = areaNamed(plainWords(phrase));
    return mention !== null && !mention.isRoom && sectionsOfAreas(this.template).has(mention.area);
  }

  /** True where a phrase names a room that is no section by itself: "dining room". */
  isRoom(phrase: string): boolean {
    return areaNamed(plainWords(phrase))?.isRoom ?? false;
  }

  /** True where a phrase names an item, or a part of a house, and no section or area. */
  isThing(phrase: string): boolean {
    if (this.isArea(phrase) || this.isRoom(phrase)) return false;
    const match = matchName(this.names, phrase, this.here(), false);
    if (match && match.score >= WHOLE) return match.name.itemId !== null;
    return readMeaning(phrase).parts > 0;
  }

  /** True where one phrase is nearly the very name of a section and the other names an item of it. */
  isSectionAndItem(section: string, item: string): boolean {
    if (areaNamed(plainWords(section))?.isRoom) return false;
    const first = matchName(this.names, section, null, false);
    if (!first || first.name.itemId !== null || first.score < WHOLE) return false;
    return matchName(this.names, item, first.name.component, true)?.name.component === first.name.component;
  }
}

/** Whether the first part that each names is the same, where both name one. */
function namesSamePart(phrase: string, name: readonly Unit[]): boolean {
  const [one, other] = [readMeaning(phrase).units, name].map((units) => units.find(({ role }) => role === 'part'));
  return !one || !other || one.groups.some((group) => other.groups.includes(group));
}
