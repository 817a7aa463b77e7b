import { numberAt } from '../../template/facts/number-words.ts';
import type { Place, Remark } from '../findings.ts';
import { tellsOnlyWhatThereIs } from '../remarks/describes.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';

/** Years that a thing lasts at least (InterNACHI's Standard Estimated Life Expectancy Chart for Homes), by what names it. */
const LASTS: readonly [thing: RegExp, years: number][] = [
  [/\b(?:smoke|alarms?|detectors?|monoxide)\b/, 10],
  [/\b(?:dishwasher|disposal|disposer|microwave|range|washer|dryer|compactor)\b/, 9],
  [/\b(?:hot water|water heaters?|tank)\b/, 10],
  [/\b(?:cool(?:ing|er)?|air condition\w*|ac|condens\w*|heat pumps?)\b/, 14],
  [/\b(?:heat(?:ing)?|furnaces?|boilers?)\b/, 16],
  [/\b(?:roof\w*|shingles?|slopes?)\b/, 16],
];
/** Judges the age besides telling it. */
const JUDGES =
  /\b(?:past|beyond|end of|nearing|near the end|due|tired|worn|shot|original|time|life|living|ancient|getting|replace|budget|retire\w*|borrowed|prime|dead|done)\b/;

/** Years that nobody calls old, whatever the thing. */
const FEW_YEARS = 12;
const TELLS_AGE_ONLY =
  /^(?:\w+ ){1,4}?(?:is |are )?(?:about |around |maybe |roughly |only )?(?:\w+ ){1,3}years? old(?: \.)?$/;
const FIRST_YEAR = 1950;

/**
 * "It's about twelve years old" of an air conditioner, "from 2019": tells an age at which it is none too old.
 * @param place what is spoken of. @param now the year of the inspection.
 */
export function isWithinItsLife(
  { words }: Pick<Remark, 'words'>,
  place: Pick<Place, 'component' | 'itemName'>,
  now = new Date().getFullYear(),
): boolean {
  const plain = plainWords(words);
  const age = ageSaid(plain) ?? (tellsOnlyWhatThereIs({ words }) ? ageByYear(plain, now) : null);
  if (age === null || JUDGES.test(plain.join(' ')) || readMeaning(words).defects > 1) return false;
  const named = (text: string) => LASTS.find(([thing]) => thing.test(plainWords(text).join(' ')))?.[1];
  const years = named(words) ?? named(place.itemName ?? '') ?? named(place.component);
  return age < (years ?? (tellsAgeOnly(words) ? FEW_YEARS : 0));
}

/** "The deck's about ten years old" tells how old a thing is, and nothing of its state. */
export const tellsAgeOnly = (text: string): boolean => TELLS_AGE_ONLY.test(plainWords(text).join(' '));

/** Twelve of "twelve years old". */
function ageSaid(plain: readonly string[]): number | null {
  const at = plain.findIndex((word, index) => word === 'old' && /^(?:years?|yrs?)$/.test(plain[index - 1] ?? ''));
  const start = plain.findIndex(
    (_, index) => index < at && index + (numberAt(plain, index)?.length ?? -plain.length) === at - 1,
  );
  return start < 0 ? null : (numberAt(plain, start)?.value ?? null);
}

/** … of "from 2014", in 2026. */
function ageByYear(plain: readonly string[], now: number): number | null {
  const years = plain.flatMap((_, at) => numberAt(plain, at)?.value ?? []);
  const year = years.find((value) => value >= FIRST_YEAR && value <= now);
  return year === undefined ? null : now - year;
}
