import { itemPlaces } from '../editable-place.ts';
import type { EditableComponent, EditableItem, EditableTemplate, ItemTips } from '../editable-template.ts';
import { originalComponents } from '../original-components.ts';
import { type Change, ChangeLedger } from './change-ledger.ts';
import { isReordered, matchEntries } from './match-entries.ts';
import { Travels } from './travels.ts';

/** What was changed from `before` to `after`. Of a section or item that was removed that alone, not what was in it. */
export function compareTemplates(before: EditableTemplate, after: EditableTemplate): Change[] {
  return new Comparison(before, after).changes();
}

class Comparison {
  readonly #before: EditableTemplate;
  readonly #after: EditableTemplate;
  readonly #ledger = new ChangeLedger();
  readonly #items: Travels;
  readonly #comments: Travels;
  readonly #tips: { before: ReadonlySet<string>; after: ReadonlySet<string> };

  constructor(before: EditableTemplate, after: EditableTemplate) {
    const items = itemPlaces(before).map(({ item }) => item);
    this.#before = before;
    this.#after = after;
    this.#items = new Travels('item', new Set(items.map(({ id }) => id)));
    this.#comments = new Travels('comment', new Set(items.flatMap(({ comments }) => comments.map(({ id }) => id))));
    this.#tips = { before: tipKeys(before.tips), after: tipKeys(after.tips) };
  }

  changes(): Change[] {
    const originals = originalComponents(this.#after, this.#before);
    const kept = new Set(originals.values());
    for (const component of this.#before.components) {
      if (!kept.has(component)) this.#ledger.note('section', 'removed', component.name, component.name);
    }
    if (isReordered(this.#before.components, [...kept])) this.#ledger.note('section', 'reordered', '', '');
    for (const component of this.#after.components) this.#compare(originals.get(component), component);
    this.#items.noteIn(this.#ledger);
    this.#comments.noteIn(this.#ledger);
    return this.#ledger.changes();
  }

  #compare(original: EditableComponent | undefined, component: EditableComponent): void {
    const { name } = component;
    if (!original) {
      this.#ledger.note('section', 'added', name, name);
      for (const item of itemsOf(component)) this.#arrive(item, 'along');
      return;
    }
    if (original.name !== name) this.#ledger.note('section', 'renamed', name, original.name);
    if (haveOtherGroups(original, component)) this.#ledger.note('group', 'changed', name, name);
    this.#compareItems(original, component);
  }

  #compareItems(original: EditableComponent, component: EditableComponent): void {
    const items = matchEntries(itemsOf(original), itemsOf(component));
    this.#items.gone(items.gone);
    for (const item of items.came) this.#arrive(item, 'alone');
    if (items.isReordered) this.#ledger.note('item', 'reordered', component.name, component.name);
    for (const [was, item] of items.kept) {
      if (was.name !== item.name) this.#ledger.note('item', 'renamed', item.id, was.name);
      else if (was.id !== item.id) this.#ledger.note('item', 'detached', item.id, item.name);
      this.#compareComments({ component: original.name, item: was }, { component: component.name, item });
    }
  }

  #compareComments(old: Place, now: Place): void {
    const comments = matchEntries(old.item.comments, now.item.comments);
    this.#comments.gone(comments.gone);
    this.#comments.came(comments.came);
    if (comments.isReordered) this.#ledger.note('comment', 'reordered', now.item.id, now.item.name);
    for (const [was, comment] of comments.kept) {
      const isEdited = was.name !== comment.name || was.text !== comment.text;
      if (isEdited) this.#ledger.note('comment', 'edited', comment.id, comment.name);
      else if (was.id !== comment.id) this.#ledger.note('comment', 'detached', comment.id, comment.name);
      const key = tipKey(now.component, now.item.id, comment.id);
      if (this.#tips.before.has(tipKey(old.component, old.item.id, was.id)) !== this.#tips.after.has(key)) {
        this.#ledger.note('maintenance tip', 'changed', key, comment.name);
      }
    }
  }

  #arrive(item: EditableItem, how: 'alone' | 'along'): void {
    if (how === 'alone') this.#items.came([item]);
    else this.#items.cameAlong([item]);
    this.#comments.cameAlong(item.comments);
  }
}

interface Place {
  component: string;
  item: EditableItem;
}

function itemsOf({ groups }: EditableComponent): EditableItem[] {
  return groups.flatMap(({ items }) => items);
}

/** A group that is called as its component may be renamed along with it. */
function haveOtherGroups(original: EditableComponent, component: EditableComponent): boolean {
  if (original.groups.length !== component.groups.length) return true;
  return component.groups.some(({ name }, index) => {
    const earlier = original.groups[index]?.name;
    return name !== earlier && !(name === component.name && earlier === original.name);
  });
}

function tipKeys(tips: readonly ItemTips[]): Set<string> {
  return new Set(
    tips.flatMap(({ component, itemId, commentIds }) => commentIds.map((id) => tipKey(component, itemId, id))),
  );
}

function tipKey(component: string, itemId: string, commentId: string): string {
  return JSON.stringify([component, itemId, commentId]);
}
