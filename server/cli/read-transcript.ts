import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Transcript } from '../domain/dictation/speech/transcript.ts';
import { AppError } from '../domain/errors.ts';

const Words = z.array(z.object({ text: z.string(), start: z.number(), end: z.number() }));
const TranscriptFile = z.union([Words, z.object({ words: Words }).transform((file) => file.words)]);

/**
 * Words with seconds from a JSON file: a list of `{text, start, end}`, or an object with such a list under `words`.
 * @throws AppError UNPROCESSABLE_FILE when the file is something else.
 */
export async function readTranscript(path: string): Promise<Transcript> {
  const text = await readFile(path, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new AppError('UNPROCESSABLE_FILE', `${path} is not JSON.`, { cause });
  }
  const words = TranscriptFile.safeParse(json);
  if (!words.success)
    throw new AppError(
      'UNPROCESSABLE_FILE',
      `${path} should hold a list of words, each {"text", "start", "end"} in seconds.`,
    );
  return { words: words.data, seconds: words.data.at(-1)?.end ?? 0 };
}
