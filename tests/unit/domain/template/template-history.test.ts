import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { DEFAULT_SETTINGS } from '../../../../server/domain/report/report.ts';
import { KEPT_VERSIONS } from '../../../../server/domain/template/template-store.ts';
import { fakeProduct, file } from '../../../support/fakes/ports.ts';

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;

beforeEach(() => {
  product = fakeProduct();
  actor = product.actor();
});

const versions = () => product.app.templates.versions(actor);
const keyOf = (versionId: string) => `templates/${actor.accountId}/${versionId}.hr5`;
const bytesOf = (versionId: string) => product.files.files.get(keyOf(versionId))?.toString();

/** Uploads templates one after the other; resolves with the ids of their versions. */
async function upload(...contents: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, content] of contents.entries()) {
    const { emptyReport } = await product.app.templates.upload(actor, file(`${index + 1}.hr5`, content));
    ids.push(emptyReport.versionId);
  }
  return ids;
}

describe('versions', () => {
  it('are none without a template', async () => {
    expect(await versions()).toEqual([]);
  });

  it('tell how each came, newest first', async () => {
    const [first = ''] = await upload('<hr5 1>');
    const { versionId } = await product.app.templates.chooseDefault(actor, { isHousemaster: true });
    const both = { createdAt: expect.any(Date) };
    expect(await versions()).toEqual([
      {
        ...both,
        id: versionId,
        origin: 'default',
        change: 'Took the default template Housemaster.',
        fileName: 'Housemaster.hr5',
        type: 'Housemaster',
        isCurrent: true,
      },
      {
        ...both,
        id: first,
        origin: 'upload',
        change: 'Uploaded 1.hr5.',
        fileName: '1.hr5',
        type: 'Legacy',
        isCurrent: false,
      },
    ]);
  });

  it('are those of the account alone', async () => {
    await upload('<hr5 1>');
    expect(await product.app.templates.versions(product.actor())).toEqual([]);
  });
});

describe('restore', () => {
  it('makes a copy of an earlier version the current one, ready for writing reports', async () => {
    const [first = '', second = ''] = await upload('<hr5 1>', '<hr5 2>');
    const { createdAt } = await product.templates.version(actor.accountId, first);
    const restored = await product.app.templates.restore(actor, { versionId: first });
    expect(restored).toMatchObject({ status: 'processed', fileName: '1.hr5', processedAt: product.ports.clock.now() });
    expect(await product.app.templates.status(actor)).toEqual(restored);
    expect(bytesOf(restored.versionId)).toBe('<hr5 1>');
    expect((await versions()).map(({ id }) => id)).toEqual([restored.versionId, second, first]);
    expect((await versions())[0]).toMatchObject({
      origin: 'restore',
      change: `Restored the version of ${createdAt.toISOString()}.`,
      isCurrent: true,
    });
  });

  it('of the current version adds none, but has it processed', async () => {
    const [versionId = ''] = await upload('<hr5 1>');
    expect(await product.app.templates.restore(actor, { versionId })).toMatchObject({ versionId, status: 'processed' });
    expect(await versions()).toHaveLength(1);
  });

  it("refuses a version that is not kept, or somebody else's", async () => {
    const [versionId = ''] = await upload('<hr5 1>');
    await expect(product.app.templates.restore(product.actor(), { versionId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(product.app.templates.restore(actor, { versionId: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('of more versions than are kept', () => {
  it('the oldest goes with its file', async () => {
    const ids = await upload(...Array.from({ length: KEPT_VERSIONS + 1 }, (_, index) => `<hr5 ${index}>`));
    expect((await versions()).map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    expect([...product.files.files.keys()].sort()).toEqual(ids.slice(1).map(keyOf).sort());
  });

  it('one that a report was started with stays with its file', async () => {
    const [used = '', ...others] = await upload('<hr5 1>', '<hr5 2>');
    const { id } = await product.reports.create({
      accountId: actor.accountId,
      settings: DEFAULT_SETTINGS,
      header: null,
      pictureClockOffsetSeconds: null,
    });
    const template = { versionId: used, type: 'Legacy' } as const;
    await product.reports.startRun(actor.accountId, id, { restart: true, template });
    others.push(...(await upload(...Array.from({ length: KEPT_VERSIONS }, (_, index) => `<hr5 ${index}>`))));
    expect(bytesOf(used)).toBe('<hr5 1>');
    expect(await product.templates.version(actor.accountId, used)).toMatchObject({ fileName: '1.hr5' });
    expect([...product.files.files.keys()].sort()).toEqual([used, ...others.slice(-KEPT_VERSIONS)].map(keyOf).sort());
  });

  it('the oldest can still be restored', async () => {
    const [oldest = ''] = await upload(...Array.from({ length: KEPT_VERSIONS }, (_, index) => `<hr5 ${index}>`));
    const { versionId } = await product.app.templates.restore(actor, { versionId: oldest });
    expect(bytesOf(versionId)).toBe('<hr5 0>');
    expect(bytesOf(oldest)).toBeUndefined();
    expect(await versions()).toHaveLength(KEPT_VERSIONS);
  });

  it('none goes while the new one cannot be stored', async () => {
    const ids = await upload(...Array.from({ length: KEPT_VERSIONS }, (_, index) => `<hr5 ${index}>`));
    product.files.put = () => Promise.reject(new Error('the disk is full'));
    await expect(upload('<hr5 new>')).rejects.toThrow('the disk is full');
    expect((await versions()).map(({ id }) => id)).toEqual(ids.reverse());
  });

  it('the new one is not kept when an old file cannot be removed', async () => {
    const ids = await upload(...Array.from({ length: KEPT_VERSIONS }, (_, index) => `<hr5 ${index}>`));
    const remove = product.files.delete.bind(product.files);
    product.files.delete = (key) =>
      key === keyOf(ids[0] ?? '') ? Promise.reject(new Error('the disk is gone')) : remove(key);
    await expect(upload('<hr5 new>')).rejects.toThrow('the disk is gone');
    expect(await product.app.templates.status(actor)).toMatchObject({ versionId: ids.at(-1) });
    expect([...product.files.files.keys()].sort()).toEqual(ids.map(keyOf).sort());
    await upload('<hr5 new>');
    expect(await versions()).toHaveLength(KEPT_VERSIONS);
  });
});
