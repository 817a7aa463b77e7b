import type { Lesson } from './said-documents.ts';

/** The way to a place in the template or in a report: `ROOFING › Gutters › Leaks`. What is null is left out. */
export function pathOf(...names: (string | null | undefined)[]): string {
  return names.filter((name) => name != null).join(' › ');
}

/** What an item is called. */
export const itemTitle = (name: string | null): string => name || 'Unnamed item';

/** What a comment is called. */
export const commentTitle = (name: string | null): string => name || 'Untitled Comment';

/** What becomes of words by a lesson, as the end of a sentence. */
export function targetName({ component, itemName, commentId, commentName }: Lesson): string {
  if (component == null) return 'left out of reports';
  if (commentId == null) return `a new comment of ${itemTitle(itemName ?? null)}`;
  return pathOf(component, itemTitle(itemName ?? null), commentTitle(commentName ?? null));
}
