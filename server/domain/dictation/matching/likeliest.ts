/** One of several answers, and how likely it is. */
export interface Likeliest<Answer> {
  answer: Answer;
  /** 0 to 1. */
  confidence: number;
}

/** The likeliest of several answers; null where none of them is likelier. @param odds log odds of each. @param none log odds of none of them. */
export function likeliest<Answer>(
  answers: readonly Answer[],
  odds: (answer: Answer) => number,
  none: number,
): Likeliest<Answer> | null {
  const all = answers.map(odds);
  const most = Math.max(...all);
  const answer = answers[all.indexOf(most)];
  if (answer === undefined || most <= none) return null;
  return { answer, confidence: Math.exp(most) / all.reduce((sum, one) => sum + Math.exp(one), Math.exp(none)) };
}
