import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FfmpegAudioDecoder } from '../../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { AesSecretBox } from '../../server/adapters/crypto/aes-secret-box.ts';
import { Argon2PasswordHasher } from '../../server/adapters/crypto/argon2-password-hasher.ts';
import { newKey } from '../../server/adapters/crypto/credential-keys.ts';
import { GivenKeys } from '../../server/adapters/crypto/given-keys.ts';
import { JoseTokenIssuer } from '../../server/adapters/crypto/jose-token-issuer.ts';
import { PostgresEventBus } from '../../server/adapters/events/postgres-event-bus.ts';
import { DiskFileStore } from '../../server/adapters/files/disk-file-store.ts';
import { readDefaultTemplate } from '../../server/adapters/hr5/default-templates.ts';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import { PrismaAccountStore } from '../../server/adapters/prisma/prisma-account-store.ts';
import { PrismaAttemptLimiter } from '../../server/adapters/prisma/prisma-attempt-limiter.ts';
import { PrismaBillingStore } from '../../server/adapters/prisma/prisma-billing-store.ts';
import { PrismaIsnStore } from '../../server/adapters/prisma/prisma-isn-store.ts';
import { PrismaLessonStore } from '../../server/adapters/prisma/prisma-lesson-store.ts';
import { PrismaReportStore } from '../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../server/adapters/prisma/prisma-run-store.ts';
import { PrismaTemplateStore } from '../../server/adapters/prisma/prisma-template-store.ts';
import { bindApp, type Ports } from '../../server/app.ts';
import type { SubscriptionStatus } from '../../server/domain/billing/subscription.ts';
import { systemClock } from '../../server/domain/clock.ts';
import type { Explanation } from '../../server/domain/dictation/writing/explanation.ts';
import { explanationKey } from '../../server/domain/report/report-files.ts';
import { buildWeb } from '../../server/web.ts';
import { createDatabase } from './database.ts';
import { FakeCommentWriter } from './fakes/fake-comment-writer.ts';
import { FakeIsnOrders } from './fakes/fake-isn-orders.ts';
import { FakePayments } from './fakes/fake-payments.ts';
import { OpenapiContract } from './openapi-contract.ts';
import { enqueueNothing } from './stores.ts';
import { watchReplies } from './watch-replies.ts';
import { wavHeader } from './wav-header.ts';

const SECRET = 'a secret of thirty-two characters or more';

/** Small enough to be exceeded in a test. */
const TEST_LIMITS = {
  maxAudioBytes: 200_000,
  maxAudioFiles: 3,
  maxImageBytes: 50_000,
  maxImageFiles: 3,
  maxImagePixels: 1_000_000,
  maxTemplateBytes: 1 << 23,
};

interface TestWebOptions {
  attemptLimits?: { perAccount: number; perAddress: number };
  trustedProxies?: string[];
  corsOrigins?: string[];
}

/** Nobody is held up. */
const FREE = { perAccount: 1000, perAddress: 1000 };

/**
 * The web server with its real neighbours but for the queue, the payments, ISN and who rewrites comments: nobody writes
 * the reports that are started, or removes accounts that are closed.
 */
export async function startTestWeb(
  change: (ports: Ports) => Partial<Ports> = () => ({}),
  { attemptLimits = FREE, trustedProxies = [], corsOrigins = [] }: TestWebOptions = {},
) {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-test-web-'));
  const files = new DiskFileStore(join(folder, 'files'));
  const events = new PostgresEventBus({ url: database.url, log: () => {} });
  await events.start();
  const tokens = new JoseTokenIssuer(SECRET);
  const runs = new PrismaRunStore(database.prisma, enqueueNothing);
  const payments = new FakePayments();
  const isnOrders = new FakeIsnOrders();
  const ports: Ports = {
    accounts: new PrismaAccountStore(database.prisma, async () => {}),
    attempts: new PrismaAttemptLimiter(database.prisma, attemptLimits),
    billing: new PrismaBillingStore(database.prisma),
    payments,
    templates: new PrismaTemplateStore(database.prisma),
    reports: new PrismaReportStore(database.prisma, enqueueNothing),
    lessons: new PrismaLessonStore(database.prisma),
    isn: new PrismaIsnStore(database.prisma),
    isnOrders,
    secrets: new AesSecretBox(new GivenKeys([newKey()]), () => {}),
    files,
    codec: new Hr5TemplateCodec(),
    writer: new FakeCommentWriter(),
    defaultTemplates: readDefaultTemplate,
    events,
    hasher: new Argon2PasswordHasher(),
    tokens,
    decoder: new FfmpegAudioDecoder({}),
    clock: systemClock,
    limits: TEST_LIMITS,
  };
  const logged: { error: unknown; correlationId: string }[] = [];
  const app = bindApp({ ...ports, ...change(ports) });
  const web = await buildWeb(app, {
    limits: TEST_LIMITS,
    termsUrl: '/terms',
    supportEmail: 'support@example.com',
    helpUrl: null,
    publicUrl: null,
    trustedProxies,
    corsOrigins,
    isBillingSandbox: false,
    isIsnSandbox: false,
    logError: (error, correlationId) => logged.push({ error, correlationId }),
    clientFolder: join(import.meta.dirname, '../fixtures/client'),
  });
  const problems: string[] = [];
  const contract = await contractOf(web);
  watchReplies(web.server, (reply) => {
    const problem = contract.problemOf(reply);
    if (problem) problems.push(problem);
  });
  const origin = await web.listen({ port: 0, host: '127.0.0.1' });

  return {
    app,
    origin,
    events,
    prisma: database.prisma,
    payments,
    isnOrders,
    /** Failures whose callers were told only the correlation id. */
    logged,
    /** Registers somebody new, who is subscribed unless said otherwise. */
    async logIn(subscriptionStatus: SubscriptionStatus = 'active') {
      const username = `${randomUUID()}@example.com`;
      const password = 'password';
      const { accessToken, refreshToken, account } = await app.accounts.register({
        username,
        password,
        address: 'test',
      });
      await database.prisma.account.update({ where: { id: account.id }, data: { subscriptionStatus } });
      const actor = (await app.accounts.authenticate(accessToken))?.actor;
      if (!actor) throw new Error('The new session is not honoured.');
      return { username, accessToken, refreshToken, account, actor };
    },
    /** Completes a started report as a worker does. @param explanation of it; none is kept without. */
    async complete(reportId: string, content: string, explanation?: Explanation): Promise<void> {
      const lease = { reportId, leaseId: randomUUID() };
      await runs.claim(reportId, lease.leaseId);
      const fileKey = `reports/${reportId}/package/report.hr5`;
      if (explanation) {
        const told = Readable.from([JSON.stringify(explanation)], { objectMode: false });
        await files.put(explanationKey(reportId), told);
      }
      const { size } = await files.put(fileKey, Readable.from([Buffer.from(content)], { objectMode: false }));
      await runs.complete(lease, { fileKey, fileName: 'report.hr5', contentType: 'application/xml', size });
    },
    /** Paths of the files that are stored for a report. */
    async storedFiles(reportId: string): Promise<string[]> {
      const entries = await readdir(join(folder, 'files/reports', reportId), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
    /** @throws Error when the REST door answered otherwise than its description says. */
    async close(): Promise<void> {
      await web.close();
      await events.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      if (problems.length > 0) throw new Error(`Not as /api/openapi.json says: ${problems.join('\n')}`);
    },
  };
}

async function contractOf(web: Awaited<ReturnType<typeof buildWeb>>): Promise<OpenapiContract> {
  const { body } = await web.inject('/api/openapi.json');
  return new OpenapiContract(JSON.parse(body));
}

export type TestWeb = Awaited<ReturnType<typeof startTestWeb>>;

/** A second of silence as a WAV file: 16 kHz, mono, 16 bit. */
export function wavFile(seconds = 1): Buffer {
  const size = seconds * 32_000;
  return Buffer.concat([wavHeader(44 + size), Buffer.alloc(size)]);
}

/** A picture of one pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A form whose parts stand in the order given. A part with bytes is a file of the name after the slash. */
export function formOf(...parts: [field: string, content: string | Buffer][]): FormData {
  const form = new FormData();
  for (const [field, content] of parts) {
    const [name = '', fileName] = field.split('/');
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)]), fileName);
  }
  return form;
}
