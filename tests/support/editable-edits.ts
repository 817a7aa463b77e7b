import { assertEditable } from '../../server/domain/template/assert-editable.ts';
import type { EditableTemplate } from '../../server/domain/template/editable-template.ts';
import { comment, component, guidId, item, template } from './editable-parts.ts';

/** Gutters stand in two components with the same comments. */
export const BASE = template(
  [
    component('ROOFING', item(1, 'Gutters', comment(1), comment(2)), item(2, 'Chimney', comment(3))),
    component('EXTERIOR', item(1, 'Gutters', comment(1), comment(2)), item(3, 'Deck', comment(4))),
  ],
  [{ component: 'ROOFING', itemId: guidId('II', 1), commentIds: [guidId('C', 2)] }],
);

/** What a foreign file may have: names twice or not at all, other ids, a shared item that is not the same everywhere. */
export const FOREIGN = template([
  component(
    'ROOFING',
    { id: 'x1', name: 'Gutters', comments: [comment(1, { id: 'c1' }), comment(2, { id: 'c2' })] },
    { id: 'x2', name: 'Gutters', comments: [] },
    { id: 'x3', name: '', comments: [] },
  ),
  component('EXTERIOR', { id: 'x1', name: 'Rain gutters', comments: [comment(2, { id: 'c2' })] }),
]);

export type Edit = (edited: EditableTemplate) => void;

/** Saves an edit of a template, as far as that is allowed. */
export function saving(edit: Edit, of = BASE): () => void {
  const edited = structuredClone(of);
  edit(edited);
  return () => assertEditable(edited, of);
}

/** @throws Error without it */
export function at<T>(list: readonly T[] | undefined, index: number): T {
  const found = list?.[index];
  if (found === undefined) throw new Error(`There is no entry ${index}.`);
  return found;
}
export const items = (edited: EditableTemplate, index: number) => at(at(edited.components, index).groups, 0).items;
export const itemAt = (edited: EditableTemplate, index: number, position: number) => at(items(edited, index), position);
export const commentsAt = (edited: EditableTemplate, index: number, position: number) =>
  itemAt(edited, index, position).comments;
