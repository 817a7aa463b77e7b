import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentOf, componentOf, itemOf } from '../../support/editable-steps.ts';
import { RawClient } from '../../support/raw-client.ts';
import { DOOR_NAMES, templateDoors } from '../../support/template-doors.ts';
import { formOf, startTestWeb, type TestWeb } from '../../support/test-web.ts';
import { SMALL_TEMPLATE } from './access/small-template.ts';

const NEW_COMMENT = 'C-11111111-1111-4111-8111-111111111111';
const NEW_ITEM = 'II-11111111-1111-4111-8111-111111111111';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let web: TestWeb;
let token: string;

beforeAll(async () => {
  web = await startTestWeb();
});
afterAll(() => web.close());
beforeEach(async () => {
  ({ accessToken: token } = await web.logIn());
  await new RawClient(web.origin).rest(
    token,
    'POST',
    '/users/upload-empty-report',
    formOf(['file/mine.hr5', SMALL_TEMPLATE]),
  );
});

const doors = () => templateDoors(web.origin);

it('both doors open the same template', async () => {
  const [rest, graphql] = await Promise.all(DOOR_NAMES.map((name) => doors()[name].open(token)));
  expect(rest).toEqual(graphql);
  expect(rest?.template.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['ROOFING', 'BATHROOMS']));
  const { id } = itemOf(rest?.template ?? expect.fail(), 'BATHROOMS', 'Toilets');
  expect(rest?.template.tips).toContainEqual({
    component: 'BATHROOMS',
    itemId: id,
    commentIds: ['C-00000000-0000-4000-8000-000000000002'],
  });
});

describe.each(DOOR_NAMES)('%s', (name) => {
  const door = () => doors()[name];
  const other = () => doors()[name === 'REST' ? 'GraphQL' : 'REST'];

  it('saves every kind of edit; the other door shows it', async () => {
    const { template, versionId } = await door().open(token);
    const roofing = componentOf(template, 'ROOFING');
    Object.assign(roofing, { name: 'ROOF', oldName: 'ROOFING' });
    const gutters = itemOf(template, 'ROOF', 'Gutters');
    gutters.name = 'Gutters and downspouts';
    const newComment = { id: NEW_COMMENT, name: 'Leaf guard', text: '<p>There is no leaf guard.</p>', ts: null };
    roofing.groups[0]?.items.push({ id: NEW_ITEM, name: 'Leaf guards', comments: [newComment] });
    const toilets = itemOf(template, 'BATHROOMS', 'Toilets');
    commentOf(template, 'BATHROOMS', 'Toilets').text = '<p>The toilet <strong>rocks</strong>.</p>';
    toilets.comments.reverse();
    template.tips = [{ component: 'ROOF', itemId: NEW_ITEM, commentIds: [NEW_COMMENT] }];
    template.components.reverse();

    const saved = await door().save(token, template, { versionId });
    expect(saved.versionId).not.toBe(versionId);
    expect(saved.template.components.map(({ name }) => name)).toEqual(template.components.map(({ name }) => name));
    expect(saved.template.components.every(({ oldName }) => oldName === null)).toBe(true);
    expect(saved.template.tips).toEqual(template.tips);
    expect(itemOf(saved.template, 'ROOF', 'Leaf guards').comments).toMatchObject([
      { ...newComment, ts: expect.any(String) },
    ]);
    expect(itemOf(saved.template, 'BATHROOMS', 'Toilets').comments.map(({ text }) => text)).toEqual(
      toilets.comments.map(({ text }) => text),
    );
    expect(await other().open(token)).toEqual(saved);
    expect(await door().process(token)).toBe('processed');
  });

  it('refuses a save of a version that is not current any more, and saves over it when told so', async () => {
    const mine = await door().open(token);
    const theirs = await other().open(token);
    commentOf(theirs.template, 'ROOFING', 'Gutters').text = '<p>Theirs.</p>';
    const newer = await other().save(token, theirs.template, { versionId: theirs.versionId });

    commentOf(mine.template, 'ROOFING', 'Gutters').text = '<p>Mine.</p>';
    const stale = { versionId: mine.versionId };
    await expect(door().save(token, mine.template, stale)).rejects.toMatchObject({
      code: 'TEMPLATE_CHANGED',
      status: name === 'REST' ? 409 : 200,
      message: expect.stringMatching(/changed elsewhere/),
    });
    expect(await door().open(token)).toEqual(newer);

    const forced = await door().save(token, mine.template, { ...stale, overwrite: true });
    expect(commentOf(forced.template, 'ROOFING', 'Gutters').text).toBe('<p>Mine.</p>');
    expect(await other().open(token)).toEqual(forced);
  });

  it('saves over what is current when no version is named', async () => {
    const { actor, accessToken } = await web.logIn();
    await web.app.templates.chooseDefault(actor, { isHousemaster: false });
    const { template } = await door().open(accessToken);
    await web.app.templates.chooseDefault(actor, { isHousemaster: false });
    template.components.splice(1);
    const kept = template.components[0]?.name;
    template.tips = template.tips.filter(({ component }) => component === kept);
    const saved = await door().save(accessToken, template);
    expect(saved.template).toEqual(template);
    expect(await other().open(accessToken)).toEqual(saved);
  });

  it.each([
    [
      'a name twice',
      { name: 'BATHROOMS', oldName: 'ROOFING' },
      /^A component with the name "BATHROOMS" already exists\./,
    ],
    ['no name', { name: ' ', oldName: 'ROOFING' }, /name/],
  ])('refuses %s, and changes nothing', async (_what, change, sentence) => {
    if (name === 'REST' && change.name === 'BATHROOMS') return; // an object has a name once
    const before = await door().open(token);
    const edited = structuredClone(before.template);
    Object.assign(componentOf(edited, 'ROOFING'), change);
    await expect(door().save(token, edited)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(sentence),
    });
    expect(await door().open(token)).toEqual(before);
  });

  it('says what to do where there is no template, and where a version is unknown', async () => {
    const { template } = await door().open(token);
    await expect(door().save(token, template, { versionId: UNKNOWN })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(door().save(token, template, { versionId: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { accessToken: newcomer } = await web.logIn();
    const nothing = { code: 'NOT_FOUND', message: 'Please upload a template or choose a default template first.' };
    await expect(door().open(newcomer)).rejects.toMatchObject(nothing);
    await expect(door().save(newcomer, template)).rejects.toMatchObject(nothing);
  });

  it('puts a comment into better words', async () => {
    expect(await door().enhance(token, 'the gutter leaks')).toMatch(/^<p>.*gutter.*<\/p>$/i);
    await expect(door().enhance(token, ' ')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Please write the comment before you boost it.',
    });
  });
});

it('of two saves of one version at the same time, one through each door, exactly one is stored', async () => {
  const { template, versionId } = await doors().REST.open(token);
  const saves = DOOR_NAMES.map((name) => {
    const mine = structuredClone(template);
    commentOf(mine, 'ROOFING', 'Gutters').text = `<p>${name}</p>`;
    return doors()[name].save(token, mine, { versionId });
  });
  const ends = await Promise.allSettled(saves);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refusal] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(refusal).toMatchObject({ code: 'TEMPLATE_CHANGED' });
  const [saved] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  expect(await doors().GraphQL.open(token)).toEqual(saved);
});

it('names the place of what is wrong in a payload', async () => {
  const { status, body } = await new RawClient(web.origin).rest(token, 'POST', '/template/update-template', {
    template_data: { components: { ROOFING: { child_components: [{ name: 'ROOFING' }] } } },
    maintenance_tips: {},
  });
  expect({ status, detail: body.detail }).toEqual({
    status: 400,
    detail:
      'The request is not as it should be. template_data.components.ROOFING.child_components[0].items is missing.',
  });
});
