import type { Place } from '../findings.ts';
import { FITTED_WEIGHTS } from '../fitted-weights.generated.ts';
import { type Evidence, logOdds } from '../log-odds.ts';
import { type Likeliest, likeliest } from './likeliest.ts';
import { isOf } from './place-of.ts';
import type { Match } from './retrieve.ts';

/**
 * What speaks for a limitation, against the others and against none (conditional logit): how well its words fit, how near its
 * meaning is, by the catalogue and by its sentences, and whether it is of the section and of the item that was not inspected.
 * The weights are fitted by `npm run fit`.
 */
type LimitationReason = keyof typeof FITTED_WEIGHTS.limitation;

/** A limitation must be so sure: one with another reason would tell what nobody said. Of 193 it leaves out 5 that are right. */
const ENOUGH = 0.8;

/** The limitation that gives the reason that was said; null where none does. @param place what was not inspected, as far as is known. */
export function chooseLimitation(limitations: readonly Match[], place: Place | null): Likeliest<Match> | null {
  const chosen = likeliest(
    limitations,
    (limitation) => logOdds(evidenceForLimitation(limitation, place), FITTED_WEIGHTS.limitation),
    logOdds(EVIDENCE_FOR_NO_LIMITATION, FITTED_WEIGHTS.noLimitation),
  );
  return chosen && chosen.confidence >= ENOUGH ? chosen : null;
}

/** What there is for a limitation. */
export const evidenceForLimitation = (
  { fit, likeness, meaning, entry }: Match,
  place: Place | null,
): Evidence<LimitationReason> => ({
  fit,
  likeness,
  meaning,
  isHere: entry.component === place?.component ? 1 : 0,
  isOfItem: isOf(entry, place) ? 1 : 0,
});

/** What there is for none of the limitations. */
export const EVIDENCE_FOR_NO_LIMITATION: Evidence<keyof typeof FITTED_WEIGHTS.noLimitation> = { always: 1 };
