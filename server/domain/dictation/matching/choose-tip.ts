import { FITTED_WEIGHTS } from '../fitted-weights.generated.ts';
import { type Evidence, logOdds } from '../log-odds.ts';
import type { Match } from './retrieve.ts';

/**
 * What speaks for a maintenance tip, against the others and against none (conditional logit): how near its meaning is, and is
 * among the comments of the section spoken of, and whether it is of the item spoken of last. The weights are fitted by `npm run fit`.
 */
type TipReason = keyof typeof FITTED_WEIGHTS.advice;

/** The tip that advice for the owner means, and how likely; null where none says it. @param isOfLast whether a tip's item is the one spoken of last. */
export function chooseTip(
  tips: readonly Match[],
  isOfLast: (tip: Match) => boolean,
): { tip: Match; confidence: number } | null {
  const odds = tips.map((tip) => Math.exp(logOdds(evidenceForTip(tip, isOfLast(tip)), FITTED_WEIGHTS.advice)));
  const none = Math.exp(logOdds(EVIDENCE_FOR_NO_TIP, FITTED_WEIGHTS.noAdvice));
  const most = Math.max(...odds);
  const tip = tips[odds.indexOf(most)];
  return tip && most > none ? { tip, confidence: most / odds.reduce((sum, one) => sum + one, none) } : null;
}

/** What there is for a tip. @param isOfLast its item is the one spoken of last. */
export const evidenceForTip = ({ likeness, likenessHere }: Match, isOfLast: boolean): Evidence<TipReason> => ({
  likeness,
  likenessHere,
  isOfLast: isOfLast ? 1 : 0,
});

/** What there is for none of the tips. */
export const EVIDENCE_FOR_NO_TIP: Evidence<keyof typeof FITTED_WEIGHTS.noAdvice> = { always: 1 };
