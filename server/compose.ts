import { join } from 'node:path';
import { FfmpegAudioDecoder } from './adapters/audio/ffmpeg-audio-decoder.ts';
import { StripePayments } from './adapters/billing/stripe-payments.ts';
import { AesSecretBox } from './adapters/crypto/aes-secret-box.ts';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.ts';
import { GivenKeys } from './adapters/crypto/given-keys.ts';
import { JoseTokenIssuer } from './adapters/crypto/jose-token-issuer.ts';
import { KeptKeys } from './adapters/crypto/kept-keys.ts';
import { keptSecret } from './adapters/crypto/kept-secret.ts';
import { PostgresEventBus } from './adapters/events/postgres-event-bus.ts';
import { DiskFileStore } from './adapters/files/disk-file-store.ts';
import { readDefaultTemplate } from './adapters/hr5/default-templates.ts';
import { ThreadedTemplateCodec } from './adapters/hr5/threaded-template-codec.ts';
import { HttpIsnOrders, type HttpIsnOrdersOptions } from './adapters/isn/http-isn-orders.ts';
import { GuardedCommentWriter } from './adapters/language/guarded-comment-writer.ts';
import { OpenAiLanguageModel } from './adapters/language/openai-language-model.ts';
import { RulesCommentWriter } from './adapters/language/rules-comment-writer.ts';
import { type Log, noteIn, warnIn } from './adapters/log.ts';
import { createPrisma, type PrismaClient } from './adapters/prisma/client.ts';
import { PrismaAccountStore } from './adapters/prisma/prisma-account-store.ts';
import { PrismaAttemptLimiter } from './adapters/prisma/prisma-attempt-limiter.ts';
import { PrismaBillingStore } from './adapters/prisma/prisma-billing-store.ts';
import { PrismaIsnStore } from './adapters/prisma/prisma-isn-store.ts';
import { PrismaLessonStore } from './adapters/prisma/prisma-lesson-store.ts';
import { PrismaReportLinkStore } from './adapters/prisma/prisma-report-link-store.ts';
import { PrismaReportStore } from './adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from './adapters/prisma/prisma-run-store.ts';
import { PrismaTemplateStore } from './adapters/prisma/prisma-template-store.ts';
import { ACCOUNT_REMOVAL_JOBS } from './adapters/queue/account-removal-jobs.ts';
import { GIVE_BACK_JOBS } from './adapters/queue/give-back-jobs.ts';
import { PgBossQueues } from './adapters/queue/pg-boss-queues.ts';
import { REPORT_JOBS } from './adapters/queue/report-jobs.ts';
import { ensureModels } from './adapters/shared/fetched-models/models.ts';
import { MoonshineSpeechToText } from './adapters/speech/moonshine-speech-to-text.ts';
import { type App, bindApp } from './app.ts';
import type { Config } from './config.ts';
import type { AccountRemoval } from './domain/account/account-store.ts';
import { removeAccount } from './domain/account/remove-account.ts';
import { systemClock } from './domain/clock.ts';
import type { FileStore } from './domain/file-store.ts';
import type { GiveBackPorts } from './domain/isn/give-back.ts';
import type { GiveBackJob } from './domain/isn/give-back-job.ts';
import type { JobQueue } from './domain/job-queue.ts';
import { endInterruptedUploads } from './domain/report/end-interrupted-uploads.ts';
import type { ReportJob } from './domain/report/report-job.ts';
import type { WorkerPorts } from './pipeline/report-worker.ts';
import { reportTools } from './report-tools.ts';

/** Reports that a worker writes at the same time: a long one does not keep another account's short one waiting. */
const REPORTS_AT_ONCE = 2;

/** What answering people takes. */
export interface WebParts {
  app: App;
  close(): Promise<void>;
}

/** Where ISN is reached, real or played. */
export type IsnPlace = Pick<HttpIsnOrdersOptions, 'domains' | 'lookUpUrl' | 'originOf'>;

/** The configuration with a Stripe and an ISN, real or played. */
type WebConfig = Omit<Config, 'isn'> & { stripe: NonNullable<Config['stripe']>; isn: IsnPlace };

/** The configuration with an ISN, real or played; null where it is played and nobody knows where. */
type WorkerConfig = Omit<Config, 'isn'> & { isn: IsnPlace | null };

/** What writing reports takes. */
export interface WorkerParts {
  ports: WorkerPorts;
  queue: JobQueue<ReportJob>;
  /** Links to finished reports, and what adding them takes; null without an ISN. */
  givingBack: { ports: GiveBackPorts; queue: JobQueue<GiveBackJob> } | null;
  close(): Promise<void>;
}

/**
 * Builds the adapters of a web process and hands them to the verbs.
 * @param databaseUrl of a database that is migrated.
 */
export async function composeWeb(config: WebConfig, databaseUrl: string, log: Log): Promise<WebParts> {
  const secret = config.jwtSecret ?? (await keptSecret(join(config.dataDir, 'jwt-secret')));
  const { prisma, queues, events, files, close } = await meetNeighbours(config, databaseUrl, log);
  const reportJobs = await queues.open(REPORT_JOBS);
  const giveBackJobs = await queues.open(GIVE_BACK_JOBS);
  const removals = await queues.open(ACCOUNT_REMOVAL_JOBS);
  const accounts = new PrismaAccountStore(prisma, (tx, removal) => removals.enqueue(tx, removal));
  const payments = new StripePayments(config.stripe);
  const reports = new PrismaReportStore(prisma, (tx, job) => reportJobs.enqueue(tx, job));
  const codec = new ThreadedTemplateCodec();
  const rules = new RulesCommentWriter({ warn: warnIn(log) });
  await endInterruptedUploads({ reports, events });
  const app = bindApp({
    accounts,
    attempts: new PrismaAttemptLimiter(prisma, config.attemptLimits),
    billing: new PrismaBillingStore(prisma),
    payments,
    templates: new PrismaTemplateStore(prisma),
    reports,
    lessons: new PrismaLessonStore(prisma),
    ...meetIsn(config, prisma, log),
    files,
    codec,
    writer: config.languageModel
      ? new GuardedCommentWriter(new OpenAiLanguageModel(config.languageModel), rules, warnIn(log))
      : rules,
    defaultTemplates: readDefaultTemplate,
    events,
    hasher: new Argon2PasswordHasher(),
    tokens: new JoseTokenIssuer(secret),
    decoder: new FfmpegAudioDecoder({ ffmpegPath: config.ffmpegPath }),
    clock: systemClock,
    limits: config.limits,
  });
  const remove = (removal: AccountRemoval) =>
    removeAccount({ accounts, payments, reportJobs, giveBackJobs, files }, removal);
  await removals.work(remove, async (removal) => {
    log.error({ accountId: removal.accountId }, 'an account could not be removed for very long; it is tried again');
    await remove(removal);
  });
  return {
    app,
    close: async () => {
      await close();
      await Promise.all([codec.close(), rules.close()]);
    },
  };
}

/**
 * Builds the adapters of a worker, the models that hear and understand among them.
 * @param databaseUrl of a database that is migrated.
 * @throws AppError UNAVAILABLE when the models are missing and cannot be fetched.
 */
export async function composeWorker(config: WorkerConfig, databaseUrl: string, log: Log): Promise<WorkerParts> {
  const models = await ensureModels({ dir: config.modelsDir, log: noteIn(log) });
  const speech = await MoonshineSpeechToText.load(models.speech, { parallel: config.recognitionParallel });
  const { prisma, queues, events, files, close } = await meetNeighbours(config, databaseUrl, log);
  const giveBackJobs = await queues.open(GIVE_BACK_JOBS);
  const tools = await reportTools(config, speech, models.meaning);
  const ports: WorkerPorts = {
    runs: new PrismaRunStore(prisma, (tx, job) => giveBackJobs.enqueue(tx, job)),
    templates: new PrismaTemplateStore(prisma),
    lessons: new PrismaLessonStore(prisma),
    files,
    events,
    tools,
    log: noteIn(log),
  };
  const { isn } = config;
  const giveBackPorts: GiveBackPorts | null = isn && {
    ...meetIsn({ ...config, isn }, prisma, log),
    links: new PrismaReportLinkStore(prisma),
    events,
    origin: config.publicUrl ?? `http://localhost:${config.port}`,
    log: noteIn(log),
  };
  return {
    ports,
    queue: await queues.open(REPORT_JOBS, { slots: REPORTS_AT_ONCE }),
    givingBack: giveBackPorts && { ports: giveBackPorts, queue: giveBackJobs },
    close: async () => {
      await close();
      await Promise.all([speech.close(), tools.meaning.close()]);
    },
  };
}

/** The neighbours that web and worker meet at: database, queues, events, files. */
async function meetNeighbours(config: Pick<Config, 's3' | 'dataDir'>, databaseUrl: string, log: Log) {
  const prisma = createPrisma(databaseUrl);
  const queues = new PgBossQueues({ url: databaseUrl, log: warnIn(log) });
  const events = new PostgresEventBus({ url: databaseUrl, log: warnIn(log) });
  const [files] = await Promise.all([openFiles(config), queues.start(), events.start()]);
  const close = async () => {
    await queues.stop(); // first: running jobs write into all the others
    await events.stop();
    await prisma.$disconnect();
  };
  return { prisma, queues, events, files, close };
}

/** ISN, and what is kept of it. */
function meetIsn(config: Pick<WebConfig, 'isn' | 'credentialsKeys' | 'dataDir'>, prisma: PrismaClient, log: Log) {
  const { isn, credentialsKeys, dataDir } = config;
  const isGiven = credentialsKeys.length > 0;
  const keys = isGiven ? new GivenKeys(credentialsKeys) : new KeptKeys(join(dataDir, 'credentials-key'));
  return {
    isn: new PrismaIsnStore(prisma),
    isnOrders: new HttpIsnOrders({ ...isn, log: noteIn(log) }),
    secrets: new AesSecretBox(keys, warnIn(log)),
  };
}

async function openFiles(config: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (config.s3) {
    // A large library, and it warns of Node versions: loaded only where it is used.
    const { S3FileStore } = await import('./adapters/files/s3-file-store.ts');
    return new S3FileStore(config.s3);
  }
  const files = new DiskFileStore(join(config.dataDir, 'files'));
  await files.removeAbandoned();
  return files;
}
