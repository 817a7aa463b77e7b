import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FfmpegAudioDecoder } from '../../../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { DiskFileStore } from '../../../server/adapters/files/disk-file-store.ts';
import { Hr5TemplateCodec } from '../../../server/adapters/hr5/hr5-template-codec.ts';
import { RulesCommentDrafter } from '../../../server/adapters/language/rules-comment-drafter.ts';
import { SharpPicturePreparer } from '../../../server/adapters/pictures/sharp-picture-preparer.ts';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../../server/adapters/prisma/prisma-run-store.ts';
import { PrismaTemplateStore } from '../../../server/adapters/prisma/prisma-template-store.ts';
import { ensureModels } from '../../../server/adapters/shared/fetched-models/models.ts';
import { MoonshineSpeechToText } from '../../../server/adapters/speech/moonshine-speech-to-text.ts';
import type { Report } from '../../../server/domain/report/report.ts';
import { type WorkerPorts, writeReport } from '../../../server/pipeline/report-worker.ts';
import { ROOT } from '../../../server/root.ts';
import { createDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { MemoryEventBus } from '../../support/fakes/memory-event-bus.ts';
import { MemoryLessonStore } from '../../support/fakes/memory-lesson-store.ts';
import { sentenceEncoder } from '../../support/sentence-encoder.ts';
import { createAccount, createReport, createTemplate, enqueueNothing } from '../../support/stores.ts';

/** A good three minutes. */
const RECORDING = join(ROOT, 'tests/fixtures/audio/house-1-hts.mp3');

/** Milliseconds: a machine that is busy with other tests takes ten times as long. */
const PATIENCE = 120_000;

let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
let files: DiskFileStore;
let speech: MoonshineSpeechToText;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cancel-'));
  files = new DiskFileStore(folder);
  const models = await ensureModels({ dir: join(ROOT, 'models'), log: () => {} });
  speech = await MoonshineSpeechToText.load(models.speech, { parallel: 1 });
});
afterAll(async () => {
  await speech.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A report with the recording, its run started, and a worker to write it. */
async function startedReport() {
  const { prisma } = database;
  const reports = new PrismaReportStore(prisma, enqueueNothing);
  const accountId = await createAccount(prisma);
  const template = await createTemplate(prisma, accountId);
  const { fileKey: templateKey } = await new PrismaTemplateStore(prisma).version(accountId, template.versionId);
  const legacy = await readFile(join(ROOT, 'server/default-templates/legacy.hr5'));
  await files.put(templateKey, Readable.from([legacy], { objectMode: false }));
  const { id } = await createReport(prisma, accountId);
  const audio = { id: randomUUID(), name: 'house.mp3', fileKey: `reports/${id}/audio/1.mp3` };
  const { size } = await files.put(audio.fileKey, createReadStream(RECORDING));
  await reports.addAudio(accountId, id, { ...audio, size });
  await reports.startRun(accountId, id, { restart: true, template });

  const recognised: unknown[] = [];
  const ports: WorkerPorts = {
    runs: new PrismaRunStore(prisma, enqueueNothing),
    templates: new PrismaTemplateStore(prisma),
    lessons: new MemoryLessonStore(),
    files,
    events: new MemoryEventBus(),
    tools: {
      decoder: new FfmpegAudioDecoder(),
      codec: new Hr5TemplateCodec(),
      meaning: await sentenceEncoder(),
      speech,
      pictures: new SharpPicturePreparer({ maxPixels: 1 }),
      pictureReader: null,
      drafter: new RulesCommentDrafter(),
      language: null,
    },
    log: (message, details) => void (message === 'chunk recognised' && recognised.push(details?.chunk)),
  };
  return {
    recognised,
    read: (): Promise<Report> => reports.get(accountId, id),
    write: () => writeReport(ports, { reportId: id, accountId }, new AbortController().signal),
    cancel: () => reports.cancelRun(accountId, id, 'Cancelled.'),
    goOn: () => reports.startRun(accountId, id, { restart: false, template }),
  };
}

it(
  'a recognition that is cancelled stops soon, and goes on later without recognising anything twice',
  async () => {
    const { recognised, read, write, cancel, goOn } = await startedReport();
    const run = write();
    await eventually('the second chunk', () => recognised.length >= 2, PATIENCE);
    await cancel();
    const known = recognised.length;
    await run;
    // It stops at its next write: the chunk at hand is not kept. One more may just have been told of.
    expect(recognised.length).toBeLessThanOrEqual(known + 1);
    const before = await read();
    expect(before).toMatchObject({ status: 'error', messages: [{ type: 'warning', text: 'Cancelled.' }] });
    expect(before.audioFiles[0]?.seconds).toBeCloseTo(193.86, 1);

    await goOn();
    await write();
    expect(await read()).toMatchObject({ status: 'completed', package: { fileName: 'report.hr5' } });
    expect(new Set(recognised).size).toBe(recognised.length);
    expect(recognised.length).toBeGreaterThan(known + 1);
  },
  2 * PATIENCE,
);

it('a report that waits for a worker is cancelled at once: the worker that comes for it finds nothing to do', async () => {
  const { recognised, read, write, cancel } = await startedReport();
  await cancel();
  await write();
  expect(await read()).toMatchObject({ status: 'error', messages: [{ text: 'Cancelled.' }] });
  expect(recognised).toEqual([]);
});
