import type { OUTCOMES, RetractionOdds } from '../likeness/retraction-odds.ts';
import { readMeaning } from '../words/meaning.ts';

/** Odds from which on what a sentence tells is taken back: as it stands, where it is asked, and where words say that a thought turns. */
const SURELY = 0.98;
const ASKED = 0.95;
const WITH_CUE = 0.85;
/** "Turns out", "would have sworn"; not "no floor cracks". */
const TURNS =
  /(?<!^)\bno\b|\b(?:nope|nah|never ?mind|actually|wait|(?:hold|hang) on|turn(?:s|ed)? out|thought|figured|guess|swore|sworn|took|had me|looked(?! at)|seemed|sounded|scratch|strike|forget|kidding|oops|whoops|false alarm|my|mine)\b|(?:\bwould(?: have|['’]ve)|['’]d have) (?:bet|said|called|told|written|put)\b/i;
/** … or the next sentence turns it. */
const TURNS_NEXT =
  /\b(?:not|just|only|oh|ah|huh|well|but|skip|sorry|correction|never|nothing|nobody|there (?:it|she|we) go(?:es)?)\b|n['’]t\b/i;
/** Said to somebody who is there. */
const TO_SOMEBODY = /\b(?:yeah,? no|no,? yeah)\b/i;

/** "So loud I thought somebody was mowing" tells how loud. */
const HOW_MUCH =
  /\bso (?:[\w-]+ ){1,2}(?:that )?(?:i|we|you)(?:['’]d| would| could| might)? (?:have )?(?:thought|think|swore|sworn|figured|guess)\b/i;

/** What becomes of what a sentence tells. @param next what is said next; empty at the end. */
export function outcomeOf(said: string, next: string, odds: RetractionOdds): (typeof OUTCOMES)[number] {
  const { retracted, retractedByNext } = odds;
  const isByNext = retractedByNext > retracted;
  const isAsked = /\?$/.test(said);
  const turns = isByNext
    ? TURNS_NEXT.test(said) || TURNS.test(` ${next}`) || TURNS_NEXT.test(next)
    : TURNS.test(said.replace(HOW_MUCH, 'so'));
  // "Leans three inches." "Scratch that, two inches."
  const isOnlyNumber = isByNext && namesNumber(said) && namesNumber(next);
  const enough = isAsked ? ASKED : turns && !isOnlyNumber ? WITH_CUE : SURELY;
  if (Math.max(retracted, retractedByNext) < enough || TO_SOMEBODY.test(said)) return 'stands';
  // "Is that outlet dead?" tells nothing, and the answer may.
  return isByNext && (!isAsked || retractedByNext > SURELY) ? 'retractedByNext' : 'retracted';
}

const namesNumber = (text: string) => readMeaning(text).units.some(({ role }) => role === 'number');
