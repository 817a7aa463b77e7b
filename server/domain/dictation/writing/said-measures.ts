import { numberAt } from '../../template/facts/number-words.ts';
import { isSameQuantity, quantitiesOf } from '../../template/facts/quantities.ts';
import { unitOf } from '../../template/facts/units.ts';
import type { Remark } from '../findings.ts';
import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { ARTICLES, PREPOSITIONS, RELATIONS } from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { escapeHtml, htmlText, sentences } from '../words/text.ts';

const UNIT =
  /^(?:inch|foot|yard|millimeter|centimeter|meter|amp|volt|watt|gallon|degree|percent|psi|btu|ton|year|ppm)$/;
const LEADS =
  /^(?:(?:and|so|but|also|plus|okay|now|then|yeah) )*(?:(?:there(?:['’]s| is| are| was)|(?:i|we) (?:see|saw|found|have|had|got|measured)|got|has) )?(?:(?:a|an|the|this|that|these|those|some|your) )?/i;
const PRONOUN = /^(?:it|they|that|this|which)(?:['’]s| is| are|['’]re| was| were| measures?)? /i;
/** "Rafter's got a crack two feet long". */
const HAS = /^.*\b(?:has|have|had|got|with) (?:an?|some) (?=\S)/i;
const WHERE = /^(?:at|in|on|along|by|between|under|behind|near|beside|around|across|inside)$/i;
const BE = /^(?:is|are|was|were|measures?|measured|reads?)$/i;
const ABOUT =
  /^(?:about|approximately|roughly|around|only|just|nearly|almost|over|under|maybe|probably|at least|more than|less than|up to)(?= )/i;
const HOW =
  /^(?:(?:or so|too) )?(?:wide|long|deep|high|tall|thick|across|apart|low|short|old|off|out of (?:level|plumb|square))\b/i;
/** A thing that has one measure, however it is told: "gap of an inch", "hump about two inches". */
const MEASURED =
  /^(?:gap|crack|hole|stain|spot|split|tear|dent|hump|dip|lip|void|opening|bulge|drop|rise|space|spacing|clearance|difference|offset|patch|bow|notch|puddle|pressure|temperature|height|depth|width|length|reading|slope|overhang|step|riser|tread|ledge)s?$/i;
const PLURAL = /[^s]s$/;
const MOST_WORDS_OF_A_NAME = 4;

/** What is not there has no measure: "the back steps have no handrail". */
const LACKS = /\b(?:no|missing|lacks?|lacking|without|absent|none|not (?:present|installed|provided|there))\b/i;

type Said = Pick<Remark, 'words' | 'announcedBy'>;

interface Measured {
  /** How much, as it is said: "about a quarter inch wide". */
  much: string;
  /** True where it says in which way: "wide". */
  hasWay: boolean;
  /** True where it is told right behind it where that was: "an inch along the wall". */
  isLed: boolean;
}

/**
 * What was measured, as sentences, where the words tell surely what it was: "gap about a quarter inch wide between …" is "The gap
 * is about a quarter inch wide."
 */
export function measuresSaid({ words, announcedBy }: Said): string[] {
  const out: string[] = [];
  let subject = announcedBy === null ? '' : nameOf(announcedBy);
  for (const clause of clausesOf(words)) {
    const said = clause.replace(LEADS, '').replace(PRONOUN, '');
    const alone = muchAt(said);
    if (alone && subject !== '' && !/ old$/.test(alone.much) && (alone.hasWay || isMeasured(subject)))
      out.push(sentence(subject, '', alone));
    const told = alone ? null : (namedIn(said) ?? namedIn(said.replace(HAS, '')));
    if (told) out.push(sentence(told.name, told.be, told.measured));
    if (!alone) subject = headOf(said);
  }
  return out;
}

/**
 * A library comment's text with the measures that were said and that it has not, right behind what it observes.
 * @param text HTML.
 */
export function withMeasuresSaid(text: string, remarks: readonly Said[]): string {
  const known = quantitiesOf(htmlText(text));
  const isNew = (told: string) =>
    quantitiesOf(told).some((one) => one.unit !== null && !known.some((other) => isSameQuantity(other, one)));
  const more = [...new Set(remarks.flatMap(measuresSaid))].filter(isNew).map(escapeHtml).join(' ');
  const [first = ''] = sentences(htmlText(text)).map(escapeHtml);
  if (more === '' || LACKS.test(first)) return text;
  const end = text.indexOf(first) + first.length;
  if (first !== '' && text.includes(first) && /[a-z]{4,}[.!?]$/.test(first))
    return `${text.slice(0, end)} ${more}${text.slice(end)}`;
  return text.endsWith('</p>') ? `${text.slice(0, -'</p>'.length)} ${more}</p>` : `${text} ${more}`;
}

const clausesOf = (words: string): string[] =>
  words
    .replace(/(\d)\s?(?:"|″|”)/g, '$1 inches')
    .replace(/(?<=[a-z])-(?=[a-z])/gi, ' ')
    .replace(/[.\s]+$/, '')
    .split(/[,;:]\s+|\.\s+|\s+(?=and (?:it|they)(?:['’]s| is| are)\b)/)
    .filter(Boolean);

/** The measure that a text begins with, where it ends there or goes on with a place. */
function muchAt(text: string): Measured | null {
  let lead = '';
  for (let about = ABOUT.exec(text); about; about = ABOUT.exec(text.slice(lead.length))) lead += `${about[0]} `;
  const words = text.slice(lead.length).split(' ');
  const plain = words.map((word) => word.toLowerCase());
  const length = measureLength(plain);
  if (length === 0) return null;
  const article = /^(?:quarter|third|eighth|sixteenth)$/.test(plain[0] ?? '')
    ? plain[0] === 'eighth'
      ? 'an '
      : 'a '
    : '';
  const measure = lead + article + words.slice(0, length).join(' ');
  const rest = words
    .slice(length)
    .join(' ')
    .replace(/ or so$/, '');
  const way = HOW.exec(rest)?.[0] ?? '';
  const next = rest.slice(way.length).trim().split(' ')[0]?.toLowerCase() ?? '';
  const goesOn = PREPOSITIONS.has(next) || RELATIONS.has(next);
  const isLed = way === '' && WHERE.test(next);
  if (next !== '' && !isLed && !(way !== '' && goesOn)) return null;
  return { much: way ? `${measure} ${way}` : measure, hasWay: way !== '', isLed };
}

/** How many words a measure takes: "three quarters of an inch", "an inch and a half"; 0 for none. */
function measureLength(words: readonly string[]): number {
  const number = numberAt(words, 0);
  if (!number && /^an?$/.test(words[0] ?? '') && /^(?:inch|foot|yard)$/.test(words[1] ?? ''))
    return 2 + (/^and an? (?:half|quarter)\b/.test(words.slice(2).join(' ')) ? 3 : 0);
  if (!number) return 0;
  let at = number.length;
  if (number.value < 1) while (/^(?:of|an?)$/.test(words[at] ?? '')) at++;
  const unit = unitOf(words[at] ?? '', /\d$/.test(words[at - 1] ?? ''));
  return unit && UNIT.test(unit) ? at + 1 : 0;
}

/** "Guardrail is only 30 inches high", "gap about a quarter inch wide", "difference of an inch". */
function namedIn(clause: string): { name: string; be: string; measured: Measured } | null {
  const words = clause.split(' ');
  for (let at = 1; at <= Math.min(MOST_WORDS_OF_A_NAME, words.length - 1); at++) {
    const name = words.slice(0, at).join(' ');
    const next = words[at] ?? '';
    const be = BE.test(next) ? next : /['’]s$/.test(name) ? 'is' : '';
    const isOf = next === 'of';
    const measured = muchAt(words.slice(at + (BE.test(next) || isOf ? 1 : 0)).join(' '));
    const bare = name.replace(/['’]s$/, '');
    if (!measured || !isName(bare)) continue;
    if (
      (isMeasured(bare) && !PLURAL.test(bare)) ||
      (be !== '' && !isOf && !measured.isLed) ||
      (measured.hasWay && !isOf)
    )
      return { name: bare, be, measured };
  }
  return null;
}

/** The thing that a clause without a verb begins with: "crack" of "crack in the driveway"; empty where that is not sure. */
function headOf(clause: string): string {
  const words = clause.split(' ');
  if (words.some((word) => FINITE_VERBS.has(word.toLowerCase()) || /['’](?:s|re)$/.test(word))) return '';
  const end = words.findIndex((word) => PREPOSITIONS.has(word.toLowerCase()) || RELATIONS.has(word.toLowerCase()));
  return nameOf((end < 0 ? words : words.slice(0, end)).join(' '));
}

function nameOf(text: string): string {
  const name = text.replace(LEADS, '').replace(/[\s.,:]+$/, '');
  return isName(name) ? name : '';
}

const isMeasured = (name: string) => MEASURED.test(name.split(' ').at(-1) ?? '');

/** A thing's name of a few words that ends with the thing itself. */
function isName(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  const isOther = (word: string) =>
    !/^[a-z]{2,}$/.test(word) ||
    FINITE_VERBS.has(word) ||
    PREPOSITIONS.has(word) ||
    RELATIONS.has(word) ||
    ARTICLES.has(word) ||
    /^(?:no|not|and|or|with|for|all|both|each|every|they|it|should|must|than|one|two|three|four|five|six|several)$/.test(
      word,
    );
  if (words.length > MOST_WORDS_OF_A_NAME || words.slice(0, -1).some(isOther)) return false;
  const last = words.at(-1) ?? '';
  if (MEASURED.test(last)) return true;
  return !isOther(last) && readMeaning(last).units.some(({ role }) => role === 'part');
}

function sentence(name: string, be: string, { much }: Measured): string {
  const plain = name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `The ${plain} ${be || (PLURAL.test(name) ? 'are' : 'is')} ${much}.`;
}
