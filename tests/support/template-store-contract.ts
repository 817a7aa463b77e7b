import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  KEPT_VERSIONS,
  type TemplateStore,
  type TemplateVersion,
} from '../../server/domain/template/template-store.ts';

export interface TemplateStoreUnderTest {
  store: TemplateStore;
  /** A new account. */
  createAccount(): Promise<string>;
  /** A new report of the account that was started with this version. */
  createReport(accountId: string, versionId: string): Promise<void>;
  close(): Promise<void>;
}

const processedAt = new Date('2026-03-01T12:00:00.000Z');

function newVersion(accountId: string, change: Partial<TemplateVersion> = {}): Omit<TemplateVersion, 'createdAt'> {
  const id = randomUUID();
  return {
    id,
    accountId,
    type: 'Legacy',
    origin: 'upload',
    change: 'Uploaded mine.hr5.',
    fileKey: `templates/${id}.hr5`,
    fileName: 'mine.hr5',
    ...change,
  };
}

/** What every TemplateStore keeps to. */
export function describeTemplateStore(name: string, open: () => Promise<TemplateStoreUnderTest>) {
  describe(name, () => {
    let tested: TemplateStoreUnderTest;
    let store: TemplateStore;
    let accountId: string;
    beforeAll(async () => {
      tested = await open();
      store = tested.store;
    });
    beforeEach(async () => {
      accountId = await tested.createAccount();
    });
    afterAll(() => tested.close());

    /** Adds as many versions; resolves with their ids, newest first. */
    async function add(count: number): Promise<string[]> {
      const versions = Array.from({ length: count }, () => newVersion(accountId));
      for (const version of versions) await store.addVersion(version);
      return versions.map(({ id }) => id).reverse();
    }
    const listed = async () => (await store.versions(accountId)).map(({ id }) => id);
    const keysOf = (ids: readonly string[]) => ids.map((id) => `templates/${id}.hr5`).sort();

    it('has no template until one is supplied', async () => {
      expect(await store.current(accountId)).toBeNull();
      expect(await store.versions(accountId)).toEqual([]);
    });

    it('makes a new version current with status uploaded; earlier ones stay readable', async () => {
      const first = newVersion(accountId);
      const second = newVersion(accountId, { type: 'Housemaster', origin: 'default', fileName: 'housemaster.hr5' });
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

    it.each(['upload', 'default', 'edit', 'restore'] as const)(
      'keeps that a version is of origin %s',
      async (origin) => {
        const version = newVersion(accountId, { origin, change: `By ${origin}.` });
        await store.addVersion(version);
        expect(await store.version(accountId, version.id)).toMatchObject({ origin, change: `By ${origin}.` });
      },
    );

    it('leaves the current version as it is when one cannot be added', async () => {
      const first = newVersion(accountId);
      const before = await store.addVersion(first);
      await expect(store.addVersion({ ...newVersion(accountId), id: first.id })).rejects.toThrow();
      expect(await store.current(accountId)).toEqual(before);
    });

    it('replaces only the version that is current', async () => {
      const [second = '', first = ''] = await add(2);
      const refused = store.addVersion(newVersion(accountId), first);
      await expect(refused).rejects.toMatchObject({
        code: 'TEMPLATE_CHANGED',
        message: 'The template was changed elsewhere since you opened it. Save yours over it, or load the newer one.',
      });
      expect(await store.current(accountId)).toMatchObject({ versionId: second });
      expect(await listed()).toEqual([second, first]);
      const third = newVersion(accountId);
      await store.addVersion(third, second);
      expect(await store.current(accountId)).toMatchObject({ versionId: third.id });
    });

    it('replaces nothing where there is nothing', async () => {
      const refused = store.addVersion(newVersion(accountId), randomUUID());
      await expect(refused).rejects.toMatchObject({ code: 'TEMPLATE_CHANGED' });
      expect(await store.current(accountId)).toBeNull();
    });

    it('lets one win of those that replace the same version at once', async () => {
      let [current = ''] = await add(1);
      for (let round = 1; round <= 10; round++) {
        const rivals = Array.from({ length: 4 }, () => newVersion(accountId));
        const outcomes = await Promise.allSettled(rivals.map((version) => store.addVersion(version, current)));
        const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
        expect(losers.map(({ reason }) => reason.code)).toEqual(Array(3).fill('TEMPLATE_CHANGED'));
        current = rivals[outcomes.findIndex(({ status }) => status === 'fulfilled')]?.id ?? '';
        expect(await store.current(accountId)).toMatchObject({ versionId: current });
        expect(await listed()).toHaveLength(1 + round);
      }
    });

    it('lists the newest versions, newest first, though they are of one moment', async () => {
      const ids = await add(KEPT_VERSIONS + 2);
      expect(await listed()).toEqual(ids.slice(0, KEPT_VERSIONS));
      expect((await store.versions(accountId))[0]).toEqual(await store.version(accountId, ids[0] ?? ''));
    });

    it('keeps as many versions as it is told, and names the files of the others', async () => {
      const ids = await add(4);
      expect(await store.forgetOldVersions(accountId, 4)).toEqual([]);
      expect((await store.forgetOldVersions(accountId, 2)).sort()).toEqual(keysOf(ids.slice(2)));
      expect(await listed()).toEqual(ids.slice(0, 2));
      await expect(store.version(accountId, ids[3] ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('never forgets the current version, nor one that a report was started with', async () => {
      const [current = '', used = '', unused = ''] = await add(3);
      await tested.createReport(accountId, used);
      expect(await store.forgetOldVersions(accountId, 0)).toEqual(keysOf([unused]));
      expect(await listed()).toEqual([current, used]);
    });

    it('forgets nothing of another account', async () => {
      const ids = await add(2);
      const other = await tested.createAccount();
      await store.addVersion(newVersion(other));
      expect(await store.forgetOldVersions(other, 0)).toEqual([]);
      expect(await listed()).toEqual(ids);
    });

    it('changes the status of the current version only', async () => {
      const [first, second] = [newVersion(accountId), newVersion(accountId)];
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

    it('keeps the time of the last processing when it is processed again', async () => {
      const [id = ''] = await add(1);
      await store.setStatus(accountId, id, 'processed', processedAt);
      expect(await store.setStatus(accountId, id, 'processing')).toMatchObject({ status: 'processing', processedAt });
    });

    it('shows nobody the templates of another account', async () => {
      const [id = ''] = await add(1);
      const other = await tested.createAccount();
      expect(await store.current(other)).toBeNull();
      expect(await store.versions(other)).toEqual([]);
      await expect(store.version(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(store.setStatus(other, id, 'error')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(store.addVersion(newVersion(other), id)).rejects.toMatchObject({ code: 'TEMPLATE_CHANGED' });
      await store.addVersion(newVersion(other));
      await store.setStatus(other, id, 'error');
      expect(await store.current(accountId)).toMatchObject({ status: 'uploaded' });
    });
  });
}
