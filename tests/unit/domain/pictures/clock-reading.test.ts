import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReading, parseZone } from '../../../../server/domain/pictures/clock-reading.ts';
import { readingInName } from '../../../../server/domain/pictures/reading-in-name.ts';

const TEN_O_CLOCK = Date.UTC(2026, 4, 4, 10, 12, 13) / 1000;

describe('parseReading', () => {
  it.each([
    ['2026-05-04T10:12:13', null],
    ['2026:05:04 10:12:13', null],
    ['2026-05-04T10:12:13.000000Z', 0],
    ['2026-05-04 10:12:13 UTC', 0],
    ['2026-05-04T10:12:13-0400', -4 * 3600],
    ['2026-05-04T10:12:13.5+05:45', 5.75 * 3600],
  ])('reads %s', (text, zone) => {
    expect(parseReading(text)).toEqual({ shown: TEN_O_CLOCK, zone });
  });

  it.each(['2026-05-04', '2026', '1904-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '2026-13-04T10:12:13', '', 'noon'])(
    'takes nothing from %j: no time, or none that can be',
    (text) => {
      expect(parseReading(text)).toBeNull();
    },
  );

  it('takes nothing from a day that does not exist', () => {
    expect(parseReading('2026-02-30T10:00:00')).toBeNull();
  });

  it('gives back any time that was written down', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (time) => {
        expect(parseReading(time.toISOString())?.shown).toBe(Math.floor(time.getTime() / 1000));
      }),
    );
  });
});

it.each([
  ['-04:00', -14_400],
  ['+0530', 19_800],
  ['Z', 0],
  ['   ', null],
  ['+99:00', null],
  ['-04:75', null],
])('parseZone(%j) is %s', (text, seconds) => {
  expect(parseZone(text)).toBe(seconds);
});

describe('readingInName', () => {
  it.each([
    'IMG_20260504_101213.jpg',
    '20260504 101213.m4a',
    '2026-05-04 10.12.13.jpg',
    'Recording 2026-05-04 at 10.12.13.mp3',
    'VID-2026-05-04-10-12-13.m4a',
    'IMG_20260504_101213123.jpg',
  ])('finds the time in %s', (name) => {
    expect(readingInName(name)).toEqual({ shown: TEN_O_CLOCK, zone: null });
  });

  it('knows cameras that name their pictures by UTC', () => {
    expect(readingInName('PXL_20260504_101213123.jpg')).toEqual({ shown: TEN_O_CLOCK, zone: 0 });
  });

  it.each(['IMG_0413.JPG', 'DSC00017.jpg', 'kitchen 2.jpg', 'IMG-20260504-WA0007.jpg', '20261304_101213.jpg'])(
    'finds none in %s',
    (name) => {
      expect(readingInName(name)).toBeNull();
    },
  );

  it('does not take the time at which a picture was sent', () => {
    expect(readingInName('WhatsApp Image 2026-05-04 at 10.12.13.jpeg')).toBeNull();
  });
});
