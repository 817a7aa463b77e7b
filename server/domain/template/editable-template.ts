/** A comment as it is edited. Comments with the same id are one comment, wherever they stand. */
export interface EditableComment {
  /** `C-` and an upper-case GUID. */
  id: string;
  /** The title; may be empty. */
  name: string;
  /** Rich text as cleaned HTML: see `cleanHtml`. */
  text: string;
  /** When it was made or last edited, ISO 8601; null where the file does not say. */
  ts: string | null;
}

/** An item as it is edited; the same id may stand in several components (a shared occurrence). */
export interface EditableItem {
  /** `II-` and an upper-case GUID; unique in its component. */
  id: string;
  name: string;
  comments: EditableComment[];
}

/** A child component: one is normal, of several only the first is used. */
export interface EditableGroup {
  name: string;
  items: EditableItem[];
}

export interface EditableComponent {
  /** Unique in the template. */
  name: string;
  /** The name that it has in the version that was edited, where it was renamed since; else null. */
  oldName: string | null;
  groups: EditableGroup[];
}

/** The comments of one item that are maintenance tips there. */
export interface ItemTips {
  component: string;
  itemId: string;
  commentIds: string[];
}

/** What of a template can be edited, in the order of the file. Format profile, "The template as JSON". */
export interface EditableTemplate {
  components: EditableComponent[];
  tips: ItemTips[];
}
