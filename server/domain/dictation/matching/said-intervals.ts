import { numberAt } from '../../template/facts/number-words.ts';
import { plainWords } from '../words/text.ts';

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 365 / 12, season: 365 / 4, year: 365 };
const NAMED: Readonly<Record<string, number>> = {
  ...{ daily: DAYS.day, weekly: DAYS.week, monthly: DAYS.month, quarterly: DAYS.season },
  ...{ seasonally: DAYS.season, yearly: DAYS.year, annually: DAYS.year, annual: DAYS.year },
} as Record<string, number>;
const ONCE: Readonly<Record<string, number>> = { once: 1, twice: 2 };
/** "Ninety days" are three months. */
const MOST_APART = 0.1;

/** The intervals that a text tells in numbers or by name, in days: "every ninety days", "four times a year", "monthly". */
function intervalsIn(text: string): number[] {
  const words = plainWords(text);
  return words.flatMap((word, at) => {
    const named = NAMED[word];
    if (named !== undefined) return [named];
    if (word === 'every' || word === 'each') return everyAt(words, at + 1);
    const count = ONCE[word] ?? (/^times$/.test(word) ? numberBefore(words, at) : undefined);
    const per = /^(?:an?|per|each|every)$/.test(words[at + 1] ?? '') ? daysOf(words[at + 2]) : undefined;
    return count && per ? [per / count] : [];
  });
}

/** "Ninety days", "other month", "six to twelve months", "year". */
function everyAt(words: readonly string[], at: number): number[] {
  const alone = daysOf(words[at]);
  if (alone !== undefined) return [alone];
  const other = words[at] === 'other' ? daysOf(words[at + 1]) : undefined;
  if (other !== undefined) return [2 * other];
  const first = numberAt(words, at);
  const next = at + (first?.length ?? 0);
  const second = /^(?:to|or)$/.test(words[next] ?? '') ? numberAt(words, next + 1) : null;
  const unit = daysOf(words[second ? next + 1 + second.length : next]);
  return first && unit !== undefined ? [first, ...(second ? [second] : [])].map(({ value }) => value * unit) : [];
}

const daysOf = (word = '') => DAYS[word.replace(/s$/, '')];

const numberBefore = (words: readonly string[], at: number) => numberAt(words, at - 1)?.value;

/** Whether a text tells each interval that was said, or none was. */
export function tellsIntervals(text: string, said: string): boolean {
  const told = intervalsIn(text);
  return intervalsIn(said).every((days) => told.some((other) => Math.abs(other - days) <= MOST_APART * days));
}
