import { type Spoken, writtenText } from '../remarks/spoken.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { areaNamed } from './recognise-areas.ts';
import { isOneOfItsKind } from './rooms-of-sections.ts';

/** "…, oh, we're in the upstairs bath now". */
const LATE =
  /^(?:(?:oh|and|by the way|sorry|okay|well),? )*(?:we're|we are|i'm|i am|this is(?: all)?|that's(?: all)?|that was(?: all)?) (?:now |still )?(?:up |down |out |over |back )?(?:in|at|on) (?:the |our )?((?:[a-z'-]+ ){0,3}?[a-z'-]+?)(?: (?:now|here|by the way))?(?:,? (?:i should (?:have|['’]ve) said|i forgot to (?:say|tell you)|excuse me|sorry))?[.,;!?]*$/i;
/** "…, that's the main floor washroom I'm in now", "…, this is the upstairs bath now". */
const LATE_NOW =
  /^(?:(?:oh|and|by the way|sorry|okay|well),? )*(?:this is|that['’]s|that is) (?:the |our )?((?:[a-z'-]+ ){0,3}?[a-z'-]+?) (?:now|(?:i['’]m|i am) (?:in|on|at)(?: now)?)[.,;!?]*$/i;
/** "The toilet rocks, this is the hall bathroom." */
const THIS_IS =
  /^(?:(?:oh|by the way|sorry|well),? )*this is (?:the |our |your )?((?:[\w'-]+ ){0,3}?[\w'-]+?)(?:,? by the way)?[.!]*$/i;
/** "So that was the hall bath, upstairs." */
const WAS =
  /^(?:(?:and|so|okay|well),? )*that was(?: all)? (?:the |our )?((?:[\w'-]+ ){0,3}?[\w'-]+?)(?:,? (?:upstairs|downstairs))?(?:,? (?:in case i (?:did not|didn['’]t|forgot to) (?:say|mention)(?: (?:it|so|that))?|(?:if )?i (?:forgot to|should have) sa(?:y|id)(?: (?:it|so|that))?|by the way))?[.;!]*$/i;
/** So many words must have been said before, so that there is something that the place came late for. */
const LEAST_BEFORE = 3;

interface Late {
  said: Spoken[];
  announced: Spoken[];
  /** What may be the name of a section, an item or a room. */
  phrase: string;
}

/** A place that the speaker names after what was found there; null where the sentence ends with none. */
export function lateAnnouncement(sentence: readonly Spoken[]): Late | null {
  const whole = WAS.exec(writtenText(sentence))?.[1];
  // "That was loose wiring" tells of the wiring.
  const isAll = /\bthat was all\b/i.test(writtenText(sentence)) && areaNamed(plainWords(whole ?? '')) !== null;
  if (whole && (isAll || isOneOfItsKind(plainWords(whole))))
    return { said: [], announced: [...sentence], phrase: whole };
  for (let from = LEAST_BEFORE; from < sentence.length - 2; from++) {
    if (!/[,;–—-]$/.test(sentence[from - 1]?.text ?? '')) continue;
    const ending = writtenText(sentence.slice(from));
    const phrase = (LATE.exec(ending) ?? LATE_NOW.exec(ending))?.[1];
    const room = THIS_IS.exec(ending)?.[1];
    // What was recognised as a sentence of its own goes there.
    if (
      room &&
      !sentence[from - 1]?.isStop &&
      isOneOfItsKind(plainWords(room)) &&
      readMeaning(writtenText(sentence.slice(0, from))).parts > 0
    )
      return { said: sentence.slice(0, from), announced: sentence.slice(from), phrase: room };
    if (phrase) return { said: sentence.slice(0, from), announced: sentence.slice(from), phrase };
  }
  return null;
}
