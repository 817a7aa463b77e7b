import { isAdvice } from './classify-remark.ts';
import { FINITE_VERBS } from './lexicon/common-words.ts';
import { readMeaning } from './meaning.ts';
import { bare, type Spoken, writtenText } from './spoken.ts';
import type { PlaceTracker } from './track-place.ts';

/** Words that lead to an announcement: "okay, moving on to the roof". */
const LEADS = new Set(
  "okay ok so and now alright all right well then moving move on going go heading let's lets let us we we're i i'm am are here is this that's to onto in into at over up out down the a look looking starting start with for going back inside outside section item component category under next".split(
    ' ',
  ),
);
/** What moves or is done with something is no name. */
const MOVES = /^(?:into|from|against|with|without|onto|towards?|between|through)$/;
const DETERMINERS = new Set([
  "couldn't",
  'could',
  'cannot',
  "can't",
  'i',
  'we',
  'the',
  'there',
  "there's",
  'a',
  'an',
  'no',
  'this',
  'these',
  'all',
]);
const PREPOSITIONS = new Set(
  'at on in of to near by under behind above below with from for along around over into and or next'.split(' '),
);
/** Nothing but the name itself was said. */
const EXACT = 0.95;
const MOST_WORDS = 6;

/**
 * Takes announcements off the front of a sentence and tells the tracker.
 * @returns the announced words, each with how many of the sentence's words it took, and the rest of the sentence.
 */
export function peelAnnouncements(words: Spoken[], tracker: PlaceTracker): { announced: Spoken[][]; rest: Spoken[] } {
  const announced: Spoken[][] = [];
  let rest = words;
  while (rest.length > 0) {
    const length = announcementLength(rest, tracker, announced.length === 0);
    if (length === 0) break;
    announced.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return { announced, rest };
}

function announcementLength(words: Spoken[], tracker: PlaceTracker, first: boolean): number {
  const comma = words.findIndex((word) => /[,;:–—]$/.test(word.text));
  for (let end = comma < 0 ? words.length : comma + 1; end > 0; end = nextComma(words, end)) {
    const alone = end === words.length && first;
    if (end <= MOST_WORDS + 8 && isAnnouncement(words.slice(0, end), tracker, alone)) return end;
    if (end === words.length) break;
  }
  return gluedLength(words, tracker);
}

/** "Okay, roof, …": the words before a comma may only lead to the next. */
function nextComma(words: readonly Spoken[], from: number): number {
  if (leadCount(words.slice(0, from)) < from) return 0;
  const next = words.findIndex((word, at) => at >= from && /[,;:–—]$/.test(word.text));
  return next < 0 ? words.length : next + 1;
}

function leadCount(words: readonly Spoken[]): number {
  const at = words.findIndex((word) => word.text !== '' && !LEADS.has(bare(word.text)));
  return at < 0 ? words.length : at;
}

function isAnnouncement(words: readonly Spoken[], tracker: PlaceTracker, alone: boolean): boolean {
  const whole = writtenText(words).replace(/[.,;:!?–—]+$/, '');
  if (words.length <= MOST_WORDS && readMeaning(whole).defects === 0 && tracker.isName(whole, EXACT))
    return tracker.announce(whole, alone);
  const lead = leadCount(words);
  const phrase = words.slice(lead).filter((word) => word.text !== '');
  if (phrase.length === 0 || phrase.length > MOST_WORDS) return false;
  if (
    phrase.some(
      (word) =>
        FINITE_VERBS.has(bare(word.text)) &&
        bare(word.text) !== 'vents' &&
        bare(word.text) !== 'vent' &&
        bare(word.text) !== 'drains' &&
        bare(word.text) !== 'drain',
    )
  )
    return false;
  if (phrase.some((word) => MOVES.test(bare(word.text)))) return false;
  const next = words.slice(0, lead).some((word) => bare(word.text) === 'next') ? 'next ' : '';
  const text = `${next}${writtenText(phrase).replace(/[.,;:!?–—]+$/, '')}`;
  const meaning = readMeaning(text);
  if (meaning.fine > 0 || isAdvice(text)) return false;
  if (meaning.defects > 0 && (phrase.length > 4 || !tracker.isName(text))) return false;
  return (alone && announceBoth(phrase, tracker)) || tracker.announce(text, alone);
}

/** "Bathrooms Toilet": a section and its item in one breath. */
function announceBoth(phrase: readonly Spoken[], tracker: PlaceTracker): boolean {
  if (tracker.isName(writtenText(phrase), EXACT)) return false;
  for (let end = phrase.length - 1; end > 0; end--) {
    const section = writtenText(phrase.slice(0, end));
    const item = writtenText(phrase.slice(end)).replace(/[.,;:]+$/, '');
    if (tracker.isSectionAndItem(section, item)) return tracker.announce(section, true) && tracker.announce(item, true);
  }
  return false;
}

/** "Gutters and downspouts the gutters are full": a name run into the sentence after it. */
function gluedLength(words: readonly Spoken[], tracker: PlaceTracker): number {
  for (let end = Math.min(MOST_WORDS + 3, words.length - 2); end > 0; end--) {
    if (!DETERMINERS.has(bare((words[end] as Spoken).text))) continue;
    const lead = leadCount(words.slice(0, end));
    if (lead > 0 && DETERMINERS.has(bare((words[lead - 1] as Spoken).text)) && lead === 1) continue;
    if (PREPOSITIONS.has(bare((words[end - 1] as Spoken).text))) continue;
    const phrase = words.slice(lead, end).filter((word) => word.text !== '');
    if (
      phrase.length === 0 ||
      phrase.some((word) => FINITE_VERBS.has(bare(word.text)) || DETERMINERS.has(bare(word.text)))
    )
      continue;
    const text = writtenText(phrase);
    if (readMeaning(text).defects > 0 || !tracker.isName(text)) continue;
    if (tracker.announce(text, false)) return end;
  }
  return 0;
}
