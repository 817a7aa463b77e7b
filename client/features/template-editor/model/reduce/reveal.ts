import type { Spot } from '../draft.ts';
import type { Editor } from '../editor.ts';
import { placeKey } from '../place-key.ts';
import { shownKeys } from '../shown-keys.ts';

/** Opens what a place stands in. */
export function openAround(editor: Editor, { component, item, comment }: Spot): Editor {
  const { openComponents, openItems } = editor;
  return {
    ...editor,
    openComponents: item === undefined ? openComponents : withKey(openComponents, component),
    openItems: comment === undefined ? openItems : withKey(openItems, placeKey({ component, item })),
  };
}

/** Opens what a place stands in and has it scrolled to; a search that does not show it ends. */
export function reveal(editor: Editor, spot: Spot): Editor {
  const { query, editing, history } = editor;
  const shown = shownKeys(history.present, { query, editing: editing && spotOf(editing) });
  const isHidden = shown !== null && !shown.has(placeKey(spot));
  return { ...openAround(editor, spot), query: isHidden ? '' : query, revealed: { ...spot } };
}

/** Where that stands which is being edited. */
export function spotOf(editing: NonNullable<Editor['editing']>): Spot {
  return editing.kind === 'component' ? { component: editing.key } : editing.place;
}

function withKey(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return open.has(key) ? open : new Set([...open, key]);
}
