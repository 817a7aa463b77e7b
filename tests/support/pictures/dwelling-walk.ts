import type { Picture } from '../../../server/domain/pictures/picture.ts';
import type { RecordingFile } from '../../../server/domain/pictures/recording-file.ts';
import { dwellingTemplate } from '../written-dictation.ts';
import { type Walk, writtenFrom } from './simulated-walk.ts';

/** When the walk began: 10:12:13 in New York. */
export const BEGAN = Date.UTC(2026, 4, 4, 14, 12, 13) / 1000;
export const NEW_YORK = -4 * 3600;

/** Sentences with the second at which each begins; half a second a word. */
export function walkOf(...sentences: [second: number, text: string][]): Promise<Walk> {
  const words = sentences.flatMap(([start, text]) =>
    text.split(' ').map((word, at) => ({ text: word, start: start + at * 0.5, end: start + at * 0.5 + 0.4 })),
  );
  return writtenFrom({ words, seconds: (words[words.length - 1]?.end ?? 0) + 5 }, dwellingTemplate());
}

/** A picture that a phone took so many seconds into the walk. */
export function shotAt(index: number, second: number, more: Partial<Picture> = {}): Picture {
  return {
    index,
    name: `IMG_${index}.jpg`,
    kind: 'jpg',
    caption: null,
    sight: null,
    camera: 'Apple iPhone 15',
    takenAt: { shown: BEGAN + NEW_YORK + second, zone: NEW_YORK },
    ...more,
  };
}

/** The walk in one file whose container says when it began, in UTC. */
export function recordingOf({ transcript }: Pick<Walk, 'transcript'>, began = BEGAN): RecordingFile {
  return { name: 'walk.m4a', seconds: transcript.seconds, recordedAt: { shown: began, zone: 0, isStart: false } };
}
