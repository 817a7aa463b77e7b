import { describe, expect, it } from 'vitest';
import { type PictureOutcome, pictureWarnings } from '../../../../server/domain/pictures/picture-warnings.ts';
import type { PicturePlacement, UnplacedBecause } from '../../../../server/domain/pictures/place-pictures.ts';
import { shotAt } from '../../../support/pictures/dwelling-walk.ts';

const unplaced = (picture: number, because: UnplacedBecause): PicturePlacement => ({
  picture,
  comment: null,
  by: null,
  because,
  confidence: 0,
  at: null,
});
const NONE: PictureOutcome = { pictures: [], bad: [], placements: [], clocks: [], isOffsetSet: false };

describe('pictureWarnings', () => {
  it('has nothing to say where every picture went to a comment', () => {
    const comment = { component: 'ROOF', occurrence: 1, itemId: 'II-1', commentId: 'C-1' };
    const placements = [{ ...unplaced(0, 'silent'), comment, by: 'time', because: null } as const];
    expect(pictureWarnings({ ...NONE, pictures: [shotAt(0, 1)], placements })).toEqual([]);
  });

  it('names what could not be read', () => {
    expect(pictureWarnings({ ...NONE, bad: [{ name: 'a.jpg', problem: 'is damaged.' }] })).toEqual([
      '"a.jpg" is damaged.',
    ]);
  });

  it('names the pictures that stand at no comment, by what kept them from it', () => {
    const placements = [unplaced(0, 'outside'), unplaced(1, 'silent'), unplaced(2, 'outside')];
    const pictures = [0, 1, 2].map((index) => shotAt(index, 0));
    expect(pictureWarnings({ ...NONE, pictures, placements })).toEqual([
      '3 pictures are in the package beside the report, not attached to a comment (taken while nothing was recorded: ' +
        '"IMG_0.jpg", "IMG_2.jpg"; neither a time nor words tell the comment: "IMG_1.jpg").',
    ]);
  });

  it('says it of one picture as of one', () => {
    const [sentence] = pictureWarnings({ ...NONE, pictures: [shotAt(0, 0)], placements: [unplaced(0, 'unclear')] });
    expect(sentence).toMatch(/^1 picture is in the package beside the report.*several comments fit: "IMG_0.jpg"/);
  });

  it('does not list hundreds', () => {
    const pictures = Array.from({ length: 300 }, (_, index) => shotAt(index, 0));
    const [sentence = ''] = pictureWarnings({
      ...NONE,
      pictures,
      placements: pictures.map(({ index }) => unplaced(index, 'silent')),
    });
    expect(sentence).toContain('and 280 more');
    expect(sentence.length).toBeLessThan(600);
  });

  it('tells of a clock that is minutes wrong, unless that was set by hand', () => {
    const clocks = [
      { camera: 'Canon EOS R6', pictures: 12, ahead: 437, drift: 437 },
      { camera: null, pictures: 1, ahead: -200, drift: -200 },
      { camera: 'Apple iPhone 15', pictures: 3, ahead: 14_400, drift: 2 },
    ];
    expect(pictureWarnings({ ...NONE, clocks })).toEqual([
      "The clock of the Canon EOS R6 seems to be 7:17 minutes fast against the recorder's; its 12 pictures were placed accordingly.",
      "The clock of the camera seems to be 3:20 minutes slow against the recorder's; its picture was placed accordingly.",
    ]);
    expect(pictureWarnings({ ...NONE, clocks, isOffsetSet: true })).toEqual([]);
  });
});
