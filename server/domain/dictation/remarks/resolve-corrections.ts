import { DIRECTION_WORDS, FINITE_VERBS, NUMBER_WORDS } from '../lexicon/common-words.ts';
import { onlyLeadsOn, opensWithDoing, retractedCount } from './retractions.ts';
import { bare, drop, endsClause, heardText, type Spoken, writtenText } from './spoken.ts';

/** Ways to say "what I just said is wrong, this is right". */
const CORRECTIONS = [
  'no wait',
  'wait no',
  'no sorry',
  'sorry no',
  'no actually',
  'or actually no',
  'actually no',
  'actually',
  'more like',
  'let me correct that',
  'or no',
  'or actually',
  'no',
  'oh wait',
  'sorry',
  'correction',
  'excuse me',
  'my mistake',
  'make that',
  'or rather',
  'i mean',
  'i meant',
  'scratch that',
  'strike that',
  'no make that',
  'wait',
  'wait a minute',
  'wait a second',
  'no wait a minute',
  'no hang on',
  'no hold on',
  'hang on',
  'hold on',
].map((text) => text.split(' '));
CORRECTIONS.sort((a, b) => b.length - a.length);

const FILLERS = new Set(['um', 'uh', 'uhm', 'er', 'erm', 'hmm', 'hm', 'ah', 'mm', 'uh-huh', 'mhm']);
const OPENERS = new Set([
  'okay',
  'ok',
  'so',
  'alright',
  'right',
  'yeah',
  'well',
  'and',
  'now',
  'also',
  'then',
  'oh',
  'anyway',
  'but',
  'again',
]);
const PHRASE_FILLERS = [
  'you know',
  "let's see",
  'let me see',
  'i guess',
  'i think',
  'all right',
  'looks like',
  'for the record',
  'you feel that',
  'you see that',
  'you hear that',
  'feel that',
  'hear that',
  'put down that',
  'put down',
  'write down that',
  'make a note that',
  'make a note',
  'please note that',
  'please note',
  'note that',
  'next one',
  'it looks like',
  'i see',
  'we have',
  "we've got",
  'we got',
  "i've got",
  'got',
  'i have',
].map((text) => text.split(' '));
const SMALL = new Set([
  'a',
  'an',
  'the',
  'on',
  'at',
  'in',
  'of',
  'to',
  'number',
  'it',
  "it's",
  'that',
  "that's",
  'is',
  'by',
  'near',
]);

/** "Wait, go back" is said to somebody. */
const ASKS = /^(?:go|come|hold|hang|stop|let|give|where|what|who|how|can|could|you)$/;
const OUGHT_TO_BE = /\b(?:should|ought to|supposed to|needs? to|has to|wants? to|must) (?:really )?be$/i;
const HEDGES = /^(?:possibly|maybe|perhaps|probably|obviously|honestly|seriously|really|come on|look|who knows)\b/i;
/** "Sorry, ma'am": the speaker begs somebody's pardon. */
const BEGS_PARDON = /^(?:ma'am|maam|sir|miss|mister|folks|guys|buddy|man|about|for|to|but|i)$/;
/** "I meant to say that", "wait for it", "hold on to it" correct nothing. */
const COMES_BACK =
  /^(?:(?:okay|ok|alright|all right),? )?(?:i(?:['’]m| am) back|here (?:i|we) (?:am|go|are)|where was i)\b/i;
const LEADS_ON = /^(?:wait|mean|meant|on)$/;
const GOES_ON = /^(?:to|for|until|till|a)$/;
/** A sentence that corrects the one before has so many words beside its cue. */
const MOST_WORDS = 4;
/** A correction that begins so speaks of the same thing: what remains of its first word. */
const COPULAS: Record<string, string> = { "it's": 'is', it: '', "they're": 'are', they: '' };
/** … or, where it names a side ("that's the front"), so. */
const POINTS = /^that['’]s$/;

const startsWith = (words: readonly Spoken[], at: number, phrase: readonly string[]) =>
  phrase.every((part, offset) => bare(words[at + offset]?.heard ?? '') === part);
/** A number or a side, by which most corrections put another right. */
const tellsWhich = (word: string) => isNumber(word) || DIRECTION_WORDS.has(word);
export const isNumber = (word: string) =>
  /^\d/.test(word) || (word !== '' && word.split('-').every((part) => NUMBER_WORDS.has(part)));

/** These correct only where a number follows: "no, sixteen", "more like three feet". */
const NEEDS_NUMBER = /^(?:no|actually|more like)$/;

/** True where a sentence opens by correcting the one before ("No, wait, 16."). */
export function opensWithCorrection(words: readonly Spoken[]): boolean {
  const heard = heardText(words);
  if (retractedCount(heard) > 0 || opensWithDoing(heard) || onlyLeadsOn(heard)) return false;
  const cue = CORRECTIONS.find((phrase) => startsWith(words, 0, phrase));
  const isBare = cue !== undefined && NEEDS_NUMBER.test(cue.join(' '));
  const isCut = cue?.length !== 1 || /[,.]$/.test(words[0]?.heard ?? '');
  if (isBare && !(isCut && isNumber(bare(words[cue.length]?.heard ?? '')))) return false;
  const said = cue ? words.slice(cue.length) : [];
  const first = bare(said[0]?.heard ?? '');
  if (said.length === 0 || said.length > MOST_WORDS || first === 'wrong' || ASKS.test(first)) return false;
  // "Wait, the dishwasher is fine", "sorry, that's my phone" say something of their own.
  const saysOwn = said.some(({ heard }) => FINITE_VERBS.has(bare(heard)) || /\w['’](?:s|re)$/.test(bare(heard)));
  return (
    !saysOwn ||
    ((COPULAS[first] !== undefined || POINTS.test(first)) && said.some(({ heard }) => tellsWhich(bare(heard))))
  );
}

/** How many words at the end of a sentence lead to the next, which takes it back: "… is dripping, hold on. That's just my glove." */
export function wordsLeadingOn(sentence: readonly Spoken[], next: readonly Spoken[]): number {
  const from = sentence.findIndex(
    (_, at) => at > 0 && endsClause(sentence[at - 1]?.heard ?? '') && onlyLeadsOn(heardText(sentence.slice(at))),
  );
  if (from < 0) return 0;
  const led = heardText([...sentence.slice(from), ...next]);
  return retractedCount(led) > 0 || opensWithDoing(led) ? sentence.length - from : 0;
}

/** "I said ridge, I meant the valley", "did I say closet? I meant the bathroom door". */
const MEANT =
  /^(?:did i say|i said|i say) (?:the )?([\w' -]+?)[,.?] (?:but |sorry,? )?i mean(?:t)? (?:the )?([\w' -]+?)[,.]?$/i;

/** "Not the deck, the front steps", after something of the deck. */
const NOT_BUT =
  /^(?:(?:no|wait|sorry|correction),? )*not (?:on |in |at )?(?:the )?([\w' -]+?), (?:but |it['’]s |that['’]s |i mean )?(?:on |in |at )?(?:the )?([\w' -]+?)[,.]?$/i;

/** Fewer words that are the same tell nothing: "no, the fan" after "the fan". */
const FEWEST_SAID_AGAIN = 2;

/**
 * True where a sentence says the one before once more, with another number or side: "Two shingles are missing. Correction. Three
 * shingles are missing." Takes back that one and the cue; changes `text` of both.
 */
export function saysAgainOtherwise(words: readonly Spoken[], before: readonly Spoken[]): boolean {
  const cue = CORRECTIONS.find((phrase) => startsWith(words, 0, phrase));
  if (!cue) return false;
  const [said, again] = [before, words.slice(cue.length)].map((some) => some.map(({ heard }) => bare(heard))) as [
    string[],
    string[],
  ];
  const same = said.filter((word, at) => word === again[at]).length;
  const isAgain =
    said.length === again.length &&
    same >= FEWEST_SAID_AGAIN &&
    said.every((word, at) => word === again[at] || (tellsWhich(word) && tellsWhich(again[at] ?? '')));
  if (isAgain) {
    drop(before, 0, before.length);
    drop(words, 0, cue.length);
  }
  return isAgain;
}

/** Puts what was meant in for what was said in the sentence before; true where `words` only do that. Changes `text` of both. */
export function correctsWordBefore(words: readonly Spoken[], before: readonly Spoken[]): boolean {
  const [, said = '', meant = ''] = MEANT.exec(heardText(words)) ?? NOT_BUT.exec(heardText(words)) ?? [];
  const wrong = said.toLowerCase().split(' ');
  const at = said === '' ? -1 : before.findLastIndex((_, from) => startsWith(before, from, wrong));
  if (at < 0) return false;
  const last = (before[at + wrong.length - 1] as Spoken).text;
  const right = meant.split(' ');
  // Of "the bathroom door" the door was said already.
  const after = bare(before[at + wrong.length]?.text ?? '');
  if (right.length > 1 && bare(right.at(-1) as string) === after) right.pop();
  drop(before, at, at + wrong.length);
  (before[at] as Spoken).text = right.join(' ') + (/[.,;:]+$/.exec(last)?.[0] ?? '');
  drop(words, 0, words.length);
  return true;
}

/** Takes fillers out and puts the speaker's own corrections in place; changes `text` of the words of one sentence. */
export function resolveCorrections(words: Spoken[]): void {
  for (const word of words) if (FILLERS.has(bare(word.heard))) word.text = '';
  if (retractedCount(heardText(words)) > 0) return;
  for (let at = 1; at < words.length; at++) {
    if (words[at]?.text === '') continue;
    const cue = CORRECTIONS.find((phrase) => startsWith(words, at, phrase));
    if (!cue || (cue.length === 1 && !isParted(words, at, cue.length))) continue;
    // "Nothing to hold on these stairs either."
    if (/^(?:hold|hang)$/.test(cue[0] as string) && /^to$/i.test(words[at - 1]?.heard ?? '')) continue;
    const right = at + cue.length;
    if (cue.length === 1 && /^(?:no|actually)$/.test(cue[0] as string) && !correctsLike(words, at)) continue;
    // "Wait, wrong switch" takes back and corrects nothing.
    if (bare(words[right]?.heard ?? '') === 'wrong') continue;
    if (GOES_ON.test(bare(words[right]?.heard ?? '')) && LEADS_ON.test(cue.at(-1) as string)) continue;
    if (cue.includes('sorry') && BEGS_PARDON.test(bare(words[right]?.heard ?? ''))) continue;
    // "It should be more like twelve" tells how much it should be, "from 1938, I mean, possibly" that nobody knows.
    if (cue.join(' ') === 'more like' && OUGHT_TO_BE.test(heardText(words.slice(0, at)))) continue;
    if (cue.join(' ') === 'i mean' && HEDGES.test(heardText(words.slice(right)))) continue;
    // "Let me get a drink, hang on, okay, I'm back."
    if (COMES_BACK.test(heardText(words.slice(right)))) continue;
    if (right >= words.length || retractedCount(heardText(words.slice(at))) > 0) continue;
    // "…, hold on, no.": what it leads to is not said.
    if (onlyLeadsOn(heardText(words.slice(at)))) return;
    // "…, no, correction, …": both lead to it.
    const from =
      at > 1 && words[at - 1]?.text !== '' && /^(?:no|oh|whoops)[,.;]$/i.test(words[at - 1]?.heard ?? '') ? at - 1 : at;
    drop(words, from, right);
    applyCorrection(words, from, right);
    at = right;
  }
}

/** "Two of them, no, three", "on the left, no the right": a bare "no" or "actually" corrects only a number or a side by another. */
function correctsLike(words: readonly Spoken[], at: number): boolean {
  const isParted = /[,.]$/.test(words[at]?.heard ?? '') || NO_THE.test(heardText(words.slice(at, at + 2)));
  if (!/[,.]$/.test(words[at - 1]?.heard ?? '') || !isParted) return false;
  const next = bare(words.slice(at + 1).find((word) => !SMALL.has(bare(word.heard)))?.heard ?? '');
  const isLike = isNumber(next) ? isNumber : (word: string) => DIRECTION_WORDS.has(word);
  return isLike(next) && words.slice(0, at).some((word) => isLike(bare(word.text)));
}

/** No thing is missed so, and none is actually so many: "no the right one", "actually five". */
const NO_THE = /^(?:no (?:the|it['’]s|on|at|in)|actually [\w-]+)$/i;

/** "sorry" and "wait" alone only correct between commas. */
function isParted(words: readonly Spoken[], at: number, length: number): boolean {
  return /[,.;–—-]$/.test(words[at - 1]?.heard ?? '') || /[,.]$/.test(words[at + length - 1]?.heard ?? '');
}

const LEADS_TO_PLACE = /^(?:on|at|in|by|near|over|under|along|around|behind|above|below)$/;
const isDirection = (word: string) => DIRECTION_WORDS.has(word);

function applyCorrection(words: Spoken[], cue: number, right: number): void {
  let end = right;
  while (end < words.length && !/[,.;]$/.test((words[end] as Spoken).heard)) end++;
  end = Math.min(words.length, end + 1);
  const said = words.slice(right, end);
  const key = said.findIndex((word) => !SMALL.has(bare(word.text)));
  const first = key < 0 ? '' : bare((said[key] as Spoken).text);
  const replaceLast = (fits: (word: string) => boolean): boolean => {
    for (let at = cue - 1; at >= 0; at--) {
      const word = words[at] as Spoken;
      if (!fits(bare(word.text))) continue;
      const better = (said[key] as Spoken).text;
      // Of "on the left, no, right side" the comma only led to the correction.
      const comma = /[,;]$/.test(at === cue - 1 ? better : word.text) ? ',' : '';
      word.text = better.replace(/[,.;]+$/, '') + comma;
      drop(words, right, right + key + 1);
      return true;
    }
    return false;
  };
  const copula = COPULAS[bare((words[right] as Spoken).text)];
  const from = clauseStart(words, cue);
  const verb = words.findIndex((word, at) => at >= from && at < cue && FINITE_VERBS.has(bare(word.text)));
  // "On the left side of the house. Correction, that's the front."
  const points = copula !== undefined || POINTS.test(bare((words[right] as Spoken).text));
  if (points && key === said.length - 1 && DIRECTION_WORDS.has(first) && replaceLast(isDirection)) return;
  if (copula !== undefined && verb > 0 && said.length > 1) {
    // "The fan sounds bad, or actually no, it's not turning": "the fan is not turning".
    drop(words, verb, cue);
    (words[right] as Spoken).text = copula;
    return;
  }
  // "The faucet on the left, no, on the right drips": the clause goes on after it.
  const hasVerb = (some: readonly Spoken[]) => some.some((word) => FINITE_VERBS.has(bare(word.text)));
  const goesOn = hasVerb(said) && !hasVerb(words.slice(clauseStart(words, cue), cue));
  if (goesOn && DIRECTION_WORDS.has(first) && correctSide(words, cue, right + key)) return;
  // "Two are missing, no, five on the north slope": a slope is no deed.
  const isWithPlace = isNumber(first) && LEADS_TO_PLACE.test(bare(said[key + 1]?.text ?? ''));
  if (hasVerb(said) && said.length > 2 && !isWithPlace) {
    drop(words, clauseStart(words, cue), cue);
    return;
  }
  if (isNumber(first) && correctNumber(words, cue, right + key)) {
    drop(words, right, right + key);
    return;
  }
  if (DIRECTION_WORDS.has(first) && replaceLast(isDirection)) {
    const following = said[key + 1];
    if (following && words.slice(0, cue).some((word) => bare(word.text) === bare(following.text)))
      drop(words, right + key + 1, end);
    return;
  }
  const opener = bare((words[right] as Spoken).text);
  for (let at = cue - 1; at >= Math.max(0, cue - 8); at--) {
    if (opener && bare((words[at] as Spoken).text) === opener) {
      drop(words, at, cue);
      return;
    }
  }
  drop(words, Math.max(clauseStart(words, cue), cue - said.length), cue);
}

/** Puts the number that begins at `right` in for the last one before `cue`: "nineteen ninety-eight, no, two thousand eight". */
export function correctNumber(words: readonly Spoken[], cue: number, right: number): boolean {
  const isOf = (at: number) => isNumber(bare((words[at] as Spoken).text));
  const last = words.findLastIndex((word, at) => at < cue && isNumber(bare(word.text)));
  if (last < 0) return false;
  let [first, end] = [last, right + 1];
  const ends = (at: number) => /[,;.]$/.test((words[at] as Spoken).text);
  // "A hundred and fifty".
  const isAnd = (at: number) => bare((words[at] as Spoken).text) === 'and';
  while (first > 0 && !ends(first - 1) && (isOf(first - 1) || (first > 1 && isAnd(first - 1) && isOf(first - 2))))
    first--;
  if (/^(?:hundred|thousand)$/.test(bare((words[first] as Spoken).text)) && bare(words[first - 1]?.text ?? '') === 'a')
    first--;
  while (end < words.length && !ends(end - 1) && (isOf(end) || (end + 1 < words.length && isAnd(end) && isOf(end + 1))))
    end++;
  const said = writtenText(words.slice(right, end)).replace(/[,.;]+$/, '');
  // Of "twelve, no, sorry, fifteen degrees" the comma only led to the correction.
  const comma = /[,;]$/.test((words[last === cue - 1 ? end - 1 : last] as Spoken).text) ? ',' : '';
  // Of "one twenty, no, one thirty" all is said anew, of "fifteen feet, no, sixteen" the number only.
  const from = end - right > 1 ? first : last;
  drop(words, from, last + 1);
  (words[from] as Spoken).text = said + comma;
  const article = words[from - 1];
  if (article && /^an?$/.test(bare(article.text))) article.text = SAID_WITH_AN.test(said) ? 'an' : 'a';
  // "Two firebricks cracked, no, one of them": so many of the firebricks.
  if (end < words.length && last + 1 < cue && !ends(last) && OF_THEM.test(heardText(words.slice(end, end + 2)))) {
    (words[from] as Spoken).text = `${said} of the`;
    const verb = words.slice(from, cue).find(({ text }) => SINGULAR[bare(text)]);
    if (verb && /^(?:one|1)$/i.test(said)) verb.text = SINGULAR[bare(verb.text)] as string;
    drop(words, right, end + 2);
    return true;
  }
  // "A six inch crack. More like three feet": what it is counted in is put right, too.
  const [unit, better] = [words[last + 1], words[end]];
  if (unit && better && last + 1 < cue && differInUnit(bare(unit.text), bare(better.text))) {
    const isSingular = /^(?:inch|foot|yard|year|gallon|amp|degree|pound|volt)$/.test(bare(unit.text));
    const ending = /[,.;:]+$/.exec(unit.text)?.[0] ?? '';
    unit.text = (isSingular ? singular(bare(better.text)) : bare(better.text)) + ending;
    drop(words, right, end + 1);
    return true;
  }
  // "Twenty years old, I mean twelve years old": what was counted is said once more.
  const counted = words.slice(last + 1, cue).filter(({ text }) => text !== '');
  const again = words.slice(end, end + counted.length);
  const isAgain =
    counted.length > 0 &&
    again.length === counted.length &&
    again.every(({ text }, at) => bare(text) === bare((counted[at] as Spoken).text));
  drop(words, right, isAgain ? end + counted.length : end);
  return true;
}

const UNIT = /^(?:inch(?:es)?|foot|feet|yards?|years?|gallons?|amps?|degrees?|pounds?|volts?|percent|psi)$/;
const differInUnit = (unit: string, better: string) =>
  UNIT.test(unit) && UNIT.test(better) && singular(unit) !== singular(better);
const singular = (unit: string) => (unit === 'feet' ? 'foot' : unit.replace(/^inches$/, 'inch').replace(/s$/, ''));

const SAID_WITH_AN = /^(?:8|11\b|18\b|eight|eleven)/i;
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
export const OF_THEM = /^of (?:them|these|those)[,.;:]?$/i;

/** Puts the side at `right` in for the one before `cue`, and drops what is said once more of it ("left of the sink, no, right of the sink"). */
function correctSide(words: readonly Spoken[], cue: number, right: number): boolean {
  const left = words.findLastIndex((word, at) => at < cue && DIRECTION_WORDS.has(bare(word.text)));
  if (left < 0) return false;
  const rest = words.slice(left + 1, cue).filter((word) => word.text !== '');
  const isAgain = rest.every((word, at) => bare(word.text) === bare(words[right + 1 + at]?.text ?? ''));
  (words[left] as Spoken).text = (words[right] as Spoken).text;
  drop(words, cue, right + 1 + (isAgain ? rest.length : 0));
  const end = rest.at(-1) ?? (words[left] as Spoken);
  end.text = end.text.replace(/,$/, '');
  return true;
}

/** Where the clause that ends before `end` began. */
function clauseStart(words: readonly Spoken[], end: number): number {
  let at = end - 1;
  while (at > 0 && !/[,;]$/.test((words[at - 1] as Spoken).heard)) at--;
  return at;
}

/** "… and so is the one outside" says the same of another. */
const isSoIs = (words: readonly Spoken[], at: number) =>
  bare((words[at] as Spoken).text) === 'so' &&
  /^(?:is|are|does|do|was|were|has|did)$/.test(bare(words[at + 1]?.text ?? ''));

/** "Right gutter's clean", not "right, the gutter …", "right, so …". */
const isSide = (words: readonly Spoken[], at: number) =>
  /^right$/i.test((words[at] as Spoken).text) && !OPENERS.has(bare(words[at + 1]?.text ?? ''));

/** Takes words off the front that only open a sentence ("okay so", "we've got"); changes `text`. */
export function dropOpeners(words: Spoken[]): void {
  for (let at = 0; at < words.length - 1; ) {
    const word = words[at] as Spoken;
    if (!word.text) {
      at++;
      continue;
    }
    const phrase = PHRASE_FILLERS.find((parts) => startsWith(words, at, parts));
    if (phrase && words.length > at + phrase.length) {
      drop(words, at, at + phrase.length);
      at += phrase.length;
    } else if (OPENERS.has(bare(word.text)) && !isSoIs(words, at) && !isSide(words, at)) {
      word.text = '';
      at++;
    } else return;
  }
}
