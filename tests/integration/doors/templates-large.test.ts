import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditableTemplate } from '../../../server/domain/template/editable-template.ts';
import { commentOf } from '../../support/editable-steps.ts';
import { largeTemplate } from '../../support/hr5/large-template.ts';
import { RawClient } from '../../support/raw-client.ts';
import { DOOR_NAMES, type Opened, templateDoors } from '../../support/template-doors.ts';
import { formOf, startTestWeb, type TestWeb } from '../../support/test-web.ts';

const FILE = largeTemplate();

let web: TestWeb;

beforeAll(async () => {
  web = await startTestWeb();
});
afterAll(() => web.close());

const countOf = ({ components }: EditableTemplate) =>
  new Set(
    components
      .flatMap(({ groups }) => groups.flatMap(({ items }) => items.flatMap(({ comments }) => comments)))
      .map(({ id }) => id),
  ).size;

/** What has the time of the save is told apart by it alone. */
const withoutTimes = ({ template }: Opened) =>
  JSON.parse(JSON.stringify(template, (key, value) => (key === 'ts' ? undefined : value)));

describe('a template of 5,000 comments', () => {
  const results: Opened[] = [];

  it.each(DOOR_NAMES)('is uploaded, opened, edited, saved, opened again and processed through %s', async (name) => {
    const { accessToken: token } = await web.logIn();
    const client = new RawClient(web.origin);
    const door = templateDoors(web.origin)[name];
    const sent = await client.rest(token, 'POST', '/users/upload-empty-report', formOf(['file/large.hr5', FILE]));
    expect(sent.body.import_report).toMatchObject({ components: 26, comments: 5_000 });

    const opened = await door.open(token);
    expect(countOf(opened.template)).toBe(5_000);
    commentOf(opened.template, 'SECTION 12', 'Item 7').text = '<p>Edited.</p>';
    const saved = await door.save(token, opened.template, { versionId: opened.versionId });
    expect(commentOf(saved.template, 'SECTION 12', 'Item 7').text).toBe('<p>Edited.</p>');
    expect(await door.open(token)).toEqual(saved);
    expect(withoutTimes(saved)).toEqual(withoutTimes(opened));
    expect(await door.process(token)).toBe('processed');
    results.push(saved);
  });

  it('is the same after that through both doors', () => {
    const [rest, graphql] = results.map(withoutTimes);
    expect(rest).toEqual(graphql);
    expect(results).toHaveLength(2);
  });
});
