import { numberAt } from '../../template/facts/number-words.ts';
import type { Place } from '../findings.ts';
import { MEASURES, type Measure } from '../lexicon/measures.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';

const UNITS: Readonly<Record<string, Measure['unit']>> = {
  degree: 'degree',
  degrees: 'degree',
  pound: 'pound',
  pounds: 'pound',
  lbs: 'pound',
  psi: 'pound',
  inch: 'inch',
  inches: 'inch',
  percent: 'percent',
};

/**
 * What was said, and behind it what its measured values mean: "ninety-five pounds at the spigot" has no word of a pressure that
 * is too high. Where the speaker judges them, his words stand alone.
 */
export function withMeasures(words: string, place: Place): string {
  const said = valuesOf(words).flatMap(({ value, unit }) => {
    const plain = plainWords(words).join(' ');
    const measure =
      MEASURES.find((one) => one.unit === unit && one.of.test(plain) && !one.isOther?.test(plain)) ??
      MEASURES.find((one) => one.unit === unit && isUsualIn(one, place) && !one.isOther?.test(plain));
    return measure ? (judged(measure, value) ?? []) : [];
  });
  if (said.length === 0) return words;
  const { defects, fine } = readMeaning(words);
  const fitting = said.filter(({ isDefect }) => (isDefect ? fine === 0 : defects === 0));
  return [words.replace(/[.\s]+$/, ''), ...new Set(fitting.map(({ text }) => text))].join('. ');
}

function judged({ usual, low, high }: Measure, value: number): { text: string; isDefect: boolean } | null {
  const band = [usual, low, high].find((one) => one && value >= one[0] && value <= one[1]);
  return band ? { text: band[2], isDefect: band !== usual } : null;
}

const isUsualIn = ({ usualIn }: Measure, { component, itemName }: Place) =>
  usualIn?.test(plainWords(`${component} ${itemName ?? ''}`).join(' ')) ?? false;

function valuesOf(text: string): { value: number; unit: Measure['unit'] }[] {
  const words = plainWords(text);
  const found: { value: number; unit: Measure['unit'] }[] = [];
  for (let at = 0; at < words.length; ) {
    const read = numberAt(words, at);
    const unit = read && UNITS[words[at + read.length] ?? ''];
    if (unit) found.push({ value: read.value, unit });
    at += read?.length ?? 1;
  }
  return found;
}
