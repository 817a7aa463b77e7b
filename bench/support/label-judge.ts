import type { Decision } from '../../server/domain/dictation/findings.ts';
import type { Judgement, RemarkJudge, RemarkQuestion } from '../../server/domain/dictation/judging/remark-judge.ts';
import type { Dictation } from '../../tests/quality/dictations.ts';
import { type Answer, answersOf, type Label } from '../../tests/quality/label.ts';
import { speaksOf, stretchesOfDecisions, stretchesOfLabels } from '../../tests/quality/stretches.ts';

/** How sure the judge says it is: as language models do of nearly everything. */
const CONFIDENCE = 0.9;
const OTHER: Record<string, string> = { 'new': 'new', functional: 'functional', 'not inspected': 'notInspected' };

/** A way to judge, as the labels would have it or against them. */
export type Judging = keyof typeof JUDGINGS;

const JUDGINGS = {
  /** Knows the answer wherever it is among what is offered. */
  perfect: (question, labels) => rightAnswer(question, labels),
  /** The same, but wrong about every fifth remark. */
  mistaken: (question, labels) =>
    question.remark % 5 === 0 ? { answer: question.candidates[1]?.id ?? 'new' } : rightAnswer(question, labels),
  new: () => ({ answer: 'new' }),
  narration: () => ({ answer: 'narration' }),
  unlikely: ({ candidates }) => ({ answer: candidates.at(-1)?.id ?? 'new' }),
} satisfies Record<string, (question: RemarkQuestion, labels: readonly Label[]) => Told>;

type Told = Pick<Judgement, 'answer'> & { item?: string | null };

/**
 * A judge played from a dictation's labels: what a language model could reach, or spoil.
 * @param decisions of the rules, one for each remark.
 */
export function labelJudge(judging: Judging, { labels, text }: Dictation, decisions: readonly Decision[]): RemarkJudge {
  const labelled = stretchesOfLabels(labels, text);
  const decided = stretchesOfDecisions(decisions, text);
  const labelsOf = (remark: number) =>
    labels.filter((_, at) => speaksOf(decided[remark] ?? new Set(), labelled[at] ?? new Set()));
  return {
    judge: async (questions) =>
      questions.map((question) => ({
        remark: question.remark,
        item: null,
        ...JUDGINGS[judging](question, labelsOf(question.remark)),
        confidence: CONFIDENCE,
      })),
  };
}

/** Of several labels the first whose answer is offered; what nobody labelled is talk. */
function rightAnswer(question: RemarkQuestion, labels: readonly Label[]): Told {
  const answers = labels.flatMap(answersOf);
  for (const answer of answers) {
    const other = OTHER[answer.comment];
    const told = other ? { answer: other, item: itemOf(answer, question) } : candidateOf(answer, question);
    if (told) return told;
  }
  const [missing] = answers.filter(({ comment }) => comment !== 'none');
  return missing ? { answer: 'new', item: itemOf(missing, question) } : { answer: 'narration' };
}

function candidateOf(wanted: Answer, { candidates }: RemarkQuestion): Told | null {
  const found = candidates.find((candidate) => isAt(wanted, candidate) && candidate.comment.name === wanted.comment);
  return found ? { answer: found.id } : null;
}

const itemOf = (wanted: Answer, { items }: RemarkQuestion) => items.find((item) => isAt(wanted, item))?.id ?? null;

const isAt = (wanted: Answer, place: { component: string; itemName: string }) =>
  wanted.component === place.component && wanted.item === place.itemName;
