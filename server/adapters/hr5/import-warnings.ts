import type { Library } from './library.ts';
import { NAMES } from './names.ts';
import { nameOf, type Section } from './sections.ts';
import { shortened } from './shortened.ts';
import { writtenElements } from './written-elements.ts';
import { childrenNamed, type XmlElement } from './xml/tree.ts';

/** Comments that are named in the sentence about unused ones. */
const NAMED = 3;

/** Sections, groups and items that could not be taken as they stand: one sentence each. */
export function sectionWarnings(report: XmlElement, sections: readonly Section[]): string[] {
  const templates = childrenNamed(report, NAMES.template);
  return [
    ...(templates[1] ? [`The file holds ${templates.length} templates; the first one is used.`] : []),
    ...(sections.length === 0 ? ['The template has no sections, so nothing can be written into it.'] : []),
    ...sections.flatMap((section) => [...warningsOf(section), ...itemWarnings(section)]),
  ];
}

function warningsOf({ element, id, name: shownName, groups }: Section): string[] {
  const warnings: string[] = [];
  const at = `(line ${element.line})`;
  const name = shortened(shownName);
  const own = nameOf(element, NAMES.section.name);
  if (!own) warnings.push(`A section ${at} has no name; it is called "${name}".`);
  else if (own !== shownName)
    warnings.push(`The section name ${shortened(own)} stands more than once; the one ${at} is called "${name}".`);
  if (element.attributes[NAMES.section.id]?.trim() !== id)
    warnings.push(`The section ${name} ${at} has no id of its own; it is told apart by its name and position.`);
  if (groups.length === 0) warnings.push(`The section ${name} ${at} has no group, so it has no items.`);
  if (groups.length > 1)
    warnings.push(`The section ${name} ${at} has ${groups.length} groups; only the first one is used.`);
  return warnings;
}

function itemWarnings({ name: sectionName, items }: Section): string[] {
  const names = new Set<string>();
  return items.flatMap(({ element, id, name }) => {
    const item = `The item "${shortened(name)}" of ${shortened(sectionName)} (line ${element.line})`;
    const isRepeated = name !== '' && names.has(name);
    names.add(name);
    return [
      ...(isRepeated ? [`${item} has the name of another item there.`] : []),
      ...(element.attributes[NAMES.item.id]?.trim() === id
        ? []
        : [`${item} has no id of its own; it is told apart by its name and position.`]),
    ];
  });
}

/** One sentence about all comments that no item offers, if there are any. */
export function unusedCommentsWarning(library: Library, offered: ReadonlySet<string>): string[] {
  const unused = [...library.comments.values()].filter(({ comment }) => !offered.has(comment.id));
  if (unused.length === 0) return [];
  const named = unused.slice(0, NAMED).map(({ comment, line }) => `"${shortened(comment.name)}" (line ${line})`);
  const rest = unused.length > NAMED ? ` and ${unused.length - NAMED} more` : '';
  return unused.length === 1
    ? [`One comment is offered by no item, so it is not used: ${named[0]}.`]
    : [`${unused.length} comments are offered by no item, so they are not used: ${named.join(', ')}${rest}.`];
}

/** One sentence when the file is a report that was already written, not an empty one. */
export function writtenWarning(template: XmlElement): string[] {
  const items = writtenElements(template).size;
  if (items === 0) return [];
  return [
    `The file holds a report that was already written (${items} ${items === 1 ? 'item' : 'items'}); its ratings, comments and pictures are left out of new reports.`,
  ];
}
