import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../../server/domain/file-store.ts';

export interface StoreUnderTest {
  store: FileStore;
  /** All names that the store holds, finished or not. */
  everything(): Promise<string[]>;
  close(): Promise<void>;
}

const MIB = 1024 * 1024;

/** Bytes of unknown length that come in pieces, ending with `end`. */
async function* pieces(count: number, end: () => void = () => {}) {
  for (let index = 0; index < count; index++) yield Buffer.alloc(MIB, index);
  end();
}

/** What every FileStore keeps to. */
export function describeFileStore(name: string, open: () => Promise<StoreUnderTest>) {
  describe(name, () => {
    let tested: StoreUnderTest;
    let store: FileStore;
    beforeAll(async () => {
      tested = await open();
      store = tested.store;
    });
    afterAll(() => tested.close());
    const put = (key: string, content: string) => store.put(key, Readable.from([Buffer.from(content)]));
    const read = async (key: string) => text((await store.get(key)).body);

    it('gives back what was put, with its size', async () => {
      expect(await put('one/a-b_c.txt', 'hello')).toEqual({ size: 5 });
      const { size, body } = await store.get('one/a-b_c.txt');
      expect(size).toBe(5);
      expect(await text(body)).toBe('hello');
    });

    it('replaces what was there', async () => {
      await put('two.txt', 'first, and longer');
      await put('two.txt', 'second');
      expect(await read('two.txt')).toBe('second');
    });

    it('keeps an empty file', async () => {
      expect(await store.put('empty', Readable.from([]))).toEqual({ size: 0 });
      expect(await read('empty')).toBe('');
    });

    it('keeps a large stream of unknown length byte by byte', async () => {
      expect(await store.put('large', Readable.from(pieces(20)))).toEqual({ size: 20 * MIB });
      const expected = createHash('sha256');
      for await (const piece of pieces(20)) expected.update(piece);
      const got = createHash('sha256').update(await buffer((await store.get('large')).body));
      expect(got.digest('hex')).toBe(expected.digest('hex'));
    });

    it('reads a range, both ends included, and tells the size of the whole', async () => {
      await put('range', '0123456789');
      const { size, body } = await store.get('range', { start: 2, end: 4 });
      expect(await text(body)).toBe('234');
      expect(size).toBe(10);
    });

    it.each(['nothing/here', 'one'])('says NOT_FOUND of %s', async (key) => {
      await expect(store.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('deletes one file, also one that is not there', async () => {
      await put('gone', 'x');
      await store.delete('gone');
      await store.delete('gone');
      await expect(store.get('gone')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('deletes everything below a prefix and nothing beside it', async () => {
      await Promise.all([put('r/1/a', 'x'), put('r/1/b/c', 'x'), put('r/10/a', 'stays')]);
      await store.deleteAll('r/1/');
      await store.deleteAll('r/1/');
      await expect(store.get('r/1/a')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(store.get('r/1/b/c')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await read('r/10/a')).toBe('stays');
    });

    it.each(['../out', 'a/../b', '/etc/passwd', 'a//b', '', 'a b', '.unfinished/x', 'a\\b', 'a/'])(
      'takes no key "%s"',
      async (key) => {
        const body = Readable.from([Buffer.from('x')]);
        await expect(store.put(key, body)).rejects.toThrow(RangeError);
        await expect(store.get(key)).rejects.toThrow(RangeError);
        await expect(store.delete(key)).rejects.toThrow(RangeError);
      },
    );

    it.each(['r', '', '/', '../'])('deletes nothing below "%s"', async (prefix) => {
      await expect(store.deleteAll(prefix)).rejects.toThrow(RangeError);
    });

    it.each([
      ['small', 1],
      ['large', 20],
    ])('leaves nothing of a %s stream that breaks', async (_size, count) => {
      const before = await tested.everything();
      const broken = Readable.from(
        pieces(count, () => {
          throw new Error('the line broke');
        }),
      );
      await expect(store.put('broken', broken)).rejects.toThrow('the line broke');
      expect(await tested.everything()).toEqual(before);
    });

    it('leaves the old file where a stream that breaks should have replaced it', async () => {
      await put('kept', 'old');
      const broken = Readable.from(
        pieces(1, () => {
          throw new Error('the line broke');
        }),
      );
      await expect(store.put('kept', broken)).rejects.toThrow();
      expect(await read('kept')).toBe('old');
    });

    it('leaves nothing of a put that is aborted, even while the stream stands still', async () => {
      const before = await tested.everything();
      const aborter = new AbortController();
      const endless = Readable.from(
        (async function* () {
          yield* pieces(10);
          aborter.abort();
          await new Promise(() => {});
        })(),
      );
      await expect(store.put('aborted', endless, { signal: aborter.signal })).rejects.toThrow();
      expect(await tested.everything()).toEqual(before);
    });
  });
}
