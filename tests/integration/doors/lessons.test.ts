import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { explanationOf } from '../../support/explanation.ts';
import { RawClient } from '../../support/raw-client.ts';
import { formOf, startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

let web: TestWeb;
let client: RawClient;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;
let reportId: string;

const LOOSE = 'the chimney flashing is loose';
const RUSTED = 'the kitchen faucet is rusted and drips';
const EXPLANATION = explanationOf(LOOSE, RUSTED, 'rate it repair', 'roofing');
const [, rusted, rated, announced] = EXPLANATION.remarks;
const CANDIDATE = { component: 'ROOFING', item: 'Flashing', item_id: 'II-1', comment: { id: 'C-1', name: 'Loose' } };

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
  if (!rusted || !rated || !announced) throw new Error('The explanation is too short.');
  Object.assign(rusted, {
    outcome: 'written',
    decision: 'template',
    reason: 'the comment says what was said',
    heard: 'uh the kitchen faucet is rusted and drips',
    candidates: [{ ...CANDIDATE, score: 0.8 }],
  });
  announced.outcome = 'announcement';
  rated.outcome = 'rated';
  EXPLANATION.ratings.push({
    section: 'KITCHEN 2',
    item: 'Faucet',
    item_id: 'II-7',
    rating: 'RR',
    remarks: [1, 2],
    reason: "the inspector's own rating",
  });
  EXPLANATION.comments.push({
    section: 'KITCHEN 2',
    item: 'Faucet',
    item_id: 'II-7',
    comment: { id: 'C-7', name: 'Faucet drips' },
    source: 'template',
    heard: [],
    remarks: [1],
    reason: '',
  });
});
afterAll(() => web.close());
beforeEach(async () => {
  ada = await web.logIn();
  await web.app.templates.chooseDefault(ada.actor, { isHousemaster: false });
  reportId = await startReport();
  await web.complete(reportId, '<written>', EXPLANATION);
});

async function startReport(): Promise<string> {
  const { id } = await web.app.reports.create(ada.actor, {});
  await client.rest(ada.accessToken, 'POST', `/reports/${id}/upload-audio`, formOf(['audio_files/a.wav', wavFile()]));
  await web.app.reports.process(ada.actor, { reportId: id, forceRestart: false });
  return id;
}

const rest = (method: string, path: string, body?: object) => client.rest(ada.accessToken, method, path, body);
const teach = (remark: number, target: object | null) =>
  rest('POST', '/lessons/teach', { report_id: reportId, remark, target });

/** A comment of the template, and its item. */
async function someComment() {
  const { template } = await web.app.templates.open(ada.actor);
  const [component] = template.components;
  const item = component?.groups[0]?.items.find(({ comments }) => comments.length > 0);
  const [comment] = item?.comments ?? [];
  if (!component || !item || !comment) throw new Error('The template has no comment.');
  return { component, item, comment };
}

describe('what was said', () => {
  it('is told with what became of it, alike by both doors', async () => {
    const { body } = await rest('GET', `/reports/${reportId}/remarks`);
    expect(body.remarks).toHaveLength(4);
    expect(body.remarks[0]).toMatchObject({ index: 0, words: LOOSE, outcome: 'warned', section: null, comment: null });
    expect(body.remarks[1]).toEqual({
      index: 1,
      words: RUSTED,
      heard: `uh ${RUSTED}`,
      start: 1,
      end: 2,
      outcome: 'written',
      section: 'KITCHEN 2',
      item: 'Faucet',
      comment: 'Faucet drips',
      rating: null,
      is_new: false,
      reason: 'the comment says what was said',
      is_taught: false,
      candidates: [
        { component: 'ROOFING', item_id: 'II-1', item_name: 'Flashing', comment_id: 'C-1', comment_name: 'Loose' },
      ],
    });
    const given = { section: 'KITCHEN 2', item: 'Faucet', comment: null, rating: 'RR' };
    expect(body.remarks[2]).toMatchObject(given);
    const { body: graphql } = await client.graphql(
      ada.accessToken,
      `query($id: ID!) { remarks(reportId: $id) { index words heard start end outcome section item comment rating isNew reason isTaught
         candidates { component itemId itemName commentId commentName } } }`,
      { id: reportId },
    );
    expect(graphql.data.remarks[1]).toMatchObject({ section: 'KITCHEN 2', outcome: 'written', isTaught: false });
    expect(graphql.data.remarks[2]).toMatchObject(given);
    expect(graphql.data.remarks[1].candidates).toEqual([
      { component: 'ROOFING', itemId: 'II-1', itemName: 'Flashing', commentId: 'C-1', commentName: 'Loose' },
    ]);
  });

  it('is there when the report is completed, and said to be missing where it was not kept', async () => {
    const unfinished = await startReport();
    const waiting = await rest('GET', `/reports/${unfinished}/remarks`);
    expect([waiting.status, waiting.body.detail]).toEqual([
      409,
      'This report is not ready yet. Please wait until it is completed.',
    ]);
    await web.complete(unfinished, '<written>');
    const older = await rest('GET', `/reports/${unfinished}/remarks`);
    expect([older.status, older.body.detail]).toEqual([
      404,
      'What was said was not kept with this report. Reprocess it to see it here.',
    ]);
  });
});

describe('a lesson', () => {
  it('is kept with what its target is called, and listed newest first until it is forgotten', async () => {
    const { component, item, comment } = await someComment();
    const target = { component: component.name, item_id: item.id, comment_id: comment.id };
    const { body } = await teach(0, target);
    expect(body.lesson).toEqual({
      lesson_id: expect.any(String),
      words: LOOSE,
      target,
      item_name: item.name,
      comment_name: comment.name,
      created_at: expect.any(String),
    });
    await teach(1, null);
    const { body: listed } = await rest('GET', '/lessons/list');
    expect(listed.lessons.map(({ words }: { words: string }) => words)).toEqual([RUSTED, LOOSE]);
    const { body: graphql } = await client.graphql(
      ada.accessToken,
      '{ lessons { words component itemId itemName commentId commentName } }',
    );
    expect(graphql.data.lessons[1]).toEqual({
      words: LOOSE,
      component: component.name,
      itemId: item.id,
      itemName: item.name,
      commentId: comment.id,
      commentName: comment.name,
    });
    expect((await rest('DELETE', `/lessons/${body.lesson.lesson_id}/forget`)).body.success).toBe(true);
    expect((await rest('DELETE', `/lessons/${body.lesson.lesson_id}/forget`)).body.code).toBe('NOT_FOUND');
    expect((await rest('GET', '/lessons/list')).body.lessons).toHaveLength(1);
  });

  it('takes the place of what was taught of the same words before', async () => {
    const { component, item } = await someComment();
    await teach(0, null);
    await teach(0, { component: component.name, item_id: item.id, comment_id: null });
    const { body } = await rest('GET', '/lessons/list');
    expect(body.lessons).toMatchObject([{ words: LOOSE, item_name: item.name, comment_name: null }]);
  });

  it.each([
    { why: 'a remark that there is not', remark: 99, detail: /no such remark/ },
    { why: 'words that only name a place', remark: 3, detail: /only name a place/ },
    { why: 'words that say too little', remark: 2, detail: /say too little/ },
  ])('is refused for $why', async ({ remark, detail }) => {
    const { status, body } = await teach(remark, null);
    expect(status).toBe(400);
    expect(body.detail).toMatch(detail);
    expect((await rest('GET', '/lessons/list')).body.lessons).toEqual([]);
  });

  it('is refused for a target that the template does not have', async () => {
    const { component, item } = await someComment();
    for (const target of [
      { component: 'ATTIC OF NOBODY', item_id: item.id, comment_id: null },
      { component: component.name, item_id: 'II-none', comment_id: null },
      { component: component.name, item_id: item.id, comment_id: 'C-none' },
    ]) {
      const { status, body } = await teach(0, target);
      expect([status, body.detail]).toEqual([
        400,
        'Your template has no such item or comment any more. Please choose another one.',
      ]);
    }
    expect((await rest('GET', '/lessons/list')).body.lessons).toEqual([]);
  });
});
