import { DIRECTION_WORDS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { stem } from '../words/text.ts';
import { makesLittle } from './classify-remark.ts';
import { classifyText } from './classify-text.ts';
import {
  findsInOtherThing,
  findsOtherwise,
  inOrderAfterAll,
  onlyEdits,
  onlyLeadsOn,
  opensWithDoing,
  opensWithNo,
  replacesRetracted,
  retractedCount,
  takesBackWithReason,
  tellsAnew,
} from './retractions.ts';
import { bare, endsClause, heardText, type Spoken, writtenText } from './spoken.ts';
import { opensWithTurn, supposes } from './supposed.ts';

const ABBREVIATIONS = new Set(['st', 'ave', 'approx', 'vs', 'no', 'ft', 'sq', 'e.g', 'i.e', 'inc']);
/** After these a name follows: "Mr. Delgado". */
const TITLES = /^(?:mr|mrs|ms|dr)$/;
/** A stretch of so many words without a full stop is taken for unpunctuated speech; fewer where it has no comma either. */
const UNPUNCTUATED_WORDS = 30;
const WITHOUT_COMMA = 9;
/** Seconds of silence that part sentences in unpunctuated speech. */
const PAUSE = 0.55;
/** … and before a capital letter. */
const BREATH = 0.25;
/** Seconds of silence that part sentences wherever they stand. */
const LONG_PAUSE = 2.5;

/**
 * Cuts speech into sentences: at full stops, at long pauses, and in unpunctuated stretches at every pause; what a full stop
 * and a pause are worth is told by how the speaker uses them. Changes `text` where a full stop is none.
 */
export function splitSentences(words: readonly Spoken[]): Spoken[][] {
  const habits = habitsOf(words);
  if (habits.pausesAtStops) softenBreathlessStops(words);
  const stretches = cut(
    words,
    (word, next, before) =>
      isFullStop(word, next, before) ||
      isCapitalStart(word, next) ||
      next.start - word.end >= LONG_PAUSE ||
      (habits.stopsAtPauses && !/[,;:]$/.test(word.text) && isBreath(word, next)),
  );
  return stretches
    .flatMap(cutBeforeRoom)
    .flatMap((stretch) =>
      isUnpunctuated(stretch)
        ? cut(
            stretch,
            (word, next) =>
              next.start - word.end >= PAUSE || startsAnew(stretch, word, next) || repeatsThing(stretch, next),
          )
        : [stretch],
    );
}

/** "…, and it is still going down, | and then the master bath.": who ends so goes there. */
function cutBeforeRoom(sentence: Spoken[]): Spoken[][] {
  const at = sentence.findLastIndex(({ text }) => /,$/.test(text)) + 1;
  return at > 0 && goesToRoom(sentence.slice(at)) ? [sentence.slice(0, at), sentence.slice(at)] : [sentence];
}

/** Of a speaker who pauses at full stops so many of them have a pause. */
const STOPS_WITH_PAUSE = 0.5;
/** Of the pauses of one who seldom pauses elsewhere so many are at full stops. */
const PAUSES_AT_STOP = 0.8;
/** Fewer full stops tell nothing of a speaker. */
const FEWEST_STOPS = 8;
/** Seconds that are no pause. */
const AT_ONCE = 0.05;

/** Whether a speaker pauses at full stops, and nowhere else: then a full stop without a pause is none, and a pause is one. */
function habitsOf(words: readonly Spoken[]): { pausesAtStops: boolean; stopsAtPauses: boolean } {
  let [stops, pauses, both] = [0, 0, 0];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (!next) continue;
    const isStop = isFullStop(word, next, words[at - 1]);
    const isPause = next.start - word.end >= BREATH;
    if (isStop) stops++;
    if (isPause) pauses++;
    if (isStop && isPause) both++;
  }
  const isKnown = stops >= FEWEST_STOPS;
  return {
    pausesAtStops: isKnown && both >= STOPS_WITH_PAUSE * stops,
    stopsAtPauses: isKnown && both >= PAUSES_AT_STOP * pauses,
  };
}

/**
 * A full stop without a pause is a comma, but where only a place is named: "… full of leaves. Hall bathroom. The toilet …"; "behind the
 * freezer" leads to what is told next.
 */
function softenBreathlessStops(words: readonly Spoken[]): void {
  const sentences = cut(words, isFullStop);
  for (const [at, sentence] of sentences.entries()) {
    const [last, next] = [sentence.at(-1), sentences[at + 1]];
    if (!last || !next?.[0] || next[0].start - last.end >= AT_ONCE) continue;
    const isOnlyName = isName(sentence) && !tellsWhere(sentence);
    if (isName(next) || goesToRoom(next) || (isOnlyName && !onlyJudges(next)) || goesOnElsewhere(next)) continue;
    last.text = last.text.replace(/\.(["')]*)$/, isOnlyName ? '$1' : ',$1');
    last.isStop = true;
  }
}

/** "Behind the freezer.", not "under the house.", which is a room of its own. */
const tellsWhere = (sentence: readonly Spoken[]) =>
  /^(?:behind|beside|between|near|next to|along|against)\b/i.test(writtenText(sentence));

/** "And then the master bath.": a room, and nothing told of it. */
const goesToRoom = (sentence: readonly Spoken[]) =>
  GOES_TO.test(writtenText(sentence)) && isRoom(bare(sentence.at(-1)?.text ?? ''));
const GOES_TO =
  /^(?:(?:and|so|okay|now|oh),? )*(?:then|next|on to|now) (?:(?:on to|in|into|to|over to|up to|down to) )?(?:the |our |this )?(?:[\w-]+ ){0,2}[\w-]+\.$/i;

/** "Okay, up top now, …", "The second furnace is …": who opens so may go elsewhere. */
const ELSEWHERE =
  /^(?:(?:so|and|oh|then|now),? )*(?:okay|alright|all right|moving|going|heading|next|let['’]s|back (?:to|in|at|out|up)|(?:the )?(?:second|third|other|next|upstairs|downstairs)\b|(?:in|on|out|up|down|over|inside|outside) |(?:this|that) one(?:['’]s| is)|that['’]s all)/i;
const goesOnElsewhere = (sentence: readonly Spoken[]) => !onlyJudges(sentence) && ELSEWHERE.test(writtenText(sentence));

/** "Driveway. Okay." is said of the driveway. */
function onlyJudges(sentence: readonly Spoken[]): boolean {
  const text = writtenText(sentence);
  const { parts, defects, fine } = readMeaning(text);
  return /^(?:okay|ok)\.$/i.test(text) || (sentence.length <= 2 && parts === 0 && defects + fine > 0);
}

/** Words of the longest name of a place: "second floor bathroom". */
const LONGEST_NAME = 3;

/** "Hall bathroom.": names a place or a part, and tells nothing of it. */
function isName(sentence: readonly Spoken[]): boolean {
  const text = writtenText(sentence);
  if (sentence.length > LONGEST_NAME || !/\.["')]*$/.test(text)) return false;
  const { units, defects, fine } = readMeaning(text);
  return units.at(-1)?.role === 'part' && defects + fine === 0;
}

const isBreath = (word: Spoken, next: Spoken) => next.start - word.end >= BREATH && !LEADS_ON.test(word.text);

const isUnpunctuated = (stretch: readonly Spoken[]) =>
  stretch.length >= UNPUNCTUATED_WORDS ||
  (stretch.length >= WITHOUT_COMMA && !stretch.slice(0, -1).some(({ text }) => /[,;:]$/.test(text)));

/** "… at the island GFCIs are fine everywhere else", "top hinge is loose and the bottom hinge is …": the same thing again, and something said of it. */
function repeatsThing(stretch: readonly Spoken[], next: Spoken): boolean {
  const at = stretch.indexOf(next);
  if (at < 3 || leadsToThing(stretch[at - 1] as Spoken)) return false;
  const thing = stretch.slice(at).find((word) => !leadsToThing(word));
  const does = thing && stretch[stretch.indexOf(thing) + 1];
  if (!does || !/^(?:is|are|was|were|has|have|needs?|works?)$/.test(bare(does.text))) return false;
  const [unit] = readMeaning(thing.text).units;
  if (unit?.role !== 'part') return false;
  return stretch.slice(0, at - 1).some(({ text }) => stem(bare(text)) === stem(bare(thing.text)));
}
const leadsToThing = ({ text }: Spoken) =>
  /^(?:and|but|the|an?|other)$/.test(bare(text)) || DIRECTION_WORDS.has(bare(text));

/** "… are missing scratch that last one": what takes back stands alone; so does what is said in its place. */
export function cutRetraction(sentence: Spoken[]): Spoken[][] {
  if (takesBackWithReason(heardText(sentence))) return [sentence];
  const paused = sentence.findIndex(isBut);
  const but = paused < 0 ? sentence.findIndex(isButIts) : paused;
  if (but > 0 && supposes(writtenText(sentence), writtenText(sentence.slice(but))))
    return [sentence.slice(0, but), sentence.slice(but)];
  return cutBeforeLeftOut(sentence).flatMap(cutBeforeRetraction).flatMap(cutBeforeDenial).flatMap(cutAfterRetraction);
}

/** "The shower head sprays where it's cracked, yeah no, the wallpaper's a choice, I'm not gonna write that up": only the wallpaper is left out. */
function cutBeforeLeftOut(sentence: Spoken[]): Spoken[][] {
  const parts = cut(sentence, ({ text }) => endsClause(text));
  const at = parts.findIndex((part, index) => index > 1 && makesLittle(writtenText(part))) - 1;
  const [before, left] = [parts.slice(0, at).flat(), writtenText(parts[at] ?? [])];
  const isOfOther = at > 0 && NAMES_ANOTHER.test(left) && readMeaning(writtenText(before)).defects > 0;
  return isOfOther ? [before, parts.slice(at).flat()] : [sentence];
}
/** "The wallpaper's a choice", not "it's hairline". */
const NAMES_ANOTHER = /^(?:the|their|that|those|this|these) [\w-]+(?: [\w-]+)?(?:['’]s| is| are| looks?)\b/i;

const TAKES_BACK = /^(?:(?:scratch|strike|delete|forget|disregard) (?:that|the|this|it)|never mind)$/;

/** "Let me say that before I forget it" takes nothing back. */
const WHO_FORGETS = /^(?:i|you|we|they|not|never|don't|won't|can't|didn't)$/;

const isBut = (_: Spoken, at: number, words: readonly Spoken[]) =>
  endsClause(words[at - 1]?.text ?? '') && opensWithTurn(writtenText(words.slice(at, at + WORDS_OF_A_TURN)));
/** "And it turns out". */
const WORDS_OF_A_TURN = 4;

/** "Thought I had a wet spot but it's just a shadow": said in one breath. */
const isButIts = ({ text }: Spoken, at: number, words: readonly Spoken[]) =>
  bare(text) === 'but' && /^(?:it|that|they|those)(?:['’](?:s|re))?$/i.test(bare(words[at + 1]?.text ?? ''));

function cutBeforeRetraction(sentence: Spoken[]): Spoken[][] {
  const at = sentence.findIndex(
    ({ text }, index) =>
      index > 1 &&
      TAKES_BACK.test(`${bare(text)} ${bare(sentence[index + 1]?.text ?? '')}`) &&
      // "…, oh, no, never mind, …" is parted before.
      !(/^never$/i.test(bare(text)) && endsClause(sentence[index - 1]?.text ?? '')) &&
      !WHO_FORGETS.test(bare(sentence[index - 1]?.text ?? '')) &&
      readMeaning(writtenText(sentence.slice(0, index))).units.length > 0 &&
      !onlyLeadsOn(writtenText(sentence.slice(0, index)).replace(/^(?:so|and|then|now)\b,? ?/i, '')) &&
      retractedCount(writtenText(sentence.slice(index))) > 0,
  );
  return at < 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at)];
}

/** "There's a drip, no, hang on, that's off my own bottle": what was taken for something wrong, and what it is. */
function cutBeforeDenial(sentence: Spoken[]): Spoken[][] {
  const at = sentence.findIndex(
    (_, index) =>
      index > 1 &&
      endsClause((sentence[index - 1] as Spoken).text) &&
      !onlyLeadsOn(writtenText(sentence.slice(0, index))) &&
      (opensWithNo(writtenText(sentence.slice(index))) ||
        OH_WAIT.test(writtenText(sentence.slice(index))) ||
        WRONG_ONE.test(writtenText(sentence.slice(index)))) &&
      ((takesBackFirst(sentence.slice(index)) && !isPlace(writtenText(sentence.slice(0, index)))) ||
        opensWithDoing(writtenText(sentence.slice(index))) ||
        opensWithEdit(sentence.slice(index))),
  );
  return at < 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at)];
}

/** "By the stack, no, strike that, by the chimney, …" corrects a place. */
const isPlace = (text: string) =>
  /^(?:at|in|on|by|near|over|under|behind|above|below|along|beside)\b/i.test(text) && readMeaning(text).defects === 0;

/** "…, oh, wait, there it goes", not "I lift the float, there she goes". */
const OH_WAIT = /^(?:oh|wait|hold on|hang on)\b/i;

/** "… wait, wrong switch". */
const WRONG_ONE = /^(?:oh|wait|hold on|hang on|sorry|okay|ah)?(?:,? (?:a (?:minute|second)))?,? wrong \w+\b/i;

/** What stands before some comma takes back, whatever follows: "no, it's there, the crown is cracked". */
const takesBackFirst = (words: readonly Spoken[]): boolean =>
  words.some(
    ({ text }, at) =>
      (at === words.length - 1 || endsClause(text)) && retractedCount(writtenText(words.slice(0, at + 1))) > 0,
  );

/** "No, no, I take it back, …", whatever follows. */
const opensWithEdit = (words: readonly Spoken[]) =>
  /^(?:(?:no|nope|oh|wait|actually),? )*i (?:take|took) (?:it|that|this) back\b/i.test(writtenText(words)) &&
  words.some(({ text }, at) => endsClause(text) && onlyEdits(writtenText(words.slice(0, at + 1))));

/** "Scratch that, it runs fine." @param words of a sentence, or of its end. */
function cutAfterRetraction(words: Spoken[]): Spoken[][] {
  const parts = cut(words, ({ text }) => /[,;:–—]$/.test(text));
  const endsWorking = (text: string, at: number) => at === parts.length - 1 && inOrderAfterAll(text);
  const takesBack = parts.findIndex((part) => onlyEdits(writtenText(part)));
  const [opening, rest] = [parts.slice(0, takesBack + 1).flat(), parts.slice(takesBack + 1).flat()];
  // "No, wait, that's my water bottle, dishwasher's fine."
  if (takesBack < 0) {
    const isTakenBack = (at: number) => retractedCount(writtenText(parts.slice(0, at).flat())) > 0;
    return cutBefore(
      parts,
      (text, at) =>
        (isInOrder(text, at) ||
          (at > 0 && (findsInOtherThing(text) || findsOtherwise(text) || endsWorking(text, at)))) &&
        isTakenBack(at),
    );
  }
  // "No, forget that, it's the washer, its hoses bulge": more follows than a reason.
  if (retractedCount(writtenText(words)) === 0) {
    if (!onlyEdits(writtenText(opening))) return [words];
    // "Scratch that, they're hard all through, they're just curled and splintery": why, and then what there is instead.
    return takesBack > 0 ? [opening, rest] : cutBefore(parts, (text, at) => at > 0 && tellsAnew(text));
  }
  return cutBefore(
    parts,
    (text, at) => at > takesBack && (replacesRetracted(text) || findsOtherwise(text) || endsWorking(text, at)),
  );
}

function cutBefore(parts: readonly Spoken[][], opensAnew: (text: string, at: number) => boolean): Spoken[][] {
  const anew = parts.findIndex((part, at) => opensAnew(writtenText(part), at));
  return anew < 1 ? [parts.flat()] : [parts.slice(0, anew).flat(), parts.slice(anew).flat()];
}

const isInOrder = (text: string, at: number) =>
  at > 0 && replacesRetracted(text) && classifyText(text) === 'functional';

function cut(
  words: readonly Spoken[],
  isEnd: (word: Spoken, next: Spoken, before: Spoken | undefined) => boolean,
): Spoken[][] {
  const out: Spoken[][] = [];
  let current: Spoken[] = [];
  for (const [at, word] of words.entries()) {
    current.push(word);
    const next = words[at + 1];
    if (!next || isEnd(word, next, words[at - 1])) {
      out.push(current);
      current = [];
    }
  }
  return out;
}

/** "Unit B. Kitchen." */
const NAMED_BY_LETTER = /^(?:unit|apartment|apt|building)$/i;

function isFullStop(word: Spoken, next: Spoken, before: Spoken | undefined): boolean {
  if (/[?!]["')]*$/.test(word.text)) return true;
  if (!/\.["')]*$/.test(word.text)) return false;
  const name = bare(word.text);
  if (TITLES.test(name)) return false;
  if (NAMED_BY_LETTER.test(before?.text ?? '')) return true;
  if (/^(?:[a-z]\.)*[a-z]$/i.test(name)) return /^[A-Z]/.test(next.text) && name.length > 1;
  return !(ABBREVIATIONS.has(name) && !/^[A-Z]/.test(next.text)) && !(name === 'no' && /^\d/.test(next.text));
}

/** After these a name follows, however long the speaker thinks: "in November". */
const LEADS_ON = /^(?:a|an|the|and|or|in|on|at|of|to|from|by|with|for|that|is|was)$/;

/**
 * "Bathrooms Toilet The toilet is loose", "it groaned at me [pause] Seven inches of pink": the recogniser began a sentence and left out the
 * full stop before it.
 */
function isCapitalStart(word: Spoken, next: Spoken): boolean {
  if (/[.,;:!?]$/.test(word.text)) return false;
  return (
    /^(?:The|There|There's|No|This|These|So|It's|Okay)$/.test(next.text) ||
    (isBreath(word, next) && /^[A-Z][a-z]/.test(next.text)) ||
    (/^[A-Z]/.test(next.text) && bare(word.text) === bare(next.text))
  );
}

/** "Next to the chimney there's a brown ring". */
const LEADS_TO_THERE =
  /^(?:(?:and|so|now|okay|then|right|just),? )*(?:in|on|at|by|up|down|out|over|under|underneath|beneath|above|below|behind|beside|next to|near|along|alongside|around|across|past|opposite|in front of|to the (?:left|right) of|inside|outside|off|between|through)(?: [\w'’-]+){1,6}$/i;

/** "There is", not "it just sat there". */
const isThereIs = (stretch: readonly Spoken[], next: Spoken) =>
  bare(next.text) === 'there' &&
  /^(?:is|are|was|were|isn't|aren't|ain't|has|have|appears?|seems?|also|still|should|ought|might|may|could)$/.test(
    bare(stretch[stretch.indexOf(next) + 1]?.text ?? ''),
  );

/** In a stretch without full stops these words begin something new. */
function startsAnew(stretch: readonly Spoken[], word: Spoken, next: Spoken): boolean {
  if (/[,;:]$/.test(word.text)) return false;
  return (
    (/^(?:recommend|there's|moving)$/i.test(bare(next.text)) || isThereIs(stretch, next)) &&
    !/^(?:and|but|that|so|i|we|then|because|if|where|down|over|out|back|from|in|right|is|are|to|the|up|out|in)$/i.test(
      bare(word.text),
    ) &&
    !LEADS_TO_THERE.test(writtenText(stretch.slice(0, stretch.indexOf(next))))
  );
}
