import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { AUDIO_HEAD, fakeProduct, file, files } from '../../../support/fakes/ports.ts';

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;

beforeEach(() => {
  product = fakeProduct();
  actor = product.actor();
});

/** A report with one recording, for an account with a processed template. */
async function readyReport(): Promise<string> {
  await product.app.templates.chooseDefault(actor, { isHousemaster: false });
  const { id: reportId } = await product.app.reports.create(actor, {});
  await product.app.reports.uploadAudio(actor, { reportId, files: files(file('one.mp3', AUDIO_HEAD)) });
  return reportId;
}

describe('create', () => {
  it('takes the defaults of the specification and no header', async () => {
    const report = await product.app.reports.create(actor, {});
    expect(report).toMatchObject({ status: 'created', header: null });
    expect(report.settings).toEqual({
      createNewComments: true,
      addDefectLocations: true,
      writeMaintenanceTips: false,
      writeFunctionalConditions: true,
      writeHeader: false,
    });
    expect(product.events.published).toEqual([
      { type: 'reportChanged', accountId: actor.accountId, reportId: report.id },
    ]);
  });

  it('writes the header exactly when an order is given', async () => {
    const isnOrder = '{"report_info":{}}';
    const report = await product.app.reports.create(actor, { settings: { createNewComments: false }, isnOrder });
    expect(report.header).toBe(isnOrder);
    expect(report.settings).toMatchObject({ createNewComments: false, writeHeader: true });
  });

  it.each([0, -86_400, 2 ** 31 - 1])('keeps that the clock of the camera is %s seconds ahead', async (seconds) => {
    const report = await product.app.reports.create(actor, { pictureClockOffsetSeconds: seconds });
    expect(report.pictureClockOffsetSeconds).toBe(seconds);
  });

  it.each([0.5, 2 ** 31, Number.NaN])('refuses a clock that is %s seconds ahead', async (seconds) => {
    const refused = product.app.reports.create(actor, { pictureClockOffsetSeconds: seconds });
    await expect(refused).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['more than 64 KiB', JSON.stringify({ text: 'x'.repeat(65_536) })],
  ])('refuses an order that is %s', async (_what, isnOrder) => {
    await expect(product.app.reports.create(actor, { isnOrder })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(product.reports.reports.size).toBe(0);
  });
});

describe('process', () => {
  it('starts with the newest template and tells it', async () => {
    const reportId = await readyReport();
    const before = product.events.published.length;
    const report = await product.app.reports.process(actor, { reportId, forceRestart: false });
    expect(report.status).toBe('initializing');
    expect(product.reports.runs).toMatchObject([{ restart: true, versionId: report.templateVersionId }]);
    expect(product.events.published).toHaveLength(before + 1);
  });

  it('goes on with the template that it started with, and starts over with the newest', async () => {
    const reportId = await readyReport();
    const { templateVersionId: first } = await product.app.reports.process(actor, { reportId, forceRestart: false });
    const { versionId: newest } = await product.app.templates.chooseDefault(actor, { isHousemaster: false });
    for (const forceRestart of [false, true]) {
      await product.reports.change(actor.accountId, reportId, { status: 'error' });
      await product.app.reports.process(actor, { reportId, forceRestart });
    }
    expect(product.reports.runs.slice(1)).toEqual([
      { reportId, restart: false, versionId: first },
      { reportId, restart: true, versionId: newest },
    ]);
  });

  it.each([
    ['without audio', { audioFiles: [] }, 'Please select at least one audio file'],
    ['while files are uploaded', { status: 'uploading_audio' as const }, /still being uploaded/],
    ['while it is processed', { status: 'finding_comments' as const }, /being processed/],
    ['when it is completed and not to start over', { status: 'completed' as const }, /Choose Reprocess/],
  ])('is refused %s', async (_when, change, message) => {
    const reportId = await readyReport();
    await product.reports.change(actor.accountId, reportId, change);
    const refused = product.app.reports.process(actor, { reportId, forceRestart: false });
    await expect(refused).rejects.toMatchObject({
      code: 'CONFLICT',
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
    expect(product.reports.runs).toHaveLength(0);
  });

  it('is refused without a processed template', async () => {
    const reportId = await readyReport();
    await product.app.templates.upload(actor, file('mine.hr5', '<hr5>'));
    const refused = product.app.reports.process(actor, { reportId, forceRestart: false });
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('template') });
  });
});

describe('cancel', () => {
  it('ends a run in error with a warning that says how to go on, and tells everybody', async () => {
    const reportId = await readyReport();
    await product.app.reports.process(actor, { reportId, forceRestart: false });
    const told = product.events.published.length;
    expect(await product.app.reports.cancel(actor, { reportId })).toMatchObject({
      status: 'error',
      messages: [{ type: 'warning', text: 'Writing was cancelled. Choose Continue Processing to go on.' }],
    });
    expect(product.events.published.slice(told)).toEqual([
      { type: 'reportChanged', accountId: actor.accountId, reportId },
    ]);
    const again = await product.app.reports.process(actor, { reportId, forceRestart: false });
    expect(again).toMatchObject({ status: 'initializing', messages: [] });
    expect(product.reports.runs.at(-1)).toMatchObject({ restart: false });
  });

  it('is refused for a report that is not being written', async () => {
    const reportId = await readyReport();
    await expect(product.app.reports.cancel(actor, { reportId })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await product.app.reports.get(actor, { reportId })).status).toBe('audio_uploaded');
  });
});

describe('getMany', () => {
  it('answers for each id in the order asked for', async () => {
    const mine = await readyReport();
    const { id: foreign } = await product.app.reports.create(product.actor(), {});
    const answers = await product.app.reports.getMany(actor, { reportIds: [foreign, mine, 'none', mine] });
    const notFound = expect.objectContaining({ code: 'NOT_FOUND' });
    const found = expect.objectContaining({ id: mine });
    expect(answers).toEqual([notFound, found, notFound, found]);
  });
});

describe('download', () => {
  it('gives the package of a completed report', async () => {
    const { id: reportId } = await product.app.reports.create(actor, {});
    const fileKey = `reports/${reportId}/package/report.hr5`;
    product.files.files.set(fileKey, Buffer.from('<written>'));
    const result = { fileKey, fileName: 'report.hr5', contentType: 'application/xml', size: 9, version: 'one' };
    await product.reports.change(actor.accountId, reportId, { status: 'completed', package: result });
    const { open, ...about } = await product.app.reports.download(actor, { reportId });
    expect(about).toEqual({ fileName: 'report.hr5', contentType: 'application/xml', size: 9, version: 'one' });
    expect(await text(await open())).toBe('<written>');
  });

  it('says that a report is not ready yet', async () => {
    const { id: reportId } = await product.app.reports.create(actor, {});
    const refused = product.app.reports.download(actor, { reportId });
    await expect(refused).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('not ready yet'),
    });
  });
});

describe('delete', () => {
  it('removes the report and its files, nobody else’s, and tells it', async () => {
    const gone = await readyReport();
    const stays = await readyReport();
    await product.app.reports.delete(actor, { reportId: gone });
    await expect(product.app.reports.get(actor, { reportId: gone })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const keys = [...product.files.files.keys()];
    expect(keys.some((key) => key.includes(gone))).toBe(false);
    expect(keys.some((key) => key.includes(stays))).toBe(true);
    expect(product.events.published.at(-1)).toMatchObject({ type: 'reportChanged', reportId: gone });
  });
});

describe('list', () => {
  it('reads page by page', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await product.app.reports.create(actor, {})).id);
    const first = await product.app.reports.list(actor, { first: 3 });
    const second = await product.app.reports.list(actor, { first: 3, after: first.cursors.at(-1) });
    expect([...first.reports, ...second.reports].map(({ id }) => id)).toEqual(ids);
    expect([first.hasNextPage, second.hasNextPage, second.total]).toEqual([true, false, 5]);
  });

  it('has no end for reading all', async () => {
    for (let n = 0; n < 101; n++) await product.app.reports.create(actor, {});
    let count = 0;
    for await (const _report of product.app.reports.all(actor)) count++;
    expect(count).toBe(101);
  });

  it.each([0, 101, 1.5])('refuses a page of %s', async (first) => {
    await expect(product.app.reports.list(actor, { first })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('watch', () => {
  const next = async (
    changes: AsyncIterable<{ reportId: string; report: { status: string } | null }>,
    count: number,
  ) => {
    const seen: [string, string | undefined][] = [];
    for await (const { reportId, report } of changes) {
      seen.push([reportId, report?.status]);
      if (seen.length === count) break;
    }
    return seen;
  };

  it('begins with the report as it is and goes on with its changes only', async () => {
    const { id: watched } = await product.app.reports.create(actor, {});
    const changes = await product.app.reports.watch(actor, { reportId: watched });
    await product.app.reports.create(actor, {});
    await product.reports.change(actor.accountId, watched, { status: 'completed' });
    await product.events.publish({ type: 'reportChanged', accountId: actor.accountId, reportId: watched });
    expect((await next(changes, 2)).map(([id]) => id)).toEqual([watched, watched]);
  });

  it('tells of deleted reports, and of all reports after a gap', async () => {
    const changes = await product.app.reports.watch(actor, {});
    const { id: one } = await product.app.reports.create(actor, {});
    const { id: two } = await product.app.reports.create(actor, {});
    await product.app.reports.delete(actor, { reportId: one });
    product.events.resync(actor.accountId);
    expect(await next(changes, 4)).toEqual([
      [one, undefined],
      [two, 'created'],
      [one, undefined],
      [two, 'created'],
    ]);
  });

  it('stops listening at once when its reader stops while it waits', async () => {
    const changes = (await product.app.reports.watch(actor, {}))[Symbol.asyncIterator]();
    const waiting = changes.next();
    await changes.return?.();
    expect(await waiting).toMatchObject({ done: true });
    expect(product.events.listeners(actor.accountId)).toBe(0);
  });

  it('is refused for another account’s report, and does not listen on', async () => {
    const { id: reportId } = await product.app.reports.create(product.actor(), {});
    await expect(product.app.reports.watch(actor, { reportId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(product.events.listeners(actor.accountId)).toBe(0);
  });
});

describe('whose report it is', () => {
  type Call = (asking: Actor | null, reportId: string) => Promise<unknown>;
  const calls: [string, Call][] = [
    ['get', (asking, reportId) => product.app.reports.get(asking, { reportId })],
    ['upload audio', (asking, reportId) => product.app.reports.uploadAudio(asking, { reportId, files: files() })],
    [
      'upload image',
      (asking, reportId) =>
        product.app.reports.uploadImage(asking, { reportId, file: file('a.png', ''), isExcluded: async () => false }),
    ],
    ['process', (asking, reportId) => product.app.reports.process(asking, { reportId, forceRestart: true })],
    ['cancel', (asking, reportId) => product.app.reports.cancel(asking, { reportId })],
    ['delete', (asking, reportId) => product.app.reports.delete(asking, { reportId })],
    ['download', (asking, reportId) => product.app.reports.download(asking, { reportId })],
    ['watch', (asking, reportId) => product.app.reports.watch(asking, { reportId })],
  ];

  it.each(calls)('%s: a visitor has to log in, another account finds nothing', async (_verb, call) => {
    const reportId = await readyReport();
    await expect(call(null, reportId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(call(product.actor(), reportId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await product.app.reports.get(actor, { reportId })).status).toBe('audio_uploaded');
  });

  it('create and list are not for visitors, and a list holds nobody else’s', async () => {
    await readyReport();
    await expect(product.app.reports.create(null, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(product.app.reports.list(null, { first: 1 })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await product.app.reports.list(product.actor(), { first: 10 })).total).toBe(0);
  });
});
