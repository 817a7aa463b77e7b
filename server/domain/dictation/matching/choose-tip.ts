import { FITTED_WEIGHTS } from '../fitted-weights.generated.ts';
import { type Evidence, logOdds } from '../log-odds.ts';
import { type Likeliest, likeliest } from './likeliest.ts';
import type { Match } from './retrieve.ts';

/**
 * What speaks for a maintenance tip, against the others and against none (conditional logit): how near its meaning is, by the
 * catalogue, among the comments of the section spoken of, and by its sentences, and whether it is of the item spoken of last.
 * The weights are fitted by `npm run fit`.
 */
type TipReason = keyof typeof FITTED_WEIGHTS.advice;

/** The tip that advice for the owner means; null where none says it. @param isOfLast whether a tip's item is the one spoken of last. */
export function chooseTip(tips: readonly Match[], isOfLast: (tip: Match) => boolean): Likeliest<Match> | null {
  return likeliest(
    tips,
    (tip) => logOdds(evidenceForTip(tip, isOfLast(tip)), FITTED_WEIGHTS.advice),
    logOdds(EVIDENCE_FOR_NO_TIP, FITTED_WEIGHTS.noAdvice),
  );
}

/** What there is for a tip. @param isOfLast its item is the one spoken of last. */
export const evidenceForTip = ({ likeness, likenessHere, meaning }: Match, isOfLast: boolean): Evidence<TipReason> => ({
  likeness,
  likenessHere,
  meaning,
  isOfLast: isOfLast ? 1 : 0,
});

/** What there is for none of the tips. */
export const EVIDENCE_FOR_NO_TIP: Evidence<keyof typeof FITTED_WEIGHTS.noAdvice> = { always: 1 };
