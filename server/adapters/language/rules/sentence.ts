import { absence } from './absence.ts';
import { adviceSentence, isAdvice } from './advice.ts';
import { addArticles } from './articles.ts';
import { sentencesOf } from './clauses.ts';
import { writeOut } from './contractions.ts';
import { styleNumbers } from './numbers.ts';
import { withArticles } from './one-clause.ts';
import { partClauses } from './part-clauses.ts';
import { bare, capital, uncapital } from './phrase.ts';
import { isPlaceOnly, placed } from './places.ts';
import { qualifiedPart } from './qualified-part.ts';
import { withoutOpener } from './shorthand.ts';
import { signOf } from './sign.ts';
import { mendSlips } from './slips.ts';
import { splitSpliced } from './spliced.ts';
import { seenFirst } from './state.ts';
import { isKnown, verbAt } from './verbs.ts';

/** How a comment is written, and who speaks in it. */
export interface Style {
  speaker: 'I' | 'We';
  /** In whole sentences: only what is plainly none is made one. */
  isProse: boolean;
}

/** More words without a full stop are no shorthand. */
const MOST_WORDS = 60;
const LABEL = /^([A-Za-z][A-Za-z0-9 ]{1,30}): (?=\S)/;

/**
 * The sentences that one sentence of an inspector makes: shorthand becomes whole sentences, advice that was run into a
 * finding a sentence of its own, words of a whole sentence stay.
 * @param sentence with its mark, tidied.
 */
export function rewriteSentence(sentence: string, { speaker, isProse }: Style): string[] {
  const [, body = '', mark = '.'] = /^(.*?)([.!?]["')]?)?$/s.exec(sentence) ?? [];
  const plain = withQuantity(mendSlips(styleNumbers(writeOut(withoutOpener(body))).trim()));
  if (!/[A-Za-z]/.test(plain)) return [sentence];
  if (mark === '?' || plain.split(' ').length > MOST_WORDS) return [`${capital(plain)}${mark}`];
  const label = LABEL.exec(plain);
  const rest = label ? plain.slice(label[0].length) : plain;
  const clauses = partClauses(rest);
  const made = isProse && !isPlainlyShort(clauses[0] ?? '') ? null : sentencesOf(clauses, speaker);
  if (made) {
    const finished = made.map((text) => `${capital(text.trim())}.`);
    return label ? withLabel(label[1] as string, finished) : finished;
  }
  if (!isProse) return [`${label?.[0] ?? ''}${capital(withArticles(rest))}${mark}`];
  if (/^(?:recommend|suggest|advise) [^,;:]+$/i.test(plain)) return [`${adviceSentence(plain.split(' '), speaker)}.`];
  return splitSpliced(plain, speaker).map((text, at, all) => `${capital(text)}${at === all.length - 1 ? mark : '.'}`);
}

/** "Couple of shingles" is "a couple of shingles". */
const withQuantity = (text: string) =>
  text.replace(/^(?:couple|bunch|lot|number) of\b/i, (words) => `A ${words.toLowerCase()}`);

/** Without a verb, and every word of it known. */
function isPlainlyShort(clause: string): boolean {
  const tokens = clause.split(' ');
  const made =
    absence(tokens) ??
    signOf(tokens) ??
    seenFirst(tokens) ??
    (bare(tokens[0]) === 'missing' ? qualifiedPart(tokens) : null);
  return made !== null && verbAt(tokens) < 0 && tokens.every((token) => isKnown(bare(token)));
}

/** "Master bath: the niche is …" is "In the master bath, the niche is …"; other labels stay. */
function withLabel(label: string, [first = '', ...others]: string[]): string[] {
  const isPlace = isPlaceOnly(label.split(' ')) && !isAdvice(first.toLowerCase().split(' ').map(bare));
  if (!isPlace) return [`${label}: ${first}`, ...others];
  return [`${capital(addArticles(placed(uncapital(label).split(' '))))}, ${uncapital(first)}`, ...others];
}
