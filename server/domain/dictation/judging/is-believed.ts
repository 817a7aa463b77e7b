import type { Decision, DecisionJudgement } from '../findings.ts';
import { isPlain } from './objections.ts';

/** So many contradictions to plain words among the remarks of one batch, or of all of them, are no accident, … */
const CONTRADICTIONS = { batch: 2, report: 3 };
/** … where they are more than this share: of 100 honest answers seven are. */
const SHARE = 2 / 3;
/** So often one batch of twelve may be answered alike against the rules. Of 40 honest ones none called more than three talk. */
const ALIKE = { narration: 4, new: 8, functional: 8, notInspected: 8 };

type Alike = keyof typeof ALIKE;

/**
 * Whether a judge's answers are worth anything. Among any remarks there are some whose words leave little doubt; a judge
 * that says otherwise of most of them, or the same of nearly all remarks, was talked into it by one of them, or makes its
 * answers up, and is not believed about the others either.
 * @param settled decisions that were judged: of one batch, or of the whole report.
 */
export function isBelieved(
  settled: readonly Decision[],
  byRules: readonly Decision[],
  extent: keyof typeof CONTRADICTIONS,
): boolean {
  const pairs = settled.flatMap(({ remark, judgement }) => {
    const before = byRules[remark.index];
    return before && judgement && judgement.answer !== 'unsure' ? [{ before, judgement }] : [];
  });
  const plain = pairs.filter(({ before }) => isPlain(before));
  const contradicted = plain.filter(({ before, judgement }) => judgement.comment?.id !== before.comment?.id).length;
  if (contradicted >= CONTRADICTIONS[extent] && contradicted > SHARE * plain.length) return false;
  if (extent === 'report') return true;
  return (Object.keys(ALIKE) as Alike[]).every(
    (answer) => pairs.filter((pair) => pair.judgement.answer === answer && turns(pair)).length <= ALIKE[answer],
  );
}

function turns({
  before: { verdict },
  judgement: { answer },
}: {
  before: Decision;
  judgement: DecisionJudgement;
}): boolean {
  return answer === 'narration' ? verdict !== 'none' && verdict !== 'warning' : verdict !== answer;
}
