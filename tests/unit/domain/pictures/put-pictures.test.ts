import { expect, it } from 'vitest';
import { heardComments, refOf } from '../../../../server/domain/pictures/heard-comments.ts';
import type { PicturePlacement } from '../../../../server/domain/pictures/place-pictures.ts';
import { putPictures } from '../../../../server/domain/pictures/put-pictures.ts';
import type { WrittenReport } from '../../../../server/domain/report/written-report.ts';
import { walkOf } from '../../../support/pictures/dwelling-walk.ts';

const { written } = await walkOf(
  [1, 'Wash room. WC. The toilet is loose at the floor.'],
  [20, 'Now the second wash room. WC. The toilet is loose at the floor.'],
);
const refs = heardComments(written).map(refOf);
const placed = (picture: number, comment = refs[0]): PicturePlacement => ({
  picture,
  comment: comment ?? null,
  by: 'time',
  because: null,
  confidence: 1,
  at: 1,
});
const PICTURES = [
  { index: 0, caption: 'rocks at the floor' },
  { index: 1, caption: null },
];
const picturesOf = (report: WrittenReport) =>
  report.sections.map((section) => section.items.flatMap((item) => item.pictures.map(({ fileName }) => fileName)));

it('puts pictures at their comments, in the right one of two rooms, in the order of upload', () => {
  expect(refs).toHaveLength(2);
  const names = new Map([
    [0, 'a.jpg'],
    [1, 'b.jpg'],
    [2, 'c.jpg'],
  ]);
  const report = putPictures(written, [placed(0), placed(1, refs[1]), placed(2)], PICTURES, names);
  expect(picturesOf(report)).toEqual([['a.jpg', 'c.jpg'], ['b.jpg']]);
  expect(report.sections[0]?.items[0]?.pictures[0]).toEqual({
    fileName: 'a.jpg',
    commentId: refs[0]?.commentId,
    caption: 'rocks at the floor',
  });
  expect(report.sections[1]?.items[0]?.pictures[0]?.caption).toBeNull();
});

it('done twice is as done once', () => {
  const names = new Map([[0, 'a.jpg']]);
  const once = putPictures(written, [placed(0)], PICTURES, names);
  expect(putPictures(once, [placed(0)], PICTURES, names)).toEqual(once);
});

it('leaves out what has no place or no file', () => {
  const names = new Map([[0, 'a.jpg']]);
  const report = putPictures(written, [{ ...placed(0), comment: null }, placed(1)], PICTURES, names);
  expect(picturesOf(report)).toEqual([[], []]);
});
