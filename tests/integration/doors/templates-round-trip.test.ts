import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOf } from '../../support/editable-steps.ts';
import { templateFixture } from '../../support/hr5/report-file.ts';
import { xmlEvents } from '../../support/hr5/xml-events.ts';
import { RawClient } from '../../support/raw-client.ts';
import { DOOR_NAMES, templateDoors } from '../../support/template-doors.ts';
import { formOf, startTestWeb, type TestWeb } from '../../support/test-web.ts';

/** An element of a `<com>` that was edited gets the time of the edit. */
const withoutTimes = (xml: string) => xml.replace(/ ts="[^"]*"/g, '');

let web: TestWeb;

beforeAll(async () => {
  web = await startTestWeb();
});
afterAll(() => web.close());

async function ownerOf(file: Buffer): Promise<string> {
  const { accessToken } = await web.logIn();
  const form = formOf(['file/mine.hr5', file]);
  const { status } = await new RawClient(web.origin).rest(accessToken, 'POST', '/users/upload-empty-report', form);
  expect(status).toBe(200);
  return accessToken;
}

async function download(token: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${web.origin}/api/template/download-template`, { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe.each(DOOR_NAMES)('save, reload, download through %s', (doorName) => {
  const door = () => templateDoors(web.origin)[doorName];

  it.each(['small.hr5', 'foreign.hr5'])('%s: saved as it was opened, not a byte is another', async (name) => {
    const file = templateFixture(name);
    const token = await ownerOf(file);
    const { template, versionId } = await door().open(token);
    expect(await door().save(token, template, { versionId })).toEqual({ template, versionId });
    expect(await download(token)).toEqual(file);
  });

  it('one comment edited: it is there, and all else of the file is canonically what it was', async () => {
    const file = templateFixture('small.hr5').toString();
    const token = await ownerOf(Buffer.from(file));
    const { template } = await door().open(token);
    const comment = commentOf(template, 'ROOFING', 'Gutters');
    comment.text = '<p>Clean the gutters <em>twice</em> a year &amp; after storms.</p>';
    const saved = await door().save(token, template);
    expect(commentOf(saved.template, 'ROOFING', 'Gutters').text).toBe(comment.text);
    expect(await door().open(token)).toEqual(saved);

    const expected = file.replace(
      '&lt;p&gt;Clean the gutters in fall.&lt;/p&gt;',
      '&lt;p&gt;Clean the gutters &lt;em&gt;twice&lt;/em&gt; a year &amp;amp; after storms.&lt;/p&gt;',
    );
    expect(expected).not.toBe(file);
    const written = (await download(token)).toString();
    expect(xmlEvents(withoutTimes(written))).toEqual(xmlEvents(expected));
  });

  it('what was downloaded is the same template for whoever uploads it', async () => {
    const token = await ownerOf(templateFixture('small.hr5'));
    const { template } = await door().open(token);
    template.components.reverse();
    template.tips = [];
    commentOf(template, 'ROOFING', 'Gutters').name = 'Gutters <clean>';
    const saved = await door().save(token, template);
    const again = await door().open(await ownerOf(await download(token)));
    expect(again.template).toEqual(saved.template);
  });
});
