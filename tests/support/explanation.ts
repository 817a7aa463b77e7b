import type { Explanation } from '../../server/domain/dictation/writing/explanation.ts';

/** What explains a report in which these things were said one after the other, and none of them was written. */
export function explanationOf(...said: string[]): Explanation {
  return {
    remarks: said.map((words, at) => ({
      words,
      heard: words,
      measured: [],
      start: at,
      end: at + 1,
      kind: 'finding',
      heard_in: null,
      place: null,
      decision: 'warning',
      outcome: 'warned',
      comment: null,
      location: null,
      confidence: 0,
      candidates: [],
      reason: 'names nothing of the house',
      merged_into: null,
      decided_by: 'rules',
      model: null,
      worded_by: null,
    })),
    comments: [],
    ratings: [],
    sections: [],
  };
}
