/** Where words belong that an inspector has said a word about. */
export interface LessonTarget {
  /** The template component's unique name. */
  component: string;
  itemId: string;
  /** Null: a new comment of this item. */
  commentId: string | null;
}

/** What an inspector wants to become of words, in this report and in those to come. */
export interface Lesson {
  /** UUID. */
  id: string;
  /** The words as they were said, with fillers and self-corrections resolved. */
  words: string;
  /** Where they belong; null where they belong in no report. */
  target: LessonTarget | null;
  /** The template component that they were said in, right or wrong; null where none could be told. */
  heardIn: string | null;
  createdAt: Date;
}

/** A lesson with what people call its target, as it was called when it was taught. */
export interface NamedLesson extends Lesson {
  /** Null where the words belong in no report. */
  itemName: string | null;
  /** Null for a new comment and where the words belong in no report. */
  commentName: string | null;
}

/** Lessons that an account may have: each remark is compared with every one. */
export const MAX_LESSONS = 1_000;
