import type { Comment, Component, Draft, Item, ItemPlace } from '../draft.ts';
import { componentOf, itemAt, itemsOf } from '../find.ts';
import { newId } from '../new-id.ts';
import { changeItemAt } from '../shared/change-items.ts';
import { changeOccurrences } from '../shared/change-occurrences.ts';
import { contentsOf } from '../shared/contents.ts';
import { choose } from '../shared/questions.ts';
import type { Step } from '../step.ts';

/** An item of another component. */
interface Match {
  readonly component: Component;
  readonly item: Item;
}

/**
 * Offers to copy an item of the same name from elsewhere into an item that was just named. Specification, point 4.
 * An item without comments becomes the copied one (same id, same comments: a shared occurrence); one with comments keeps them and
 * gets those of the other in addition. Declining leaves it as it is.
 */
export function offerCopy(draft: Draft, place: ItemPlace): Step {
  const item = itemAt(draft, place);
  const matches = item ? matchesOf(draft, place, item) : [];
  if (!item || matches.length === 0) return { draft, at: place };
  return choose(
    {
      title: 'Copy Item',
      text: `An item with the name "${item.name}" already exists. Do you want to copy it?`,
      options: matches.map((match) => `${match.component.name} - ${match.item.name}`),
    },
    ({ yes, option }) => {
      const match = matches[option];
      return yes && match ? copyInto(draft, place, match.item) : { draft, at: place };
    },
  );
}

/** Items of that name in other components; shared occurrences of one item are one match. */
function matchesOf(draft: Draft, place: ItemPlace, { id, name }: Item): Match[] {
  const seen = new Set<string>();
  return draft.components
    .filter(({ key }) => key !== place.component)
    .flatMap((component) => itemsOf(component).map((item) => ({ component, item })))
    .filter(({ item }) => {
      const contents = `${item.id} ${contentsOf(item)}`;
      if (item.name !== name || item.id === id || seen.has(contents)) return false;
      seen.add(contents);
      return true;
    });
}

function copyInto(draft: Draft, place: ItemPlace, match: Item): Step {
  const comments = match.comments.filter(({ isNew }) => !isNew);
  const hasComments = itemAt(draft, place)?.comments.some(({ isNew }) => !isNew);
  if (hasComments) return withComments(draft, place, comments);
  const id = hasItem(draft, place.component, match.id) ? newId('II', draft) : match.id;
  return {
    draft: changeItemAt(draft, place, (item) => ({ ...match, id, comments, name: item.name })),
    at: { component: place.component, item: id },
  };
}

function hasItem(draft: Draft, component: string, id: string): boolean {
  const items = componentOf(draft, component)?.groups.flatMap((group) => group.items) ?? [];
  return items.some((item) => item.id === id);
}

function withComments(draft: Draft, place: ItemPlace, comments: readonly Comment[]): Step {
  return changeOccurrences(draft, place, 'here', (item) => ({
    ...item,
    comments: [...item.comments, ...comments.filter(({ id }) => !item.comments.some((own) => own.id === id))],
  }));
}
