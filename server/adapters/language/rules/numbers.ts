import { numberAt } from '../../../domain/template/facts/number-words.ts';
import { styleMeasure } from './measures.ts';
import { isPart, isPlural, isSign } from './nouns.ts';
import { bareOf, isInWords, type Step, tailOf, wordsFrom } from './number-tokens.ts';
import { DEGREES } from './words.ts';

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Behind these a number names one of several, or is a part of something: "breaker 4", "2 of 5". */
const NAMED =
  /^(?:number|no|breaker|circuit|bedroom|bathroom|bath|unit|room|zone|slot|position|type|class|section|page|item|figure|photo|step|floor|level|#|about|approximately|than|of|to|x|by|and|or|least|most|only|nearly|roughly)$/;
/** What may stand between a number and the thing that is counted. */
const BETWEEN = /(?:ed|en|ing|y)$|^(?:double|loose|missing|bad|dead|old|more|other|hot|open)$/;
const UNITS = /^(?:inch|inches|foot|feet|years?|months?|weeks?|days?|hours?|minutes?|amps?|gallons?)$/;

/**
 * Numbers in the style of a report: measurements in digits ("50-gallon", "3 inches", "1/2 inch"), counts of things below
 * ten in words, years and what is called by its number in digits.
 * @param text one sentence.
 */
export function styleNumbers(text: string): string {
  const tokens = text
    .replace(/(\d)\s?(?:"|″)(?=\s|[,.;)]|$)/g, '$1 inches')
    .replace(/(\d)\s?′(?=\s|[,.;)]|$)/g, '$1 feet')
    .replace(/(?<=\s|^)(\d+)'(?=\s|[,.;)]|$)/g, '$1 feet')
    .split(' ');
  const out: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const step = styleMeasure(tokens, at) ?? largeAt(tokens, at) ?? countAt(tokens, at, out);
    out.push(...(step?.words ?? [tokens[at] as string]));
    at += step?.length ?? 1;
  }
  return out
    .join(' ')
    .replace(/\b(\d+)[- ]years?[- ]old (?=[a-z])/g, (all, years: string, offset: number, whole: string) =>
      isThing(whole.slice(offset + all.length)) ? `${years}-year-old ` : all,
    );
}

const isThing = (rest: string) => isCountable(bareOf(rest.split(' ')[0])) || isCountable(bareOf(rest.split(' ')[1]));

/** Years in words, numbers in words behind "number", and those from ten on: in digits, but not at the head of a sentence. */
function largeAt(tokens: readonly string[], at: number): Step | null {
  const { words, ends } = wordsFrom(tokens, at);
  const read = isInWords(words[0]) ? numberAt(words, 0) : null;
  const end = read ? ends[read.length - 1] : undefined;
  if (!read || end === undefined || ends[read.length] === end || !Number.isInteger(read.value)) return null;
  const isNamed = bareOf(tokens[at - 1]) === 'number';
  if (!isNamed && (read.value < 10 || at === 0 || /^an?$/.test(words[0] ?? ''))) return null;
  return { words: [`${read.value}${tailOf(tokens[end - 1])}`], length: end - at };
}

/** "2 outlets" is "two outlets"; "breaker 2", "2 of 5" and "2-3" stay. */
function countAt(tokens: readonly string[], at: number, before: readonly string[]): Step | null {
  const token = tokens[at] as string;
  if (!/^[1-9]$/.test(token) || NAMED.test(bareOf(before.at(-1)))) return null;
  const isOne = token === '1';
  const words = tokens.slice(at + 1, at + 4).map(bareOf);
  const noun = words.findIndex((word) => isCountable(word) && isPlural(word) !== isOne);
  const between = words.slice(0, Math.max(0, noun));
  if (noun < 0 || !between.every((word) => DEGREES.has(word) || BETWEEN.test(word) || isPart(word))) return null;
  if (UNITS.test(words[0] ?? '')) return null;
  const word = SMALL[Number(token)] as string;
  return { words: [at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word], length: 1 };
}

const isCountable = (word: string) => /^[a-z]+$/.test(word) && (isPart(word) || isSign(word));
