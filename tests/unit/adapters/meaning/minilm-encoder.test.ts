import { describe, expect, it } from 'vitest';
import { product } from '../../../../server/domain/dictation/likeness/word-vectors.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

const encoder = await sentenceEncoder();

describe('the sentence encoder', () => {
  it.each([
    {
      said: 'somebody doubled up the wires on that breaker',
      means: 'Electrical. Two conductors under one breaker. Main Panel. A breaker has two wires connected to it.',
      not: 'Electrical. Missing cover. Main Panel. The cover of the panel was not installed.',
    },
    {
      said: 'its smokestack has slid off the top',
      means: 'Plumbing. Water heater vent loose. Water Heater. The vent pipe is not connected.',
      not: 'Interior. Smoke alarm missing. Smoke Alarms. No smoke alarm was found.',
    },
    {
      said: 'you could lose a ball in that gap between the door and the driveway',
      means: 'Garage. Gap at bottom. Garage Door. There is a gap under the overhead door.',
      not: 'Exterior. Trip hazard. Driveway. The driveway has settled and is uneven.',
    },
  ])('puts "$said" nearer to the comment that says so', async ({ said, means, not }) => {
    const [heard, right, wrong] = (await encoder.encode([said, means, not])) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    expect(product(heard, right)).toBeGreaterThan(product(heard, wrong));
  });

  it('tells the same of a sentence whatever else is asked for', async () => {
    const [alone] = await encoder.encode(['The toilet rocks.']);
    const [, , among] = await encoder.encode(['Roof.', 'A very long sentence about a roof.', 'The toilet rocks.']);
    expect(among).toEqual(alone);
    expect(Math.hypot(...(alone ?? []))).toBeCloseTo(1, 4);
  });

  it.each([
    { said: 'the toilet rocks when I sit on it', kind: 'defect' },
    { said: 'the filter in the hall return was new and still white', kind: 'functional' },
    { said: "I couldn't get to the far end, there's nothing to crawl on", kind: 'notInspected' },
    { said: 'rinse the screens with a hose every spring', kind: 'maintenance' },
    { said: 'hold on, my wife is calling', kind: 'talk' },
  ] as const)('reads "$said" as $kind, and remembers it', async ({ said, kind }) => {
    const odds = await encoder.kinds(said);
    const [likeliest] = Object.entries(odds).sort(([, a], [, b]) => b - a)[0] as [string, number];
    expect(likeliest).toBe(kind);
    expect(Object.values(odds).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(await encoder.kinds(said)).toEqual(odds);
  });

  it('tells a clause that goes on from one that tells of something else', async () => {
    const goesOn = await encoder.joint('the toilet rocks', 'an inch side to side');
    const other = await encoder.joint('the toilet rocks', 'the fan is dead');
    expect(goesOn).toBeLessThan(other);
    expect(await encoder.joint('the toilet rocks', 'the fan is dead')).toBe(other);
  });

  it.each([
    ['The disposal is jammed.', 'Oh, wait, I never turned the switch on.', 'retractedByNext'],
    ['I figured the trap was dripping, but it was water off my own sleeve.', '', 'retracted'],
    ['The disposal is jammed.', 'The dishwasher leaks at the door, too.', 'stands'],
    ['I thought the sill was only dirty, but it is rotted through.', 'Next window.', 'stands'],
  ] as const)('tells of "%s" "%s" that it is %s', async (said, next, outcome) => {
    const odds = await encoder.retraction(said, next);
    expect(odds[outcome]).toBeGreaterThan(0.5);
    expect(Object.values(odds).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(await encoder.retraction(said, next)).toEqual(odds);
  });

  it.each([
    ['', ''],
    ['x'.repeat(5_000), 'word '.repeat(3_000)],
    ['word '.repeat(3_000), '。'],
  ])('reads any two clauses: %.10s, %.10s', async (left, right) => {
    expect(Number.isFinite(await encoder.joint(left, right))).toBe(true);
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
