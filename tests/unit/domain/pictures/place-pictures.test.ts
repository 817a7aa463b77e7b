import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardComments } from '../../../../server/domain/pictures/heard-comments.ts';
import type { Picture } from '../../../../server/domain/pictures/picture.ts';
import { type PlacingInput, placePictures } from '../../../../server/domain/pictures/place-pictures.ts';
import { BEGAN, NEW_YORK, recordingOf, shotAt, walkOf } from '../../../support/pictures/dwelling-walk.ts';

const WALK = await walkOf(
  [5, 'Okay, roof.'],
  [8, 'Weather surface.'],
  [11, 'Couple of shingles have lost their granules on the south slope.'],
  [40, 'There is moss growing on the north side.'],
  [70, 'Rain drainage.'],
  [75, 'Gutters are packed with leaves at the back.'],
  [131, 'The downspout at the front left corner dumps right next to the foundation.'],
  [203, 'Chimney stack.'],
  [207, 'The crown has got a bunch of cracks in it, call a mason.'],
  [290, 'Watch your step there.'],
  [340, 'No rain cap up there either.'],
);
const GRANULES = 'Granules shedding';
const MOSS = 'Moss growth';
const GUTTER = 'Gutter choked';
const SPOUT = 'Spout empties at wall';
const CROWN = 'Crown cracked';
const CAP = 'No cap';

/** Titles of the comments that the pictures went to, and how; null for none. */
function place(pictures: Picture[], more: Partial<PlacingInput> = {}) {
  const { placements, clocks } = placePictures({
    pictures,
    recordings: [recordingOf(WALK)],
    clockOffset: null,
    ...WALK,
    ...more,
  });
  const titles = placements.map(({ comment }) => {
    const { componentName, occurrence } = { componentName: comment?.component, occurrence: comment?.occurrence };
    const all = heardComments(WALK.written).filter(
      ({ section }) => section.componentName === componentName && section.occurrence === occurrence,
    );
    return all.find(({ comment: written }) => written.id === comment?.commentId)?.comment.name ?? null;
  });
  return { placements, clocks, titles };
}

/** A camera's pictures as it shows the time when its clock is so many seconds ahead of New York's. */
const cameraShots = (ahead: number, ...seconds: number[]): Picture[] =>
  seconds.map((second, index) =>
    shotAt(index, second, {
      camera: 'Canon EOS R6',
      takenAt: { shown: BEGAN + NEW_YORK + second + ahead, zone: null },
    }),
  );

const SPREAD = [13, 16, 42, 46, 77, 80, 133, 139, 208, 213, 341, 344];
const TITLES = [GRANULES, GRANULES, MOSS, MOSS, GUTTER, GUTTER, SPOUT, SPOUT, CROWN, CROWN, CAP, CAP];

it('the walk of these tests has these comments', () => {
  const titles = heardComments(WALK.written).map(({ comment }) => comment.name);
  expect(titles).toEqual([GRANULES, MOSS, GUTTER, SPOUT, CROWN, CAP]);
});

describe('by time', () => {
  it('a picture goes to what was being said when it was taken', () => {
    const { placements, titles } = place([shotAt(0, 14), shotAt(1, 42), shotAt(2, 135)]);
    expect(titles).toEqual([GRANULES, MOSS, SPOUT]);
    expect(placements[1]).toMatchObject({ by: 'time', because: null, at: 42, confidence: expect.closeTo(1, 0) });
  });

  it('or to what was said just before, or is said at once', () => {
    expect(place([shotAt(0, 24), shotAt(1, 129)]).titles).toEqual([GRANULES, SPOUT]);
  });

  it('a picture of an announcement goes to the comment of its place that follows', () => {
    expect(place([shotAt(0, 71)]).titles).toEqual([GUTTER]);
  });

  it('stays at no comment in a long silence, and while something was said that is not written', () => {
    const { placements, titles } = place([shotAt(0, 175), shotAt(1, 291)]);
    expect(titles).toEqual([null, null]);
    expect(placements).toMatchObject([{ because: 'notWritten' }, { because: 'notWritten' }]);
  });

  it('stays at no comment when it was taken outside of the recording', () => {
    const { placements } = place([shotAt(0, -3600), shotAt(1, 14)]);
    expect(placements).toMatchObject([{ comment: null, because: 'outside', at: null }, { by: 'time' }]);
  });

  it('works the same where the recorder wrote down when it was stopped', () => {
    const recordings = [recordingOf(WALK, BEGAN + WALK.transcript.seconds)];
    const { titles } = place(
      SPREAD.map((second, index) => shotAt(index, second)),
      { recordings },
    );
    expect(titles).toEqual(TITLES);
  });

  it('finds its way over several recordings with pauses between them', () => {
    const recordings = [
      { name: 'a.m4a', seconds: 100, recordedAt: { shown: BEGAN, zone: 0, isStart: true } },
      {
        name: 'b.m4a',
        seconds: WALK.transcript.seconds - 100,
        recordedAt: { shown: BEGAN + 1000, zone: 0, isStart: true },
      },
    ];
    const { titles } = place([shotAt(0, 42), shotAt(1, 900 + 135), shotAt(2, 500)], { recordings });
    expect(titles).toEqual([MOSS, SPOUT, null]);
  });

  it('takes the time from the name where there is no other', () => {
    const recordings = [{ name: '20260504_101213.mp3', seconds: WALK.transcript.seconds, recordedAt: null }];
    const pictures = ['101226', '101229', '101255', '101259', '101330', '101333', '101426', '101432', '101541'].map(
      (time, index) => shotAt(index, 0, { name: `IMG_20260504_${time}.jpg`, camera: null, takenAt: null }),
    );
    expect(place(pictures, { recordings }).titles).toEqual(TITLES.slice(0, 9));
  });
});

describe('the clock of a camera', () => {
  it('that tells no zone is found by the zone that fits', () => {
    const { titles, clocks } = place(cameraShots(0, ...SPREAD));
    expect(titles).toEqual(TITLES);
    expect(clocks).toEqual([{ camera: 'Canon EOS R6', pictures: 12, ahead: NEW_YORK, drift: expect.closeTo(0, 0) }]);
  });

  it.each([3600 + 437, -437, 12 * 3600, 9.5 * 3600 + 90])('that is %s seconds ahead is found', (ahead) => {
    const recordings = [
      { name: 'a', seconds: WALK.transcript.seconds, recordedAt: { shown: BEGAN, zone: 0, isStart: true } },
    ];
    const { titles, clocks } = place(cameraShots(ahead, ...SPREAD), { recordings });
    expect(titles).toEqual(TITLES);
    expect(clocks[0]?.ahead).toBeGreaterThan(NEW_YORK + ahead - 3);
    expect(clocks[0]?.ahead).toBeLessThan(NEW_YORK + ahead + 3);
  });

  it('is never found to be what puts pictures at wrong comments, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1150, max: 1150 }),
        fc.integer({ min: -11, max: 11 }),
        fc.shuffledSubarray(SPREAD, { minLength: 8 }),
        (drift, hours, seconds) => {
          const { titles } = place(cameraShots(hours * 3600 + drift, ...seconds));
          const wrong = titles.filter((title, at) => {
            const truth = TITLES[SPREAD.indexOf(seconds[at] ?? 0)];
            return title !== null && title !== truth;
          });
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('leaves pictures at no comment where it could be several', () => {
    const { titles, placements } = place(cameraShots(437, 14));
    expect(titles).toEqual([null]);
    expect(placements[0]?.because).not.toBeNull();
  });

  it('is what was set by hand, where that was', () => {
    const { titles } = place(cameraShots(437, 14, 135), { clockOffset: 437 });
    expect(titles).toEqual([GRANULES, SPOUT]);
    const years = place(cameraShots(-200_000_000, 14, 135), { clockOffset: -200_000_000 });
    expect(years.titles).toEqual([GRANULES, SPOUT]);
  });

  it('is found for each camera apart', () => {
    const camera = cameraShots(437, ...SPREAD);
    const phone = [14, 135].map((second, at) => shotAt(camera.length + at, second));
    const { titles, clocks } = place([...camera, ...phone]);
    expect(titles).toEqual([...TITLES, GRANULES, SPOUT]);
    expect(clocks.map(({ camera: name, pictures }) => [name, pictures])).toEqual([
      ['Canon EOS R6', 12],
      ['Apple iPhone 15', 2],
    ]);
  });

  it('is found from a caption, too', () => {
    const shots = cameraShots(700, 14, 135, 342).map((shot, at) => ({
      ...shot,
      caption: ['lost granules on shingles', 'downspout dumps at foundation', null][at] ?? null,
    }));
    expect(place(shots).titles).toEqual([GRANULES, SPOUT, CAP]);
  });
});

describe('by words', () => {
  const timeless = (more: Partial<Picture>) => shotAt(0, 0, { takenAt: null, ...more });

  it.each([
    [{ caption: 'chimney crown is cracked' }, CROWN, 'caption'],
    [{ name: 'clogged gutter back.jpg' }, GUTTER, 'fileName'],
    [{ sight: 'moss growing on roof shingles' }, MOSS, 'sight'],
  ] as const)('%j goes to the comment that they speak of', (more, title, by) => {
    const { titles, placements } = place([timeless(more)]);
    expect(titles).toEqual([title]);
    expect(placements[0]?.by).toBe(by);
  });

  it('stays at no comment where they say nothing, or where several fit', () => {
    const { placements } = place([
      timeless({}),
      timeless({ caption: 'front of the house' }),
      timeless({ caption: 'roof' }),
    ]);
    expect(placements.map(({ comment }) => comment)).toEqual([null, null, null]);
    expect(placements[0]).toMatchObject({ because: 'silent', by: null });
  });

  it.each([
    ['WC loose at the floor, hall bath', 1],
    ['loose toilet in the hallway bathroom', 1],
    ['loose toilet in the master bath', 2],
    ['loose toilet upstairs', null],
    ['loose toilet', null],
  ])('“%s” goes to the same comment of that room', async (caption, occurrence) => {
    const rooms = await walkOf(
      [1, 'Wash room. WC. The toilet in the hall bath is loose at the floor.'],
      [20, 'Now the second wash room. WC. The toilet in the master bath is loose at the floor.'],
    );
    const { placements } = place([timeless({ caption })], { written: rooms.written, decisions: rooms.decisions });
    expect(placements[0]?.comment?.occurrence ?? null).toBe(occurrence);
    if (occurrence === null) expect(placements[0]?.because).toBe('unclear');
  });

  it('a caption that clearly says something else is believed more than the time', () => {
    expect(place([shotAt(0, 14, { caption: 'chimney crown is cracked' })]).titles).toEqual([CROWN]);
  });

  it('a name is not', () => {
    expect(place([shotAt(0, 14, { name: 'chimney crown is cracked.jpg' })]).titles).toEqual([GRANULES]);
  });
});

it('has a place for every picture, and names only comments that were written', () => {
  const anything = fc.record({
    second: fc.integer({ min: -100_000, max: 100_000 }),
    zone: fc.option(fc.integer({ min: -12, max: 14 })),
    caption: fc.option(fc.string()),
    name: fc.string(),
    isTimed: fc.boolean(),
  });
  const known = new Set(heardComments(WALK.written).map(({ comment }) => comment.id));
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 6 }), (all) => {
      const pictures = all.map(({ second, zone, caption, name, isTimed }, index) =>
        shotAt(index, 0, {
          name,
          caption,
          takenAt: isTimed ? { shown: BEGAN + second, zone: zone === null ? null : zone * 3600 } : null,
        }),
      );
      const { placements } = place(pictures);
      expect(placements.map(({ picture }) => picture)).toEqual(pictures.map(({ index }) => index));
      for (const { comment, by, because } of placements) {
        expect(comment === null).toBe(because !== null);
        expect(comment === null).toBe(by === null);
        if (comment) expect(known).toContain(comment.commentId);
      }
    }),
    { numRuns: 50 },
  );
});

it('works without any recording, and without any comment', () => {
  expect(place([shotAt(0, 14)], { recordings: [] }).titles).toEqual([null]);
  expect(place([shotAt(0, 14, { caption: 'moss' })], { written: { sections: [], header: null } }).titles).toEqual([
    null,
  ]);
});
