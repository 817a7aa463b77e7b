import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { Draft } from '../model/draft.ts';
import { commentAt, componentOf, itemAt } from '../model/find.ts';
import { dropOf } from './drop-of.ts';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to take the comment up, the arrow keys to carry it, Space to put it down, Escape to leave it.',
};

/** What is said while a comment is carried. */
export function announcements(draft: () => Draft): Announcements {
  return {
    onDragStart: () => 'Comment taken up.',
    onDragMove: (event) => {
      const drop = dropOf(draft(), event);
      if (!drop) return 'Back where it was.';
      const { target } = drop;
      const item = `${itemAt(draft(), target)?.name} in ${componentOf(draft(), target.component)?.name}`;
      if (target.before === undefined) return `At the end of ${item}.`;
      const next = commentAt(draft(), { ...target, comment: target.before });
      return `Before ${next?.name || 'Untitled Comment'} in ${item}.`;
    },
    onDragOver: () => undefined,
    // The page itself says what was done.
    onDragEnd: () => undefined,
    onDragCancel: () => 'Comment left where it was.',
  };
}
