import { AppError } from '../../domain/errors.ts';
import type { NamedLesson } from '../../domain/lessons/lesson.ts';
import type { LessonStore } from '../../domain/lessons/lesson-store.ts';
import type { PrismaClient } from './client.ts';
import type { Lesson as LessonRow } from './generated/client.ts';

/** Lessons of accounts in PostgreSQL. */
export class PrismaLessonStore implements LessonStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async list(accountId: string): Promise<NamedLesson[]> {
    const rows = await this.#prisma.lesson.findMany({ where: { accountId }, orderBy: { position: 'desc' } });
    return rows.map(toLesson);
  }

  put(
    accountId: string,
    key: string,
    { target, ...lesson }: Omit<NamedLesson, 'createdAt'>,
    most: number,
  ): Promise<NamedLesson> {
    const { component = null, itemId = null, commentId = null } = target ?? {};
    return this.#prisma.$transaction(async (tx) => {
      // One after the other, so that none is counted that is being replaced, and no two make one too many.
      await tx.$executeRaw`SELECT FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
      await tx.lesson.deleteMany({ where: { accountId, key } });
      if ((await tx.lesson.count({ where: { accountId } })) >= most)
        throw new AppError('CONFLICT', `You have taught ${most} things, which is the most. Please forget some first.`);
      const row = await tx.lesson.create({ data: { ...lesson, accountId, key, component, itemId, commentId } });
      return toLesson(row);
    });
  }

  async delete(accountId: string, lessonId: string): Promise<boolean> {
    return (await this.#prisma.lesson.deleteMany({ where: { id: lessonId, accountId } })).count > 0;
  }
}

function toLesson({
  id,
  words,
  heardIn,
  component,
  itemId,
  itemName,
  commentId,
  commentName,
  createdAt,
}: LessonRow): NamedLesson {
  const target = component !== null && itemId !== null ? { component, itemId, commentId } : null;
  return { id, words, target, heardIn, itemName, commentName, createdAt };
}
