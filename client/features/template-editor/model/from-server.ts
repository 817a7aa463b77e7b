import type { Component, Draft, Item } from './draft.ts';
import type { ServerComponent, ServerItem, ServerTemplate, ServerTips } from './server-shapes.ts';

/** The template as it is edited, out of what the server gives. Tips count in the first group only, as everything does. */
export function draftOf(template: ServerTemplate, tips: readonly ServerTips[]): Draft {
  const tipsOf = new Map(
    tips.map(({ component, itemId, commentIds }) => [key(component, itemId), new Set(commentIds)]),
  );
  return {
    components: template.components.map((component, index) => componentOf(component, `section-${index + 1}`, tipsOf)),
  };
}

function componentOf(
  { name, oldName, childComponents }: ServerComponent,
  componentKey: string,
  tips: ReadonlyMap<string, ReadonlySet<string>>,
): Component {
  return {
    key: componentKey,
    name,
    oldName: oldName ?? null,
    groups: childComponents.map((group, index) => ({
      name: group.name,
      items: group.items.map((item) => itemOf(item, index === 0 ? tips.get(key(name, item.itemId)) : undefined)),
    })),
    isNew: false,
  };
}

function itemOf({ itemId, itemName, comments }: ServerItem, tips: ReadonlySet<string> | undefined): Item {
  return {
    id: itemId,
    name: itemName,
    comments: comments.map(({ commentId, commentName, commentText, commentTs }) => ({
      id: commentId,
      name: commentName,
      text: commentText,
      ts: commentTs ?? null,
      tip: tips?.has(commentId) ?? false,
    })),
  };
}

function key(component: string, itemId: string): string {
  return JSON.stringify([component, itemId]);
}
