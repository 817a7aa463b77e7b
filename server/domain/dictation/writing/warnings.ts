import type { Decision, Remark } from '../findings.ts';
import { retractedCount } from '../remarks/retractions.ts';
import { readMeaning } from '../words/meaning.ts';

/** Seconds as `m:ss`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Why something is left out, of which one sentence tells. */
const LEFT_OUT = [
  'as talk',
  'because you took it back',
  'because your template has no item or rating for it',
  'as you taught',
] as const;
/** "Okay, thanks" and "scratch that" are no loss. */
const FEW_WORDS = 2;

/**
 * What was said but not written: one sentence for each remark that found no place, with its words and time, and one for
 * all that was left out as talk, what was taken back, and ratings that cannot be given; and one where there was nothing to write.
 */
export function warningsOf(decisions: readonly Decision[]): string[] {
  const nothing = decisions.every(
    (decision) => decision.verdict === 'none' && [null, 'as talk'].includes(whyLeftOut(decision)),
  );
  return [
    ...(nothing ? ['Nothing about the house was heard in the recording, so no comment was written.'] : []),
    ...decisions.filter(({ verdict }) => verdict === 'warning').map(warningOf),
    ...LEFT_OUT.flatMap((why) => {
      const left = decisions.filter((decision) => whyLeftOut(decision) === why);
      const said = left.map(({ remark }) => `"${remark.words}" (${clockTime(remark.start)})`);
      return said.length > 0 ? [`Left out ${why}: ${said.join(', ')}.`] : [];
    }),
  ];
}

/** Why a remark is told in a sentence about all that was left out; null where it is not. */
export function whyLeftOut(decision: Decision): (typeof LEFT_OUT)[number] | null {
  const { verdict, remark, isTaught } = decision;
  if (verdict === 'none' && isTaught) return 'as you taught';
  if (verdict === 'none' && remark.kind === 'rating') return 'because your template has no item or rating for it';
  if (verdict !== 'none' || saysLittle(remark)) return null;
  if (remark.kind === 'retracted') return 'because you took it back';
  return isTalk(decision) ? 'as talk' : null;
}

/** "Faucet drips", taken back, is a finding, however short. */
function saysLittle({ kind, words }: Remark): boolean {
  if (words.split(/\s+/).length > FEW_WORDS) return false;
  const { parts, defects, fine } = readMeaning(words);
  return kind !== 'retracted' || parts + defects + fine === 0 || retractedCount(words) > 0;
}

function warningOf(decision: Decision): string {
  const said = `At ${clockTime(decision.remark.start)} you said "${decision.remark.words}"`;
  if (isTalk(decision)) return `${said}; it sounded like talk, so it was not written.`;
  return decision.place
    ? `${said}; no comment of your template says this, and new comments are switched off.`
    : `${said}; no item of your template fits, so it was not written.`;
}

/** To whoever decided. */
function isTalk({ remark, judgement }: Decision): boolean {
  return judgement?.objection === null ? judgement.answer === 'narration' : remark.kind === 'narration';
}
