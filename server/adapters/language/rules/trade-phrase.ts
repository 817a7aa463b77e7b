import { plainWords } from '../../../domain/dictation/words/text.ts';
import { TRADES } from '../../../domain/template/trade-table.ts';
import { bare, endsPhrase } from './phrase.ts';

/** Names of one who is called; some names of a trade are its work. */
const TRADE_WORDS = new Set(
  TRADES.flatMap(({ name, said }) => [name, ...said.split(', ')])
    .map((name) => plainWords(name).join(' '))
    .filter((name) => !/s$/.test(name) && !/^(?:hvac|carpentry|pest control|masonry)$/.test(name)),
);
const QUALITIES = /^(?:licensed|qualified|certified|professional|competent|good|registered|reputable|experienced)$/;
const GENERAL = /^(?:contractor|technician|professional|specialist|tradesperson|tech|person|inspector)$/;

/** Number of tokens of a trade's name that starts here, with what qualifies it; 0 where none does. */
export function tradeLengthAt(tokens: readonly string[], from: number): number {
  let at = from;
  while (QUALITIES.test(bare(tokens[at])) && !endsPhrase(tokens[at] as string)) at++;
  for (let length = Math.min(4, tokens.length - at); length > 0; length--) {
    const slice = tokens.slice(at, at + length);
    if (slice.slice(0, -1).some(endsPhrase)) continue;
    if (TRADE_WORDS.has(slice.map(bare).join(' '))) return at + length - from;
  }
  return at > from && GENERAL.test(bare(tokens[at])) ? at + 1 - from : 0;
}
