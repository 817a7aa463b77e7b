import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../domain/errors.ts';
import type { PictureKind } from '../../domain/pictures/picture.ts';
import { LONGEST_EDGE, type PicturePreparer, type PreparedPicture } from '../../domain/pictures/picture-preparer.ts';
import { readExif } from './read-exif.ts';

/** Of JPEGs: no difference that one sees, at half the bytes of a camera's. */
const QUALITY = 82;
const SMALL_EDGE = 768;
const SMALL_QUALITY = 70;
/** Seconds for one picture; the largest takes three. */
const LONGEST_SECONDS = 60;
const MEGAPIXEL = 1_000_000;

/** What the three accepted kinds are kept as. A GIF's first picture becomes a PNG: both keep every pixel. */
const KINDS: Record<string, PictureKind> = { jpeg: 'jpg', png: 'png', gif: 'png' };

// One process, many pictures: nothing is worth remembering, and pictures run beside each other already.
sharp.cache(false);
sharp.concurrency(1);
// Files of strangers get to these three readers and to no other, whatever their names say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

/** Prepares pictures with libvips, in this process: for workers, and not for what answers people. */
export class SharpPicturePreparer implements PicturePreparer {
  readonly parallel = Math.min(2, availableParallelism());
  readonly #maxPixels: number;

  /** @param maxPixels of one picture. */
  constructor({ maxPixels }: { maxPixels: number }) {
    this.#maxPixels = maxPixels;
  }

  async prepare(source: Buffer): Promise<PreparedPicture> {
    const metadata = await readable(() => sharp(source, { limitInputPixels: false }).metadata());
    const kind = KINDS[metadata.format ?? ''];
    if (!kind) throw unreadable();
    this.#assertSize(metadata);
    const bytes = await readable(() => encoded(this.#open(source), kind).toBuffer());
    return { kind, bytes, ...readExif(metadata.exif) };
  }

  async shrink(prepared: Buffer): Promise<Buffer> {
    const size = { width: SMALL_EDGE, height: SMALL_EDGE, fit: 'inside', withoutEnlargement: true } as const;
    return sharp(prepared).resize(size).flatten({ background: 'white' }).jpeg({ quality: SMALL_QUALITY }).toBuffer();
  }

  #open(source: Buffer): Sharp {
    return sharp(source, { limitInputPixels: this.#maxPixels, sequentialRead: true, failOn: 'error' })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
  }

  #assertSize({ width = 0, height = 0 }: Metadata): void {
    if (width * height <= this.#maxPixels) return;
    const [has, most] = [width * height, this.#maxPixels].map((pixels) => Math.floor(pixels / MEGAPIXEL));
    throw new AppError(
      'UNPROCESSABLE_FILE',
      `has ${has} megapixels, and at most ${most} can be read: it was left out of the report.`,
    );
  }
}

/** Nothing but pixels is written: libvips leaves all metadata out unless it is told to keep it. */
function encoded(image: Sharp, kind: PictureKind): Sharp {
  return kind === 'jpg' ? image.jpeg({ quality: QUALITY }) : image.png();
}

/** Whatever libvips says of a file is the file's fault. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown): AppError {
  const sentence = 'is damaged and could not be read as a picture: it was left out of the report.';
  return new AppError('UNPROCESSABLE_FILE', sentence, { cause });
}
