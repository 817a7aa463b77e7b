import { z } from 'zod';

const Seconds = z.number().min(0);
const Stretch = { start: Seconds, end: Seconds };
const Words = z.array(z.object({ word: z.string(), ...Stretch }));
const Segments = z.array(z.object({ text: z.string(), ...Stretch }));

/** What a speech service answers for a chunk. Seconds count from the chunk's start. */
export const Transcription = z.object({
  text: z.string(),
  /** With their seconds, mostly without punctuation; missing where the service does not tell. */
  words: Words.optional().catch(undefined),
  segments: Segments.optional().catch(undefined),
});
export type Transcription = z.infer<typeof Transcription>;
