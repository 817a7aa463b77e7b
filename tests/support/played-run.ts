import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import { RulesCommentDrafter } from '../../server/adapters/language/rules-comment-drafter.ts';
import type { PrismaClient } from '../../server/adapters/prisma/client.ts';
import { PrismaLessonStore } from '../../server/adapters/prisma/prisma-lesson-store.ts';
import { PrismaReportStore } from '../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../server/adapters/prisma/prisma-run-store.ts';
import { PrismaTemplateStore } from '../../server/adapters/prisma/prisma-template-store.ts';
import { BYTES_PER_SECOND } from '../../server/domain/dictation/speech/speech-to-text.ts';
import type { FileStore } from '../../server/domain/file-store.ts';
import type { PicturePreparer } from '../../server/domain/pictures/picture-preparer.ts';
import { type WorkerPorts, writeReport } from '../../server/pipeline/report-worker.ts';
import type { Tools } from '../../server/pipeline/stage.ts';
import { ROOT } from '../../server/root.ts';
import { MemoryEventBus } from './fakes/memory-event-bus.ts';
import { sentenceEncoder } from './sentence-encoder.ts';
import { createAccount, createReport, createTemplate, enqueueNothing } from './stores.ts';

/** When the played recordings began: seconds since 1970, as the clock on the wall showed it. */
export const BEGAN = Date.UTC(2026, 4, 4, 14, 12, 13) / 1000;

/** Recognition that always hears these words, one a second. */
function hearing(text: string): Pick<Tools, 'decoder' | 'speech'> {
  const words = text.split(' ').map((word, at) => ({ text: word, start: at, end: at + 0.8 }));
  const end = words.length + 8;
  return {
    decoder: {
      sniff: () => 'mp3',
      decode: async () => ({
        pcm: Readable.from([Buffer.alloc(end * BYTES_PER_SECOND)], { objectMode: false }),
        warning: Promise.resolve(null),
        recordedAt: Promise.resolve({ shown: BEGAN, zone: 0, isStart: true }),
      }),
    },
    speech: {
      parallel: 1,
      planChunks: async () => [{ index: 0, start: 0, end, runs: [{ start: 0, end }] }],
      recognise: async () => words,
      close: async () => {},
    },
  };
}

/**
 * A report on the default template, started, of an account of its own; `run` writes it as a worker does. All is real but the
 * recognition.
 * @param said the words of its recording.
 */
export async function playedRun(
  { prisma, files }: { prisma: PrismaClient; files: FileStore },
  said: string,
  images = new Map<string, Buffer>(),
) {
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
  for (const [name, bytes] of images) {
    await reports.addImage(accountId, id, { ...(await put(name, bytes)), isExcluded: false, caption: null });
  }
  const restart = () => reports.startRun(accountId, id, { restart: true, template });
  await restart();
  const run = async (pictures: PicturePreparer, signal = new AbortController().signal) => {
    const ports: WorkerPorts = {
      runs: new PrismaRunStore(prisma, enqueueNothing),
      templates: new PrismaTemplateStore(prisma),
      lessons: new PrismaLessonStore(prisma),
      files,
      events: new MemoryEventBus(),
      tools: {
        ...hearing(said),
        codec: new Hr5TemplateCodec(),
        meaning: await sentenceEncoder(),
        pictures,
        pictureReader: null,
        drafter: new RulesCommentDrafter(),
        language: null,
      },
      log: () => {},
    };
    return writeReport(ports, { reportId: id, accountId }, signal);
  };
  return { id, accountId, run, restart, read: () => reports.get(accountId, id) };
}
