import type { Draft, Spot } from '../../../client/features/template-editor/model/draft.ts';
import type { Question, Step } from '../../../client/features/template-editor/model/step.ts';

/** What became of an action. */
export interface Outcome {
  draft: Draft;
  at: Spot | undefined;
  /** What was asked on the way. */
  asked: Question[];
}

/**
 * Answers the questions of a step one after the other: true is yes, a number is yes with that option picked.
 * @throws Error when more or fewer questions come than there are answers.
 */
export function answerStep(step: Step, ...answers: (boolean | number)[]): Outcome {
  const asked: Question[] = [];
  let current = step;
  while ('ask' in current) {
    const answer = answers[asked.length];
    if (answer === undefined) throw new Error(`Nobody expected the question: ${current.ask.text}`);
    asked.push(current.ask);
    current = current.answer({ yes: answer !== false, option: typeof answer === 'number' ? answer : 0 });
  }
  if (asked.length < answers.length) throw new Error(`Only ${asked.length} of ${answers.length} questions came`);
  return { draft: current.draft, at: current.at, asked };
}
