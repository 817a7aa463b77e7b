import { join } from 'node:path';
import { FfmpegAudioDecoder } from './adapters/audio/ffmpeg-audio-decoder.ts';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.ts';
import { JoseTokenIssuer } from './adapters/crypto/jose-token-issuer.ts';
import { keptSecret } from './adapters/crypto/kept-secret.ts';
import { PostgresEventBus } from './adapters/events/postgres-event-bus.ts';
import { DiskFileStore } from './adapters/files/disk-file-store.ts';
import { readDefaultTemplate } from './adapters/hr5/default-templates.ts';
import { Hr5TemplateCodec } from './adapters/hr5/hr5-template-codec.ts';
import { type Log, noteIn, warnIn } from './adapters/log.ts';
import { createPrisma } from './adapters/prisma/client.ts';
import { PrismaAccountStore } from './adapters/prisma/prisma-account-store.ts';
import { PrismaReportStore } from './adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from './adapters/prisma/prisma-run-store.ts';
import { PrismaTemplateStore } from './adapters/prisma/prisma-template-store.ts';
import { PgBossJobQueue } from './adapters/queue/pg-boss-job-queue.ts';
import { ensureModels } from './adapters/speech/models.ts';
import { SherpaSpeechToText } from './adapters/speech/sherpa-speech-to-text.ts';
import { type App, bindApp } from './app.ts';
import type { Config } from './config.ts';
import { systemClock } from './domain/clock.ts';
import type { FileStore } from './domain/file-store.ts';
import { endInterruptedUploads } from './domain/report/end-interrupted-uploads.ts';
import type { JobQueue } from './domain/report/job-queue.ts';
import type { WorkerPorts } from './pipeline/report-worker.ts';

/** Reports that a worker writes at the same time: a long one does not keep another account's short one waiting. */
const REPORTS_AT_ONCE = 2;

/** What answering people takes. */
export interface WebParts {
  app: App;
  close(): Promise<void>;
}

/** What writing reports takes. */
export interface WorkerParts {
  ports: WorkerPorts;
  queue: JobQueue;
  close(): Promise<void>;
}

/**
 * Builds the adapters of a web process and hands them to the verbs.
 * @param databaseUrl of a database that is migrated.
 */
export async function composeWeb(config: Config, databaseUrl: string, log: Log): Promise<WebParts> {
  const secret = config.jwtSecret ?? (await keptSecret(join(config.dataDir, 'jwt-secret')));
  const { prisma, queue, events, files, close } = await meetNeighbours(config, databaseUrl, log);
  const reports = new PrismaReportStore(prisma, (tx, job) => queue.enqueue(tx, job));
  await endInterruptedUploads({ reports, events });
  const app = bindApp({
    accounts: new PrismaAccountStore(prisma),
    templates: new PrismaTemplateStore(prisma),
    reports,
    files,
    codec: new Hr5TemplateCodec(),
    defaultTemplates: readDefaultTemplate,
    events,
    hasher: new Argon2PasswordHasher(),
    tokens: new JoseTokenIssuer(secret),
    decoder: new FfmpegAudioDecoder({ ffmpegPath: config.ffmpegPath }),
    clock: systemClock,
    limits: config.limits,
  });
  return { app, close };
}

/**
 * Builds the adapters of a worker, the speech model among them.
 * @param databaseUrl of a database that is migrated.
 * @throws AppError UNAVAILABLE when the speech model is missing and cannot be fetched.
 */
export async function composeWorker(config: Config, databaseUrl: string, log: Log): Promise<WorkerParts> {
  const models = await ensureModels({ dir: config.modelsDir, log: noteIn(log) });
  const speech = await SherpaSpeechToText.load(models, { parallel: config.recognitionParallel });
  const { prisma, queue, events, files, close } = await meetNeighbours(config, databaseUrl, log);
  const ports: WorkerPorts = {
    runs: new PrismaRunStore(prisma),
    templates: new PrismaTemplateStore(prisma),
    files,
    events,
    tools: {
      decoder: new FfmpegAudioDecoder({ ffmpegPath: config.ffmpegPath }),
      codec: new Hr5TemplateCodec(),
      speech,
    },
    log: noteIn(log),
  };
  return {
    ports,
    queue,
    close: async () => {
      await close();
      await speech.close();
    },
  };
}

/** The neighbours that web and worker meet at: database, queue, events, files. */
async function meetNeighbours(config: Config, databaseUrl: string, log: Log) {
  const prisma = createPrisma(databaseUrl);
  const queue = new PgBossJobQueue({ url: databaseUrl, slots: REPORTS_AT_ONCE, log: warnIn(log) });
  const events = new PostgresEventBus({ url: databaseUrl, log: warnIn(log) });
  const [files] = await Promise.all([openFiles(config), queue.start(), events.start()]);
  const close = async () => {
    await queue.stop(); // first: running jobs write into all the others
    await events.stop();
    await prisma.$disconnect();
  };
  return { prisma, queue, events, files, close };
}

async function openFiles(config: Config): Promise<FileStore> {
  if (config.s3) {
    // A large library, and it warns of Node versions: loaded only where it is used.
    const { S3FileStore } = await import('./adapters/files/s3-file-store.ts');
    return new S3FileStore(config.s3);
  }
  const files = new DiskFileStore(join(config.dataDir, 'files'));
  await files.removeAbandoned();
  return files;
}
