import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { serverMessage } from '../../../lib/faults.ts';
import { forgetLesson } from './forget-lesson.ts';
import { LESSONS, type Lesson, type Target, TEACH_LESSON } from './said-documents.ts';

/** Teaching, and taking it back. */
export interface Teaching {
  /** Teaches what becomes of a remark's words. Resolves with the alert when it failed, else null. */
  teach: (remark: number, target: Target) => Promise<string | null>;
  /** Forgets what was taught. Resolves with the alert when it failed, else null. */
  forget: (lessonId: string) => Promise<string | null>;
}

/** By the index of the remark. */
type Taught = ReadonlyMap<number, Lesson>;

/** Teaches what was said for a report, and remembers what was taught since the dialog was opened and still holds. */
export function useTeaching(reportId: string): { taught: Taught; teaching: Teaching } {
  const client = useApolloClient();
  const [taught, setTaught] = useState<Taught>(new Map());

  const teach = useCallback<Teaching['teach']>(
    async (remark, target) => {
      try {
        const { data } = await client.mutate({
          mutation: TEACH_LESSON,
          variables: { input: { reportId, remark, target } },
        });
        if (!data) throw new Error('The server gave no lesson.');
        const lesson = data.teachLesson;
        // It is in place of what was taught of the same words before.
        setTaught((before) => without(before, ({ words }) => words === lesson.words).set(remark, lesson));
        // A failed reading shows in the list itself.
        client.refetchQueries({ include: [LESSONS] }).catch(() => undefined);
        return null;
      } catch (error) {
        console.warn('It could not be taught.', error);
        return serverMessage(error) ?? 'It could not be saved. Check your connection and try again.';
      }
    },
    [client, reportId],
  );

  const forget = useCallback<Teaching['forget']>(
    async (lessonId) => {
      const alert = await forgetLesson(client, lessonId);
      if (alert === null) setTaught((before) => without(before, ({ id }) => id === lessonId));
      return alert;
    },
    [client],
  );

  return { taught, teaching: useMemo(() => ({ teach, forget }), [teach, forget]) };
}

function without(taught: Taught, isGone: (lesson: Lesson) => boolean): Map<number, Lesson> {
  return new Map([...taught].filter(([, lesson]) => !isGone(lesson)));
}
