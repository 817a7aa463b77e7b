import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NamedLesson } from '../../server/domain/lessons/lesson.ts';
import type { LessonStore } from '../../server/domain/lessons/lesson-store.ts';

interface StoreUnderTest {
  store: LessonStore;
  newAccount(): Promise<string>;
  close(): Promise<void>;
}

const TARGET = { component: 'ROOFING', itemId: 'II-1', commentId: 'C-1' };
const lesson = (words: string, change: Partial<NamedLesson> = {}): Omit<NamedLesson, 'createdAt'> => ({
  id: randomUUID(),
  words,
  target: TARGET,
  heardIn: 'ATTIC',
  itemName: 'Flashing',
  commentName: 'Loose',
  ...change,
});
const MOST = 3;

/** What every LessonStore keeps to. */
export function describeLessonStore(name: string, open: () => Promise<StoreUnderTest>) {
  describe(name, () => {
    let tested: StoreUnderTest;
    let store: LessonStore;
    let ada: string;
    let grace: string;
    beforeAll(async () => {
      tested = await open();
      store = tested.store;
    });
    afterAll(() => tested.close());
    beforeEach(async () => {
      [ada, grace] = [await tested.newAccount(), await tested.newAccount()];
    });

    const wordsOf = async (accountId: string) => (await store.list(accountId)).map(({ words }) => words);

    it.each([
      { what: 'a comment', change: {} },
      { what: 'a new comment', change: { target: { ...TARGET, commentId: null }, commentName: null } },
      { what: 'nothing', change: { target: null, heardIn: null, itemName: null, commentName: null } },
    ])('gives back words that become $what as they were kept', async ({ change }) => {
      const taught = lesson('the flashing is loose — “lifted”', change);
      const kept = await store.put(ada, 'flashing loose', taught, MOST);
      expect(kept).toEqual({ ...taught, createdAt: expect.any(Date) });
      expect(await store.list(ada)).toEqual([kept]);
    });

    it('lists the newest first', async () => {
      for (const words of ['one', 'two', 'three']) await store.put(ada, words, lesson(words), MOST);
      expect(await wordsOf(ada)).toEqual(['three', 'two', 'one']);
    });

    it('keeps one of each key, the newest', async () => {
      await store.put(ada, 'same', lesson('the first'), MOST);
      await store.put(ada, 'other', lesson('another'), MOST);
      await store.put(ada, 'same', lesson('the second'), MOST);
      expect(await wordsOf(ada)).toEqual(['the second', 'another']);
    });

    it('takes no more than the most, but still replaces', async () => {
      for (const words of ['one', 'two', 'three']) await store.put(ada, words, lesson(words), MOST);
      await expect(store.put(ada, 'four', lesson('four'), MOST)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'You have taught 3 things, which is the most. Please forget some first.',
      });
      await store.put(ada, 'two', lesson('two again'), MOST);
      expect(await wordsOf(ada)).toEqual(['two again', 'three', 'one']);
    });

    it('keeps accounts apart', async () => {
      const { id } = await store.put(ada, 'same', lesson("Ada's"), MOST);
      await store.put(grace, 'same', lesson("Grace's"), MOST);
      expect(await wordsOf(ada)).toEqual(["Ada's"]);
      expect(await store.delete(grace, id)).toBe(false);
      expect(await wordsOf(ada)).toEqual(["Ada's"]);
    });

    it('forgets one, once', async () => {
      const { id } = await store.put(ada, 'one', lesson('one'), MOST);
      await store.put(ada, 'two', lesson('two'), MOST);
      expect(await store.delete(ada, id)).toBe(true);
      expect(await store.delete(ada, id)).toBe(false);
      expect(await wordsOf(ada)).toEqual(['two']);
    });
  });
}
