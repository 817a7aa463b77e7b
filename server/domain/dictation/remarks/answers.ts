import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { areaNamed } from '../places/recognise-areas.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';

/** What tells why there is none; "no, gable vent" would put a name right. */
const TELLS_WHY =
  /^(?:they|they've|they're|there|there's|nobody|somebody|someone|none|nothing|never|not|he|she|just|only)$/;
const MOST_WORDS_OF_A_THING = 2;

/** "Hangers, no, they just nailed the joists in" says of what was looked for that there is none; changes `text`. */
export function sayThereIsNone(sentence: readonly Spoken[]): void {
  const at = sentence.findIndex(
    ({ text }, index) => index > 0 && /^no,$/i.test(text) && isThing(lastClause(sentence.slice(0, index))),
  );
  if (at < 0 || !TELLS_WHY.test(bare(sentence[at + 1]?.text ?? ''))) return;
  const first = lastClause(sentence.slice(0, at))[0] as Spoken;
  const no = first === sentence[0] ? 'No' : 'no';
  first.text = `${no} ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}`;
  (sentence[at] as Spoken).text = '';
}

const lastClause = (words: readonly Spoken[]) =>
  words.slice(words.slice(0, -1).findLastIndex(({ text }) => endsClause(text)) + 1);

/** One or two words that name a thing to look for, and no room. */
function isThing(words: readonly Spoken[]): boolean {
  const name = plainWords(writtenText(words)).filter((word) => /\w/.test(word));
  const { units, defects, fine } = readMeaning(name.join(' '));
  return (
    endsClause(words.at(-1)?.text ?? '') &&
    name.length > 0 &&
    name.length <= MOST_WORDS_OF_A_THING &&
    defects + fine === 0 &&
    areaNamed(name) === null &&
    !name.some((word) => FINITE_VERBS.has(word)) &&
    units.length > 0 &&
    units.every(({ role }) => role === 'part' || role === 'word')
  );
}
