import type {
  EditableComment,
  EditableComponent,
  EditableItem,
  EditableTemplate,
  ItemTips,
} from '../../server/domain/template/editable-template.ts';

/** An id in the form that new ones have. */
export function guidId(prefix: 'II' | 'C', number: number): string {
  return `${prefix}-00000000-0000-4000-8000-${number.toString(16).toUpperCase().padStart(12, '0')}`;
}

/** A comment of that number. */
export function comment(number: number, change: Partial<EditableComment> = {}): EditableComment {
  return { id: guidId('C', number), name: `Comment ${number}`, text: `<p>Text ${number}.</p>`, ts: null, ...change };
}

/** An item of that number with comments. */
export function item(number: number, name: string, ...comments: EditableComment[]): EditableItem {
  return { id: guidId('II', number), name, comments };
}

/** A component with one group. */
export function component(name: string, ...items: EditableItem[]): EditableComponent {
  return { name, oldName: null, groups: [{ name, items }] };
}

export function template(components: EditableComponent[], tips: ItemTips[] = []): EditableTemplate {
  return JSON.parse(JSON.stringify({ components, tips })); // no object stands twice: one place can be changed alone
}
