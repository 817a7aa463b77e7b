import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentOf } from '../../support/editable-steps.ts';
import { RawClient } from '../../support/raw-client.ts';
import { templateDoors } from '../../support/template-doors.ts';
import { formOf, startTestWeb, type TestWeb } from '../../support/test-web.ts';
import { SMALL_TEMPLATE } from './access/small-template.ts';

let web: TestWeb;
let client: RawClient;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
});
afterAll(() => web.close());
beforeEach(async () => {
  ada = await web.logIn();
  const form = formOf(['file/My roof (old).hr5', SMALL_TEMPLATE]);
  await client.rest(ada.accessToken, 'POST', '/users/upload-empty-report', form);
});

async function edit(text: string): Promise<void> {
  const door = templateDoors(web.origin).REST;
  const { template } = await door.open(ada.accessToken);
  commentOf(template, 'ROOFING', 'Gutters').text = text;
  await door.save(ada.accessToken, template);
}

const VERSIONS = '{ templateVersions { versionId createdAt origin change fileName isHousemaster isCurrent } }';

describe('versions', () => {
  it('are listed newest first, alike by both doors', async () => {
    await edit('<p>Edited.</p>');
    const { body } = await client.rest(ada.accessToken, 'GET', '/template/versions');
    expect(body.versions).toMatchObject([
      { origin: 'edit', file_name: 'My roof (old).hr5', is_housemaster: false, is_current: true },
      { origin: 'upload', file_name: 'My roof (old).hr5', is_housemaster: false, is_current: false },
    ]);
    expect(body.versions[0].change).toBe('Comment "Clean the gutters" edited.');
    const { body: graphql } = await client.graphql(ada.accessToken, VERSIONS);
    const inWordsOfRest = graphql.data.templateVersions.map((version: Record<string, unknown>) => ({
      version_id: version.versionId,
      created_at: version.createdAt,
      origin: version.origin,
      change: version.change,
      file_name: version.fileName,
      is_housemaster: version.isHousemaster,
      is_current: version.isCurrent,
    }));
    expect(inWordsOfRest).toEqual(body.versions);
  });

  it.each(['REST', 'GraphQL'])('are restored by %s as a new one, ready for reports', async (door) => {
    await edit('<p>Edited.</p>');
    const { body } = await client.rest(ada.accessToken, 'GET', '/template/versions');
    const versionId = body.versions[1].version_id;
    if (door === 'REST') {
      const answer = await client.rest(ada.accessToken, 'POST', '/template/restore-version', { version_id: versionId });
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, empty_report_data: { status: 'processed' } },
      });
    } else {
      const query = 'mutation ($id: ID!) { restoreTemplateVersion(versionId: $id) { status } }';
      const answer = await client.graphql(ada.accessToken, query, { id: versionId });
      expect(answer.body.data).toEqual({ restoreTemplateVersion: { status: 'processed' } });
    }
    const after = await client.rest(ada.accessToken, 'GET', '/template/versions');
    expect(after.body.versions.map(({ origin }: { origin: string }) => origin)).toEqual(['restore', 'edit', 'upload']);
    const file = await fetch(`${web.origin}/api/template/download-template`, { headers: bearer() });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(SMALL_TEMPLATE);
  });

  it.each(['none', '00000000-0000-4000-8000-000000000000', '\0'])('that are not kept are not found: %j', async (id) => {
    const rest = await client.rest(ada.accessToken, 'POST', '/template/restore-version', { version_id: id });
    const query = 'mutation ($id: ID!) { restoreTemplateVersion(versionId: $id) { status } }';
    const graphql = await client.graphql(ada.accessToken, query, { id });
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(rest.body.code);
    expect(graphql.body.errors[0].extensions.code).toBe(rest.body.code);
    expect(web.logged).toEqual([]);
  });
});

const bearer = () => ({ authorization: `Bearer ${ada.accessToken}` });

describe("the template's file", () => {
  const download = (headers: object = {}) =>
    fetch(`${web.origin}/api/template/download-template`, { headers: { ...bearer(), ...headers } });

  it('is what was uploaded, named as it was, and comes in parts', async () => {
    const whole = await download();
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="My-roof-old\.hr5"$/);
    expect(whole.headers.get('content-type')).toBe('application/xml');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(SMALL_TEMPLATE);
    const part = await download({ range: 'bytes=0-4' });
    expect([part.status, await part.text()]).toEqual([206, '<?xml']);
  });

  it('is not sent again until it was edited', async () => {
    const etag = (await download()).headers.get('etag') ?? '';
    expect((await download({ 'if-none-match': etag })).status).toBe(304);
    await edit('<p>Edited.</p>');
    expect((await download({ 'if-none-match': etag })).status).toBe(200);
  });

  it('is to be had by its address without a log-in, and nothing else is', async () => {
    const { body } = await client.graphql(ada.accessToken, '{ template { downloadUrl } }');
    const rest = await client.rest(ada.accessToken, 'GET', '/template/get-template');
    for (const url of [body.data.template.downloadUrl, rest.body.download_url]) {
      expect(url).toMatch(`${web.origin}/api/template/download-template?token=`);
      expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(SMALL_TEMPLATE);
      expect((await fetch(`${url}x`)).status).toBe(401);
      const token = new URL(url).searchParams.get('token') ?? '';
      expect((await client.rest(token, 'GET', '/template/get-template')).status).toBe(401);
      const { id } = await web.app.reports.create(ada.actor, {});
      const report = await fetch(`${web.origin}/api/reports/${id}/download-processed-report?token=${token}`);
      expect(report.status).toBe(401);
    }
  });

  it('stays the version that its address was made for', async () => {
    const { body } = await client.graphql(ada.accessToken, '{ template { downloadUrl } }');
    await edit('<p>Edited.</p>');
    const file = await fetch(body.data.template.downloadUrl);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(SMALL_TEMPLATE);
  });

  it('is nobody’s who does not pay for it any more', async () => {
    const { body } = await client.graphql(ada.accessToken, '{ template { downloadUrl } }');
    await web.prisma.account.update({ where: { id: ada.account.id }, data: { subscriptionStatus: 'canceled' } });
    expect((await fetch(body.data.template.downloadUrl)).status).toBe(402);
    expect((await download()).status).toBe(402);
  });
});
