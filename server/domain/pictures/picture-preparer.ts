import type { PictureFacts } from './picture.ts';

/** Longest edge of a picture in a report, in pixels. */
export const LONGEST_EDGE = 2048;

/** A picture as it goes into a report. */
export interface PreparedPicture extends PictureFacts {
  /** Upright, at most LONGEST_EDGE on its longer side, without anything but its pixels: no place, no name, no camera. */
  bytes: Buffer;
}

/** Reads pictures of strangers. */
export interface PicturePreparer {
  /** Pictures that are worth preparing at the same time. */
  readonly parallel: number;
  /** @throws AppError UNPROCESSABLE_FILE whose message says why, to follow the picture's name. */
  prepare(source: Buffer): Promise<PreparedPicture>;
  /** A small JPEG of a prepared picture, to be looked at by a language model. */
  shrink(prepared: Buffer): Promise<Buffer>;
}
