import type { NamedLesson } from './lesson.ts';

/** Lessons of accounts. Every read and write names the account: another's lesson is as one that does not exist. */
export interface LessonStore {
  /** Newest first. */
  list(accountId: string): Promise<NamedLesson[]>;
  /**
   * Keeps a lesson in place of an earlier one of the same key.
   * @param key equal for words that say the same.
   * @param most lessons that the account may have.
   * @throws AppError CONFLICT where it has so many already, and none of this key.
   */
  put(accountId: string, key: string, lesson: Omit<NamedLesson, 'createdAt'>, most: number): Promise<NamedLesson>;
  /** False where there is none. */
  delete(accountId: string, lessonId: string): Promise<boolean>;
}
