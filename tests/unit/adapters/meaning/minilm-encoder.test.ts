import { describe, expect, it } from 'vitest';
import { SentenceVectors } from '../../../../server/domain/dictation/likeness/sentence-encoder.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

const encoder = await sentenceEncoder();

describe('the sentence encoder', () => {
  it.each([
    {
      said: 'somebody doubled up the wires on that breaker',
      means: 'Two conductors under one breaker. Main Panel. A breaker has two wires connected to it.',
      not: 'Missing cover. Main Panel. The cover of the panel was not installed.',
    },
    {
      said: 'its smokestack has slid off the top',
      means: 'Water heater vent loose. Water Heater. The vent pipe is not connected.',
      not: 'Smoke alarm missing. Smoke Alarms. No smoke alarm was found.',
    },
    {
      said: 'you could lose a ball in that gap between the door and the driveway',
      means: 'Gap at bottom. Garage Door. There is a gap under the overhead door.',
      not: 'Trip hazard. Driveway. The driveway has settled and is uneven.',
    },
  ])('puts "$said" nearer to the comment that says so', async ({ said, means, not }) => {
    const vectors = await SentenceVectors.of([said, means, not], encoder);
    expect(vectors.likeness(said, means)).toBeGreaterThan(vectors.likeness(said, not));
  });

  it('tells the same of a sentence whatever else is asked for', async () => {
    const [alone] = await encoder.encode(['The toilet rocks.']);
    const [, , among] = await encoder.encode(['Roof.', 'A very long sentence about a roof.', 'The toilet rocks.']);
    expect(among).toEqual(alone);
    expect(Math.hypot(...(alone ?? []))).toBeCloseTo(1, 4);
  });

  it.each(['', '   ', '。', '?!', 'ünïcödé', 'x'.repeat(5_000), 'word '.repeat(3_000)])(
    'reads anything: %.20s',
    async (text) => {
      const [vector] = await encoder.encode([text]);
      expect(vector).toHaveLength(384);
      expect(vector?.every(Number.isFinite)).toBe(true);
    },
  );
});
