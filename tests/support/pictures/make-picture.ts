import sharp from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  /** As the camera showed it: `2026:05:04 10:12:13`. */
  takenAt?: string;
  /** `-04:00`; none where the camera does not say. */
  zone?: string;
  /** 1 to 8, as in EXIF. */
  orientation?: number;
}

/** Where every picture says that it was taken: nobody else is to learn that. */
const SECRET_PLACE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '40/1 26/1 46/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '79/1 58/1 56/1',
};

/** A photograph as a phone makes it: noise like a real one, red at its top, with EXIF, XMP and a place. */
export async function makePhoto(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 400, height = 300, takenAt, zone, orientation = 1 } = options;
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const top = { create: { width, height: Math.floor(height / 2), channels: 3, background: 'red' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .composite([{ input: await sharp(top).png().toBuffer(), gravity: 'north' }])
    .withExif({
      IFD0: { Make: 'Apple', Model: 'iPhone 15', Artist: 'Dana Secret' },
      IFD2: { ...(takenAt && { DateTimeOriginal: takenAt }), ...(zone && { OffsetTimeOriginal: zone }) },
      IFD3: SECRET_PLACE,
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:rights="Dana Secret"/></rdf:RDF></x:xmpmeta>',
    )
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** EXIF's way of writing a second since 1970, as a clock in a zone shows it. */
export function exifTime(seconds: number, zoneSeconds = 0): string {
  return new Date((seconds + zoneSeconds) * 1000).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', ':');
}
