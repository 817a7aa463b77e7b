import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { bindApp, type Ports } from '../../../server/app.ts';
import type { Actor } from '../../../server/domain/access.ts';
import type { SubscriptionStatus } from '../../../server/domain/billing/subscription.ts';
import { AppError } from '../../../server/domain/errors.ts';
import type { IncomingFile } from '../../../server/domain/incoming-file.ts';
import { FakeCodec } from './fake-codec.ts';
import { FakeCommentWriter } from './fake-comment-writer.ts';
import { FakeIsnOrders } from './fake-isn-orders.ts';
import { FakePayments } from './fake-payments.ts';
import { MemoryAccountStore } from './memory-account-store.ts';
import { MemoryAttemptLimiter } from './memory-attempt-limiter.ts';
import { MemoryBillingStore } from './memory-billing-store.ts';
import { MemoryEventBus } from './memory-event-bus.ts';
import { MemoryFileStore } from './memory-file-store.ts';
import { MemoryIsnStore } from './memory-isn-store.ts';
import { MemoryLessonStore } from './memory-lesson-store.ts';
import { MemoryReportStore } from './memory-report-store.ts';
import { MemoryTemplateStore } from './memory-template-store.ts';

/** First bytes of what the fake decoder takes for audio. */
export const AUDIO_HEAD = 'AUDIO';

/** All ports in memory, the app bound to them, and a clock that only moves by `advance`. */
export function fakeProduct() {
  let now = new Date('2026-01-01T12:00:00Z').getTime();
  const accounts = new MemoryAccountStore();
  const reports = new MemoryReportStore();
  const memory = {
    accounts,
    attempts: new MemoryAttemptLimiter(),
    billing: new MemoryBillingStore(accounts),
    payments: new FakePayments(),
    templates: new MemoryTemplateStore(reports),
    reports,
    lessons: new MemoryLessonStore(),
    isn: new MemoryIsnStore(),
    isnOrders: new FakeIsnOrders(),
    files: new MemoryFileStore(),
    events: new MemoryEventBus(),
  };
  const ports: Ports = {
    ...memory,
    secrets: {
      seal: (secret, owner) => JSON.stringify([owner, secret]),
      open: (sealed, owner) => {
        const [whose, secret] = JSON.parse(sealed);
        if (whose === owner) return secret;
        throw new AppError('UNAVAILABLE', 'The stored ISN password can no longer be read.');
      },
    },
    codec: new FakeCodec(),
    writer: new FakeCommentWriter(),
    defaultTemplates: async (type) => Buffer.from(`<hr5 ${type}>`),
    hasher: {
      hash: async (password) => `digest of ${password}`,
      verify: async (digest, password) => digest === `digest of ${password}`,
    },
    tokens: {
      issueAccessToken: async (claims) => JSON.stringify(claims),
      readAccessToken: async (token) => {
        if (!token.startsWith('{')) return null;
        return { ...JSON.parse(token), expiresAt: new Date(now + 900_000) };
      },
      issueDownloadToken: async (claims) => `download ${JSON.stringify(claims)}`,
      readDownloadToken: async (token) => (token.startsWith('download ') ? JSON.parse(token.slice(9)) : null),
      issueTemplateToken: async (claims) => `template ${JSON.stringify(claims)}`,
      readTemplateToken: async (token) => (token.startsWith('template ') ? JSON.parse(token.slice(9)) : null),
      newRefreshToken: () => {
        const token = randomUUID();
        return { token, hash: `hash of ${token}` };
      },
      hashRefreshToken: (token) => `hash of ${token}`,
    },
    decoder: { sniff: (head) => (Buffer.from(head).toString().startsWith(AUDIO_HEAD) ? 'mp3' : null) },
    clock: { now: () => new Date(now) },
    limits: {
      maxAudioBytes: 1000,
      maxAudioFiles: 3,
      maxImageBytes: 100,
      maxImageFiles: 3,
      maxImagePixels: 1000,
      maxTemplateBytes: 200,
    },
  };
  return {
    ...memory,
    ports,
    app: bindApp(ports),
    /** Somebody new who is logged in and subscribed unless said otherwise. */
    actor: (subscriptionStatus: SubscriptionStatus = 'active'): Actor => {
      const id = randomUUID();
      const account = { username: `${id}@example.com`, passwordHash: 'digest', hasUsedFreeTrial: false };
      accounts.accounts.push({ ...account, id, subscriptionStatus, createdAt: new Date(now) });
      return { accountId: id, sessionId: randomUUID() };
    },
    /** @param seconds that pass. */
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** A file on its way in. */
export function file(name: string, content: string | Buffer): IncomingFile {
  return { name, body: Readable.from([Buffer.from(content)], { objectMode: false }) };
}

/** Files on their way in, one after the other. */
export async function* files(...all: IncomingFile[]): AsyncGenerator<IncomingFile> {
  yield* all;
}

/** A file whose connection breaks after `content`. */
export function brokenFile(name: string, content: string): IncomingFile {
  async function* parts() {
    yield Buffer.from(content);
    throw new Error('the connection broke');
  }
  return { name, body: Readable.from(parts(), { objectMode: false }) };
}
