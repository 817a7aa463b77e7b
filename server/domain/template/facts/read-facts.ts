import { plainWords, stem } from '../../dictation/words/text.ts';
import { tradesIn, withoutTrades } from '../trades.ts';
import { DEGREES_IN_TEXTS } from './degrees.ts';
import { MATERIALS_IN_TEXTS } from './materials.ts';
import { PLACES_IN_TEXTS } from './places.ts';
import { properNames } from './proper-names.ts';
import { quantitiesOf } from './quantities.ts';
import { readStatements, type Statement } from './statements.ts';

/** Everything of a text that must not come or go when its words are changed. */
export type Facts = ReturnType<typeof readFacts>;

/** Contractions that were typed without their apostrophe. */
const TYPED_SHORT = /\b(is|are|was|were|do|does|did|has|have|had|could|would|should|ca)nt\b/gi;
const BLANK = /[([{<][^()[\]{}<>\n]{0,60}[)\]}>]+|_{2,}|\*{2,}/g;

/** Reads the facts of a plain text. */
export function readFacts(comment: string) {
  const text = comment
    .replace(TYPED_SHORT, "$1n't")
    .replace(/\bokay\b/gi, 'ok')
    .replace(/\binop\b/gi, 'inoperative');
  const all = plainWords(text);
  const words = withoutTrades(all);
  const statements = readStatements(text);
  return {
    quantities: quantitiesOf(text),
    places: PLACES_IN_TEXTS.find(words),
    materials: MATERIALS_IN_TEXTS.find(words),
    degrees: DEGREES_IN_TEXTS.find(words),
    trades: tradesIn(all),
    names: properNames(text),
    /** Places of a template's comment that are filled in later: "(location)". */
    blanks: [...text.matchAll(BLANK)].map(([blank]) => blank),
    statements,
    /** How each key is meant: said, denied, or both. */
    polarity: polarityOf(statements),
    words: new Set(all),
    stems: new Set(all.map(stem)),
  };
}

function polarityOf(statements: readonly Statement[]): ReadonlyMap<string, { said: boolean; denied: boolean }> {
  const out = new Map<string, { said: boolean; denied: boolean }>();
  for (const { keys, isDenied } of statements) {
    for (const key of keys) {
      const known = out.get(key) ?? { said: false, denied: false };
      out.set(key, { said: known.said || !isDenied, denied: known.denied || isDenied });
    }
  }
  return out;
}
