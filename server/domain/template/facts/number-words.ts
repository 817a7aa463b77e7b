const SMALL = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
);
const PARTS_OF_ONE = new Map(
  Object.entries({ half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, eighth: 8, sixteenth: 16 }),
);
const DIGITS = /^\d+(?:\.\d+)?$/;
const FRACTION = /^(\d+)\/([1-9]\d*)$/;

interface Read {
  value: number;
  /** Number of words. */
  length: number;
}

/**
 * The number that starts at `words[at]`, in digits or in words: "1 1/2", "two hundred and forty", "three quarters",
 * "nineteen eighty five" (a year); null where none does.
 * @param words in lower case, hyphens parted.
 */
export function numberAt(words: readonly string[], at: number): Read | null {
  const whole = wholeAt(words, at);
  if (!whole) return partAt(words, at);
  const next = at + whole.length;
  const year = whole.value === 19 || whole.value === 20 ? chunkAt(words, next) : null;
  if (year && year.value >= 10 && !DIGITS.test(words[next] ?? '')) {
    return { value: whole.value * 100 + year.value, length: whole.length + year.length };
  }
  const pieces = PARTS_OF_ONE.get((words[next] ?? '').replace(/(?:s|ves)$/, (end) => (end === 'ves' ? 'f' : '')));
  if (pieces && whole.value > 0 && whole.value < pieces)
    return { value: whole.value / pieces, length: whole.length + 1 };
  const and = words[next] === 'and' ? 1 : 0;
  const article = and && /^an?$/.test(words[next + 1] ?? '') ? 1 : 0;
  const rest = and === article ? partAt(words, next + and + article) : null;
  if (rest) return { value: whole.value + rest.value, length: whole.length + and + article + rest.length };
  return whole;
}

/** Less than one: "1/2", "half", "an eighth". */
function partAt(words: readonly string[], at: number): Read | null {
  const fraction = FRACTION.exec(words[at] ?? '');
  if (fraction) return { value: Number(fraction[1]) / Number(fraction[2]), length: 1 };
  const article = /^an?$/.test(words[at] ?? '') ? 1 : 0;
  const pieces = PARTS_OF_ONE.get(words[at + article] ?? '');
  // "A third bedroom" is no part of one.
  if (!pieces || (pieces > 2 && !/^(?:of|inch|inches)$/.test(words[at + article + 1] ?? ''))) return null;
  return { value: 1 / pieces, length: article + 1 };
}

function wholeAt(words: readonly string[], at: number): Read | null {
  let read = belowThousandAt(words, at);
  if (!read || words[at + read.length] !== 'thousand') return read;
  read = { value: read.value * 1000, length: read.length + 1 };
  return extend(read, words, at, belowThousandAt);
}

function belowThousandAt(words: readonly string[], at: number): Read | null {
  const article = /^an?$/.test(words[at] ?? '') && /^(?:hundred|thousand)$/.test(words[at + 1] ?? '');
  const read = article ? { value: 1, length: 1 } : chunkAt(words, at);
  if (!read || words[at + read.length] !== 'hundred') return read;
  return extend({ value: read.value * 100, length: read.length + 1 }, words, at, chunkAt);
}

/** Adds what follows "hundred" or "thousand", with or without an "and". */
function extend(read: Read, words: readonly string[], at: number, more: typeof chunkAt): Read {
  const next = at + read.length;
  const and = words[next] === 'and' ? 1 : 0;
  const rest = DIGITS.test(words[next + and] ?? '') ? null : more(words, next + and);
  return rest ? { value: read.value + rest.value, length: read.length + and + rest.length } : read;
}

/** Digits, or a number in words below one hundred. */
function chunkAt(words: readonly string[], at: number): Read | null {
  const word = words[at] ?? '';
  if (DIGITS.test(word)) return { value: Number(word), length: 1 };
  const tens = TENS.get(word);
  const small = SMALL.get(tens === undefined ? word : (words[at + 1] ?? ''));
  if (tens === undefined) return small === undefined ? null : { value: small, length: 1 };
  return small !== undefined && small > 0 && small < 10
    ? { value: tens + small, length: 2 }
    : { value: tens, length: 1 };
}
