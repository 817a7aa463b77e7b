/** How likely each answer is, by what speaks for it (softmax); sums to 1. @param scores in the order of the answers. */
export function oddsOf<Answer extends string>(
  answers: readonly Answer[],
  scores: readonly number[],
): Record<Answer, number> {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, odd) => total + odd, 0);
  return Object.fromEntries(answers.map((answer, at) => [answer, (odds[at] as number) / sum])) as Record<
    Answer,
    number
  >;
}
