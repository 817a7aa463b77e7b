import { numberAt } from '../../../domain/template/facts/number-words.ts';
import { isPart, isSign } from './nouns.ts';
import { bareOf, type Step, tailOf, wordsFrom } from './number-tokens.ts';

/** Units, and how they are written where they are joined to a noun: "200-amp panel". */
const UNITS: Record<string, string> = {
  ...{ inch: 'inch', inches: 'inch', foot: 'foot', feet: 'foot', amp: 'amp', amps: 'amp', volt: 'volt', volts: 'volt' },
  ...{ gallon: 'gallon', gallons: 'gallon', gauge: 'gauge', ton: 'ton', tons: 'ton', watt: 'watt', watts: 'watt' },
  ...{ degree: 'degree', degrees: 'degree', psi: 'psi', percent: 'percent' },
};
const NEVER_JOINED = new Set(['psi', 'percent', 'degree']);
const TIME = /^(?:years?|months?|weeks?|days?|hours?|minutes?)$/;
const PARTS_OF_ONE: readonly [number, string][] = [
  ...[2, 4, 8, 16].map((pieces): [number, string] => [1 / pieces, `1/${pieces}`]),
  ...[3, 5, 7].map((count): [number, string] => [count / 8, `${count}/8`]),
  ...[3 / 4, 1 / 3, 2 / 3].map((value, at): [number, string] => [value, ['3/4', '1/3', '2/3'][at] as string]),
];
/** Behind a measurement these say where, not what: "3 inches above". */
const NO_THING = /^(?:base|top|bottom|side|edge|end|level|ground|above|below)$/;

/** A number with its unit that starts at a token, as a report writes it; null where none does or it is so already. */
export function styleMeasure(tokens: readonly string[], at: number): Step | null {
  if (!/^[a-z0-9]+(?:[-/.,][a-z0-9]+)*[,.;:)]?$/i.test(tokens[at] ?? '')) return null;
  // "Six inches of air": no sentence begins with digits.
  if (at === 0 && /^[A-Z]/.test(tokens[0] ?? '')) return null;
  const { words, ends } = wordsFrom(tokens, at);
  const first = numberAt(words, 0);
  if (!first || (words[0] === '1' && words[1] === 'of')) return null;
  const isRange = /^(?:to|or)$/.test(words[first.length] ?? '');
  const second = isRange ? numberAt(words, first.length + 1) : null;
  const last = second ?? first;
  let next = first.length + (second ? second.length + 1 : 0);
  if (last.value < 1) while (/^(?:of|an?)$/.test(words[next] ?? '')) next++;
  const unit = words[next] ?? '';
  const end = ends[next];
  const name = UNITS[unit];
  const isTime = TIME.test(unit) && last.value >= 10;
  // A hyphen behind the unit: "10-year-old", "2-inch-wide" are as they should be.
  if (end === undefined || ends[next + 1] === end || !(name || isTime)) return null;
  const numbers = [first, ...(second ? [second] : [])].map(({ value }) => written(value));
  if (numbers.includes(null)) return null;
  const number = numbers.join(` ${words[first.length]} `);
  const tail = tailOf(tokens[end - 1]);
  const isHyphened = (tokens[end - 1] as string).includes('-');
  if (name && !second && !NEVER_JOINED.has(name) && (isHyphened || (tail === '' && isThing(bareOf(tokens[end]))))) {
    const article = words[0] === 'a' || words[0] === 'an' ? ['a'] : [];
    return { words: [...article, `${number}-${name}${tail}`], length: end - at };
  }
  if (unit === 'degree' && tail === '' && /^(?:split|differential|rise|drop|difference)$/.test(bareOf(tokens[end]))) {
    return { words: [`${number}-degree`], length: end - at };
  }
  return { words: [...number.split(' '), `${name ? counted(name, last.value, unit) : unit}${tail}`], length: end - at };
}

const isThing = (word: string) =>
  (isPart(word) || isSign(word) || /^(?:gas|electric)$/.test(word)) && !NO_THING.test(word);

function counted(name: string, value: number, unit: string): string {
  if (name === 'gauge' || name === 'psi' || name === 'percent' || name === 'amp' || name === 'gallon') return unit;
  if (value <= 1) return name;
  return name === 'foot' ? 'feet' : name === 'inch' ? 'inches' : `${name}s`;
}

function written(value: number): string | null {
  const whole = Math.floor(value);
  if (whole === value) return String(value);
  const part = PARTS_OF_ONE.find(([fraction]) => Math.abs(value - whole - fraction) < 1e-6)?.[1];
  if (part) return whole > 0 ? `${whole}-${part}` : part;
  return Number.isInteger(Math.round(value * 1000) / 10) || value < 1000 ? String(value) : null;
}
