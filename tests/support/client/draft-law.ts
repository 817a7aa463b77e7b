import type { Draft, Item } from '../../../client/features/template-editor/model/draft.ts';

/**
 * Breaches of what the server demands of a template: ids are unique in an item and a component, and recur elsewhere with equal
 * contents only. Empty when all is well.
 */
export function breaches(draft: Draft): string[] {
  const found: string[] = [];
  const contents = new Map<string, string>();
  const note = (id: string, content: string) => {
    const known = contents.get(id) ?? content;
    contents.set(id, known);
    if (known !== content) found.push(`${id} is ${known} and ${content}`);
  };
  for (const component of draft.components) {
    for (const [index, group] of component.groups.entries()) {
      found.push(...repeated(group.items, `${component.name} group ${index}`));
      for (const item of group.items) {
        found.push(...repeated(item.comments, `${component.name} ${item.name}`));
        note(item.id, contentOf(item));
        for (const { id, name, text, isNew } of item.comments) if (!isNew) note(id, JSON.stringify([name, text]));
      }
    }
  }
  return found;
}

function repeated(all: readonly { id: string }[], where: string): string[] {
  return new Set(all.map(({ id }) => id)).size === all.length ? [] : [`an id stands twice in ${where}`];
}

function contentOf({ name, comments }: Item): string {
  return JSON.stringify([name, comments.filter(({ isNew }) => !isNew).map(({ id }) => id)]);
}
