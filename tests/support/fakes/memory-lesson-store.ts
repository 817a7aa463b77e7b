import { AppError } from '../../../server/domain/errors.ts';
import type { NamedLesson } from '../../../server/domain/lessons/lesson.ts';
import type { LessonStore } from '../../../server/domain/lessons/lesson-store.ts';

/** Lessons in memory. */
export class MemoryLessonStore implements LessonStore {
  /** Newest first. */
  #lessons: { accountId: string; key: string; lesson: NamedLesson }[] = [];

  async list(accountId: string): Promise<NamedLesson[]> {
    return structuredClone(this.#lessons.filter((row) => row.accountId === accountId).map(({ lesson }) => lesson));
  }

  async put(
    accountId: string,
    key: string,
    lesson: Omit<NamedLesson, 'createdAt'>,
    most: number,
  ): Promise<NamedLesson> {
    const others = this.#lessons.filter((row) => row.accountId !== accountId || row.key !== key);
    if (others.filter((row) => row.accountId === accountId).length >= most)
      throw new AppError('CONFLICT', `You have taught ${most} things, which is the most. Please forget some first.`);
    const kept = { ...structuredClone(lesson), createdAt: new Date() };
    this.#lessons = [{ accountId, key, lesson: kept }, ...others];
    return structuredClone(kept);
  }

  async delete(accountId: string, lessonId: string): Promise<boolean> {
    const before = this.#lessons.length;
    this.#lessons = this.#lessons.filter((row) => row.accountId !== accountId || row.lesson.id !== lessonId);
    return this.#lessons.length < before;
  }
}
