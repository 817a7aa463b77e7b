import { DIRECTION_WORDS, FINITE_VERBS } from '../lexicon/common-words.ts';
import { correctNumber, isNumber, OF_THEM } from './resolve-corrections.ts';
import { bare, drop, heardText, type Spoken } from './spoken.ts';

const TAKEN_BACK =
  "(?:no|nope|oh|wait(?: a (?:minute|second))?|sorry|actually|oops|whoops|(?:hold|hang) on(?: a (?:minute|second))?|scratch that|strike that|correction|my mistake|my bad|i (?:take|took) (?:that|it) back|i was wrong|(?:that|it)(?:'s| is| was) (?:wrong|not right))";
/** Why the first was wrong: the number that is right comes after it. */
const HOW_IT_CAME =
  "(?:let me [\\w' ]{3,40}|i had (?:it|my \\w+|the \\w+) (?:on|in) the wrong \\w+|i (?:misread|read) (?:it|that)(?: wrong)?|i(?:'m| am| was) (?:reading|looking at) the wrong \\w+)";
const LOOKS_AGAIN = '(?:let me (?:look|read|check|measure|count)(?: (?:at )?(?:it|that))? (?:again|once more))';
const READS_ANEW =
  "(?:(?:so|now|and),? )*(?:it|that|this|they|there|she|he|upstairs|downstairs|the (?:sticker|label|tag|plate|gauge|meter|tape|dial|card|sign))(?:'s|'re| is| are| was| were| says?| said| reads?| shows?| showed) (?:(?:now|really|only|more like|about|closer to|actually|number) )*";
/** "No, wait, it is six", "no, hold on, let me get that tape straight, thirty-one inches". */
const NUMBER_ANEW = new RegExp(
  `^(?:(?:${TAKEN_BACK}[,;.]? )+(?:${HOW_IT_CAME}[,;.]? (?:${READS_ANEW})?|${READS_ANEW}|number )|${LOOKS_AGAIN}[,;.]? (?:${READS_ANEW})?)`,
  'i',
);
/** "The dryer hose, no, I take that back, it's the pipe off the bathroom fan, it just lays there". */
const THING_ANEW = new RegExp(
  `^((?:(?:and|so|now|okay|then),? )*(?:the|an?|this|that|your|their) (?:[\\w'-]+ ){0,3}[\\w'-]+, )((?:${TAKEN_BACK}[,;.]? )+(?:it|that)(?:'s| is| was) )(?:the|an?|your|their) [^,]+, .`,
  'i',
);
/** "The crown is cracked, no, scratch that, the crown's sound, it's the top two courses that are loose". */
const OTHER_THING_ANEW = new RegExp(
  `^[^,]+, ((?:${TAKEN_BACK}[,;.]? )+(?:(?:the|that|this) [\\w' -]+?(?:'s| is| are) (?:fine|okay|ok|good|sound|alright|all right|dry|whole|solid|tight),? (?:but )?)?(?:it|that)(?:'s| is| was) )(?:the|an?) [^,]+? (that|which) (?:is|are|has|have|was|were)\\b`,
  'i',
);
/** "Boards I figured for mush, but I stabbed twenty and they're all hard": what was thought first is nothing that was found. */
const TAKEN_FOR =
  /^((?:(?:and|so|now|okay|the|that|this|those|these|their),? )*(?:[\w'-]+ ){0,2}[\w'-]+ )(i (?:had |would have )?(?:figured|pegged|took|taken|expected|had) (?:for|to be) [^,]+, but )./i;
/** "The railing, oh, it's the loose kind, it wobbles" takes nothing back. */
const SURELY_BACK = /\b(?:no|nope|wait|sorry|scratch|strike|correction|mistake|back|wrong)\b/i;
const ONLY_OH = /^(?:oh[,;.]? )+(?!.*\b(?:no|wait|sorry|actually)\b)/i;
/** "Left front, no, I take that back, right front, …". */
const SIDE_ANEW = new RegExp(`^(?:${TAKEN_BACK}[,;.]? )+`, 'i');
const TAKES_BACK = /\b(?:back|scratch that|strike that)\b/i;
const MOST_WORDS_OF_A_SIDE = 3;
/** "Roll-down at the nook, frozen, no, strike that, at the den." */
const PREPOSITION = '(?:at|in|by|on|under|over|near|behind|below|above|beside|outside|inside)';
const PLACE = new RegExp(`^${PREPOSITION} (?:[\\w'-]+ ){0,4}[\\w'-]+[.,;]?$`, 'i');
/** "…, the landing's fine, it's the one over the pantry." */
const OTHER_ONE =
  /^(?:(?:so|and),? )?(?:(?:the |that |this )[\w' -]+?(?:'s| is| are) (?:fine|okay|ok|good|sound|alright|all right|dry|whole),? )?(?:(?:it|that)(?:'s| is| was) )?the (?:other )?one (?=\w)/i;
const LEADS_TO_PLACE = new RegExp(`^${PREPOSITION}$`);
const MOST_WORDS_OF_A_PLACE = 5;
/** "No, wait, let me back up, that's the front one", "no, I had that backward, it's the second one". */
const OTHER_SIDE = new RegExp(
  `^(?:(?:${TAKEN_BACK}|let me (?:back up|think)|i (?:had|got|said) (?:that|it|them|those) (?:backwards?|(?:all )?(?:mixed up|turned around|flipped|wrong|reversed)|the wrong way(?: a?round)?))[,;.]? )+(?:that|it)(?:'s| is| was) the (?=((?:(?:${[...DIRECTION_WORDS].join('|')})[ ,-]*)+)(?:one|side)\\b)`,
  'i',
);
const UNIT =
  /^(?:inch(?:es)?|feet|foot|degrees?|amps?|percent|volts?|years?|gallons?|pounds?|psi|minutes?|seconds?)\b/i;

/**
 * Puts a number, a side or a thing that is said anew, after the first one was taken back, in its place; changes `text` of the words of a sentence.
 */
export function sayAnew(words: readonly Spoken[]): void {
  const [, wrong = '', cue = ''] = THING_ANEW.exec(plainly(words)) ?? [];
  if (SURELY_BACK.test(cue) && !wrong.split(' ').some((word) => FINITE_VERBS.has(bare(word)))) {
    drop(words, 0, lengthOf(wrong + cue));
    return;
  }
  const [, thing = '', thought = ''] = TAKEN_FOR.exec(plainly(words)) ?? [];
  if (thought) {
    const end = lengthOf(thing);
    (words[end - 1] as Spoken).text += ',';
    drop(words, end, end + lengthOf(thought));
    return;
  }
  if (sayOtherThing(words)) return;
  for (let at = 1; at < words.length; at++)
    if (/[,;.]$/.test((words[at - 1] as Spoken).heard) && ANEW.some((say) => say(words, at))) return;
}

function sayOtherThing(words: readonly Spoken[]): boolean {
  const [whole = '', cue = ''] = OTHER_THING_ANEW.exec(plainly(words)) ?? [];
  if (!SURELY_BACK.test(cue)) return false;
  const that = lengthOf(whole) - 2;
  drop(words, 0, lengthOf(whole.slice(0, whole.indexOf(cue) + cue.length)));
  drop(words, that, that + 1);
  return true;
}

/** True for a sentence that says of the one before it which side it is of: "no, wait, that's the front one". */
export const tellsOtherSide = (words: readonly Spoken[]): boolean => OTHER_SIDE.test(plainly(words));

function sayNumberAnew(words: readonly Spoken[], at: number): boolean {
  const [opening = ''] = NUMBER_ANEW.exec(plainly(words.slice(at))) ?? [];
  const right = at + lengthOf(opening);
  const end = opening === '' || ONLY_OH.test(opening) ? right : endOfRun(words, right, isNumber);
  if (end === right || !tellsNumberOnly(words, end)) return false;
  const isPutRight = /\bnumber $/i.test(opening)
    ? renumber(words, at, words.slice(right, end))
    : correctNumber(words, at, right);
  if (!isPutRight) return false;
  drop(words, at, right);
  if (isCountedBefore(words.slice(0, at), words[end])) drop(words, end, end + 1);
  return true;
}

/** "Number twelve's got a pair on the one screw, no, that's number fourteen." */
function renumber(words: readonly Spoken[], cue: number, right: readonly Spoken[]): boolean {
  const from = words.findLastIndex(({ heard }, at) => at < cue && bare(heard) === 'number') + 1;
  const isOf = (word: string) => isNumber(word.replace(/'s$/, ''));
  const end = endOfRun(words, from, isOf);
  if (from === 0 || end === from) return false;
  const [, after = ''] = /((?:['’]s)?[,.;]*)$/.exec((words[end - 1] as Spoken).heard) ?? [];
  (words[from] as Spoken).text = heardText(right).replace(/[,.;]+$/, '') + after;
  drop(words, from + 1, end);
  drop(right, 0, right.length);
  return true;
}

/** Only after words that surely take back: "on the left, no, on the right" is put right with what else corrects a word. */
function saySideAnew(words: readonly Spoken[], at: number): boolean {
  const [opening = ''] = SIDE_ANEW.exec(plainly(words.slice(at))) ?? [];
  if (!TAKES_BACK.test(opening)) return false;
  const right = at + lengthOf(opening);
  const end = endOfRun(words, right, isSide);
  const from = at - endOfRun(words.slice(0, at).reverse(), 0, isSide);
  const isOnlySide = end > right && end - right <= MOST_WORDS_OF_A_SIDE && /[,;.]$/.test(words[end - 1]?.heard ?? '');
  if (!isOnlySide || from === at || from === 0) return false;
  drop(words, from, right);
  return true;
}

function sayPlaceAnew(words: readonly Spoken[], at: number): boolean {
  const [opening = ''] = SIDE_ANEW.exec(plainly(words.slice(at))) ?? [];
  const cue = at + lengthOf(opening);
  const [otherOne = ''] = OTHER_ONE.exec(plainly(words.slice(cue))) ?? [];
  const right = cue + lengthOf(otherOne);
  if (!TAKES_BACK.test(opening) || !PLACE.test(heardText(words.slice(right)))) return false;
  const from = words.findLastIndex(({ heard }, place) => place < at && LEADS_TO_PLACE.test(bare(heard)));
  const after = words.slice(from + 1, Math.min(at, from + MOST_WORDS_OF_A_PLACE));
  const last = after.findIndex(({ heard }) => /[,;.]$/.test(heard));
  if (from < 1 || last < 0) return false;
  drop(words, from, from + last + 2);
  drop(words, at, right);
  return true;
}

function sayOtherSide(words: readonly Spoken[], at: number): boolean {
  const [opening, side = ''] = OTHER_SIDE.exec(plainly(words.slice(at))) ?? [];
  const last = words.findLastIndex(({ heard }, place) => place < at && isSide(bare(heard)));
  if (opening === undefined || last < 0) return false;
  const from = last + 1 - endOfRun(words.slice(0, last + 1).reverse(), 0, isSide);
  const [, end = ''] = /([,;.]*)$/.exec((words[last] as Spoken).heard) ?? [];
  drop(words, from, last + 1);
  (words[from] as Spoken).text = side.trim() + end;
  drop(words, at, at + lengthOf(opening + side) + 1);
  return true;
}

const ANEW = [sayNumberAnew, saySideAnew, sayPlaceAnew, sayOtherSide];

const plainly = (words: readonly Spoken[]) => heardText(words).replace(/[’‘]/g, "'");
const lengthOf = (text: string) => (text === '' ? 0 : text.trim().split(/\s+/).length);
const isSide = (word: string) => DIRECTION_WORDS.has(word);

function endOfRun(words: readonly Spoken[], from: number, isOfRun: (word: string) => boolean): number {
  let end = from;
  while (end < words.length && isOfRun(bare((words[end] as Spoken).heard))) end++;
  return end;
}

/** "Six", "thirty-one inches", "three of them", "three shingles" after "two shingles"; "two wires" are something else. */
function tellsNumberOnly(words: readonly Spoken[], end: number): boolean {
  const [last, next] = [words[end - 1] as Spoken, words[end]];
  if (next === undefined || /[,;.]$/.test(last.heard) || UNIT.test(next.heard)) return true;
  return OF_THEM.test(heardText(words.slice(end, end + 2))) || isCountedBefore(words.slice(0, end), next);
}

const isCountedBefore = (before: readonly Spoken[], counted: Spoken | undefined) =>
  counted !== undefined &&
  !UNIT.test(counted.heard) &&
  before.some(({ heard }) => bare(heard) !== '' && bare(heard) === bare(counted.heard));
