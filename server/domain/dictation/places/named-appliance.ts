import type { Entry, TemplateIndex } from '../matching/template-index.ts';
import { readMeaning } from '../words/meaning.ts';

/** Groups of the lexicon of which a comment about one names it, or stands under an item that does: of 430 labels of the development set that speak of one first, 419. */
const APPLIANCES: ReadonlySet<string> = new Set([
  '~refrigerator',
  '~dishwasher',
  '~disposal',
  '~range',
  '~microwave',
  '~toilet',
  '~shower',
  '~sump',
  '~smoke detector',
  '~thermostat',
  '~doorbell',
]);
/** What ends so tells by the thing that follows where something else is. */
const LEADS_TO_PLACE =
  /\b(?:at|by|near|next to|beside|behind|under|underneath|beneath|over|above|below|between|from|facing|around|left of|right of|side of|end of|front of|back of|ahead of)(?: (?:the|an?|your|my|our|their|this|that))?(?: [\w'’-]+)?\s*$/i;

/** Pieces that many things have: "the handle's busted off the refrigerator door". */
const PIECE =
  /^(?:handles?|knobs?|doors?|gaskets?|seals?|lights?|bulbs?|shel(?:f|ves)|drawers?|hinges?|latch(?:es)?|cords?|plugs?|hoses?|buttons?|lids?|feet|foot|leg|legs|panels?|covers?|racks?|filters?|clocks?|timers?)$/i;

/** The appliance that a text speaks of first, as a group of the lexicon, and where; null where it speaks of none, or tells by one only where or whose something is. */
function firstAppliance(text: string): { group: string; at: number } | null {
  const parts = readMeaning(text).units.filter(({ role }) => role === 'part');
  const isAppliance = (group: string) => APPLIANCES.has(group);
  const first = parts.findIndex(({ text: name, groups }) => groups.some(isAppliance) || !PIECE.test(name));
  const [{ text: name = '', groups = [] } = {}, next] = parts.slice(Math.max(0, first));
  const group = groups.find(isAppliance);
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (first < 0 || !group || at < 0 || LEADS_TO_PLACE.test(text.slice(0, at))) return null;
  // "The dishwasher outlet" is an outlet, "the dishwasher door" of the dishwasher.
  const isWhose =
    next &&
    text
      .slice(at + name.length)
      .toLowerCase()
      .startsWith(` ${next.text.toLowerCase()}`);
  return isWhose && !next.text.split(' ').every((word) => PIECE.test(word)) ? null : { group, at };
}

/** The words from the appliance on of which a text names a piece first: of "the handle's busted off the refrigerator door" the last two. */
export const fromAppliance = (text: string): string => text.slice(Math.max(0, firstAppliance(text)?.at ?? 0));

const names = ({ item, section, title, observation, rest }: Entry, appliance: string) =>
  [item.keys, section.keys, title.keys, observation.keys, rest].some((keys) => keys.has(appliance));

/**
 * Tells which comments are of something else than the appliance that a text speaks of. Where the template never names that, those of other
 * sections are, and of other appliances: a torn gasket of the refrigerator is none of the stove's door.
 * @param here the section spoken of; empty where none is.
 */
export function ofOtherAppliance(text: string, here: string, { entries }: TemplateIndex): (entry: Entry) => boolean {
  const appliance = firstAppliance(text)?.group;
  if (!appliance) return () => false;
  if (entries.some((entry) => names(entry, appliance))) return (entry) => !names(entry, appliance);
  const isOfOther = ({ item }: Entry) => [...item.keys].some((key) => APPLIANCES.has(key));
  return (entry) => (here !== '' && entry.component !== here) || isOfOther(entry);
}
