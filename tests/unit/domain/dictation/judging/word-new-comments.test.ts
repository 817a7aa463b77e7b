import { expect, it, vi } from 'vitest';
import type { Decision } from '../../../../../server/domain/dictation/findings.ts';
import type { DraftTask } from '../../../../../server/domain/dictation/judging/comment-drafter.ts';
import { ModelFailure } from '../../../../../server/domain/dictation/judging/language-models.ts';
import {
  bothUses,
  type ModelTrouble,
  type ModelUse,
  modelWarning,
} from '../../../../../server/domain/dictation/judging/model-use.ts';
import { wordNewComments } from '../../../../../server/domain/dictation/judging/word-new-comments.ts';
import { mergeDuplicates } from '../../../../../server/domain/dictation/matching/merge-duplicates.ts';
import { createNewComments } from '../../../../../server/domain/dictation/writing/create-new-comments.ts';
import { writeComments } from '../../../../../server/domain/dictation/writing/write-comments.ts';
import { DEFAULT_SETTINGS } from '../../../../../server/domain/report/report.ts';
import { rulesDecide } from '../../../../support/rules-decide.ts';
import { dwellingTemplate } from '../../../../support/written-dictation.ts';

const template = dwellingTemplate();
const TEXT =
  'Outside faces. Cladding and trim. A big wasp nest is hanging in the soffit vent at the gable. Have someone remove it.';
/** As though no comment of the template spoke of a vent. */
const byRules = (await rulesDecide(TEXT, template)).decisions.map(
  (decision): Decision =>
    decision.remark.words.includes('wasp')
      ? { ...decision, verdict: 'new', comment: null, place: decision.remark.place }
      : decision,
);
const decisions = createNewComments(mergeDuplicates(byRules), template, DEFAULT_SETTINGS);
const work = { signal: new AbortController().signal, log: () => {}, progress: () => {} };
const GOOD = {
  title: 'Wasp nest in soffit vent',
  text: 'A big wasp nest is hanging in the soffit vent at the gable. Have someone remove it.',
};

/** The texts of new comments, where a drafter answers these one after the other. */
async function written(...answers: ({ title: string; text: string } | null | Error)[]) {
  const tasks: DraftTask[] = [];
  const draft = vi.fn(async (asked: readonly DraftTask[]) => {
    tasks.push(...asked);
    const answer = answers.shift() ?? null;
    if (answer instanceof Error) throw answer;
    return answer ? asked.map(({ remark }) => ({ remark, ...answer })) : [];
  });
  const { decisions: worded, use } = await wordNewComments(
    decisions,
    template,
    { drafter: { draft }, by: 'model', tellsPlaces: false },
    work,
  );
  const { sections } = writeComments(worded, template, DEFAULT_SETTINGS);
  const comments = sections.flatMap(({ items }) => items.flatMap((item) => item.comments));
  return { tasks, use, comments: comments.filter(({ source }) => source === 'new') };
}

it('writes what a drafter says of a remark and the advice on it, in the way of the template', async () => {
  const { tasks, comments, use } = await written(GOOD);
  expect(tasks).toEqual([
    {
      remark: 2,
      said: ['A big wasp nest is hanging in the soffit vent at the gable.', 'Have someone remove it.'],
      kind: 'finding',
      component: 'OUTSIDE FACES',
      itemName: 'Cladding and Trim',
      trade: expect.any(String),
      style: expect.arrayContaining([{ title: 'Decayed trim', text: expect.stringMatching(/^Wood trim is decayed/) }]),
      subject: null,
      faults: [],
    },
  ]);
  expect(comments).toMatchObject([{ name: GOOD.title, text: `<p>${GOOD.text}</p>`, remarks: [2, 3] }]);
  expect(use).toEqual({ wanted: [2], without: [] });
});

it('asks once more after a wording that breaks a law, naming what is wrong', async () => {
  const bad = { ...GOOD, text: GOOD.text.replace('A big', '2 big') };
  const { tasks, comments } = await written(bad, GOOD);
  expect(tasks.map(({ faults }) => faults)).toEqual([[], ['2']]);
  expect(comments[0]?.text).toContain('A big wasp nest');
});

it.each([
  [
    'two wordings that break a law',
    [
      { ...GOOD, text: 'There are 3 nests.' },
      { ...GOOD, text: 'There are 4 nests.' },
    ],
    'lawless',
  ],
  ['nothing', [null], 'missing'],
  ['a failure', [new ModelFailure('slow', 'no answer in time')], 'slow'],
])('leaves the comment as it was said after %s', async (_what, answers, because) => {
  const { comments, use } = await written(...answers);
  expect(comments[0]?.text).toBe(
    '<p>A big wasp nest is hanging in the soffit vent at the gable. Have someone remove it.</p>',
  );
  expect(comments[0]?.name).toMatch(/^Big wasp nest/);
  expect(use.without).toEqual([{ remark: 2, because }]);
});

it('writes no markup that a drafter sends', async () => {
  const text = `${GOOD.text} <script>alert(1)</script>`;
  const { comments } = await written({ ...GOOD, text }, { ...GOOD, text });
  expect(comments[0]?.text).not.toContain('<script');
});

/** How a warning tells one trouble after the other, of remarks 1, 2, 3 …; one more remark was answered. */
const told = (...troubles: ModelTrouble[]) =>
  modelWarning({
    wanted: [0, ...troubles.map((_, at) => at + 1)],
    without: troubles.map((because, at) => ({ remark: at + 1, because })),
  });

it('a model that did all that it was wanted for is not warned of', () => {
  expect(told()).toBeNull();
});

it.each([
  [
    'key',
    /^The language model could not be used for 1 of 2 remarks; .* \(the key was refused, check LANGUAGE_MODEL_KEY\)\.$/,
  ],
  ['credit', /wants to be paid/],
  ['address', /check LANGUAGE_MODEL_URL and LANGUAGE_MODEL\)/],
  ['busy', /asked too often/],
  ['broken', /the server failed/],
  ['unreached', /could not be reached, check LANGUAGE_MODEL_URL\)/],
  ['slow', /too slow/],
  ['silent', /refused to answer/],
  ['unreadable', /not what was asked for/],
  ['lawless', /broke the rules/],
  ['disbelieved', /contradicted plain words/],
  ['limit', /LANGUAGE_MODEL_MAX_TOKENS_PER_REPORT/],
] as const)('a trouble tells what happened and what to do: %s', (trouble, sentence) => {
  expect(told(trouble)).toMatch(sentence);
});

it('several troubles are told in one sentence, the most frequent first', () => {
  expect(told('slow', 'lawless', 'lawless')).toBe(
    'The language model could not be used for 3 of 4 remarks; the rules decided (2: its answers broke the rules for what may be written; 1: it was too slow, try again later or with a faster model).',
  );
});

it('a remark that the model was wanted for twice is one remark', () => {
  const judging: ModelUse = { wanted: [1, 2, 10], without: [{ remark: 2, because: 'slow' }] };
  const wording: ModelUse = {
    wanted: [2, 10],
    without: [
      { remark: 2, because: 'key' },
      { remark: 10, because: 'lawless' },
    ],
  };
  expect(bothUses(judging, wording)).toEqual({
    wanted: [1, 2, 10],
    without: [
      { remark: 2, because: 'slow' },
      { remark: 10, because: 'lawless' },
    ],
  });
});
