import type { ReportHeader } from './header.ts';

/** Why a comment stands in a report. */
export type CommentSource = 'template' | 'new' | 'functional' | 'tip' | 'auto';

/** The words that a comment comes from. */
export interface Heard {
  /** Seconds from the start of the recording (all files one after the other). */
  start: number;
  end: number;
  /** 0 to 1. */
  confidence: number;
  words: string;
}

export interface WrittenComment {
  /** The library comment's id, or a new `C-` id derived from the content. */
  id: string;
  source: CommentSource;
  name: string;
  /** HTML. */
  text: string;
  /** One for each time that it was said; empty only for `auto`. */
  heard: Heard[];
}

export interface WrittenPicture {
  /** Name of the file in the package, beside report.hr5. */
  fileName: string;
  commentId: string;
  /** What the inspector wrote to it. */
  caption: string | null;
}

/** An item that the recording spoke of, or that holds an auto comment. */
export interface WrittenItem {
  itemId: string;
  /** One of the template's rating codes; null where none fits. */
  rating: string | null;
  /** In spoken order. */
  comments: WrittenComment[];
  pictures: WrittenPicture[];
}

/** A section of the written report. */
export interface WrittenSection {
  /** The template's component (its unique name) that this is, or that it copies. */
  componentName: string;
  /** 1 for the component itself; 2 for `BATHROOMS 2`, a new section after the one it copies, and so on. */
  occurrence: number;
  /** Name in the report, for example `BATHROOMS 2`. */
  name: string;
  items: WrittenItem[];
}

/** What is put into the template's file. */
export interface WrittenReport {
  sections: WrittenSection[];
  header: ReportHeader | null;
}
