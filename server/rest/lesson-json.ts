import { z } from 'zod';
import type { Outcome } from '../domain/dictation/remarks/remark-outcome.ts';
import type { NamedLesson } from '../domain/lessons/lesson.ts';
import type { ReportRemark } from '../domain/report/report-remarks.ts';

const OUTCOMES = [
  'written',
  'merged',
  'rated',
  'left out',
  'warned',
  'narration',
  'announcement',
  'correction',
] as const satisfies Outcome[];

/** Something that was said, and what became of it. */
export const remarkSchema = z.object({
  index: z.int().describe('Position in the dictation, from 0'),
  words: z.string().describe('With fillers and self-corrections resolved'),
  heard: z.string().describe('As they were recognised'),
  start: z.number().describe('Seconds from the start of the first recording'),
  end: z.number(),
  outcome: z.enum(OUTCOMES),
  section: z.string().nullable().describe('The section of the report that it is written into; null where it is not'),
  item: z.string().nullable(),
  comment: z.string().nullable().describe('Title of the comment that says it'),
  rating: z
    .string()
    .nullable()
    .describe("The template's code of the rating that it gave the item; null where it gave none"),
  is_new: z.boolean().describe('True: the comment is a new one, since none of the template says it'),
  reason: z.string(),
  is_taught: z.boolean().describe('True: a lesson said what is to become of these words'),
  candidates: z
    .array(
      z.object({
        component: z.string(),
        item_id: z.string(),
        item_name: z.string(),
        comment_id: z.string(),
        comment_name: z.string(),
      }),
    )
    .describe('Comments that may be meant, at most 5, best first'),
});

export function remarkJson({ isNew, isTaught, candidates, ...remark }: ReportRemark): z.infer<typeof remarkSchema> {
  return {
    ...remark,
    is_new: isNew,
    is_taught: isTaught,
    candidates: candidates.map(({ component, itemId, itemName, commentId, commentName }) => ({
      component,
      item_id: itemId,
      item_name: itemName,
      comment_id: commentId,
      comment_name: commentName,
    })),
  };
}

/** Where words belong: a comment of the template, or a new comment of an item. */
export const targetSchema = z.object({
  component: z.string().describe("The template component's name"),
  item_id: z.string(),
  comment_id: z.string().nullable().describe('Null: a new comment of the item'),
});

/** What the inspector wants to become of words. */
export const lessonSchema = z.object({
  lesson_id: z.string(),
  words: z.string(),
  target: targetSchema.nullable().describe('Null: they belong in no report'),
  item_name: z.string().nullable().describe('What the item was called when this was taught'),
  comment_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export function lessonJson(lesson: NamedLesson): z.infer<typeof lessonSchema> {
  const { id, words, target, itemName, commentName, createdAt } = lesson;
  return {
    lesson_id: id,
    words,
    target: target && { component: target.component, item_id: target.itemId, comment_id: target.commentId },
    item_name: itemName,
    comment_name: commentName,
    created_at: createdAt.toISOString(),
  };
}
