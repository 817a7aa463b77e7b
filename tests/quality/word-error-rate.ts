const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TEENS.map((word, index) => [word, 10 + index] as const),
  ...TENS.map((word, index) => [word, 10 * index] as const),
]);

/** A spoken number being read: `done` are thousands that are complete, `open` what may still grow. */
interface Reading {
  done: number;
  open: number;
  last: string;
}

/**
 * A text's words in one spelling, for comparing what was recognised with what was said: lower case without
 * punctuation, hyphens as spaces, numbers as digits ("two hundred" and "200", "fourteen twenty two" and "1422"),
 * spelled letters as one word ("G F C I" and "GFCI"). Nothing else is forgiven.
 */
export function normalisedWords(text: string): string[] {
  const words = text
    .replace(/\b(?:[A-Z]\.){2,}/g, (letters) => letters.replaceAll('.', ''))
    .replace(/\b[A-Z](?: [A-Z]\b)+/g, (letters) => letters.replaceAll(' ', ''))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replaceAll('%', ' percent ')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return joinNumbers(words);
}

/** Numbers that stand next to each other become one string of digits, as in addresses, years and times. */
function joinNumbers(words: string[]): string[] {
  const out: string[] = [];
  let digits = '';
  for (let at = 0; at < words.length; ) {
    const [text, next] = readNumber(words, at);
    if (text) digits += text;
    else {
      if (digits) out.push(digits);
      digits = '';
      out.push(words[at] as string);
    }
    at = text ? next : at + 1;
  }
  return digits ? [...out, digits] : out;
}

/** The number that starts at `at` as digits, and where it ends; an empty text where none starts. */
function readNumber(words: string[], at: number): [text: string, next: number] {
  const first = words[at] as string;
  if (/^\d+$/.test(first) && !isScale(words[at + 1])) return [first, at + 1];
  const start = /^\d+$/.test(first) ? Number(first) : SMALL.get(first);
  if (start === undefined) return ['', at];
  const reading: Reading = { done: 0, open: start, last: first };
  let next = at + 1;
  while (next < words.length) {
    const word = words[next] as string;
    const linked = word === 'and' && isScale(reading.last) && SMALL.has(words[next + 1] ?? '');
    if (!linked && !grow(reading, word)) break;
    next++;
  }
  return [String(reading.done + reading.open), next];
}

function isScale(word: string | undefined): boolean {
  return word === 'hundred' || word === 'thousand';
}

/** Takes `word` into the number; false where it belongs to another one ("fourteen" + "twenty"). */
function grow(reading: Reading, word: string): boolean {
  const value = SMALL.get(word);
  if (word === 'hundred') reading.open *= 100;
  else if (word === 'thousand') {
    reading.done += reading.open * 1000;
    reading.open = 0;
  } else if (value === undefined) return false;
  else if (isScale(reading.last)) reading.open += value;
  else if (TENS.includes(reading.last) && value > 0 && value < 10) reading.open += value;
  else return false;
  reading.last = word;
  return true;
}

export interface WordErrors {
  /** Words that were said. */
  words: number;
  /** Words put in, left out or replaced. */
  errors: number;
  /** errors / words. */
  rate: number;
}

/** How far `heard` is from `said`, in words after normalising both. */
export function wordErrors(said: string, heard: string): WordErrors {
  const reference = normalisedWords(said);
  const errors = editDistance(reference, normalisedWords(heard));
  return { words: reference.length, errors, rate: errors / Math.max(1, reference.length) };
}

function editDistance(a: string[], b: string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of a.entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, right] of b.entries()) {
      const replaced = (above[j] as number) + (left === right ? 0 : 1);
      row.push(Math.min(replaced, (above[j + 1] as number) + 1, (row[j] as number) + 1));
    }
  }
  return row.at(-1) as number;
}
