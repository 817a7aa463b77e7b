import { kindOdds } from '../likeness/kind-odds.ts';
import { readMeaning } from '../words/meaning.ts';
import { classifyText } from './classify-text.ts';
import { inOrderAfterAll, isHarmlessThing } from './retractions.ts';

/** Odds from which on words tell of something wrong, though they name no symptom, and though they make little of it. */
const PERHAPS_A_DEFECT = 0.6;
const SURELY_A_DEFECT = 0.65;

/** "I was about to tell you that the crown is broken, but …", "at first I took it for rot, but …". */
const SUPPOSES =
  /^(?:(?:and|now|so|well|okay|oh|at first),? )*(?:(?:in|on|at|by|over|under|behind|near) (?:[\w'’-]+ ){1,4}?[\w'’-]+,? )?i (?:(?:was|am) (?:about|going|all set|ready|fixing) to (?:call|say|tell|write|note|put|mark|report|flag)|had (?:it |that |this |them |the [\w ]{2,40} )?(?:pencil(?:l)?ed|written|marked) (?:in|down|up)|(?:nearly|almost|(?:had )?(?:at )?first) (?:called|said|told|wrote|noted|put|marked|thought|took)|(?:also |even |had )?thought|(?:initially|originally|first) (?:thought|suspected|assumed|believed|figured|took)|(?:suspected|assumed|figured) (?:that|it|they|the))\b|^(?:(?:and|so|well|oh|now),? )*(?:thought|figured|swore) (?:i|we|there|it|that|they)\b|^[^,]+, (?:and )?(?:i )?(?:figured|expected|thought|swore|assumed|would have bet) (?:that )?(?:it|they|that|she|he)(?:['’]d| would| was| were| had)\b/i;
/** "I saw what looked like a stain, but I take that back"; "… like mold, but it needs a test" is found. */
const LOOKED_LIKE =
  /^(?:(?:and|now|so|well|okay|oh),? )*(?:(?:in|on|at|by|over|under|behind|near) (?:[\w'’-]+ ){1,4}?[\w'’-]+,? )?i (?:saw|noticed|found|felt|heard) what (?:looked|seemed|appeared|felt|sounded)\b/i;
/** "I wrote that an alarm was missing, but I was mistaken": only what he says was wrong is. */
const WROTE =
  /^(?:(?:and|now|so|well|okay|oh),? )*i (?:had )?(?:already |just )?(?:wrote|written|noted|marked|put down) /i;
const WAS_WRONG =
  /\b(?:mistaken|wrong|turn(?:s|ed) out|take (?:it|that) back|correct|nope|it was (?:only|just)|that was)\b|^but no\b/i;

/** "That outlet looked dead, turns out …", "thought the window was cracked, but …", "I took that for a double tap, but …". */
const SEEMED =
  /^(?:(?:and|now|so|well|okay|oh),? )*(?:(?:i )?(?:thought|figured|took|had|swore) (?:the|this|that|these|those|it|them|one|my|our)\b|(?:[\w ]{0,30}\b)?i(?:['’]d| would) have sworn\b|(?:it |that |this )?(?:looked|seemed|appeared|sounded|felt)(?: to me)? (?:like|to be|as if)\b|(?:the |that |this |these |those |my )?(?!(?:i|we|you|he|she)\b)(?:[\w-]+ ){1,4}(?:looked|seemed|appeared|sounded|felt)\b)|\band (?:i )?(?:got worried|was (?:fixing|about|going|ready|all set) to|(?:nearly|almost) \w+|started to)\b/i;
/** "…, turns out it's on a switch." */
const TURNED_OUT = /^(?:and |so |but )?(?:it )?(?:turns|turned) out\b/i;

/** True for words that open with what it turned out to be: "but …", "turns out …". */
export const opensWithTurn = (text: string): boolean => /^but\b/i.test(text) || TURNED_OUT.test(text);

/** … where what follows is in order, or only tells what it was. */
const turnsOutFine = (text: string): boolean => {
  const told = text.replace(
    /^(?:but|and|so)?,? ?(?:it )?(?:turns out|turned out|it turns out)?(?: to be| that)? ?/i,
    '',
  );
  return (
    tellsWhatItWas(text) ||
    inOrderAfterAll(told.split(',')[0] as string) ||
    isHarmlessThing(/^(?:it|that|this|they)\b/i.test(told) ? told : `it is ${told}`) ||
    (TURNED_OUT.test(text) && readMeaning(told).defects === 0) ||
    classifyText(told) === 'functional' ||
    (readMeaning(told).defects === 0 && kindOdds(told).defect < PERHAPS_A_DEFECT) ||
    (/\b(?:just|only|merely)\b|\bi (?:just )?had\b/i.test(told) && kindOdds(told).defect < SURELY_A_DEFECT)
  );
};

/** True where the first words of a sentence turned out otherwise, as those after "but" tell. @param but from "but" on. */
export const supposes = (text: string, but: string): boolean =>
  SUPPOSES.test(text) ||
  (WROTE.test(text) && WAS_WRONG.test(but)) ||
  (LOOKED_LIKE.test(text) && tellsWhatItWas(but)) ||
  (SEEMED.test(text) && readMeaning(text).defects > 0 && turnsOutFine(but));

/** "But that was a twig", "but I was mistaken": what it was instead; "but it is leaking" finds something. */
export const tellsWhatItWas = (text: string): boolean =>
  TAKES_OUT.test(text) || WAS_HARMLESS.test(text) || WAS_MY_DOING.test(text) || tellsWhatItIs(text);

/** "But I had the thermostat set wrong." */
const WAS_MY_DOING =
  /^but (?:i|my \w+) (?:just |only )?(?:had|left|forgot|was|were|hadn['’]t|wasn['’]t)\b(?!.*\b(?:wrong about|right)\b)/i;
/** "But that was a twig lying across it": what lies about outdoors is no debris where it was taken for a defect. */
const WAS_HARMLESS =
  /^but (?:that|it|this|those|they)(?: was| were|['’]s| is| are) (?:just |only )?(?:an? |some )?(?:[\w-]+ )?(?:twigs?|leaf|leaves|needles?|shadows?|reflections?|cobwebs?|acorns?|bugs?|sap)\b/i;

/** "But please take that out again, because …". */
const TAKES_OUT =
  /^but (?:please |now )*(?:i (?:will |have to |must )?)?(?:(?:take|took|leave) (?:that|it|this)(?: one)? (?:back|out|off)|(?:scratch|strike) (?:that|it|this))\b/i;
const tellsWhatItIs = (text: string): boolean =>
  /^but\b/i.test(text) &&
  /\b(?:it|that|they|those|i) (?:was|were|is|are) |['’](?:s|re) (?:just|only)\b|\b(?:just|only) an?\b/i.test(text) &&
  (readMeaning(text).defects === 0 || /\b(?:just|only|merely)\b/i.test(text)) &&
  classifyText(text) !== 'functional';
