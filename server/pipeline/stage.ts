import type { Readable } from 'node:stream';
import type { CommentDrafter } from '../domain/dictation/judging/comment-drafter.ts';
import type { LanguageModels } from '../domain/dictation/judging/language-models.ts';
import type { SentenceEncoder } from '../domain/dictation/likeness/sentence-encoder.ts';
import type { AudioDecoder } from '../domain/dictation/speech/audio-decoder.ts';
import type { SpeechToText } from '../domain/dictation/speech/speech-to-text.ts';
import type { Explanation } from '../domain/dictation/writing/explanation.ts';
import type { ByteRange } from '../domain/file-store.ts';
import type { Lesson } from '../domain/lessons/lesson.ts';
import type { PaidAnswers } from '../domain/paid-answers.ts';
import type { PicturePreparer } from '../domain/pictures/picture-preparer.ts';
import type { PictureReader } from '../domain/pictures/picture-reader.ts';
import type { PackageFile, ReportSettings } from '../domain/report/report.ts';
import type { ProcessingStatus } from '../domain/report/status.ts';
import type { TemplateCodec } from '../domain/template/template-codec.ts';

/** A file of the report as the stages see it. */
export interface WorkFile {
  name: string;
  /** Bytes. */
  size: number;
  open(): Promise<Readable>;
}

/** An uploaded picture. */
export interface WorkImage extends WorkFile {
  /** Stays out of the package. */
  isExcluded: boolean;
  caption: string | null;
}

/**
 * All that a stage sees of the world: the report's inputs, what earlier stages kept, and a way to tell how far it is.
 * The server keeps results in database and file store, the command line in a folder.
 */
export interface Work extends PaidAnswers {
  readonly settings: ReportSettings;
  /** The order as JSON string, or null. */
  readonly header: string | null;
  readonly audio: readonly WorkFile[];
  readonly images: readonly WorkImage[];
  /** Seconds that the clocks of the cameras are ahead; null where nobody said. */
  readonly pictureClockOffsetSeconds: number | null;
  /** The bytes of the template version that this run started with. */
  template(): Promise<Uint8Array>;
  /** What the inspector has taught, newest first. */
  lessons(): Promise<readonly Lesson[]>;
  /** Aborts when the run was taken over or is to stop; stages throw then. */
  readonly signal: AbortSignal;

  /** Tells how long a recording is. @param position of it in `audio`, from 0. */
  tellRecordingSeconds(position: number, seconds: number): Promise<void>;

  /** Keeps a JSON value for later stages and for a resumed run; replaces what was there. */
  keep(key: string, value: unknown): Promise<void>;
  /** What was kept under `key`, or undefined. */
  kept(key: string): Promise<unknown>;
  /** All that was kept under keys that start with `prefix`. */
  keptAll(prefix: string): Promise<Map<string, unknown>>;

  /** Keeps bytes that are too many for a value, until the report is completed. */
  putScratch(name: string, body: Readable): Promise<{ size: number }>;
  getScratch(name: string, range?: ByteRange): Promise<{ size: number; body: Readable }>;
  /** Stores what explains the report, beside the package; replaces what was there. */
  putExplanation(explanation: Explanation): Promise<void>;
  /** Stores the finished package. */
  putPackage(fileName: string, contentType: string, body: Readable): Promise<PackageFile>;

  /** @param fraction of this stage, 0 to 1. Cheap to call often. */
  progress(fraction: number): void;
  /** A sentence for the inspector; stands on the report as a warning when the stage has finished. */
  warn(sentence: string): void;
  /** A line for the operator's log. */
  log(message: string, details?: Record<string, unknown>): void;
}

/** What the stages work with. */
export interface Tools {
  decoder: AudioDecoder;
  speech: SpeechToText;
  codec: TemplateCodec;
  /** Tells what sentences mean. */
  meaning: SentenceEncoder;
  pictures: PicturePreparer;
  /** Null where no language model looks at pictures. */
  pictureReader: PictureReader | null;
  /** Words the new comments that no language model has worded. */
  drafter: CommentDrafter;
  /** Null: the rules decide alone. */
  language: LanguageModels | null;
}

/** One step of a report's way, named for its status. Safe to run twice. */
export interface Stage {
  status: ProcessingStatus;
  /** False: the stage is passed without work. */
  appliesTo(work: Work): boolean;
  run(work: Work, tools: Tools): Promise<void>;
}
