import { removeComment } from '../model/actions/remove-comment.ts';
import { removeComponent } from '../model/actions/remove-component.ts';
import { removeItem } from '../model/actions/remove-item.ts';
import type { Action } from '../model/editor.ts';
import type { CommentRow, ComponentRow, ItemRow } from '../model/row.ts';

/** Deletes what stands in the row, after a question. */
export function removalOf(row: ComponentRow | ItemRow | CommentRow): Action {
  switch (row.kind) {
    case 'component': {
      const { key } = row.component;
      return { type: 'perform', label: 'Component deleted', step: (draft) => removeComponent(draft, key) };
    }
    case 'item':
      return { type: 'perform', label: 'Item deleted', step: (draft) => removeItem(draft, row.place) };
    case 'comment':
      return { type: 'perform', label: 'Comment deleted', step: (draft) => removeComment(draft, row.place) };
  }
}
