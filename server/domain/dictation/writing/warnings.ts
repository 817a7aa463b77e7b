import type { Decision } from '../findings.ts';

/** Seconds as `m:ss`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What was said but not written, one sentence each, with its words and time; and one where there was nothing to write. */
export function warningsOf(decisions: readonly Decision[]): string[] {
  const lost = decisions
    .filter((decision) => decision.verdict === 'warning')
    .map((decision) => {
      const said = `At ${clockTime(decision.remark.start)} you said "${decision.remark.words}"`;
      if (isTalk(decision)) return `${said}; it sounded like talk, so it was not written.`;
      return decision.place
        ? `${said}; no comment of your template says this, and new comments are switched off.`
        : `${said}; no item of your template fits, so it was not written.`;
    });
  const nothing = decisions.every((decision) => decision.verdict === 'none');
  return nothing ? ['Nothing about the house was heard in the recording, so no comment was written.', ...lost] : lost;
}

/** To whoever decided. */
function isTalk({ remark, judgement }: Decision): boolean {
  return judgement?.objection === null ? judgement.answer === 'narration' : remark.kind === 'narration';
}
