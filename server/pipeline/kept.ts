import type { Decision } from '../domain/dictation/findings.ts';
import type { ModelUse } from '../domain/dictation/judging/model-use.ts';
import type { RemarkIndex } from '../domain/dictation/remarks/index-transcript.ts';
import type { Chunk, Transcript } from '../domain/dictation/speech/transcript.ts';
import type { Draft } from '../domain/dictation/writing/write-comments.ts';
import type { PlacedPictures } from '../domain/pictures/place-pictures.ts';
import type { RecordingFile } from '../domain/pictures/recording-file.ts';
import type { ReportHeader } from '../domain/report/header.ts';
import type { WrittenReport } from '../domain/report/written-report.ts';
import type { Work } from './stage.ts';

/** The recording as the stages after `converting_audio` see it. */
export interface ConvertedAudio {
  /** Of the whole recording. */
  seconds: number;
}

/** A prepared picture as it goes into the package. */
export interface PackedPicture {
  /** Index of the picture. */
  picture: number;
  /** Name in the package. */
  fileName: string;
  /** Where its bytes are. */
  scratch: string;
}

/** Everything that stages leave for later ones, by key. */
interface Kept {
  audio: ConvertedAudio;
  /** The files of the recording, in order. */
  recordings: RecordingFile[];
  chunks: Chunk[];
  transcript: Transcript;
  index: RemarkIndex;
  decisions: Decision[];
  /** Of the language model, while comments were found; missing where there is none. */
  judging: ModelUse;
  draft: Draft;
  header: ReportHeader;
  written: WrittenReport;
  placed: PlacedPictures;
  packed: PackedPicture[];
}

/** Keeps what a stage made. */
export async function keep<K extends keyof Kept>(work: Work, key: K, value: Kept[K]): Promise<void> {
  await work.keep(key, value);
}

/** What an earlier stage made, or undefined where that stage did not apply. */
export async function kept<K extends keyof Kept>(work: Work, key: K): Promise<Kept[K] | undefined> {
  return (await work.kept(key)) as Kept[K] | undefined;
}

/** What an earlier stage must have made. @throws Error when the list of stages is out of order. */
export async function needed<K extends keyof Kept>(work: Work, key: K): Promise<Kept[K]> {
  const value = await kept(work, key);
  if (value === undefined) throw new Error(`No earlier stage has kept "${key}".`);
  return value;
}
