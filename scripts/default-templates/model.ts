/** What a line of the source is for; `safety` is a defect that is listed in the safety summary. */
export type SourceRole = 'defect' | 'safety' | 'functional' | 'limitation' | 'tip';

export interface SourceComment {
  title: string;
  role: SourceRole;
  text: string;
}

export interface SourceItem {
  name: string;
  /** The section whose item of the same name this is; null where the comments stand here. */
  sharedWith: string | null;
  comments: SourceComment[];
}

export interface SourceSection {
  name: string;
  items: SourceItem[];
}

/** An item with the section that its ids are derived from. */
export interface Item {
  name: string;
  home: string;
  comments: SourceComment[];
}

export interface Section {
  name: string;
  items: Item[];
}

export interface DefaultTemplate {
  name: string;
  ratings: readonly { code: string; name: string; role: string }[];
  /** The lists at the report's head, each of the comments of one role. */
  summaries: readonly { role: SourceRole; name: string; abbreviation: string }[];
  sections: Section[];
}

/** Puts the comments of the home section into every item that is shared with it. */
export function resolveSharedItems(sections: SourceSection[]): Section[] {
  return sections.map((section) => ({
    name: section.name,
    items: section.items.map((item) => {
      if (item.sharedWith === null) return { name: item.name, home: section.name, comments: item.comments };
      const home = sections.find((other) => other.name === item.sharedWith);
      const original = home?.items.find((other) => other.name === item.name && other.sharedWith === null);
      if (!original) throw new Error(`${section.name}: there is no "${item.name}" in ${item.sharedWith} to share.`);
      return { name: item.name, home: item.sharedWith, comments: original.comments };
    }),
  }));
}
