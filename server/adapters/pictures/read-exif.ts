import exifReader, { type Exif } from 'exif-reader';
import { type ClockReading, parseReading, parseZone } from '../../domain/pictures/clock-reading.ts';
import type { PictureFacts } from '../../domain/pictures/picture.ts';

/** Longest name of a camera that is kept. */
const LONGEST_NAME = 60;

/**
 * When and with what a picture was taken, from its EXIF block (CIPA DC-008). Time and zone stand in tags of their own;
 * the time of the last change says nothing of when it was taken.
 * @param exif of a stranger: what cannot be read counts as not there.
 */
export function readExif(exif: Buffer | undefined): Pick<PictureFacts, 'takenAt' | 'camera'> {
  const { Image, Photo } = tagsOf(exif);
  return {
    takenAt:
      readingOf(Photo?.DateTimeOriginal, Photo?.OffsetTimeOriginal ?? Photo?.OffsetTime) ??
      readingOf(Photo?.DateTimeDigitized, Photo?.OffsetTimeDigitized ?? Photo?.OffsetTime),
    camera: cameraOf(Image?.Make, Image?.Model),
  };
}

function tagsOf(exif: Buffer | undefined): Partial<Exif> {
  try {
    return exif ? exifReader(exif) : {};
  } catch {
    return {}; // Broken tags are no reason to lose the picture.
  }
}

/** The library gives the time that the camera showed as if it were UTC. */
function readingOf(shown: unknown, zone: unknown): ClockReading | null {
  if (!(shown instanceof Date) || Number.isNaN(shown.getTime())) return null;
  const reading = parseReading(shown.toISOString());
  return reading && { ...reading, zone: typeof zone === 'string' ? parseZone(zone) : null };
}

/** `Canon EOS R6` of `Canon` and `Canon EOS R6`. */
function cameraOf(...tags: unknown[]): string | null {
  const [make, model] = tags.map((tag) => (typeof tag === 'string' ? tag.replace(/[^\x20-\x7e]/g, '').trim() : ''));
  const name = model?.toLowerCase().startsWith(make?.toLowerCase() ?? '') ? model : `${make} ${model}`;
  return name?.trim().slice(0, LONGEST_NAME) || null;
}
