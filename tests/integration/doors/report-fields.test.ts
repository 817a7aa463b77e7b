import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportStatus } from '../../../server/domain/report/status.ts';
import { RawClient } from '../../support/raw-client.ts';
import { listedReport } from '../../support/rest-reports.ts';
import { audioFile } from '../../support/stores.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;
let client: RawClient;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
  ada = await web.logIn();
});
afterAll(() => web.close());

/** A report with a recording of ten minutes whose stage is half done after so many seconds. */
async function reportIn(status: ReportStatus, { isnOrder = null as string | null, after = 15 } = {}): Promise<string> {
  const { id } = await web.app.reports.create(ada.actor, { isnOrder });
  await web.prisma.audioFile.create({ data: { ...audioFile('one.mp3'), seconds: 600, reportId: id } });
  const updatedAt = new Date(Date.now() - after * 1000);
  await web.prisma.report.update({ where: { id }, data: { status, stageProgress: 0.5, leaseId: 'lease', updatedAt } });
  return id;
}

async function ask(id: string, fields: string) {
  const { body } = await client.graphql(ada.accessToken, `query ($id: ID!) { report(id: $id) { ${fields} } }`, { id });
  return body.data?.report;
}

describe('a report', () => {
  it('shows its order in parts, and as it came', async () => {
    const isnOrder = '{"report_info":{"RIAddress1":["RIAddress1","1 Elm St"]},"client_data":{"CZip":["CZip","23606"]}}';
    const FIELDS = 'headerJson header { street city state zip clientFirstName fields { group name value } }';
    expect(await ask(await reportIn('created', { isnOrder }), FIELDS)).toEqual({
      headerJson: isnOrder,
      header: {
        street: '1 Elm St',
        city: null,
        state: null,
        zip: '23606',
        clientFirstName: null,
        fields: [
          { group: 'report_info', name: 'RIAddress1', value: '1 Elm St' },
          { group: 'client_data', name: 'CZip', value: '23606' },
        ],
      },
    });
    expect(await ask(await reportIn('created'), FIELDS)).toEqual({ headerJson: null, header: null });
  });

  it('tells how long its recordings are, and how long it will take', async () => {
    const id = await reportIn('transcribing_audio');
    const { estimatedSecondsLeft, audioFiles } = await ask(id, 'estimatedSecondsLeft audioFiles { seconds }');
    expect(audioFiles).toEqual([{ seconds: 600 }]);
    expect(estimatedSecondsLeft).toBeGreaterThan(10);
    expect(estimatedSecondsLeft).toBeLessThan(30);
    const { estimated_seconds_left } = await listedReport(client, ada.accessToken, id);
    expect(Math.abs(estimated_seconds_left - estimatedSecondsLeft)).toBeLessThanOrEqual(3);
    expect(await ask(await reportIn('completed'), 'estimatedSecondsLeft')).toEqual({ estimatedSecondsLeft: null });
  });
});

describe('cancelling', () => {
  const CANCEL = 'mutation ($id: ID!) { cancelReport(id: $id) { status messages { type text } } }';
  const CANCELLED = [{ type: 'warning', text: 'Writing was cancelled. Choose Continue Processing to go on.' }];
  const lease = async (id: string) => (await web.prisma.report.findUniqueOrThrow({ where: { id } })).leaseId;

  it('by GraphQL takes the lease away, and is refused the second time', async () => {
    const id = await reportIn('finding_comments');
    const cancel = () => client.graphql(ada.accessToken, CANCEL, { id });
    expect((await cancel()).body.data.cancelReport).toEqual({ status: 'error', messages: CANCELLED });
    expect(await lease(id)).toBeNull();
    expect((await cancel()).body.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  it('by REST takes the lease away, and is refused the second time', async () => {
    const id = await reportIn('finding_comments');
    const cancel = () => client.rest(ada.accessToken, 'POST', `/reports/${id}/cancel-report`);
    expect(await cancel()).toMatchObject({ status: 200, body: { report: { status: 'error', messages: CANCELLED } } });
    expect(await lease(id)).toBeNull();
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('is for the owner alone, and for subscribers', async () => {
    const id = await reportIn('finding_comments');
    const stranger = await web.logIn();
    const expired = await web.logIn('canceled');
    for (const [token, status] of [
      [stranger.accessToken, 404],
      [expired.accessToken, 402],
      [undefined, 401],
    ] as const) {
      expect((await client.rest(token, 'POST', `/reports/${id}/cancel-report`)).status).toBe(status);
    }
    expect(await lease(id)).toBe('lease');
  });
});
