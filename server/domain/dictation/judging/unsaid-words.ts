import { DEGREES_IN_TEXTS } from '../../template/facts/degrees.ts';
import { readStatements, type Statement } from '../../template/facts/statements.ts';
import { unitOf } from '../../template/facts/units.ts';
import { withoutTrades } from '../../template/trades.ts';
import { ADVICE_VERBS, ADVICE_WORDS, GENERAL_WORDS, REPORT_WORDS } from '../lexicon/common-words.ts';
import { plainWords, sentences, stem } from '../words/text.ts';
import { isInDoubt } from './strengthened.ts';

/** Stems that share so many letters are of one root: "grows" and "growth". */
const ROOT_LETTERS = 5;
/** "Https", "www" and "com" are no words of a house. */
const ADDRESS =
  /\bhttps?:|\bwww\.|[\w.+-]+@[\w-]+\.\w|\b[\w-]{2,}\.(?:com|net|org|info|biz|io|co|us|gov|edu|example)\b/gi;
/** "Was repaired", "has been inspected" tell what was done; "should be repaired", "was not inspected" do not. */
const DONE =
  /(?:^|\b(?:is|are|was|were|has|have|had|(?<!not )been)(?: \w+ly)? )((?:repair|replac|correct|evaluat|servic|inspect|review|approv|certifi)ed)\b/g;

/** What a wording may take its words from. */
export interface Roots {
  /** All that was said, and the names of the place that it is of. */
  said: string;
  /** The inspector's own comments: what may come of it, and what he recommends, is told in their words. */
  style: string;
}

/**
 * Words of a wording that nothing that was said is a root of, beside those that any report has. How something is observed and
 * what is recommended has words of its own; what is the case has none: "and haunted", "the seller agreed to fix it".
 */
export function unsaidWords({ said, style }: Roots, written: string): string[] {
  const known = rootsOf(said);
  const own = rootsOf(style);
  const isDoubted = isInDoubt(said);
  return sentences(written).flatMap((sentence) => [
    ...unsaidDeeds(sentence, known),
    ...readStatements(sentence)
      .filter((statement) => !isOfAnyReport(statement) && !isRooted(statement, known))
      .filter(({ text }) => !(isDoubted && isInDoubt(text)))
      .filter((statement) => statement.isClaim || !isRooted(statement, own))
      .map(({ text }) => text),
  ]);
}

/** What is recommended has words of any report; that it was done already is a fact. */
function unsaidDeeds(sentence: string, { keys }: Known): string[] {
  const done = plainWords(sentence).join(' ').matchAll(DONE);
  return [...done].flatMap(([, deed = '']) => (keys.has(stem(deed)) ? [] : [deed]));
}

/** Addresses of the web and of letters that nobody dictated. */
export function unsaidAddresses(said: string, written: string): string[] {
  const known = new Set(said.toLowerCase().match(ADDRESS));
  return (written.toLowerCase().match(ADDRESS) ?? []).filter((address) => !known.has(address));
}

/** Terms of the lexicon are facts: see `addedFacts`. */
function isOfAnyReport({ text, role, isClaim }: Statement): boolean {
  if (role !== 'word' || DEGREES_IN_TEXTS.find([text]).size > 0 || unitOf(text, true)) return true;
  if (REPORT_WORDS.has(text) || GENERAL_WORDS.has(text)) return true;
  return !isClaim && (ADVICE_VERBS.has(text) || ADVICE_WORDS.has(text));
}

interface Known {
  keys: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
}

/** What the words of a text are roots of. */
export function rootsOf(text: string): Known {
  const words = withoutTrades(plainWords(text)).map(stem);
  const groups = readStatements(text).flatMap(({ keys }) => keys.filter((key) => key.startsWith('~')));
  return { keys: new Set([...groups, ...words]), beginnings: new Set(words.flatMap(beginningOf)) };
}

const beginningOf = (word: string) => (word.length >= ROOT_LETTERS ? [word.slice(0, ROOT_LETTERS)] : []);

/** True for a word or term that has a root in a text. */
export const isRooted = ({ keys }: Statement, { keys: known, beginnings }: Known) =>
  keys.some((key) => known.has(key) || beginningOf(key).some((beginning) => beginnings.has(beginning)));
