import type { CatalogueLine } from '../../domain/dictation/likeness/catalogue.ts';

/** A word, and how often it is said where people speak of anything. */
export interface WordCount {
  word: string;
  count: number;
}

/** How many times likelier in a dictation than anywhere, as logarithms. */
export interface TradeOdds {
  /** Words that begin so. */
  begun: number;
  /** Just this word. */
  whole: number;
}

/** The odds of the beginnings of all words of the catalogue, whole ones among them. */
export type TradeWords = ReadonlyMap<string, TradeOdds>;

/** Share of the words of a dictation that are of anything: greetings, names, a dog. */
const OTHER = 0.25;
/** A word that people hardly say elsewhere counts no more than this. */
const MOST = 4;
/** What a word that was never counted counts, in words. */
const UNSEEN = 0.5;

/** The odds of what no word of the catalogue begins with. */
export const OF_ANYTHING: TradeOdds = { begun: Math.log(OTHER), whole: Math.log(OTHER) };

/**
 * How much more a dictation says words than people do: "gutter" and not "butter" begins a sentence on a house, which phrases
 * do not tell, since no word stands before it. Dividing by what the ear has learned of English anyway (density ratio:
 * McDermott, Sak and Variani, 2019) is what makes it comparable with what was heard.
 */
export function tradeWords(lines: readonly CatalogueLine[], anywhere: readonly WordCount[]): TradeWords {
  const said = lines.flatMap(({ name, spoken }) => [name, ...spoken].flatMap(wordsOf));
  const trade = new WordCounts(said.map((word) => ({ word, count: 1 })));
  const general = new WordCounts(anywhere);
  const oddsOf = (count: number, elsewhere: number) => {
    const likelier = count / trade.sum / ((elsewhere + UNSEEN) / general.sum);
    return Math.min(MOST, Math.log((1 - OTHER) * likelier + OTHER));
  };
  return new Map(
    [...trade.beginnings].map(([text, count]) => {
      const begun = oddsOf(count, general.beginnings.get(text) ?? 0);
      return [text, { begun, whole: oddsOf(trade.words.get(text) ?? 0, general.words.get(text) ?? 0) }];
    }),
  );
}

const wordsOf = (phrase: string) => phrase.toLowerCase().match(/[a-z]+/g) ?? [];

class WordCounts {
  readonly words = new Map<string, number>();
  /** Of how many words each is the beginning, or the whole. */
  readonly beginnings = new Map<string, number>();
  sum = 0;

  constructor(counts: readonly WordCount[]) {
    for (const { word, count } of counts) this.#add(word.toLowerCase(), count);
  }

  #add(word: string, count: number): void {
    this.sum += count;
    this.words.set(word, (this.words.get(word) ?? 0) + count);
    for (let length = 1; length <= word.length; length++) {
      const beginning = word.slice(0, length);
      this.beginnings.set(beginning, (this.beginnings.get(beginning) ?? 0) + count);
    }
  }
}
