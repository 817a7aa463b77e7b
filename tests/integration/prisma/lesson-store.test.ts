import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PrismaLessonStore } from '../../../server/adapters/prisma/prisma-lesson-store.ts';
import { createDatabase } from '../../support/database.ts';
import { describeLessonStore } from '../../support/lesson-store-contract.ts';
import { createAccount } from '../../support/stores.ts';

describeLessonStore('PrismaLessonStore', async () => {
  const { prisma, drop } = await createDatabase();
  return { store: new PrismaLessonStore(prisma), newAccount: () => createAccount(prisma), close: drop };
});

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const lesson = () => ({
  id: randomUUID(),
  words: 'loose',
  target: null,
  heardIn: null,
  itemName: null,
  commentName: null,
});

it('keeps no more than the most however many come at once', async () => {
  const store = new PrismaLessonStore(database.prisma);
  const accountId = await createAccount(database.prisma);
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => store.put(accountId, `${at}`, lesson(), 3)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await store.list(accountId)).toHaveLength(3);
});

it('loses the lessons of an account that is removed', async () => {
  const store = new PrismaLessonStore(database.prisma);
  const accountId = await createAccount(database.prisma);
  await store.put(accountId, 'key', lesson(), 3);
  await database.prisma.account.delete({ where: { id: accountId } });
  expect(await store.list(accountId)).toEqual([]);
});
