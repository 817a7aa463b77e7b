import type { Template } from '../../template/template.ts';
import { areaNamed, sectionsOfAreas } from '../places/recognise-areas.ts';
import { plainWords } from '../words/text.ts';
import type { Entry, TemplateIndex } from './template-index.ts';

/** Words of a place that may name its room: "kitchen", "back of the garage". */
const MOST_WORDS = 3;

/**
 * The same comment of the section that a location names, for many templates have one for each room: "in the kitchen the outlets
 * aren't GFCI" is no receptacle of the garage. The comment itself where there is no such other.
 */
export function twinWhereSaid(
  entry: Entry,
  location: string | null,
  { library, template }: { library: TemplateIndex; template: Template },
): Entry {
  const own = areaNamed(plainWords(entry.component))?.area;
  for (const { area, component } of sectionsNamed(location, template)) {
    if (component === entry.component || area === own) return entry;
    const twin = (library.bySection.get(component) ?? [])
      .map((at) => library.entries[at] as Entry)
      .find(({ itemName, comment }) => itemName === entry.itemName && comment.name === entry.comment.name);
    if (twin) return twin;
  }
  return entry;
}

function sectionsNamed(location: string | null, template: Template): { area: string; component: string }[] {
  const sections = sectionsOfAreas(template);
  return (location ?? '').split(', ').flatMap((place) => {
    const words = plainWords(place);
    const endings = words.map((_, at) => words.slice(at)).slice(-MOST_WORDS);
    const areas = endings.flatMap((ending) => areaNamed(ending)?.area ?? []);
    return areas.flatMap((area) => {
      const component = sections.get(area);
      return component ? { area, component } : [];
    });
  });
}
