import type { WrittenComment, WrittenItem, WrittenReport, WrittenSection } from '../report/written-report.ts';

/** A comment of the written report that was said; what pictures go to. */
export interface HeardComment {
  section: WrittenSection;
  item: WrittenItem;
  comment: WrittenComment;
}

/** Where a comment stands in the report, as it is kept. */
export interface CommentRef {
  /** The template component's unique name. */
  component: string;
  occurrence: number;
  itemId: string;
  commentId: string;
}

/** The comments that were said, in the report's order. Those that stand in every report are no place for a picture. */
export function heardComments(written: WrittenReport): HeardComment[] {
  return written.sections.flatMap((section) =>
    section.items.flatMap((item) =>
      item.comments.filter((comment) => comment.heard.length > 0).map((comment) => ({ section, item, comment })),
    ),
  );
}

export function refOf({ section, item, comment }: HeardComment): CommentRef {
  const { componentName: component, occurrence } = section;
  return { component, occurrence, itemId: item.itemId, commentId: comment.id };
}
