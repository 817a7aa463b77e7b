import type { Draft, ItemPlace } from '../draft.ts';
import { componentOf, itemAt, itemsOf } from '../find.ts';
import { changeItemAt } from '../shared/change-items.ts';
import { otherItems } from '../shared/occurrences.ts';
import { acknowledge, choose } from '../shared/questions.ts';
import type { Step } from '../step.ts';
import { tidyName } from '../tidy-name.ts';
import { offerCopy } from './offer-copy.ts';
import { renameEverywhere, renameHere } from './rename-occurrences.ts';

/**
 * Renames an item. Specification, points 4 and 5: empty removes a new item, an old one keeps its name; unchanged cancels; the name
 * has to be unique in the component, else a new item is removed; a shared item asks whether to propagate; an item of that name
 * elsewhere is offered as a copy.
 */
export function renameItem(draft: Draft, place: ItemPlace, name: string): Step {
  const item = itemAt(draft, place);
  if (!item) return { draft };
  const wanted = tidyName(name);
  const kept: Step = item.isNew ? { draft: changeItemAt(draft, place, () => null) } : { draft, at: place };
  if (wanted === '' || wanted === item.name) return kept;
  if (itemsOf(componentOf(draft, place.component)).some((other) => other !== item && other.name === wanted)) {
    const text = `An item with the name "${wanted}" already exists in this component.`;
    return acknowledge('Name Already Used', text, kept);
  }
  if (otherItems(draft, place).length > 0) return renameShared(draft, place, wanted);
  return offerCopy(renameEverywhere(draft, place, wanted).draft, place);
}

function renameShared(draft: Draft, place: ItemPlace, name: string): Step {
  const text = 'Do you want to propagate the changes to versions of this item elsewhere?';
  return choose({ title: 'Shared Item', text }, ({ yes }) => {
    if (!yes) {
      const detached = renameHere(draft, place, name);
      return offerCopy(detached.draft, detached.at);
    }
    const { draft: renamed, left } = renameEverywhere(draft, place, name);
    const done = { draft: renamed, at: place };
    if (left.length === 0) return done;
    const told = `An item with the name "${name}" already exists in ${left.join(', ')}: there this item keeps its name.`;
    return acknowledge('Name Already Used', told, done);
  });
}
