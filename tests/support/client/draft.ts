import type { Comment, Component, Draft, Item } from '../../../client/features/template-editor/model/draft.ts';

/** Items as 'II-1 Toilets', each with the ids of its comments; a trailing `*` makes one a tip. */
export type Items = Record<string, readonly string[]>;

/**
 * A draft to try the editor's rules on: components by name, each a group of items or a list of groups. Keys are `K` and the name,
 * a comment's title and text are made from its id, so that equal ids have equal contents.
 */
export function draftWith(components: Record<string, Items | Items[]>): Draft {
  return { components: Object.entries(components).map(([name, groups]) => componentWith(name, groups)) };
}

function componentWith(name: string, groups: Items | Items[]): Component {
  const all = Array.isArray(groups) ? groups : [groups];
  return {
    key: `K${name}`,
    name,
    oldName: null,
    isNew: false,
    groups: all.map((items) => ({ name, items: Object.entries(items).map(itemWith) })),
  };
}

function itemWith([title, comments]: [string, readonly string[]]): Item {
  const space = title.indexOf(' ');
  return { id: title.slice(0, space), name: title.slice(space + 1), comments: comments.map(commentWith) };
}

function commentWith(name: string): Comment {
  const id = name.replace('*', '');
  return { id, name: `Title ${id}`, text: `<p>Text ${id}</p>`, ts: null, tip: name.endsWith('*') };
}
