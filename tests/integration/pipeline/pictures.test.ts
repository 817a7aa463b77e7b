import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiskFileStore } from '../../../server/adapters/files/disk-file-store.ts';
import { Hr5TemplateCodec } from '../../../server/adapters/hr5/hr5-template-codec.ts';
import { readWrittenReport } from '../../../server/adapters/hr5/read-written-report.ts';
import { RulesCommentDrafter } from '../../../server/adapters/language/rules-comment-drafter.ts';
import { SharpPicturePreparer } from '../../../server/adapters/pictures/sharp-picture-preparer.ts';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../../server/adapters/prisma/prisma-run-store.ts';
import { PrismaTemplateStore } from '../../../server/adapters/prisma/prisma-template-store.ts';
import { BYTES_PER_SECOND } from '../../../server/domain/dictation/speech/speech-to-text.ts';
import type { PicturePreparer } from '../../../server/domain/pictures/picture-preparer.ts';
import { type WorkerPorts, writeReport } from '../../../server/pipeline/report-worker.ts';
import type { Tools } from '../../../server/pipeline/stage.ts';
import { ROOT } from '../../../server/root.ts';
import { createDatabase } from '../../support/database.ts';
import { MemoryEventBus } from '../../support/fakes/memory-event-bus.ts';
import { exifTime, makePhoto } from '../../support/pictures/make-picture.ts';
import { createAccount, createReport, createTemplate, enqueueNothing } from '../../support/stores.ts';
import { unzip } from '../../support/unzip.ts';

const BEGAN = Date.UTC(2026, 4, 4, 14, 12, 13) / 1000;
const WORDS = 'Bathrooms. Toilet. The toilet is loose at the floor.'.split(' ').map((text, at) => ({
  text,
  start: at,
  end: at + 0.8,
}));

let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
let files: DiskFileStore;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plumbline-pictures-'));
  files = new DiskFileStore(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Recognition is played: it is not what is tried here. */
const dictation: Pick<Tools, 'decoder' | 'speech'> = {
  decoder: {
    sniff: () => 'mp3',
    decode: async () => ({
      pcm: Readable.from([Buffer.alloc(20 * BYTES_PER_SECOND)], { objectMode: false }),
      warning: Promise.resolve(null),
      recordedAt: Promise.resolve({ shown: BEGAN, zone: 0, isStart: true }),
    }),
  },
  speech: {
    parallel: 1,
    planChunks: async () => [{ index: 0, start: 0, end: 20, runs: [{ start: 0, end: 20 }] }],
    recognise: async () => WORDS,
    close: async () => {},
  },
};

/** A report with these pictures, started; `run` writes it as a worker does, until `signal` aborts. */
async function startedReport(pictures: Map<string, Buffer>) {
  const { prisma } = database;
  const reports = new PrismaReportStore(prisma, enqueueNothing);
  const accountId = await createAccount(prisma);
  const template = await createTemplate(prisma, accountId);
  const { fileKey: templateKey } = await new PrismaTemplateStore(prisma).version(accountId, template.versionId);
  const legacy = await readFile(join(ROOT, 'server/default-templates/legacy.hr5'));
  await files.put(templateKey, Readable.from([legacy], { objectMode: false }));
  const { id } = await createReport(prisma, accountId);
  const put = async (name: string, bytes: Buffer) => {
    const file = { id: randomUUID(), name, fileKey: `reports/${id}/${name}` };
    return { ...file, size: (await files.put(file.fileKey, Readable.from([bytes], { objectMode: false }))).size };
  };
  await reports.addAudio(accountId, id, await put('walk.mp3', Buffer.from('sound')));
  for (const [name, bytes] of pictures) {
    await reports.addImage(accountId, id, { ...(await put(name, bytes)), isExcluded: false, caption: null });
  }
  await reports.startRun(accountId, id, { restart: true, template });
  const run = (pictures: PicturePreparer, signal = new AbortController().signal) => {
    const ports: WorkerPorts = {
      runs: new PrismaRunStore(prisma, enqueueNothing),
      templates: new PrismaTemplateStore(prisma),
      files,
      events: new MemoryEventBus(),
      tools: {
        ...dictation,
        codec: new Hr5TemplateCodec(),
        pictures,
        pictureReader: null,
        drafter: new RulesCommentDrafter(),
        language: null,
      },
      log: () => {},
    };
    return writeReport(ports, { reportId: id, accountId }, signal);
  };
  return { id, run, read: () => reports.get(accountId, id) };
}

it('a worker that stops amid the pictures leaves nothing to be done twice, and the package is whole', async () => {
  const photo = (second: number) => makePhoto({ takenAt: exifTime(BEGAN + second, -14_400), zone: '-04:00' });
  const pictures = new Map<string, Buffer>();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) pictures.set(name, await photo(4));
  pictures.set('broken.jpg', (await photo(4)).subarray(0, 3000));
  const { id, run, read } = await startedReport(pictures);

  const real = new SharpPicturePreparer({ maxPixels: 1_000_000 });
  const stop = new AbortController();
  let prepared = 0;
  const counting: PicturePreparer = {
    parallel: 1,
    shrink: (bytes) => real.shrink(bytes),
    prepare: async (source) => {
      prepared++;
      const result = await real.prepare(source);
      if (prepared === 2) stop.abort(new Error('stop'));
      return result;
    },
  };
  await expect(run(counting, stop.signal)).rejects.toThrow('stop');
  expect((await read()).status).toBe('initializing_image_processing');
  await run(counting);
  // The second was being stored when the worker stopped; it may be done again.
  expect(prepared).toBeLessThanOrEqual(pictures.size + 1);

  const { status, package: made, messages } = await read();
  expect([status, made?.fileName]).toEqual(['completed', 'report.zip']);
  expect(messages).toEqual([{ type: 'warning', text: expect.stringMatching(/^"broken.jpg" is damaged/) }]);
  const zip = await unzip(await buffer((await files.get(made?.fileKey ?? '')).body));
  expect([...zip.keys()]).toEqual(['report.hr5', 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  const items = readWrittenReport(zip.get('report.hr5') ?? Buffer.alloc(0)).sections.flatMap(
    (section) => section.items,
  );
  const toilet = items.find(({ name }) => name === 'Toilets');
  expect(toilet?.pictures.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  expect(new Set(toilet?.pictures.map(({ commentId }) => commentId))).toEqual(new Set([toilet?.comments[0]?.id]));
  await expect(files.get(`reports/${id}/scratch/picture-00000`)).rejects.toThrow();
});
