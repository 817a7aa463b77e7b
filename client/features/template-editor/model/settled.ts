import type { Component, Draft } from './draft.ts';

/** The name that a new component gets until it is given one. */
const PLACEHOLDER = /^Component \d+$/;

/**
 * The draft without what was only begun, or the very draft where nothing was: new items without a name, new comments without a text, and new components that have
 * neither an item nor a name of their own. Specification, point 4: "On save, empty placeholder components … are dropped".
 */
export function settled(draft: Draft): Draft {
  const components = draft.components.map(settledComponent).filter((component) => !isPlaceholder(component));
  const isSame =
    components.length === draft.components.length && components.every((one, at) => one === draft.components[at]);
  return isSame ? draft : { components };
}

function settledComponent(component: Component): Component {
  if (!component.groups.some(({ items }) => items.some(hasBegun))) return component;
  return {
    ...component,
    groups: component.groups.map((group) => ({
      ...group,
      items: group.items
        .filter(({ isNew }) => !isNew)
        .map((item) => (hasBegun(item) ? { ...item, comments: item.comments.filter(({ isNew }) => !isNew) } : item)),
    })),
  };
}

function hasBegun({ isNew, comments }: Component['groups'][number]['items'][number]): boolean {
  return isNew === true || comments.some((comment) => comment.isNew);
}

function isPlaceholder({ isNew, name, groups }: Component): boolean {
  return isNew && PLACEHOLDER.test(name) && groups.every(({ items }) => items.length === 0);
}
