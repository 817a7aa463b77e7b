import type { Decision } from '../findings.ts';

/** "The same again" means what became of the remark that it speaks of, where a judge has changed that. */
export function followEarlier(decisions: readonly Decision[]): Decision[] {
  const out = [...decisions];
  for (const [at, decision] of decisions.entries()) {
    const { remark, place } = decision;
    if (remark.about === null || remark.kind === 'recommendation') continue;
    const before = out[remark.about];
    if (!before?.judgement || before.judgement.objection !== null || !before.comment || !before.place) continue;
    if (remark.place.component !== '' && remark.place.component !== before.place.component) continue;
    const { verdict, comment, confidence } = before;
    const occurrence = (remark.place.component ? place?.occurrence : undefined) ?? before.place.occurrence;
    const same = { ...before.place, occurrence };
    out[at] = { ...decision, verdict, comment, confidence, place: same, reason: 'the same as said before' };
  }
  return out;
}
