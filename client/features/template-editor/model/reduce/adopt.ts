import type { Comment, Component, Draft, Group, Item } from '../draft.ts';
import { newKey } from '../new-key.ts';

/**
 * A draft from elsewhere with the keys, and as far as it is equal the very objects, of the known one, so that what was open stays
 * open and is not drawn again. Components are matched by name.
 * @param nameOf the name under which the known draft has a component, or null where it cannot have it.
 */
export function adopt(
  incoming: Draft,
  known: Draft,
  nameOf: (component: Component) => string | null = ({ name }) => name,
): Draft {
  const byName = new Map(known.components.map((component) => [component.name, component]));
  const components = incoming.components.map((component) => {
    const name = nameOf(component);
    const match = name === null ? undefined : byName.get(name);
    return match ? shared(match, component) : { ...component, key: newKey() };
  });
  return isSame(known.components, components) ? known : { components };
}

function shared(known: Component, incoming: Component): Component {
  const groups = incoming.groups.map((group, index) => sharedGroup(known.groups[index], group));
  const { name, oldName, isNew } = incoming;
  const isEqual = name === known.name && oldName === known.oldName && isNew === known.isNew;
  return isEqual && isSame(known.groups, groups) ? known : { ...incoming, key: known.key, groups };
}

function sharedGroup(known: Group | undefined, incoming: Group): Group {
  const byId = new Map(known?.items.map((item) => [item.id, item]));
  const items = incoming.items.map((item) => sharedItem(byId.get(item.id), item));
  return known && known.name === incoming.name && isSame(known.items, items) ? known : { ...incoming, items };
}

function sharedItem(known: Item | undefined, incoming: Item): Item {
  const byId = new Map(known?.comments.map((comment) => [comment.id, comment]));
  const comments = incoming.comments.map((comment) => sharedComment(byId.get(comment.id), comment));
  const isEqual = known && known.name === incoming.name && known.isNew === incoming.isNew;
  return isEqual && isSame(known.comments, comments) ? known : { ...incoming, comments };
}

function sharedComment(known: Comment | undefined, incoming: Comment): Comment {
  if (!known || known.isNew !== incoming.isNew || known.tip !== incoming.tip) return incoming;
  return known.name === incoming.name && known.text === incoming.text && known.ts === incoming.ts ? known : incoming;
}

function isSame<One>(a: readonly One[], b: readonly One[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}
