/** How much there is of each reason for an answer. */
export type Evidence<Reason extends string = string> = Readonly<Record<Reason, number>>;

/** What the evidence speaks for an answer, as log odds. @param weights what each reason is worth. */
export function logOdds<Reason extends string>(evidence: Evidence<Reason>, weights: Evidence<Reason>): number {
  let sum = 0;
  for (const reason of Object.keys(weights) as Reason[]) sum += weights[reason] * evidence[reason];
  return sum;
}
