import { writeEditable } from '../../../server/adapters/hr5/edit/write-editable.ts';
import { openReport } from '../../../server/adapters/hr5/open-report.ts';
import { readEditable } from '../../../server/adapters/hr5/read-editable.ts';
import { writeXml } from '../../../server/adapters/hr5/xml/write-xml.ts';
import type { EditableComment, EditableTemplate } from '../../../server/domain/template/editable-template.ts';

/** When edits of tests are saved. */
export const EDITED_AT = new Date('2026-06-01T12:00:00Z');

/** What of a file can be edited. */
export function editableOf(file: Uint8Array): EditableTemplate {
  return readEditable(openReport(file));
}

/** The file with an edited template put into it. */
export function editedFile(file: Uint8Array, edited: EditableTemplate): Buffer {
  const open = openReport(file);
  writeEditable(open, edited, EDITED_AT);
  return Buffer.from(writeXml(open.document));
}

/** The file after a change that is made to what of it can be edited. */
export function changedFile(file: Uint8Array, change: (template: EditableTemplate) => void): Buffer {
  const edited = editableOf(file);
  change(edited);
  return editedFile(file, edited);
}

/** What is looked up by position, known to be there. */
export function at<T>(list: readonly T[] | undefined, index: number): T {
  const found = list?.at(index);
  if (found === undefined) throw new Error(`There is nothing at ${index}.`);
  return found;
}

/** An item by the positions of its component, group and itself. */
export function itemAt({ components }: EditableTemplate, component: number, index: number, group = 0) {
  return at(at(at(components, component).groups, group).items, index);
}

/** The lines that a change takes away (-) from a file and adds (+) to it, without indentation. */
export function linesChanged(file: Buffer, change: (template: EditableTemplate) => void): string[] {
  const linesOf = (one: Buffer) => one.toString().split('\n');
  const [before, after] = [linesOf(file), linesOf(changedFile(file, change))];
  const without = (lines: string[], others: string[]) => {
    const rest = [...others];
    return lines.filter((line) => {
      const found = rest.indexOf(line);
      if (found >= 0) rest.splice(found, 1);
      return found < 0;
    });
  };
  return [
    ...without(before, after).map((line) => `-${line.trim()}`),
    ...without(after, before).map((line) => `+${line.trim()}`),
  ];
}

/** A comment that was written in the editor. */
export function newComment(id: string, more: Partial<EditableComment> = {}): EditableComment {
  return { id, name: 'New', text: '<p>a &amp; b</p>', ts: null, ...more };
}
