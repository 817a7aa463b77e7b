import type { EditableTemplate } from './editable-template.ts';

/** Whether an edited template says what `base`, the version that was edited, says. Times of comments do not count. */
export function sameTemplate(edited: EditableTemplate, base: EditableTemplate): boolean {
  return contentOf(edited) === contentOf(base);
}

function contentOf({ components, tips }: EditableTemplate): string {
  return JSON.stringify([
    components.map(({ name, oldName, groups }) => [
      name,
      oldName,
      groups.map((group) => [
        group.name,
        group.items.map((item) => [item.id, item.name, item.comments.map(({ id, name, text }) => [id, name, text])]),
      ]),
    ]),
    tips
      .flatMap(({ component, itemId, commentIds }) => commentIds.map((id) => JSON.stringify([component, itemId, id])))
      .sort(),
  ]);
}
