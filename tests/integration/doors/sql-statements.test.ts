import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RawClient } from '../../support/raw-client.ts';
import { audioFile, imageFile } from '../../support/stores.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

/** Every field of a report. */
const REPORT = `id status statusLabel progressPercent estimatedSecondsLeft createdAt updatedAt headerJson headerAddress
  isHousemaster downloadUrl messages { type text }
  header { street city state zip clientFirstName fields { group name value } }
  settings { createNewComments addDefectLocations writeMaintenanceTips writeFunctionalConditions writeHeader }
  audioFiles { id name size seconds } imageFiles { id name size seconds }`;

let web: TestWeb;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;
let reportIds: string[];

beforeAll(async () => {
  web = await startTestWeb();
  ada = await web.logIn();
  const create = async () => {
    const { id } = await web.app.reports.create(ada.actor, { isnOrder: '{"report_info":{}}' });
    await web.prisma.audioFile.create({ data: { ...audioFile('one.mp3'), reportId: id } });
    await web.prisma.imageFile.create({ data: { ...imageFile('one.jpg'), reportId: id } });
    return id;
  };
  reportIds = await Promise.all(Array.from({ length: 50 }, create));
});
afterAll(() => web.close());

/** Sends a query and counts the statements that it makes the server send to PostgreSQL. */
async function ask(query: string) {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { body } = await new RawClient(web.origin).graphql(ada.accessToken, query);
    return { ...body, statements: sent.mock.calls.length };
  } finally {
    sent.mockRestore();
  }
}

const aliases = (ids: string[]) => `{ ${ids.map((id, n) => `r${n}: report(id: "${id}") { id status }`).join(' ')} }`;

it('a page of fifty reports with all fields takes no more statements than a page of one', async () => {
  const page = (first: number) =>
    ask(`{ reports(first: ${first}) { totalCount edges { cursor node { ${REPORT} } } } }`);
  const [one, fifty] = [await page(1), await page(50)];
  expect([one.data.reports.edges.length, fifty.data.reports.edges.length]).toEqual([1, 50]);
  expect(fifty.data.reports.edges[7].node.audioFiles).toHaveLength(1);
  expect(one.statements).toBeGreaterThan(0);
  expect(fifty.statements).toBeLessThanOrEqual(one.statements);
});

it('twenty reports by their ids take the statements of one', async () => {
  const [one, twenty] = [await ask(aliases(reportIds.slice(0, 1))), await ask(aliases(reportIds.slice(0, 20)))];
  expect(Object.values(twenty.data)).toEqual(reportIds.slice(0, 20).map((id) => ({ id, status: 'created' })));
  expect(one.statements).toBeGreaterThan(0);
  expect(twenty.statements).toBe(one.statements);
});

it('of reports asked for together each is answered for itself: another account’s is not found', async () => {
  const grace = await web.logIn();
  const { id: foreign } = await web.app.reports.create(grace.actor, {});
  const [mine = ''] = reportIds;
  const query = `{ a: report(id: "${mine}") { id } b: report(id: "${mine}") { id } emptyReportStatus { hasEmptyReport } }`;
  expect((await ask(query)).data).toMatchObject({ a: { id: mine }, b: { id: mine } });
  const { data, errors } = await ask(aliases([mine, foreign]));
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ path: ['r1'], extensions: { code: 'NOT_FOUND' } }]);
});
