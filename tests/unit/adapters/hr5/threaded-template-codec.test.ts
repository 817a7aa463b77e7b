import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { ThreadedTemplateCodec, type ThreadLimits } from '../../../../server/adapters/hr5/threaded-template-codec.ts';
import { AppError } from '../../../../server/domain/errors.ts';
import { EDITED_AT, itemAt } from '../../../support/hr5/edited-file.ts';
import { reportFile, templateFixture, writtenSection } from '../../../support/hr5/report-file.ts';

const SMALL = templateFixture('small.hr5');
/** A thread takes a while to start on a busy machine. */
const SLOW = 60_000;
/** Takes a good second to read: much of it, none of it known. */
const HEAVY = reportFile('<a b="1">text</a>'.repeat(300_000));

const TOO_HEAVY = {
  name: 'AppError',
  code: 'UNPROCESSABLE_FILE',
  message: 'The template takes more time or memory to read than it may. Please take out what is not needed.',
};

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

let codec: ThreadedTemplateCodec;
const withLimits = (limits: Partial<ThreadLimits>) => {
  codec = new ThreadedTemplateCodec(limits);
};
beforeEach(() => withLimits({}));
afterEach(() => codec.close());

test(
  'every call has the answer that it has without a thread, and the caller keeps its bytes',
  async () => {
    const plain = new Hr5TemplateCodec();
    const copy = Buffer.from(SMALL);
    const report = { sections: [writtenSection()], header: null };
    const edited = await plain.readEditable(SMALL);
    itemAt(edited, 0, 0).name = 'Gutters & downspouts';
    const calls = (one: Hr5TemplateCodec | ThreadedTemplateCodec) =>
      Promise.all([
        one.read(copy),
        one.readEditable(copy),
        one.writeEditable(copy, edited, EDITED_AT).then(textOf),
        one.writeReport(copy, report).then(textOf),
      ]);
    expect(await calls(codec)).toEqual(await calls(plain));
    expect(copy.equals(SMALL)).toBe(true);
  },
  SLOW,
);

test(
  'a comment that many items offer is one comment still',
  async () => {
    const { template } = await codec.read(SMALL);
    const [, bathrooms, kitchen] = template.components;
    expect(bathrooms?.items[1]?.comments[0]).toBe(kitchen?.items[0]?.comments[0]);
  },
  SLOW,
);

test(
  'failures for people cross with code and sentence, others as they are',
  async () => {
    await expect(codec.read(Buffer.from('<html/>'))).rejects.toMatchObject({
      name: 'AppError',
      code: 'UNPROCESSABLE_FILE',
      status: 422,
      message:
        'Line 1, in <html>: This is not a report file: it should start with <Report>. Please upload an .hr5 file.',
    });
    const report = { sections: [writtenSection({ componentName: 'ATTIC' })], header: null };
    const failure = await codec.writeReport(SMALL, report).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(AppError);
    expect(String(failure)).toContain('The template has no section ATTIC.');
  },
  SLOW,
);

test(
  'a heavy file keeps nobody else waiting',
  async () => {
    await codec.read(SMALL);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    await codec.read(HEAVY);
    const took = performance.now() - start;
    delay.disable();
    expect(took).toBeGreaterThan(100);
    expect(delay.max / 1e6).toBeLessThan(took / 3);
  },
  SLOW,
);

describe('a file that is too heavy is refused with a sentence, and the next one is read', () => {
  test(
    'for memory',
    async () => {
      withLimits({ heapMb: 40 });
      await expect(codec.read(HEAVY)).rejects.toMatchObject(TOO_HEAVY);
      expect((await codec.read(SMALL)).importReport.components).toBe(3);
    },
    SLOW,
  );

  test(
    'for time',
    async () => {
      withLimits({ callMs: 100, threads: 1 });
      const readsSmall = () =>
        codec.read(SMALL).then(
          () => true,
          () => false,
        );
      await expect.poll(readsSmall, { timeout: SLOW }).toBe(true); // while the thread starts it is too late, too
      await expect(codec.read(HEAVY)).rejects.toMatchObject(TOO_HEAVY);
      expect(codec.threads).toBe(0);
      await expect.poll(readsSmall, { timeout: SLOW }).toBe(true);
    },
    SLOW,
  );
});

test(
  'no more threads are taken than may be, and calls that wait for one have all their time',
  async () => {
    withLimits({ threads: 2 });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, codec.threads);
    }, 1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => codec.readEditable(SMALL)));
    clearInterval(watch);
    expect(answers).toHaveLength(6);
    expect(most).toBeLessThanOrEqual(2);
    expect(codec.threads).toBe(2);
  },
  SLOW,
);

test(
  'a thread without work ends',
  async () => {
    withLimits({ idleMs: 20 });
    await codec.read(SMALL);
    await expect.poll(() => codec.threads).toBe(0);
    expect((await codec.read(SMALL)).importReport.components).toBe(3);
  },
  SLOW,
);

describe('closing', () => {
  const STOPPING = { code: 'UNAVAILABLE', message: 'Plumbline is stopping. Please try again in a moment.' };

  test(
    'ends the threads and refuses calls that are under way, that wait, and that come later',
    async () => {
      withLimits({ threads: 1 });
      await codec.read(SMALL);
      const calls = [codec.read(HEAVY), codec.read(HEAVY)].map((call) => call.catch((error: unknown) => error));
      await codec.close();
      for (const failure of await Promise.all(calls)) expect(failure).toMatchObject(STOPPING);
      await expect(codec.read(SMALL)).rejects.toMatchObject(STOPPING);
      expect(codec.threads).toBe(0);
    },
    SLOW,
  );

  test('again does no harm', async () => {
    await codec.close();
    await expect(codec.close()).resolves.toBeUndefined();
  });
});
