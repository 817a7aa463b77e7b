import { expect, test } from 'vitest';
import { compareWording, type Wording } from '../../../../server/domain/dictation/likeness/wording.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

/** Pieces that each point another way, of which the first count more. */
const wordingOf = (points: number[][], asSaid: number[], asWritten = asSaid): Wording => ({
  points: Float32Array.from(points.flat()),
  asSaid: Float32Array.from(asSaid),
  asWritten: Float32Array.from(asWritten),
});

test('each piece is compared with the nearest of the other text, and counts what it counts there', () => {
  const said = wordingOf(
    [
      [1, 0],
      [0, 1],
    ],
    [0.75, 0.25],
  );
  const written = wordingOf([[1, 0]], [1]);
  expect(compareWording(said, written)).toEqual({ ofSaid: 0.75, ofWritten: 1 });
  expect(compareWording(written, said)).toEqual({ ofSaid: 1, ofWritten: 0.75 });
});

test('what is the matter has to be found in the comment, not only what it is the matter with', async () => {
  const encoder = await sentenceEncoder();
  const total = async (comment: string) => {
    const texts = ['the throne rocks when I lean on it', comment];
    const [said, written] = (await Promise.all(texts.map((text) => encoder.wording(text)))) as [Wording, Wording];
    const { ofSaid, ofWritten } = compareWording(said, written);
    return ofSaid + ofWritten;
  };
  const loose = await total('BATHROOM. Toilet loose. Toilet. The toilet is not secured to the floor.');
  const runs = await total('BATHROOM. Toilet runs. Toilet. The fill valve does not shut off.');
  expect(loose).toBeGreaterThan(runs);
});

test('of each piece there is a point of length 1, and what all count is 1', async () => {
  const { points, asSaid, asWritten } = await (await sentenceEncoder()).wording('the toilet is loose');
  const size = points.length / asSaid.length;
  expect(Math.hypot(...points.subarray(0, size))).toBeCloseTo(1, 4);
  for (const counts of [asSaid, asWritten]) expect(counts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4);
});
