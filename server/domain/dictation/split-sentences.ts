import { bare, type Spoken } from './spoken.ts';

const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'ave',
  'approx',
  'vs',
  'no',
  'ft',
  'sq',
  'e.g',
  'i.e',
  'inc',
]);
/** A stretch of so many words without a full stop is taken for unpunctuated speech. */
const UNPUNCTUATED_WORDS = 30;
/** Seconds of silence that part sentences in unpunctuated speech. */
const PAUSE = 0.55;
/** Seconds of silence that part sentences wherever they stand. */
const LONG_PAUSE = 2.5;

/** Cuts speech into sentences: at full stops, at long pauses, and in unpunctuated stretches at every pause. */
export function splitSentences(words: readonly Spoken[]): Spoken[][] {
  const stretches = cut(
    words,
    (word, next) => isFullStop(word, next) || isCapitalStart(word, next) || next.start - word.end >= LONG_PAUSE,
  );
  return stretches.flatMap((stretch) =>
    stretch.length < UNPUNCTUATED_WORDS
      ? [stretch]
      : cut(stretch, (word, next) => next.start - word.end >= PAUSE || startsAnew(word, next)),
  );
}

function cut(words: readonly Spoken[], isEnd: (word: Spoken, next: Spoken) => boolean): Spoken[][] {
  const out: Spoken[][] = [];
  let current: Spoken[] = [];
  for (const [at, word] of words.entries()) {
    current.push(word);
    const next = words[at + 1];
    if (!next || isEnd(word, next)) {
      out.push(current);
      current = [];
    }
  }
  return out;
}

function isFullStop(word: Spoken, next: Spoken): boolean {
  if (/[?!]["')]*$/.test(word.text)) return true;
  if (!/\.["')]*$/.test(word.text)) return false;
  const name = bare(word.text);
  if (/^(?:[a-z]\.)*[a-z]$/i.test(name)) return /^[A-Z]/.test(next.text) && name.length > 1;
  return !(ABBREVIATIONS.has(name) && !/^[A-Z]/.test(next.text)) && !(name === 'no' && /^\d/.test(next.text));
}

/** "Bathrooms Toilet The toilet is loose": a header that the recogniser ran into the sentence after it. */
function isCapitalStart(word: Spoken, next: Spoken): boolean {
  if (/[.,;:!?]$/.test(word.text)) return false;
  return (
    /^(?:The|There|There's|No|This|These)$/.test(next.text) ||
    (/^[A-Z]/.test(next.text) && bare(word.text) === bare(next.text))
  );
}

/** In a stretch without full stops these words begin something new. */
function startsAnew(word: Spoken, next: Spoken): boolean {
  if (/[,;:]$/.test(word.text)) return false;
  return (
    /^(?:recommend|there's|there|moving)$/i.test(bare(next.text)) &&
    !/^(?:and|but|that|so|i|we|then|because|if|where|down|over|out|back|from|in|right|is|are|to|the|up|out|in)$/i.test(
      bare(word.text),
    )
  );
}
