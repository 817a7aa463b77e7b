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

/** "Pressure's ninety": nobody says of what. */
const PRESSURE_IS =
  /(?:^|\s)(?:water |static |street )?pressure(?: is| was| at| reads| of| showed| shows| says)*(?: about| around| right at)?$/;

/** "I measured a hundred and fifty-two at the tap": degrees, though nobody says so. */
const HOT_WATER = /\b(?:hot water|tap|at the (?:[\w-]+ )?(?:faucet|sink|shower))\b/;
/** What may follow a number that no unit follows. */
const GOES_ON = /^(?:at|on|in|and|by|there|now|which|that|out|coming|,|)$/;
const HOT: readonly [from: number, to: number] = [105, 190];

/**
 * What was said, and behind it what its measured values mean: "ninety-five pounds at the spigot" has no word of a pressure that
 * is too high.
 */
export function withMeasures(words: string, place: Place): string {
  const meant = meaningsOfValues(words, place);
  return meant.length > 0 ? [words.replace(/[.\s]+$/, ''), ...meant].join('. ') : words;
}

/**
 * What the measured values in what was said mean, each once: "water pressure is too high". What is too high or low is read unless
 * the speaker says that something is in order, what is usual unless he tells of a defect: he knows better what he saw.
 */
export function meaningsOfValues(words: string, place: Place): string[] {
  const values = valuesOf(words);
  if (values.length === 0) return [];
  const { defects, fine } = readMeaning(words);
  const plain = plainWords(words).join(' ');
  const meant = values.flatMap(({ value, unit }) => {
    const measures = MEASURES.filter((one) => one.unit === unit && !one.isOther?.test(plain));
    const measure = measures.find((one) => one.of.test(plain)) ?? measures.find((one) => isUsualIn(one, place));
    const meaning = measure && judged(measure, value);
    return meaning && (meaning.isDefect ? fine === 0 : defects === 0) ? [meaning.text] : [];
  });
  return [...new Set(meant)];
}

function judged({ usual, low, high }: Measure, value: number): { text: string; isDefect: boolean } | null {
  const band = [usual, low, high].find((one) => one && value >= one[0] && value <= one[1]);
  return band ? { text: band[2], isDefect: band !== usual } : null;
}

const isUsualIn = ({ usualIn }: Measure, { component, itemName }: Place) =>
  usualIn?.test(plainWords(`${component} ${itemName ?? ''}`).join(' ')) ?? false;

function valuesOf(text: string): { value: number; unit: Measure['unit'] }[] {
  const words = plainWords(text).filter((word) => word !== '.');
  const found: { value: number; unit: Measure['unit'] }[] = [];
  for (let at = 0; at < words.length; ) {
    const read = numberAt(words, at);
    const unit = read && UNITS[words[at + read.length] ?? ''];
    const isPressure =
      read && !unit && PRESSURE_IS.test(words.slice(0, at).join(' ')) && at + read.length === words.length;
    const isHot = read && !unit && read.value >= HOT[0] && read.value <= HOT[1] && HOT_WATER.test(words.join(' '));
    const isMeasured = isHot && GOES_ON.test(words[at + read.length] ?? '');
    if (unit) found.push({ value: read.value, unit });
    if (isMeasured) found.push({ value: read.value, unit: 'degree' });
    if (isPressure) found.push({ value: read.value, unit: 'pound' });
    at += read?.length ?? 1;
  }
  return found;
}
