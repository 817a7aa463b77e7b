import type { Decision, DecisionJudgement, Draft, Verdict } from '../findings.ts';
import { meaningsOfValues } from '../matching/with-measures.ts';
import { type Outcome, outcomesOf } from '../remarks/remark-outcome.ts';

interface RemarkReport {
  words: string;
  heard: string;
  /** What its measured values were read as to find comment and kind ("water pressure is too high"); never written. */
  measured: string[];
  /** Seconds. */
  start: number;
  end: number;
  kind: string;
  /** The section of the template that the speaker was in; null where none could be told. */
  heard_in: string | null;
  place: { component: string; occurrence: number; item: string | null; item_id: string | null } | null;
  decision: Verdict;
  /** What became of it: each remark has one. */
  outcome: Outcome;
  comment: { id: string; name: string } | null;
  location: string | null;
  confidence: number;
  candidates: {
    component: string;
    item: string;
    item_id: string;
    comment: { id: string; name: string };
    score: number;
  }[];
  reason: string;
  /** Index in this list. */
  merged_into: number | null;
  decided_by: DecidedBy;
  /** What a language model answered, and why it was not followed where it was not; null where none was asked. */
  model: DecisionJudgement | null;
  /** Whose words a new comment has; null for other decisions. */
  worded_by: Exclude<DecidedBy, 'inspector'> | null;
}

type DecidedBy = 'rules' | 'model' | 'inspector';

/** Every decision with what explains it: `remarks` of report.json. */
export function decisionsReport(decisions: readonly Decision[], draft: Draft): { remarks: RemarkReport[] } {
  const outcomes = outcomesOf(decisions, draft);
  return {
    remarks: decisions.map(
      ({ remark, heardIn, verdict, place, comment, confidence, candidates, reason, mergedInto, ...by }) => ({
        words: remark.words,
        heard: remark.heard,
        measured: meaningsOfValues(remark.words, { ...remark.place, component: heardIn ?? '' }),
        start: remark.start,
        end: remark.end,
        kind: remark.kind,
        heard_in: heardIn,
        place: place && {
          component: place.component,
          occurrence: place.occurrence,
          item: place.itemName,
          item_id: place.itemId,
        },
        decision: verdict,
        outcome: outcomes[remark.index] as Outcome,
        comment,
        location: remark.location,
        confidence,
        candidates: candidates.map((candidate) => ({
          component: candidate.component,
          item: candidate.itemName,
          item_id: candidate.itemId,
          comment: candidate.comment,
          score: candidate.score,
        })),
        reason,
        merged_into: mergedInto,
        decided_by: decidedBy(by),
        model: by.judgement ?? null,
        worded_by: verdict === 'new' || by.wording ? (by.wording?.by ?? 'rules') : null,
      }),
    ),
  };
}

function decidedBy({ isTaught, judgement }: Pick<Decision, 'isTaught' | 'judgement'>): DecidedBy {
  if (isTaught) return 'inspector';
  return judgement && judgement.objection === null ? 'model' : 'rules';
}
