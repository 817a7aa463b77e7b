import type { Component, Draft, Item, Spot } from './draft.ts';
import { itemsOf } from './find.ts';
import { placeKey } from './place-key.ts';
import type { Row } from './row.ts';
import { commentRows, componentRow, duplicateGroupsRow, emptyRow, itemRow, newCommentRow } from './row-makers.ts';
import { shownKeys } from './shown-keys.ts';

/** What of the draft is open, and what is looked for. */
export interface RowsView {
  /** `Component.key`s */
  readonly openComponents: ReadonlySet<string>;
  /** `placeKey`s of items */
  readonly openItems: ReadonlySet<string>;
  /** With a query only what it finds is shown, with its parents, opened. */
  readonly query: string;
  /** Always shown, found or not: what is being edited. */
  readonly editing?: Spot | null;
}

/** The flat list that is drawn. A row is the same object as before as long as nothing of it has changed. */
export function rowsOf(draft: Draft, view: RowsView): Row[] {
  const rows: Row[] = [];
  const shown = shownKeys(draft, view);
  for (const component of draft.components) {
    if (!shown) addComponent(rows, component, view);
    else if (shown.has(component.key)) addFound(rows, component, shown);
  }
  if (rows.length === 0) rows.push(emptyRow(draft, shown ? 'search' : 'template', null));
  return rows;
}

function addComponent(rows: Row[], component: Component, { openComponents, openItems }: RowsView): void {
  const { key } = component;
  const items = itemsOf(component);
  const isOpen = openComponents.has(key);
  rows.push(componentRow(component, isOpen), ...bannerOf(component));
  if (!isOpen) return;
  for (const item of items) addItem(rows, key, item, openItems.has(placeKey({ component: key, item: item.id })));
  if (items.length === 0) rows.push(emptyRow(component, 'component', { component: key }));
}

function addItem(rows: Row[], component: string, item: Item, isOpen: boolean): void {
  rows.push(itemRow(component, item, isOpen));
  if (!isOpen) return;
  const comments = commentRows(component, item);
  rows.push(...comments);
  if (comments.length === 0) rows.push(emptyRow(item, 'item', { component, item: item.id }));
  rows.push(newCommentRow(component, item));
}

function addFound(rows: Row[], component: Component, shown: ReadonlySet<string>): void {
  const { key } = component;
  const items = itemsOf(component).filter(({ id }) => shown.has(placeKey({ component: key, item: id })));
  rows.push(componentRow(component, items.length > 0), ...bannerOf(component));
  for (const item of items) {
    const comments = commentRows(key, item).filter((row) => shown.has(row.key));
    rows.push(itemRow(key, item, comments.length > 0), ...comments);
  }
}

function bannerOf(component: Component): Row[] {
  return component.groups.length > 1 ? [duplicateGroupsRow(component)] : [];
}
