import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrismaTemplateStore } from '../../../server/adapters/prisma/prisma-template-store.ts';
import type { TemplateVersion } from '../../../server/domain/template/template-store.ts';
import { createDatabase } from '../../support/database.ts';
import { createAccount } from '../../support/stores.ts';

const processedAt = new Date('2026-03-01T12:00:00.000Z');

let database: Awaited<ReturnType<typeof createDatabase>>;
let store: PrismaTemplateStore;

beforeAll(async () => {
  database = await createDatabase();
  store = new PrismaTemplateStore(database.prisma);
});

afterAll(() => database.drop());

function version(accountId: string, change: Partial<TemplateVersion> = {}): Omit<TemplateVersion, 'createdAt'> {
  const id = randomUUID();
  return {
    id,
    accountId,
    type: 'Legacy',
    origin: 'upload',
    fileKey: `templates/${id}.hr5`,
    fileName: 'mine.hr5',
    ...change,
  };
}

describe('templates', () => {
  it('are none until one is supplied', async () => {
    expect(await store.current(await createAccount(database.prisma))).toBeNull();
  });

  it('become current with status uploaded; earlier versions stay readable', async () => {
    const accountId = await createAccount(database.prisma);
    const first = version(accountId);
    const second = version(accountId, { type: 'Housemaster', origin: 'default', fileName: 'housemaster.hr5' });
    await store.addVersion(first);
    await store.setStatus(accountId, first.id, 'processed', processedAt);
    const record = await store.addVersion(second);
    expect(record).toEqual({
      accountId,
      versionId: second.id,
      type: 'Housemaster',
      status: 'uploaded',
      processedAt: null,
      updatedAt: expect.any(Date),
    });
    expect(await store.current(accountId)).toEqual(record);
    expect(await store.version(accountId, first.id)).toEqual({ ...first, createdAt: expect.any(Date) });
  });

  it('leave the current one as it is when a version cannot be added', async () => {
    const accountId = await createAccount(database.prisma);
    const first = version(accountId);
    const before = await store.addVersion(first);
    await expect(store.addVersion({ ...version(accountId), id: first.id })).rejects.toThrow();
    expect(await store.current(accountId)).toEqual(before);
  });

  it('change their status only while they are current', async () => {
    const accountId = await createAccount(database.prisma);
    const [first, second] = [version(accountId), version(accountId)];
    await store.addVersion(first);
    expect(await store.setStatus(accountId, first.id, 'processed', processedAt)).toMatchObject({
      status: 'processed',
      processedAt,
    });
    await store.addVersion(second);
    expect(await store.setStatus(accountId, first.id, 'error')).toMatchObject({
      versionId: second.id,
      status: 'uploaded',
    });
  });

  it('keep the time of their last processing when they are processed again', async () => {
    const accountId = await createAccount(database.prisma);
    const { id } = version(accountId);
    await store.addVersion(version(accountId, { id }));
    await store.setStatus(accountId, id, 'processed', processedAt);
    expect(await store.setStatus(accountId, id, 'processing')).toMatchObject({ status: 'processing', processedAt });
  });

  it('of another account do not exist', async () => {
    const [mine, other] = [await createAccount(database.prisma), await createAccount(database.prisma)];
    const { id } = version(mine);
    await store.addVersion(version(mine, { id }));
    expect(await store.current(other)).toBeNull();
    await expect(store.version(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.setStatus(other, id, 'error')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await store.addVersion(version(other));
    await store.setStatus(other, id, 'error');
    expect(await store.current(mine)).toMatchObject({ status: 'uploaded' });
  });
});
