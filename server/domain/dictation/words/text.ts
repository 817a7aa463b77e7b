import { stemmer } from 'stemmer';
import { remembering } from '../remembered.ts';

/** Contractions that hide a "not"; the rest of "n't" is regular. */
const IRREGULAR: Record<string, string> = {
  "can't": 'can not',
  cannot: 'can not',
  "won't": 'will not',
  "ain't": 'is not',
  // They cover walls: no panel with breakers.
  paneling: 'wainscot',
  panelling: 'wainscot',
};

/**
 * Spoken or written text as plain lower-case words: spelled letters joined ("G F C I" is `gfci`), "n't" written out,
 * possessives and hyphens gone. Punctuation that parts clauses stays as the words `,` and `.`.
 */
export const plainWords = remembering(20_000, (text: string): readonly string[] =>
  joinLetters(spacedOut(text).split(' ').filter(Boolean)),
);

function spacedOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\ben[ -]suite\b/g, 'ensuite')
    .replace(/\b((?:[a-z]\.){2,})/g, (letters) => letters.replaceAll('.', ''))
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/[a-z']+/g, (word) => IRREGULAR[word] ?? word.replace(/n't$/, ' not').replace(/'(s|re|ve|ll|d|m)?$/, ''))
    .replace(/[,;:()]/g, ' , ')
    .replace(/[.?!]+(?=\s|$)/g, ' . ')
    .replace(/[^a-z0-9.,]+/g, ' ');
}

/** Joins runs of two and more single letters; "a" alone stays an article. */
function joinLetters(words: string[]): string[] {
  const out: string[] = [];
  let letters: string[] = [];
  const flush = () => {
    if (letters.length > 2 || (letters.length === 2 && letters[0] !== 'a')) out.push(letters.join(''));
    else out.push(...letters);
    letters = [];
  };
  for (const word of words) {
    if (/^[a-z]$/.test(word)) {
      letters.push(word);
      continue;
    }
    flush();
    out.push(word);
  }
  flush();
  return out;
}

const stems = new Map<string, string>();

/** Things named by what is done: no "side" is a "siding", no "foot" a "footing". */
const NAMED_BY_DEED =
  /^(siding|flashing|framing|footing|ceiling|casing|spacing|grounding|walking|leaving|opening|landing|fitting|covering|planting|coping|living|washing|dining|working|moving|bearing|outing|meeting)s?$/;

/** The stem of a lower-case word, remembered. An "opener" is no "open": names of doers keep their ending. */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    known = /\d/.test(word)
      ? word
      : /[eo]rs?$/.test(word) || NAMED_BY_DEED.test(word)
        ? word.replace(/s$/, '')
        : stemmer(word);
    if (stems.size < 50_000) stems.set(word, known);
  }
  return known;
}

/** The plain text of a comment's HTML. */
export function htmlText(html: string): string {
  return html
    .replace(/<\/(p|div|li|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Text made safe to stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text's sentences, without their ends. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
