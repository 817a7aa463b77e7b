import type { Chunk, SpeechRun, Word } from '../../domain/dictation/speech/transcript.ts';
import { alignWords } from './align-words.ts';
import type { Transcription } from './transcription.ts';

/** Seconds by which a service may be wrong about where the chunk ends. */
const SLACK = 1;

/**
 * The words of a chunk with seconds of the whole recording. Their text, punctuation included, is that of the whole answer;
 * their times are the service's own for each word where it tells them, else they are dealt out within its segments, else
 * within the runs of speech that were found in the chunk.
 */
export function wordsOfTranscription({ text, words, segments }: Transcription, chunk: Chunk): Word[] {
  const tokens = tokensOf(text);
  const timed = (words && isInOrder(words, chunk) && byWords(tokens, words, chunk)) || null;
  if (timed) return timed;
  if (segments && isInOrder(segments, chunk) && sameLetters(segments.map((one) => one.text).join(' '), text)) {
    return segments.flatMap((segment) => alignWords(wordsIn(segment.text), runsWithin(segment, chunk)));
  }
  return alignWords(wordsIn(text), chunk.runs);
}

const tokensOf = (text: string) => text.split(/\s+/).filter(Boolean);
const wordsIn = (text: string) => tokensOf(text).map((word) => ({ text: word }));
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const sameLetters = (one: string, other: string) => lettersOf(one) === lettersOf(other);

/** A service that has lost the time tells nothing: times outside of the chunk, or that go back. */
function isInOrder(parts: readonly SpeechRun[], { start, end }: Chunk): boolean {
  let last = 0;
  for (const part of parts) {
    if (part.start < last || part.end < part.start || part.end > end - start + SLACK) return false;
    last = part.start;
  }
  return parts.length > 0;
}

/** Null where the words are not those of the text: "200-amp" may be one and two, but the letters agree. */
function byWords(tokens: readonly string[], words: NonNullable<Transcription['words']>, chunk: Chunk): Word[] | null {
  if (!sameLetters(words.map(({ word }) => word).join(''), tokens.join(''))) return null;
  /** The word of each letter. */
  const owners = words.flatMap((word) => [...lettersOf(word.word)].map(() => word));
  const out: Word[] = [];
  let at = 0;
  for (const token of tokens) {
    const { length } = [...lettersOf(token)];
    const [first, last] = [owners[at], owners[at + length - 1]];
    at += length;
    if (length > 0 && first && last) out.push({ text: token, ...within(chunk, first.start, last.end) });
    else if (out.length > 0) (out[out.length - 1] as Word).text += ` ${token}`;
  }
  return out;
}

/** The runs of speech in a segment, or else all of it, or, where it has no length, the last of the chunk. */
function runsWithin(segment: SpeechRun, chunk: Chunk): SpeechRun[] {
  const whole = within(chunk, segment.start, segment.end);
  const runs = chunk.runs
    .map((run) => ({ start: Math.max(run.start, whole.start), end: Math.min(run.end, whole.end) }))
    .filter((run) => run.end > run.start);
  if (runs.length > 0) return runs;
  return whole.end > whole.start ? [whole] : chunk.runs.slice(-1);
}

function within({ start, end }: Chunk, from: number, to: number): SpeechRun {
  return { start: Math.min(start + from, end), end: Math.min(start + to, end) };
}
