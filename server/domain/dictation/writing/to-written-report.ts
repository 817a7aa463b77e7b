import type { WrittenReport, WrittenSection } from '../../report/written-report.ts';
import type { RatingRole, Template } from '../../template/template.ts';
import type { Decision, Draft, DraftComment } from '../findings.ts';
import { newCommentId } from './new-comment-id.ts';

/** The draft as it goes into the template's file: ids, rating codes, and the words and seconds behind each comment. No header yet. */
export function toWrittenReport(draft: Draft, decisions: readonly Decision[], template: Template): WrittenReport {
  return {
    header: null,
    sections: draft.sections.map(
      (section): WrittenSection => ({
        componentName: section.component,
        occurrence: section.occurrence,
        name: section.occurrence === 1 ? section.component : `${section.component} ${section.occurrence}`,
        items: section.items.map((item) => ({
          itemId: item.itemId,
          rating: ratingCode(template, item.role),
          comments: item.comments.map((comment) => ({
            id:
              comment.libraryId ??
              newCommentId([section.component, section.occurrence, item.itemId, comment.name, comment.text].join('\n')),
            source: comment.source,
            name: comment.name,
            text: comment.text,
            heard: heardOf(comment, decisions),
          })),
          pictures: [],
        })),
      }),
    ),
  };
}

function heardOf(comment: DraftComment, decisions: readonly Decision[]) {
  return comment.remarks
    .flatMap((index) => decisions[index] ?? [])
    .map(({ remark, confidence }) => ({ start: remark.start, end: remark.end, confidence, words: remark.heard }));
}

/** What stands for a role in a template that has no code for it. */
const INSTEAD: Partial<Record<RatingRole, RatingRole>> = { defect: 'marginal', marginal: 'ok' };

/** The template's code for a role, or the one that stands for it. */
function ratingCode(template: Template, role: RatingRole | null): string | null {
  if (role === null) return null;
  const code = (wanted: RatingRole) => template.ratings.find((rating) => rating.role === wanted)?.code ?? null;
  const instead = INSTEAD[role];
  return code(role) ?? (instead ? code(instead) : null);
}
