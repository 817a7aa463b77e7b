import { inBatches } from '../../in-batches.ts';
import { inParallel } from '../../in-parallel.ts';
import type { Template } from '../../template/template.ts';
import type { Decision } from '../findings.ts';
import type { RulesDecisions } from '../matching/find-comments.ts';
import { houseWords } from '../places/house-words.ts';
import { namesOf } from '../places/names.ts';
import { askAbout, isAskedAbout } from './ask-about.ts';
import { followEarlier } from './follow-earlier.ts';
import { isBelieved } from './is-believed.ts';
import { ModelFailure, type ModelWork } from './language-models.ts';
import type { ModelTrouble, ModelUse } from './model-use.ts';
import type { Judgement, RemarkJudge, RemarkQuestion } from './remark-judge.ts';
import { settleJudgement } from './settle-judgement.ts';

/** Remarks that are judged in one go: enough to pay the instructions once, few enough to lose with one bad answer. */
const BATCH = 12;
/** Batches at the same time. */
const AT_ONCE = 3;

/** A run that decisions are judged in. */
export interface JudgingWork extends Pick<ModelWork, 'signal' | 'log'> {
  progress(fraction: number): void;
}

/**
 * Lets a judge look at what the rules decided. Whatever it does not answer, or may not be believed in, stays as the rules
 * decided; a judge that fails takes nothing with it.
 * @throws what aborted the run.
 */
export async function judgeDecisions(
  { decisions: byRules, places, meanings }: RulesDecisions,
  template: Template,
  judge: RemarkJudge,
  work: JudgingWork,
): Promise<{ decisions: Decision[]; use: ModelUse }> {
  const knowledge = { template, meanings, house: houseWords(namesOf(template).names) };
  const questions = byRules
    .filter(isAskedAbout)
    .map(({ remark }) => askAbout(remark.index, { decisions: byRules, places, meanings }, template));
  const batches = inBatches(questions, BATCH);
  const failures: ModelFailure[] = [];
  const failed = new Map<number, ModelTrouble>();
  const settled: Decision[] = [];
  let done = 0;
  await inParallel(batches, AT_ONCE, async (batch) => {
    const judgements = await answersTo(batch);
    const ofBatch = batch.flatMap((question) => {
      const judgement = judgements.get(question.remark);
      const decision = byRules[question.remark];
      return (judgement && decision && settleJudgement(decision, question, judgement, knowledge)) ?? [];
    });
    settled.push(...(isBelieved(ofBatch, byRules, 'batch') ? ofBatch : disbelieved(ofBatch, byRules)));
    work.progress(++done / batches.length);
  });
  const believed = isBelieved(settled, byRules, 'report') ? settled : disbelieved(settled, byRules);
  const decisions = [...byRules];
  for (const decision of believed) decisions[decision.remark.index] = decision;

  const wanted = questions.map(({ remark }) => remark);
  const useful = new Set(believed.filter(({ judgement }) => judgement?.objection !== DISBELIEVED).map(indexOf));
  const believedOf = new Map(believed.map((decision) => [indexOf(decision), decision]));
  const without = wanted
    .filter((remark) => !useful.has(remark))
    .map(
      (remark) =>
        ({ remark, because: believedOf.has(remark) ? 'disbelieved' : (failed.get(remark) ?? 'missing') }) as const,
    );
  work.log('remarks judged', { remarks: wanted.length, without: without.length, error: failures[0]?.message });
  return { decisions: followEarlier(decisions), use: { wanted, without } };

  async function answersTo(batch: readonly RemarkQuestion[]): Promise<Map<number, Judgement>> {
    try {
      return onePerRemark(await judge.judge(batch));
    } catch (error) {
      work.signal.throwIfAborted();
      if (!(error instanceof ModelFailure)) throw error;
      failures.push(error);
      for (const { remark } of batch) failed.set(remark, error.reason);
      return new Map();
    }
  }
}

/** Whoever answers twice, and not the same, has not answered. */
function onePerRemark(judgements: readonly Judgement[]): Map<number, Judgement> {
  const first = new Map(judgements.toReversed().map((judgement) => [judgement.remark, judgement]));
  for (const { remark, answer } of judgements) if (first.get(remark)?.answer !== answer) first.delete(remark);
  return first;
}

const DISBELIEVED = 'the model contradicts plain words';
const indexOf = ({ remark }: Decision) => remark.index;

/** What the rules decided, with what was answered. */
function disbelieved(settled: readonly Decision[], byRules: readonly Decision[]): Decision[] {
  return settled.flatMap(({ remark, judgement }) => {
    const before = byRules[remark.index];
    return before && judgement ? [{ ...before, judgement: { ...judgement, objection: DISBELIEVED } }] : [];
  });
}
