import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditableTemplate } from '../../../server/domain/template/editable-template.ts';
import { reportFile } from '../../support/hr5/report-file.ts';
import { RawClient } from '../../support/raw-client.ts';
import { DOOR_NAMES, templateDoors } from '../../support/template-doors.ts';
import { formOf, startTestWeb, type TestWeb } from '../../support/test-web.ts';
import { XSS_PAYLOADS } from '../../support/xss-payloads.ts';

/** What no XML file can hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NOT_XML = /[\u0000-\u0008\v\f\u000e-\u001f\ud800-\udfff\ufffe\uffff]/g;

let web: TestWeb;
/** What the writer answers, whatever it is asked; null: it answers what it was told. */
let written: string | null = null;

beforeAll(async () => {
  web = await startTestWeb(() => ({ writer: { enhance: async (text) => written ?? text } }));
});
afterAll(() => web.close());

/** Proof that a browser finds nothing in it but the five elements: beside them there is not one `<`. */
function expectHarmless(html: string): void {
  expect(html.replace(/<\/?(?:p|strong|em|u)>|<br ?\/?>/g, '')).not.toContain('<');
}

const id = (kind: 'C' | 'II', number: number) =>
  `${kind}-00000000-0000-4000-8000-${number.toString(16).toUpperCase().padStart(12, '0')}`;

function textsOf({ components }: EditableTemplate): string[] {
  const items = components.flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return items.flatMap(({ comments }) => comments.map(({ text }) => text));
}

async function upload(file: Buffer): Promise<string> {
  const { accessToken } = await web.logIn();
  const form = formOf(['file/mine.hr5', file]);
  const { status } = await new RawClient(web.origin).rest(accessToken, 'POST', '/users/upload-empty-report', form);
  expect(status).toBe(200);
  return accessToken;
}

const escaped = (text: string) =>
  text.replace(NOT_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');

/** A file in which every payload is the text of one comment. */
const INFECTED = reportFile(
  [
    ...XSS_PAYLOADS.map(
      (payload, n) => `<com id="${id('C', n)}"><comName>${n}</comName><comText>${escaped(payload)}</comText></com>`,
    ),
    `<sec><secName>ROOF</secName><grp><grpName>ROOF</grpName><item id="${id('II', 0)}"><itemName>Gutters</itemName>`,
    ...XSS_PAYLOADS.map((_, n) => `<itemCID>${id('C', n)}</itemCID>`),
    '</item></grp></sec>',
  ].join('\n'),
);

/** An edit in which every payload is the text of one comment, and every one the title of another. */
const INFECTED_EDIT: EditableTemplate = {
  components: [
    {
      name: '<script>alert("component")</script>',
      oldName: null,
      groups: [
        {
          name: '<img src=x onerror=alert(1)>',
          items: [
            {
              id: id('II', 1),
              name: '<svg onload=alert(1)>',
              comments: XSS_PAYLOADS.map((payload, n) => ({
                id: id('C', 1000 + n),
                name: `${n} ${payload.slice(0, 400)}`,
                text: payload,
                ts: null,
              })),
            },
          ],
        },
      ],
    },
  ],
  tips: [],
};

/** As names are kept: in one line, without what nobody can see. */
const asName = (text: string) =>
  text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .trim();

it('there are a hundred payloads and more', () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(100);
});

describe.each(DOOR_NAMES)('through %s', (name) => {
  const door = () => templateDoors(web.origin)[name];

  it('no payload of an uploaded file gets out', async () => {
    const { template } = await door().open(await upload(INFECTED));
    const texts = textsOf(template);
    expect(texts).toHaveLength(XSS_PAYLOADS.length);
    texts.forEach(expectHarmless);
  });

  it('no payload of an edit gets in, and titles stay the text that they are', async () => {
    const token = await upload(INFECTED);
    const saved = await door().save(token, INFECTED_EDIT);
    const opened = await door().open(token);
    expect(opened).toEqual(saved);
    const texts = textsOf(saved.template);
    expect(texts).toHaveLength(XSS_PAYLOADS.length);
    texts.forEach(expectHarmless);

    const [component] = saved.template.components;
    const [edited] = INFECTED_EDIT.components;
    expect([component?.name, component?.groups[0]?.name, component?.groups[0]?.items[0]?.name]).toEqual([
      edited?.name,
      edited?.groups[0]?.name,
      edited?.groups[0]?.items[0]?.name,
    ]);
    const titles = component?.groups[0]?.items[0]?.comments.map((comment) => comment.name);
    expect(titles).toEqual(edited?.groups[0]?.items[0]?.comments.map((comment) => asName(comment.name)));

    const file = await fetch(`${web.origin}/api/template/download-template`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { template } = await door().open(await upload(Buffer.from(await file.arrayBuffer())));
    expect(textsOf(template)).toEqual(texts);
  });

  it('no payload comes back from a boost, neither as it was sent nor as a writer may answer it', async () => {
    const { accessToken } = await web.logIn();
    for (const payload of XSS_PAYLOADS) {
      written = null;
      // Some are nothing but markup: of them no text is left.
      const answer = await door()
        .enhance(accessToken, payload)
        .catch((refusal) => refusal);
      if (typeof answer === 'string') expectHarmless(answer);
      else expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' });
      written = payload;
      const rewritten = await door()
        .enhance(accessToken, 'the gutter leaks')
        .catch((refusal) => refusal);
      if (typeof rewritten === 'string') expectHarmless(rewritten);
      else expect(rewritten).toMatchObject({ code: 'UNAVAILABLE' });
    }
  });
});
