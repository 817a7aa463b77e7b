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
  const { defects, fine } = readMeaning(words.replace(COOLED, ''));
  const plain = plainWords(words).join(' ');
  const meant = values.flatMap(({ value, unit, of = plain }) => {
    const measures = MEASURES.filter((one) => one.unit === unit && !one.isOther?.test(of));
    const measure = measures.find((one) => one.of.test(of)) ?? measures.find((one) => isUsualIn(one, place));
    const meaning = measure && judged(measure, value);
    return meaning && (meaning.isDefect ? fine === 0 : defects === 0) ? [meaning.text] : [];
  });
  return [...new Set(meant)];
}

/** "It dropped the air nineteen degrees": nothing fell. */
const COOLED = /\bdrop(?:s|ped|ping)? (?:the |that |its )?(?:air|temperature|temp)\b/gi;

function judged({ usual, low, high }: Measure, value: number): { text: string; isDefect: boolean } | null {
  const band = [usual, low, high].find((one) => one && value >= one[0] && value <= one[1]);
  return band ? { text: band[2], isDefect: band !== usual } : null;
}

const isUsualIn = ({ usualIn }: Measure, { component, itemName }: Place) =>
  usualIn?.test(plainWords(`${component} ${itemName ?? ''}`).join(' ')) ?? false;

/** A value that was said, and what it is of, where the words around it do not tell. */
interface Value {
  value: number;
  unit: Measure['unit'];
  of?: string;
}

function valuesOf(text: string): Value[] {
  const words = plainWords(text).filter((word) => word !== '.');
  const found: Value[] = [];
  const split = splitIn(words);
  if (split !== null) found.push({ value: split, unit: 'degree', of: 'split' });
  for (let at = 0; at < words.length; ) {
    const read = numberAt(words, at);
    const unit = read && UNITS[words[at + read.length] ?? ''];
    const before = words.slice(0, at).join(' ');
    const isPressure = read && !unit && PRESSURE_IS.test(before) && at + read.length === words.length;
    const isHot = read && !unit && read.value >= HOT[0] && read.value <= HOT[1] && HOT_WATER.test(words.join(' '));
    const isMeasured = isHot && GOES_ON.test(words[at + read.length] ?? '');
    if (unit) found.push({ value: read.value, unit });
    if (isMeasured) found.push({ value: read.value, unit: 'degree' });
    if (isPressure) found.push({ value: read.value, unit: 'pound' });
    if (read && !unit && DELTA_IS.test(before)) found.push({ value: read.value, unit: 'degree', of: 'split' });
    if (read && words[at - 1] === 'r') found.push({ value: read.value, unit: 'r' });
    at += read?.length ?? 1;
  }
  return found;
}

/** "Delta ten": degrees between the air that comes back and the air that goes out. */
const DELTA_IS = /(?:^|\s)(?:delta(?: t)?|temperature (?:split|drop))(?: is| was| of)*$/;
const AIR_IN = /\b(?:return|air (?:goes|going|went) in(?: at)?|in at)(?: (?:air|is|was|reads?|at|,))*$/;
const AIR_OUT =
  /\b(?:supply|register|(?:comes|coming|came) (?:back )?out(?: at)?|out at)(?: (?:air|is|was|reads?|at|,))*$/;
/** Degrees of air in a house that is cooled. */
const OF_AIR: readonly [from: number, to: number] = [40, 95];

/** The degrees that air is cooled by, of "return seventy-six, supply sixty-six"; null where both are not told. */
function splitIn(words: readonly string[]): number | null {
  let [into, out] = [0, 0];
  for (const at of words.keys()) {
    const { value = 0, length = 1 } = numberAt(words, at) ?? {};
    const unit = UNITS[words[at + length] ?? ''] ?? 'degree';
    if (value < OF_AIR[0] || value > OF_AIR[1] || unit !== 'degree') continue;
    const before = words.slice(0, at).join(' ');
    if (AIR_IN.test(before)) into = value;
    else if (AIR_OUT.test(before)) out = value;
  }
  return into > out && out > 0 ? into - out : null;
}
