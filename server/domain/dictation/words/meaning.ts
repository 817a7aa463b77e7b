import { GENERAL_WORDS, NUMBER_WORDS, STOP_WORDS } from '../lexicon/common-words.ts';
import { type TermRole, termAt } from '../lexicon/lexicon.ts';
import { remembering } from '../remembered.ts';
import { plainWords, stem } from './text.ts';

/** One unit of meaning in a text: a term of the lexicon or a word. */
export interface Unit {
  /** The words as plain text. */
  text: string;
  stems: string[];
  /** Other keys that mean the same: the lexicon's groups with a leading `~`, "unlabel" for "not labeled". */
  groups: string[];
  role: TermRole | 'general' | 'number' | 'word';
}

/** What a text says, as far as words tell. */
interface Read {
  units: Unit[];
  /** Signs of something wrong, denied ones not counted. */
  defects: number;
  /** Signs of being in order; "no leaks" is one. */
  fine: number;
  /** Parts of a house that are named. */
  parts: number;
}
export type Meaning = Readonly<Omit<Read, 'units'>> & { readonly units: readonly Unit[] };

const NEGATORS = new Set(['no', 'not', 'without', 'never', 'none', 'nor', 'neither', 'nothing', 'absence', 'free']);
/** Words that may stand between "no" and what it denies. */
const BRIDGES = new Set(
  'evidence sign signs of any active visible obvious apparent current significant major noticeable further other or and more the a previous past present indication indications issue issues problem problems with to be signs was were is are been found seen noted observed find see notice spot detect'.split(
    ' ',
  ),
);
/** After what was denied, these begin something new. */
const CLAUSE_STARTS = new Set('but and is are was were has have however while although though so then'.split(' '));
/** "None of the breakers are labeled": what is denied comes after these. */
const NONE_VERBS = new Set('is are was were has have do does did will can could'.split(' '));
const PROBLEM_WORDS = new Set(
  'issue issues problem problems defect defects concern concerns deficiency deficiencies trouble'.split(' '),
);

/** Name of the group that says that something is not there. */
export const MISSING = '~missing';
/** A "not" before a word that the lexicon does not know. */
export const NOT = '~not';
/** "only four inches" says that it is too little. */
const TOO_LITTLE = '~inadequate';
/** "not protected" says that the protection is missing. */
const PRESENT = new Set(
  'protected equipped installed present provided supplied fitted included have gfci afci'.split(' '),
);

/** "Nothing to step on", "nothing holding it": what ought to be there is not. "Nothing dripping" is in order. */
const NOTHING_FOR =
  /^(?:to|holding|hold|catching|supporting|securing|protecting|covering|keeping|under|behind|on|over)$/;

/**
 * Reads units and polarity off a text. Denied symptoms ("no evidence of leaks") are left out and count as fine.
 * @param plain the text's plain words, where they are known already.
 */
export function readMeaning(text: string, plain?: readonly string[]): Meaning {
  return plain ? read(plain) : meaningOf(text);
}

const meaningOf = remembering(15_000, (text) => read(plainWords(text)));

function read(plain: readonly string[]): Meaning {
  const words = okayAsGood(withoutIntensifiers(plain));
  const meaning: Read = { units: [], defects: 0, fine: 0, parts: 0 };
  let denies = false;
  let noneOf = false;
  /** The thing after a "no" was named: the denial ends with the clause. */
  let denied = false;
  let negator = '';

  const closeNegation = () => {
    denies = false;
    denied = false;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    if (word === '.' || (word === ',' && !continuesList(words, at))) {
      closeNegation();
      at++;
      continue;
    }
    if (word === ',') {
      at++;
      continue;
    }
    if (word === 'none' && words[at + 1] === 'of') {
      noneOf = true;
      at++;
      continue;
    }
    if (noneOf && NONE_VERBS.has(word)) {
      noneOf = false;
      denies = true;
      denied = false;
      negator = 'not';
      at++;
      continue;
    }
    const term = termAt(words, at);
    if (word === 'only' && words.slice(at + 1, at + 4).some((next) => wordRole(next) === 'number')) {
      meaning.units.push({ text: word, stems: [word], groups: [TOO_LITTLE], role: 'symptom' });
      meaning.defects++;
      at++;
      continue;
    }
    const isNegator = NEGATORS.has(word) && (!term || term.length === 1);
    if (isNegator && word === 'nothing' && NOTHING_FOR.test(words[at + 1] ?? '')) {
      meaning.units.push({ text: 'no', stems: ['no'], groups: [MISSING], role: 'symptom' });
      meaning.defects++;
      at += 2;
      continue;
    }
    if (isNegator) {
      if (word === 'free' && words[at + 1] !== 'of' && words[at + 1] !== 'from') {
        at++;
        continue;
      }
      denies = true;
      denied = false;
      negator = word;
      at++;
      continue;
    }
    if (denied && CLAUSE_STARTS.has(word)) closeNegation();
    if (!term && denies && BRIDGES.has(word) && !PROBLEM_WORDS.has(word)) {
      at++;
      continue;
    }
    if (denies && PROBLEM_WORDS.has(word)) {
      meaning.fine++;
      denied = true;
      at++;
      continue;
    }
    const length = term?.length ?? 1;
    const slice = words.slice(at, at + length);
    const role = term?.groups[0]?.role ?? wordRole(word);
    at += length;
    if (role === null) continue;
    const unit: Unit = {
      text: slice.join(' '),
      stems: slice.map(stem),
      groups: term?.groups.map(({ key }) => key) ?? [],
      role,
    };
    if (denies && role === 'symptom') {
      meaning.fine++;
      denied = true;
      continue;
    }
    if (denies && !denied && role === 'word') unit.groups.push(stem(`un${word}`));
    if (denies && !denied && role !== 'general' && role !== 'number') {
      const missing = negator !== 'not' || role === 'part' || PRESENT.has(word);
      meaning.units.push({
        text: 'no',
        stems: [missing ? 'no' : 'not'],
        groups: [missing ? MISSING : NOT],
        role: missing ? 'symptom' : 'general',
      });
      meaning.defects++;
      denied = true;
      if (role === 'fine') {
        closeNegation();
        meaning.units.push({ ...unit, role: 'word' });
        continue;
      }
    }
    if (role === 'symptom') meaning.defects++;
    if (role === 'fine') meaning.fine++;
    if (role === 'part') meaning.parts++;
    meaning.units.push(unit);
  }
  return meaning;
}

/** Who says so before "okay" judges nothing. */
const INTERJECTION = /^(?:all|right|alright|well|so|and|oh|yeah|yes|no|um|uh|now|then|okay|ok|that|you)$/;
const ENDS_CLAUSE = /^(?:[,.]|too|also)$/;

/** "Driveway okay, …" says that it is good; "okay, driveway" only leads there. */
function okayAsGood(words: readonly string[]): string[] {
  const isGood = (word: string, at: number) =>
    (word === 'okay' || word === 'ok') &&
    /\w/.test(words[at - 1] ?? '') &&
    !INTERJECTION.test(words[at - 1] ?? '') &&
    ENDS_CLAUSE.test(words[at + 1] ?? '.');
  return words.map((word, at) => (isGood(word, at) ? 'good' : word));
}

/** "dumps right next to", "really low": words that part the words of a term. */
const INTENSIFIERS = new Set(
  'just really very pretty quite totally completely badly fairly somewhat slightly way too so kinda kind sort bit little super extremely severely all still actually basically'.split(
    ' ',
  ),
);

const A_GOOD = new RegExp(
  `^(?:\\d.*|${[...NUMBER_WORDS].join('|')}|half|quarter|third|inch|foot|feet|yard|day|bit|deal|many|while|ways|chunk|size|sized)$`,
);

function withoutIntensifiers(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    const next = words[at + 1] ?? '';
    // "A good three inches", "on a good day".
    if (word === 'good' && words[at - 1] === 'a') return !A_GOOD.test(next);
    if (word === 'right')
      return !/^(?:next|into|at|on|onto|against|in|by|up|above|below|behind|under|beside)$/.test(next);
    if (!INTENSIFIERS.has(word)) return true;
    return termAt(words, at) !== null || /^(?:of|much|any|one)$/.test(next);
  });
}

/** A comma inside "no leaks, cracks or stains": a later "or" comes before the clause has a verb. */
function continuesList(words: string[], comma: number): boolean {
  for (let at = comma + 1; at < Math.min(words.length, comma + 6); at++) {
    const word = words[at] as string;
    if (word === 'or' || word === 'nor') return true;
    if (word === '.' || STOP_WORDS.has(word)) return false;
  }
  return false;
}

function wordRole(word: string): Unit['role'] | null {
  if (/\d/.test(word) || NUMBER_WORDS.has(word)) return 'number';
  if (GENERAL_WORDS.has(word)) return 'general';
  if (STOP_WORDS.has(word) || word.length < 2) return null;
  return 'word';
}
