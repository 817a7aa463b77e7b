import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { fold, wordsOf } from '../../../lib/fold.ts';
import type { Remark, Target, TemplateTargets } from './said-documents.ts';
import { commentTitle, itemTitle, pathOf } from './target-name.ts';

/** Something that words may be said to become. */
interface TargetChoice extends ComboboxItem {
  /** What it is called beneath the name of its group; `label` tells all of it. */
  name: string;
  target: Target;
}

/** What can be chosen: as the list shows it, and by value. */
export interface TargetChoices {
  options: ComboboxParsedItem[];
  byValue: ReadonlyMap<string, TargetChoice>;
}

/**
 * What a remark may be said to become: what is likely, nothing at all, then all comments of the template with a new one for
 * each item. What comes first stays the same when the template arrives: the keyboard may be there already.
 * @param template null until it is known.
 */
export function targetChoices(candidates: Remark['candidates'], template: TemplateTargets | null): TargetChoices {
  const byValue = new Map<string, TargetChoice>();
  const groups = new Map<string, TargetChoice[]>();

  function add(group: string | null, choice: Omit<TargetChoice, 'value'>): TargetChoice {
    const valued = { ...choice, value: String(byValue.size) };
    byValue.set(valued.value, valued);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), valued]);
    return valued;
  }

  for (const { component, itemId, itemName, commentId, commentName } of candidates) {
    const label = pathOf(component, itemTitle(itemName), commentTitle(commentName));
    add('Likely', { label, name: label, target: { component, itemId, commentId } });
  }
  const leaveOut = 'Leave it out of reports';
  const nothing = add(null, { label: leaveOut, name: leaveOut, target: null });
  for (const { component, itemId, itemName, comments } of itemsOf(template)) {
    const item = itemTitle(itemName);
    const group = pathOf(component, item);
    for (const { commentId, commentName } of comments) {
      const name = commentTitle(commentName);
      add(group, { label: pathOf(group, name), name, target: { component, itemId, commentId } });
    }
    const name = `New comment in ${item}`;
    add(group, { label: pathOf(component, name), name, target: { component, itemId, commentId: null } });
  }

  const options: ComboboxParsedItem[] = [...groups].map(([group, items]) => ({ group, items }));
  options.splice(candidates.length > 0 ? 1 : 0, 0, nothing);
  return { options, byValue };
}

/** Of several groups of items in a component, only the first is used. */
function itemsOf(template: TemplateTargets | null) {
  return (template?.components ?? []).flatMap(({ name, childComponents }) =>
    (childComponents[0]?.items ?? []).map((item) => ({ component: name, ...item })),
  );
}

/** The choices that have all words of the search, wherever in their whole name; groups without any are left out. */
export const findChoices: OptionsFilter = ({ options, search, limit }) => {
  const words = wordsOf(search);
  const isMeant = ({ label }: ComboboxItem) => {
    const text = fold(label);
    return words.every((word) => text.includes(word));
  };
  const found: ComboboxParsedItem[] = [];
  let left = limit;
  for (const option of options as ComboboxParsedItem[]) {
    if (left === 0) break;
    const items = ('group' in option ? option.items : [option])
      .filter((item) => isMeant(item as ComboboxItem))
      .slice(0, left);
    left -= items.length;
    if (items.length > 0) found.push('group' in option ? { ...option, items } : option);
  }
  return found;
};
