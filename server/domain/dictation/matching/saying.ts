import { isRoom } from '../lexicon/location-words.ts';
import { findLocation } from '../locations/find-location.ts';
import { readMeaning } from '../words/meaning.ts';
import { type TellingWords, tellingWords } from '../words/same-words.ts';

/** Fewer telling words than these ("it is loose") say the same only in the same section. */
const TELL_ENOUGH = 3;
/** … and these say too little to be left out wherever they are said. */
const TELL_SOMETHING = 2;

/** What a text says of something, wherever it is and however many there are; "at the chimney" names a part, too. */
export function saying(text: string): TellingWords {
  const location = findLocation(text);
  const where = new Set(location === null ? [] : readMeaning(location).units.flatMap(({ stems }) => stems));
  return tellingWords(
    text,
    ({ role, stems, text: unit }) =>
      role !== 'place' &&
      role !== 'number' &&
      !((role === 'word' || isRoom(unit)) && stems.every((stem) => where.has(stem))),
  );
}

/** True where so much is told that the words mean the same in any section. */
export const tellsEnough = (said: TellingWords): boolean => said.size >= TELL_ENOUGH;

/** True where so much is told that the words may be left out in any section ("the toilet is loose"). */
export const tellsSomething = (said: TellingWords): boolean => said.size >= TELL_SOMETHING;

/**
 * The same for words that say the same.
 * @param section where they were said, for words that tell little; null where none could be told.
 * @returns null for words that cannot be told again.
 */
export function sayingKey(text: string, section: string | null): string | null {
  const said = saying(text);
  const words = [...said].sort().join(' ');
  if (tellsEnough(said)) return words;
  const isKnownAgain = section === null ? tellsSomething(said) : said.size > 0;
  return isKnownAgain ? `${words}\n${section ?? ''}` : null;
}
