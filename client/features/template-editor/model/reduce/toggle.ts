import type { ItemPlace, Spot } from '../draft.ts';
import type { Editor } from '../editor.ts';
import { itemsOf } from '../find.ts';
import { placeKey } from '../place-key.ts';

/** Opens or closes a component or an item. What is found by a search is opened, and the search ends: all of it is seen then. */
export function toggle(editor: Editor, place: Spot): Editor {
  const { openComponents, openItems, query } = editor;
  if (query.trim() !== '') {
    return {
      ...editor,
      query: '',
      openComponents: new Set([...openComponents, place.component]),
      openItems: place.item === undefined ? openItems : new Set([...openItems, placeKey(place)]),
      revealed: { ...place },
    };
  }
  return place.item === undefined
    ? { ...editor, openComponents: toggled(openComponents, place.component) }
    : { ...editor, openItems: toggled(openItems, placeKey(place)) };
}

export function openAll(editor: Editor): Editor {
  const { components } = editor.history.present;
  const items = components.flatMap((component) =>
    itemsOf(component).map(({ id }): ItemPlace => ({ component: component.key, item: id })),
  );
  return {
    ...editor,
    openComponents: new Set(components.map(({ key }) => key)),
    openItems: new Set(items.map(placeKey)),
  };
}

export function closeAll(editor: Editor): Editor {
  return { ...editor, openComponents: new Set(), openItems: new Set() };
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
}
