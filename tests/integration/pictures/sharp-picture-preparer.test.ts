import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SharpPicturePreparer } from '../../../server/adapters/pictures/sharp-picture-preparer.ts';
import { AppError } from '../../../server/domain/errors.ts';
import { makePhoto } from '../../support/pictures/make-picture.ts';

const preparer = new SharpPicturePreparer({ maxPixels: 10_000_000 });
const SHOWN = Date.UTC(2026, 4, 4, 10, 12, 13) / 1000;

/** Red, green and blue of one pixel, 0 to 255. */
async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);
}
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 80 && blue < 80;

describe('prepare', () => {
  it('reads time, zone and camera, and leaves nothing in the file but pixels', async () => {
    const photo = await makePhoto({ takenAt: '2026:05:04 10:12:13', zone: '-04:00' });
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(100);
    const { bytes, ...facts } = await preparer.prepare(photo);
    expect(facts).toEqual({ kind: 'jpg', takenAt: { shown: SHOWN, zone: -14_400 }, camera: 'Apple iPhone 15' });
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    for (const secret of ['Secret', 'iPhone', 'Exif', 'http']) expect(bytes.includes(secret)).toBe(false);
  });

  it.each([1, 3, 6, 8])('turns a picture of orientation %s upright', async (orientation) => {
    const { bytes } = await preparer.prepare(await makePhoto({ orientation }));
    const { width, height } = await sharp(bytes).metadata();
    const isTurned = orientation >= 5;
    expect([width, height]).toEqual(isTurned ? [300, 400] : [400, 300]);
    const [x, y] = { 1: [200, 20], 3: [200, 280], 6: [280, 200], 8: [20, 200] }[orientation] ?? [0, 0];
    expect(isRed(await pixel(bytes, x ?? 0, y ?? 0))).toBe(true);
  });

  it.each([
    [3000, 2000, 2048, 1365],
    [2000, 3000, 1365, 2048],
    [2048, 100, 2048, 100],
    [640, 480, 640, 480],
  ])('makes %s × %s pixels %s × %s', async (width, height, ...expected) => {
    const { bytes } = await preparer.prepare(await makePhoto({ width, height }));
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height]).toEqual(expected);
  });

  it('keeps a PNG with what shines through', async () => {
    const background = { r: 0, g: 0, b: 255, alpha: 0.5 };
    const png = await sharp({ create: { width: 20, height: 20, channels: 4, background } })
      .png()
      .toBuffer();
    const { kind, bytes } = await preparer.prepare(png);
    expect(kind).toBe('png');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 20 });
  });

  it('keeps the first picture of a GIF as PNG', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer();
    const gif = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { kind, bytes } = await preparer.prepare(gif);
    expect([kind, (await sharp(bytes).metadata()).height]).toEqual(['png', 10]);
    expect(isRed(await pixel(bytes, 5, 5))).toBe(true);
  });

  it('turns colours for print into colours for screens', async () => {
    const cmyk = await sharp(await makePhoto())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const { bytes } = await preparer.prepare(cmyk);
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('refuses what unpacks to more pixels than may be', async () => {
    const wide = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'grey' } })
      .png()
      .toBuffer();
    expect(wide.length).toBeLessThan(200_000);
    await expect(preparer.prepare(wide)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_FILE',
      message: 'has 25 megapixels, and at most 10 can be read: it was left out of the report.',
    });
  });

  it.each([
    ['no bytes', async () => Buffer.alloc(0)],
    ['text', async () => Buffer.from('a shopping list')],
    ['only the beginning', async () => (await makePhoto()).subarray(0, 2000)],
    ['the first bytes of one', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'an SVG, which may read other files',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
  ])('refuses %s in words for people', async (_what, bytes) => {
    const refused = preparer.prepare(await bytes());
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringMatching(/^is damaged and could not be read/),
    });
  });
});

it('shrink makes a small JPEG of it', async () => {
  const { bytes } = await preparer.prepare(await makePhoto({ width: 3000, height: 2000 }));
  expect(await sharp(await preparer.shrink(bytes)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 768,
    height: 512,
  });
});
