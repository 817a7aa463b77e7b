import type { Comment, CommentPlace, Component, Item, ItemPlace, Spot } from './draft.ts';

/** A component's bar. */
export interface ComponentRow {
  readonly kind: 'component';
  readonly key: string;
  readonly place: Spot;
  readonly component: Component;
  readonly isOpen: boolean;
  readonly items: number;
  readonly comments: number;
  readonly tips: number;
}

/** The banner of a component with several groups. */
export interface DuplicateGroupsRow {
  readonly kind: 'duplicate-groups';
  readonly key: string;
  readonly place: Spot;
  readonly component: Component;
}

export interface ItemRow {
  readonly kind: 'item';
  readonly key: string;
  readonly place: ItemPlace;
  readonly item: Item;
  readonly isOpen: boolean;
  readonly comments: number;
  readonly tips: number;
}

export interface CommentRow {
  readonly kind: 'comment';
  readonly key: string;
  readonly place: CommentPlace;
  readonly comment: Comment;
  /** True: it cannot go up. */
  readonly isFirst: boolean;
  /** True: it cannot go down. */
  readonly isLast: boolean;
}

/** The button under the comments of an open item. */
export interface NewCommentRow {
  readonly kind: 'new-comment';
  readonly key: string;
  readonly place: ItemPlace;
}

/** Says that there is nothing yet in what `place` names (null: in the template), or that nothing was found. */
export interface EmptyRow {
  readonly kind: 'empty';
  readonly key: string;
  readonly of: 'template' | 'component' | 'item' | 'search';
  readonly place: Spot | null;
}

export type Row = ComponentRow | DuplicateGroupsRow | ItemRow | CommentRow | NewCommentRow | EmptyRow;
