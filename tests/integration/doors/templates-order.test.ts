import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFile } from '../../support/hr5/report-file.ts';
import { RawClient } from '../../support/raw-client.ts';
import { templateDoors } from '../../support/template-doors.ts';
import { formOf, startTestWeb, type TestWeb } from '../../support/test-web.ts';

const NAMES = ['ROOF', '2', 'ATTIC', '10', '1', 'YARD "B"', '007'];

let web: TestWeb;
let token: string;
let client: RawClient;

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
  ({ accessToken: token } = await web.logIn());
  const sections = NAMES.map((name) => `<sec><secName>${name}</secName><grp><grpName>${name}</grpName></grp></sec>`);
  const file = formOf(['file/numbers.hr5', reportFile(sections.join(''))]);
  expect((await client.rest(token, 'POST', '/users/upload-empty-report', file)).status).toBe(200);
});
afterAll(() => web.close());

const namesIn = (text: string) =>
  [...text.matchAll(/("(?:[^"\\]|\\.)*"):\{"child_components"/g)].map(([, name]) => JSON.parse(name ?? ''));

async function order(): Promise<string[]> {
  return (await templateDoors(web.origin).GraphQL.open(token)).template.components.map(({ name }) => name);
}

it('REST writes components in the order of the file, also those whose names are whole numbers', async () => {
  const answer = await fetch(`${web.origin}/api/template/get-template`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(namesIn(await answer.text())).toEqual(NAMES);
  expect(await order()).toEqual(NAMES);
});

it('a client in JavaScript, which moves them, changes no order by saving', async () => {
  const { body } = await client.rest(token, 'GET', '/template/get-template');
  expect(Object.keys(body.data.components)).not.toEqual(NAMES);
  const { components } = body.data;
  const more = { ...components, '5': components.ROOF, CELLAR: components.ROOF };
  const { status } = await client.rest(token, 'POST', '/template/update-template', {
    template_data: { components: more },
    maintenance_tips: {},
  });
  expect(status).toBe(200);
  expect(await order()).toEqual([...NAMES, 'CELLAR', '5']);
});
