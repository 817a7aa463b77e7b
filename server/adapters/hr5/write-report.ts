import type { WrittenItem, WrittenReport, WrittenSection } from '../../domain/report/written-report.ts';
import { derivedId } from './derived-id.ts';
import { indentOf, indentUnit, insert, remove } from './layout.ts';
import { NAMES } from './names.ts';
import type { OpenReport } from './open-report.ts';
import { type Section, sectionsOf } from './sections.ts';
import { writeHeader } from './write-header.ts';
import { writtenElements } from './written-elements.ts';
import { childNamed, element, text, type XmlElement } from './xml/tree.ts';

/**
 * Puts a written report into an open template. What an earlier report wrote there is taken out first;
 * the library is left alone.
 * @throws Error when the report names a section or item that the template does not have.
 */
export function writeReport({ report, template }: OpenReport, written: WrittenReport): void {
  const unit = indentUnit(report);
  const originals = new Map(sectionsOf(template).map((section) => [section.name, section]));
  for (const [item, elements] of writtenElements(template)) remove(item, elements);
  for (const [target, { items }] of placeSections(template, unit, originals, written.sections)) {
    for (const item of items) writeItem(target, item, unit);
  }
  if (written.header) writeHeader(report, written.header, unit);
}

/** Finds each section's place, before anything is written; duplicated ones get theirs after the section they copy. */
function placeSections(
  template: XmlElement,
  unit: string,
  originals: ReadonlyMap<string, Section>,
  sections: readonly WrittenSection[],
): [Section, WrittenSection][] {
  const last = new Map<Section, XmlElement>();
  return [...sections]
    .sort((a, b) => a.occurrence - b.occurrence)
    .map((section) => {
      const original = originals.get(section.componentName);
      if (!original) throw new Error(`The template has no section ${section.componentName}.`);
      if (section.occurrence === 1) return [original, section];
      const copy = copySection(original, section);
      insert(template, null, unit, [copy.element], last.get(original) ?? original.element);
      last.set(original, copy.element);
      return [copy, section];
    });
}

/** A new section with the same items and comments, before anything is written into it. */
function copySection(original: Section, { name }: WrittenSection): Section {
  const copy = structuredClone(original);
  copy.id = derivedId('S', original.id, name);
  copy.name = name;
  copy.element.attributes[NAMES.section.id] = copy.id;
  const title = childNamed(copy.element, NAMES.section.name);
  if (title) title.children = [text(name)];
  else copy.element.children.unshift(element(NAMES.section.name, {}, name));
  return copy;
}

function writeItem(section: Section, written: WrittenItem, unit: string): void {
  const item = section.items.find(({ id }) => id === written.itemId)?.element;
  if (!item || !section.group) throw new Error(`The section ${section.name} has no item ${written.itemId}.`);
  insert(item, indentOf(section.group, item), unit, elementsOf(written));
}

/** What a written item adds: its rating, its comments in spoken order, its pictures. */
function elementsOf({ rating, comments, pictures }: WrittenItem): XmlElement[] {
  const { comment: commentNames, heard: heardNames, picture: pictureNames } = NAMES.written;
  return [
    ...(rating === null ? [] : [element(NAMES.written.rating, {}, rating)]),
    ...comments.map(({ id, source, name, text: html, heard }) =>
      element(
        commentNames.element,
        { [commentNames.id]: id, [commentNames.source]: source },
        element(commentNames.name, {}, name),
        element(commentNames.text, {}, html),
        ...heard.map(({ start, end, confidence, words }) =>
          element(
            heardNames.element,
            {
              [heardNames.start]: start.toFixed(2),
              [heardNames.end]: end.toFixed(2),
              [heardNames.confidence]: confidence.toFixed(2),
            },
            words,
          ),
        ),
      ),
    ),
    ...pictures.map(({ fileName, commentId, caption }) =>
      element(pictureNames.element, {
        [pictureNames.file]: fileName,
        [pictureNames.comment]: commentId,
        ...(caption !== null && { [pictureNames.caption]: caption }),
      }),
    ),
  ];
}
