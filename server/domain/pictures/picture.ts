import type { ClockReading } from './clock-reading.ts';

/** Kinds of files that pictures are kept as. */
export type PictureKind = 'jpg' | 'png';

/** What a picture tells of itself. */
export interface PictureFacts {
  /** What it is kept as in the package. */
  kind: PictureKind;
  /** When it was taken, by the camera's clock; null where it does not say. */
  takenAt: ClockReading | null;
  /** Maker and model; null where it does not say. */
  camera: string | null;
}

/** A picture that could be read, on its way to a comment. */
export interface Picture extends PictureFacts {
  /** Position among the pictures of the report, from 0. */
  index: number;
  /** As uploaded, for people. */
  name: string;
  /** What the inspector wrote to it. */
  caption: string | null;
  /** What a language model saw in it; null where none was asked. */
  sight: string | null;
}

/** A picture that could not be read. */
export interface BadPicture {
  /** Why, to follow its name. */
  problem: string;
}
