import { describe, expect, it, vi } from 'vitest';
import type { Decision } from '../../../../../server/domain/dictation/findings.ts';
import { judgeDecisions } from '../../../../../server/domain/dictation/judging/judge-decisions.ts';
import { ModelFailure } from '../../../../../server/domain/dictation/judging/language-models.ts';
import type { Judgement, RemarkQuestion } from '../../../../../server/domain/dictation/judging/remark-judge.ts';
import type { RulesDecisions } from '../../../../../server/domain/dictation/matching/find-comments.ts';
import { decisionAbout, rulesDecide } from '../../../../support/rules-decide.ts';
import { dictationFixture, dwellingTemplate } from '../../../../support/written-dictation.ts';

const template = dwellingTemplate();
const ruled = await rulesDecide(dictationFixture('dwelling-1.txt'), template);
const byRules = ruled.decisions;
const work = { signal: new AbortController().signal, log: vi.fn(), progress: () => {} };

/** Lets a judge that answers so look at what the rules decided. */
function judged(answer: (question: RemarkQuestion) => string | Judgement[] | null, decided: RulesDecisions = ruled) {
  const judge = vi.fn(async (questions: readonly RemarkQuestion[]) =>
    questions.flatMap((question) => {
      const said = answer(question);
      return typeof said === 'string'
        ? [{ remark: question.remark, answer: said, item: null, confidence: 0.95 }]
        : (said ?? []);
    }),
  );
  return { judge, result: judgeDecisions(decided, template, { judge }, work) };
}

const withoutJudgement = (decisions: readonly Decision[]) =>
  decisions.map((decision) => ({ ...decision, judgement: undefined }));

describe('what is asked', () => {
  it('is each remark whose kind is in doubt, once, in batches, with what was said around it', async () => {
    const { judge, result } = judged(() => 'unsure');
    const { use } = await result;
    const asked = judge.mock.calls.flatMap(([questions]) => questions);
    expect(asked.map(({ remark }) => remark)).toEqual(use.wanted);
    expect(new Set(use.wanted).size).toBe(use.wanted.length);
    const kinds = new Set(asked.map(({ remark }) => byRules[remark]?.remark.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['finding', 'functional', 'narration', 'notInspected']));
    expect(Math.max(...judge.mock.calls.map(([questions]) => questions.length))).toBeLessThanOrEqual(12);
    const trim = asked.find(({ words }) => words.includes('Trim board'));
    expect(trim?.place).toMatchObject({ component: 'OUTSIDE FACES', itemName: 'Cladding and Trim' });
    expect(trim?.after).toEqual(['The paint is peeling on the west side.']);
    expect(trim?.candidates[0]).toMatchObject({
      comment: { name: 'Decayed trim' },
      text: expect.stringMatching(/^Wood trim/),
    });
  });

  it('offers every item of the template as a place, once', async () => {
    const { judge } = judged(() => 'unsure');
    const [[question] = []] = judge.mock.calls[0] ?? [];
    const items = template.components.flatMap(({ name, items }) => items.map((item) => `${name} / ${item.name}`));
    expect(question?.items.map(({ component, itemName }) => `${component} / ${itemName}`)).toEqual(items);
    expect(new Set(question?.items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('offers what the rules chose, the announced item’s comments, those of other sections, and no id twice', async () => {
    const { judge } = judged(() => 'unsure');
    const asked = judge.mock.calls.flatMap(([questions]) => questions);
    for (const { candidates } of asked) expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
    const paint = asked.find(({ words }) => words.includes('paint is peeling'));
    const sections = asked.map(({ candidates }) => new Set(candidates.map(({ component }) => component)).size);
    expect(Math.max(...sections)).toBeGreaterThan(1);
    for (const { remark, candidates } of asked) {
      const chosen = byRules[remark]?.comment?.id;
      if (chosen && byRules[remark]?.verdict !== 'functional')
        expect(candidates.map(({ comment }) => comment.id)).toContain(chosen);
    }
    expect(paint?.candidates.some(({ comment }) => comment.name === 'Cladding touching soil')).toBe(true);
  });
});

describe('what the rules decided stays', () => {
  it.each([
    ['where the judge is unsure', () => 'unsure', 0],
    ['where nothing is answered', () => null, 'all'],
    ['where ids do not exist', () => '0.99', 'all'],
    [
      'where two answers are given',
      ({ remark }: RemarkQuestion) =>
        ['new', 'functional'].map((answer) => ({ remark, answer, item: null, confidence: 1 })),
      'all',
    ],
    [
      'where answers are given for remarks that nobody asked about',
      () => [{ remark: 9_999, answer: 'new', item: null, confidence: 1 }],
      'all',
    ],
  ])('%s', async (_what, answer, without) => {
    const { decisions, use } = await judged(answer).result;
    expect(withoutJudgement(decisions)).toEqual(withoutJudgement(byRules));
    expect(use.without).toHaveLength(without === 'all' ? use.wanted.length : 0);
  });

  it.each([
    ['calls everything talk', () => 'narration'],
    ['calls everything new', () => 'new'],
    [
      'chooses the last candidate, whatever was said',
      ({ candidates }: RemarkQuestion) => candidates.at(-1)?.id ?? 'new',
    ],
  ])('where a judge %s: it contradicts plain words', async (_what, answer) => {
    const { decisions, use } = await judged(answer).result;
    const changed = withoutJudgement(decisions).filter((one, at) => one.verdict !== byRules[at]?.verdict);
    const ofPlainBatches = decisions.filter(
      ({ judgement }) => judgement?.objection === 'the model contradicts plain words',
    );
    expect(ofPlainBatches.length).toBeGreaterThan(20);
    expect(use.without).toEqual(ofPlainBatches.map(({ remark }) => ({ remark: remark.index, because: 'disbelieved' })));
    expect(changed.filter(({ verdict }) => verdict === 'none')).toEqual([]);
  });

  it('for the batches whose judge fails, and only for them', async () => {
    let calls = 0;
    const judge = async (questions: readonly RemarkQuestion[]) => {
      if (++calls === 1) throw new ModelFailure('broken', 'the server answered 500');
      return questions.map(({ remark }) => ({ remark, answer: 'unsure', item: null, confidence: 1 }));
    };
    const { use } = await judgeDecisions(ruled, template, { judge }, work);
    expect(use.without).toHaveLength(12);
    expect(new Set(use.without.map(({ because }) => because))).toEqual(new Set(['broken']));
    expect(work.log).toHaveBeenLastCalledWith(
      'remarks judged',
      expect.objectContaining({ without: 12, error: 'the server answered 500' }),
    );
  });
});

it('a run that is stopped does not go on by rules', async () => {
  const stop = new AbortController();
  const judge = async () => {
    stop.abort(new Error('stopped'));
    throw new ModelFailure('slow', 'no answer in time');
  };
  await expect(judgeDecisions(ruled, template, { judge }, { ...work, signal: stop.signal })).rejects.toThrow('stopped');
});

it('a failure that is not the model’s is nobody’s to hide', async () => {
  const judge = async () => {
    throw new Error('disk full');
  };
  await expect(judgeDecisions(ruled, template, { judge }, work)).rejects.toThrow('disk full');
});

it('“the same again” follows the remark that it speaks of', async () => {
  const text = 'Raised platforms. The beam hangs on a few nails. Same thing again on the other one.';
  const { result } = judged(
    ({ words, candidates }) =>
      (words.includes('nails') && candidates.find(({ comment }) => comment.name === 'Ledger fastening')?.id) ||
      'unsure',
    await rulesDecide(text, template),
  );
  const { decisions } = await result;
  expect(decisionAbout('few nails', decisions).comment?.name).toBe('Ledger fastening');
  expect(decisionAbout('Same thing', decisions)).toMatchObject({
    verdict: 'template',
    comment: { name: 'Ledger fastening' },
    reason: 'the same as said before',
  });
});
