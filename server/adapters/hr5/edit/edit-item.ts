import type { EditableItem } from '../../../domain/template/editable-template.ts';
import { remove } from '../layout.ts';
import { NAMES } from '../names.ts';
import { nameOf } from '../sections.ts';
import { childNamed, childrenNamed, element, textOf, type XmlElement } from '../xml/tree.ts';
import { orderChildren } from './order-children.ts';
import type { Parent } from './parent.ts';
import { setText } from './set-text.ts';
import { markTip, type TipRules } from './tip-rules.ts';

/** What offering a comment depends on beside the item. */
export interface Offers {
  /** Whether the library has, or gets, a comment of that id; references to others lead nowhere and stay where they are. */
  has(commentId: string): boolean;
  tips: TipRules;
}

/**
 * Gives an item its edited name and the comments that it offers.
 * @param tips comments that are tips here; null in a group that is not used, where tips stay what they are.
 */
export function editItem(item: Parent, edited: EditableItem, tips: ReadonlySet<string> | null, offers: Offers): void {
  if (nameOf(item.element, NAMES.item.name) !== edited.name) setText(item, NAMES.item.name, edited.name);
  const before = referencesOf(item.element, offers);
  const wanted = new Set(edited.comments.map(({ id }) => id));
  removeRepeated(item.element, before, wanted);
  orderChildren(
    item,
    [...before.values()].flatMap(([first]) => first ?? []),
    [...wanted].map((id) => before.get(id)?.[0] ?? element(NAMES.item.comment, {}, id)),
    childrenNamed(item.element, NAMES.item.comment).at(-1) ?? childNamed(item.element, NAMES.item.name) ?? null,
  );
  for (const [id, references] of referencesOf(item.element, offers)) {
    if (tips) markTip(references, tips.has(id) && (offers.tips.areEverywhere(id) || 'here'));
    else if (offers.tips.endEverywhere(id) && before.has(id)) markTip(references, 'here');
  }
}

/** The references to comments that there are, by id, in order. */
function referencesOf(item: XmlElement, offers: Offers): Map<string, XmlElement[]> {
  const references = new Map<string, XmlElement[]>();
  for (const reference of childrenNamed(item, NAMES.item.comment)) {
    const id = textOf(reference).trim();
    if (!offers.has(id)) continue;
    const earlier = references.get(id);
    if (earlier) earlier.push(reference);
    else references.set(id, [reference]);
  }
  return references;
}

/** A reference that stands again stays while it changes nothing: the first one of each id gives the order. */
function removeRepeated(
  item: XmlElement,
  before: ReadonlyMap<string, readonly XmlElement[]>,
  wanted: ReadonlySet<string>,
): void {
  const order = [...before.keys()].filter((id) => wanted.has(id));
  const isOrderKept = [...wanted].filter((id) => before.has(id)).every((id, index) => id === order[index]);
  const repeated = [...before].flatMap(([id, references]) =>
    isOrderKept && wanted.has(id) ? [] : references.slice(1),
  );
  remove(item, repeated);
}
