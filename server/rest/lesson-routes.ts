import { z } from 'zod';
import { lessonJson, lessonSchema, remarkJson, remarkSchema, targetSchema } from './lesson-json.ts';
import { actorOf, done, doneSchema, type RestPorts, type RestScope, successSchema } from './routes.ts';

/** What was said in reports, and what is to become of it when it is said again. */
export function addLessonRoutes(scope: RestScope, ports: RestPorts): void {
  const { app } = ports;

  scope.get(
    '/reports/:id/remarks',
    {
      schema: {
        summary: 'All that was said for a completed report, in spoken order, and what became of it',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT'],
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ remarks: z.array(remarkSchema) }) },
      },
    },
    async (request) => {
      const remarks = await app.reports.remarks(await actorOf(ports, request), { reportId: request.params.id });
      return { remarks: remarks.map(remarkJson) };
    },
  );

  scope.get(
    '/lessons/list',
    {
      schema: {
        summary: 'What the inspector has taught, newest first, at most 1,000',
        access: 'subscriber',
        response: { 200: z.object({ lessons: z.array(lessonSchema) }) },
      },
    },
    async (request) => ({ lessons: (await app.lessons.list(await actorOf(ports, request))).map(lessonJson) }),
  );

  scope.post(
    '/lessons/teach',
    {
      schema: {
        summary: 'Teaches what is to become of words that were said in a report',
        access: 'subscriber',
        refuses: ['NOT_FOUND', 'CONFLICT'],
        description:
          'Where they are said again, in this report when it is written anew and in those to come, they become that. In place of what was taught of them before.',
        body: z.object({
          report_id: z.string(),
          remark: z.int().describe('`index` of a remark of the report'),
          target: targetSchema.nullable().describe('Null: they belong in no report'),
        }),
        response: { 200: successSchema.extend({ lesson: lessonSchema }) },
      },
    },
    async (request) => {
      const { report_id: reportId, remark, target } = request.body;
      const place = target && { component: target.component, itemId: target.item_id, commentId: target.comment_id };
      const lesson = await app.lessons.teach(await actorOf(ports, request), { reportId, remark, target: place });
      return { success: true as const, lesson: lessonJson(lesson) };
    },
  );

  scope.delete(
    '/lessons/:lesson/forget',
    {
      schema: {
        summary: 'Forgets what was taught; reports that were written with it stay',
        access: 'subscriber',
        refuses: ['NOT_FOUND'],
        params: z.object({ lesson: z.string() }),
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await app.lessons.forget(await actorOf(ports, request), { lessonId: request.params.lesson });
      return done('Forgotten.');
    },
  );
}
