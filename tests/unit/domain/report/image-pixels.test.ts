import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imagePixels } from '../../../../server/domain/report/image-pixels.ts';

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } }).withExif({ IFD0: { Make: 'x'.repeat(500) } });

describe('imagePixels', () => {
  it.each([
    ['JPEG', picture().jpeg()],
    ['progressive JPEG', picture().jpeg({ progressive: true })],
    ['PNG', picture().png()],
    ['GIF', picture().gif()],
  ])('reads the size off a %s', async (_kind, image) => {
    expect(imagePixels(await image.toBuffer())).toBe(2400);
  });

  it('sees what a small file unpacks to', () => {
    const bomb = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0])]);
    expect(imagePixels(bomb)).toBe(65_535 ** 2);
  });

  it('says nothing where the beginning does not, and never fails', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(imagePixels(jpeg.subarray(0, 30))).toBeNull();
    fc.assert(
      fc.property(fc.nat(jpeg.length - 1), fc.nat(255), fc.nat(jpeg.length), (at, to, length) => {
        const broken = Buffer.from(jpeg.subarray(0, length));
        if (at < broken.length) broken[at] = to;
        expect(imagePixels(broken) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
