import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeEditable } from '../../../../../server/adapters/hr5/edit/write-editable.ts';
import { NAMES } from '../../../../../server/adapters/hr5/names.ts';
import { openReport } from '../../../../../server/adapters/hr5/open-report.ts';
import { readEditable } from '../../../../../server/adapters/hr5/read-editable.ts';
import { nameOf, sectionsOf } from '../../../../../server/adapters/hr5/sections.ts';
import { childrenNamed, textOf, type XmlElement } from '../../../../../server/adapters/hr5/xml/tree.ts';
import type { EditableTemplate } from '../../../../../server/domain/template/editable-template.ts';
import { arbitraryTemplate } from '../../../../support/hr5/arbitrary-template.ts';
import { arbitrarySteps, edit } from '../../../../support/hr5/edit-steps.ts';
import { EDITED_AT } from '../../../../support/hr5/edited-file.ts';
import { type Editable, markedElements, partOf, residueOf } from '../../../../support/hr5/residue.ts';

const { section, group, item, comment } = NAMES;
/** Milliseconds that a busy machine may take. */
const SLOW = 60_000;

const commentsOf = ({ components }: EditableTemplate) => {
  const items = components.flatMap(({ groups }) => groups).flatMap(({ items: list }) => list);
  return new Map(items.flatMap(({ comments }) => comments).map((one) => [one.id, one]));
};
const isOneOf = (element: XmlElement, ...names: string[]) => names.includes(element.name);

/** What an edit may change in each kind of element. Names and texts are looked at apart. */
function editableIn(kind: string, isReference: (child: XmlElement) => boolean): Editable {
  const of = (attributes: string[], ...names: string[]): Editable => ({
    attributes,
    children: (child) => isOneOf(child, ...names),
  });
  if (kind === section.element) return of([section.id], section.name, group.element);
  if (kind === group.element) return of([], group.name, item.element);
  if (kind === comment.element) return of([comment.time], comment.name, comment.text, comment.tip);
  return { attributes: [item.id], children: (child) => isOneOf(child, item.name) || isReference(child) };
}

test(
  'all that is not edited is as it was, and nothing is lost but what was taken out',
  () => {
    fc.assert(
      fc.property(arbitraryTemplate, arbitrarySteps, (source, steps) => {
        const before = openReport(Buffer.from(source));
        const original = readEditable(before);
        const edited = edit(original, steps);
        const after = openReport(Buffer.from(source));
        writeEditable(after, edited, EDITED_AT);

        const [commentsBefore, commentsAfter] = [commentsOf(original), commentsOf(edited)];
        const library = childrenNamed(before.template, comment.element).map((one) =>
          one.attributes[comment.id]?.trim(),
        );
        const isReference = (child: XmlElement) =>
          child.name === item.comment &&
          (library.includes(textOf(child).trim()) || commentsAfter.has(textOf(child).trim()));
        const kept = markedElements(after.report);
        for (const [mark, [was]] of markedElements(before.report)) {
          if (!was) continue;
          const rules = editableIn(was.name, isReference);
          for (const is of kept.get(mark) ?? []) {
            expect(residueOf(is, rules)).toEqual(residueOf(was, rules));
            for (const name of [section.name, group.name, item.name, comment.name]) {
              if (nameOf(is, name) === nameOf(was, name)) expect(partOf(is, name)).toEqual(partOf(was, name));
            }
          }
          if (was.name === comment.element) {
            const id = was.attributes[comment.id]?.trim() ?? '';
            const isCatalogued = source.includes(`<catCID>${id}</catCID>`);
            const isDropped = commentsBefore.has(id) && !commentsAfter.has(id) && !isCatalogued;
            expect(kept.get(mark)?.length ?? 0).toBe(isDropped ? 0 : 1);
            for (const is of kept.get(mark) ?? []) expectUntouched(is, was, commentsBefore, commentsAfter);
          }
        }
        for (const part of ['report', 'template'] as const) {
          const rules: Editable = {
            attributes: [],
            children: (child) => isOneOf(child, comment.element, section.element, NAMES.template),
          };
          expect(residueOf(after[part], rules)).toEqual(residueOf(before[part], rules));
        }
      }),
      { numRuns: 1_000 },
    );
  },
  SLOW,
);

type Comments = ReturnType<typeof commentsOf>;

/** A comment of the library in the parts that were not edited; a time is set only where something was. */
function expectUntouched(is: XmlElement, was: XmlElement, before: Comments, after: Comments): void {
  const id = was.attributes[comment.id]?.trim() ?? '';
  const [old, now] = [before.get(id), after.get(id)];
  if (!old || !now || old.text === now.text) expect(partOf(is, comment.text)).toEqual(partOf(was, comment.text));
  if (!old || !now || (old.text === now.text && old.name === now.name)) {
    expect(is.attributes[comment.time]).toBe(was.attributes[comment.time]);
  }
}

test(
  'sections and items that stay are the elements that they were, and references keep their attributes',
  () => {
    fc.assert(
      fc.property(arbitraryTemplate, arbitrarySteps, (source, steps) => {
        const before = openReport(Buffer.from(source));
        const original = readEditable(before);
        const edited = edit(original, steps);
        const after = openReport(Buffer.from(source));
        writeEditable(after, edited, EDITED_AT);

        const ids = new Set(
          original.components.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ id }) => id))),
        );
        const sections = childrenNamed(before.template, section.element);
        const written = childrenNamed(after.template, section.element);
        const [idsBefore, idsAfter] = [before, after].map((file) => sectionsOf(file.template).map(({ id }) => id)) as [
          string[],
          string[],
        ];
        for (const [index, component] of edited.components.entries()) {
          const origin = original.components.findIndex(({ name }) => name === (component.oldName ?? component.name));
          expect(written[index]?.attributes.mark).toBe(sections[origin]?.attributes.mark);
          if (origin >= 0) expect(idsAfter[index]).toBe(idsBefore[origin]);
          const groups = childrenNamed(written[index] as XmlElement, group.element);
          for (const [position, { items }] of component.groups.entries()) {
            const elements = childrenNamed(groups[position] as XmlElement, item.element);
            expect(items.map(({ id }) => ids.has(id))).toEqual(
              elements.map(({ attributes }) => attributes.mark !== undefined),
            );
          }
        }
        const originals = markedElements(before.report);
        for (const [mark, copies] of markedElements(after.report)) {
          const was = originals.get(mark)?.[0];
          for (const is of was?.name === item.element ? copies : []) expectSameAttributes(is, was as XmlElement);
        }
      }),
      { numRuns: 500 },
    );
  },
  SLOW,
);

function expectSameAttributes(is: XmlElement, was: XmlElement): void {
  const others = ({ attributes }: XmlElement) =>
    Object.entries(attributes).filter(([name]) => name !== item.commentTip);
  for (const reference of childrenNamed(is, item.comment)) {
    const same = childrenNamed(was, item.comment).filter((one) => textOf(one).trim() === textOf(reference).trim());
    if (same.length > 0) expect(same.map(others)).toContainEqual(others(reference));
  }
}
