/** A comment where it stands in one item; the same id may stand in other items (a shared occurrence). */
export interface Comment {
  /** `C-` and an upper-case GUID. */
  readonly id: string;
  /** The title; may be empty. */
  readonly name: string;
  /** Rich text: paragraphs, line breaks, bold, italic, underline. */
  readonly text: string;
  /** When it was made or last edited, ISO 8601; null where the file does not say. */
  readonly ts: string | null;
  /** True: a maintenance tip in this item. */
  readonly tip: boolean;
  /** True while a new comment has not been saved with a text yet: it stands in one item only and is never sent. */
  readonly isNew?: true;
}

export interface Item {
  /** `II-` and an upper-case GUID; unique in its component. */
  readonly id: string;
  /** Empty while a new item has not been named yet, or where the file has no name. */
  readonly name: string;
  readonly comments: readonly Comment[];
  /** True while a new item has not been named yet: it is never sent. */
  readonly isNew?: true;
}

/** A child component: one is normal, of several only the first is used. */
export interface Group {
  readonly name: string;
  readonly items: readonly Item[];
}

export interface Component {
  /** Stays the same while the page is open, whatever the name. */
  readonly key: string;
  readonly name: string;
  /** The name that the server knows, once it was renamed; else null. */
  readonly oldName: string | null;
  readonly groups: readonly Group[];
  /** True until it is saved for the first time. */
  readonly isNew: boolean;
}

/** The template as it is being edited. Never changed: an edit makes a new one that shares what it left alone. */
export interface Draft {
  readonly components: readonly Component[];
}

/** Where an item stands. */
export interface ItemPlace {
  /** `Component.key` */
  readonly component: string;
  readonly item: string;
}

/** Where a comment stands. */
export interface CommentPlace extends ItemPlace {
  readonly comment: string;
}

/** Where a component, an item or a comment stands. */
export interface Spot {
  /** `Component.key` */
  readonly component: string;
  readonly item?: string;
  readonly comment?: string;
}
