import type { Template } from '../../template/template.ts';
import type { Remark } from '../findings.ts';
import { readMeaning } from '../words/meaning.ts';
import { contentsOf, sharesOf } from './template-contents.ts';

/** Another section holds so much of what is spoken of, … */
const MOST = 0.6;
/** … and the one that was announced no more than this. */
const NEXT_TO_NOTHING = 0.1;
/** "There's a big crack by the garage" is said of no garage. */
const LEADS_TO_PLACE = / (?:by|near|next to|behind|beside|over|under|above|below|along|around|outside|off) /i;

/**
 * True where a remark opens with a thing that another section holds and that of the item announced next to nothing: "the
 * gutters are packed" is not said of the driveway that was just announced.
 */
export function belongsElsewhere({ words, place }: Pick<Remark, 'words' | 'place'>, template: Template): boolean {
  if (place.itemId === null) return false;
  const [subject = ''] = words.split(LEADS_TO_PLACE);
  const [thing] = readMeaning(subject).units.filter(({ role }) => role === 'part');
  if (!thing) return false;
  const items = contentsOf(template);
  const bySection = new Map<string, number>();
  for (const [at, share] of sharesOf(items, [thing]).entries()) {
    const { component } = items[at] as (typeof items)[number];
    bySection.set(component, (bySection.get(component) ?? 0) + share);
  }
  return (bySection.get(place.component) ?? 0) <= NEXT_TO_NOTHING && Math.max(...bySection.values()) >= MOST;
}
