import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readExif } from '../../../../server/adapters/pictures/read-exif.ts';

const SHOWN = Date.UTC(2026, 4, 4, 10, 12, 13) / 1000;
const TIME = '2026:05:04 10:12:13';

/** The EXIF block that libvips writes for these tags. */
async function exifOf(tags: Record<string, Record<string, string>>): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } });
  const { exif } = await sharp(await picture.withExif(tags).jpeg().toBuffer()).metadata();
  if (!exif) throw new Error('No EXIF block was written.');
  return exif;
}

describe('readExif', () => {
  it('reads the time as the camera showed it, with its zone apart', async () => {
    const exif = await exifOf({
      IFD0: { Make: 'Apple', Model: 'iPhone 15' },
      IFD2: { DateTimeOriginal: TIME, OffsetTimeOriginal: '-04:00' },
    });
    expect(readExif(exif)).toEqual({ takenAt: { shown: SHOWN, zone: -14_400 }, camera: 'Apple iPhone 15' });
  });

  it('does without a zone, and does not name the maker twice', async () => {
    const exif = await exifOf({ IFD0: { Make: 'Canon', Model: 'Canon EOS R6' }, IFD2: { DateTimeOriginal: TIME } });
    expect(readExif(exif)).toEqual({ takenAt: { shown: SHOWN, zone: null }, camera: 'Canon EOS R6' });
  });

  it('takes the time of digitizing where there is no other, and never that of the last change', async () => {
    const digitized = await exifOf({ IFD2: { DateTimeDigitized: TIME, OffsetTimeDigitized: '+01:00' } });
    expect(readExif(digitized).takenAt).toEqual({ shown: SHOWN, zone: 3600 });
    expect(readExif(await exifOf({ IFD0: { DateTime: TIME } })).takenAt).toBeNull();
  });

  it('knows nothing of a clock that was never set', async () => {
    expect(readExif(await exifOf({ IFD2: { DateTimeOriginal: '1980:01:01 00:00:00' } })).takenAt).toBeNull();
    expect(readExif(undefined)).toEqual({ takenAt: null, camera: null });
  });

  describe('of a broken block', () => {
    let exif: Buffer;
    beforeAll(async () => {
      exif = await exifOf({ IFD0: { Make: 'Canon' }, IFD2: { DateTimeOriginal: TIME, OffsetTimeOriginal: '-04:00' } });
    });

    it('is never a failure', () => {
      const change = fc.record({ at: fc.nat(), to: fc.nat(255) });
      fc.assert(
        fc.property(fc.array(change, { maxLength: 8 }), fc.nat(), (changes, length) => {
          const broken = Buffer.from(exif.subarray(0, exif.length - (length % 40)));
          for (const { at, to } of changes) broken[at % broken.length] = to;
          const { takenAt, camera } = readExif(broken);
          expect(takenAt === null || Number.isFinite(takenAt.shown)).toBe(true);
          expect(camera?.length ?? 0).toBeLessThanOrEqual(60);
        }),
        { numRuns: 500 },
      );
    });
  });
});
