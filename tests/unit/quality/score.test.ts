import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../quality/figures.ts';
import type { Label } from '../../quality/label.ts';
import { score } from '../../quality/score.ts';
import { stretchesOfLabels } from '../../quality/stretches.ts';
import { dictationFixture, dwellingTemplate, writeDictation } from '../../support/written-dictation.ts';

const template = dwellingTemplate();
const SAID =
  'Weather surface.\nCouple of shingles have lost their granules on the south slope.\nThe weather is lovely.';
const LABEL: Label = {
  words: 'Couple of shingles have lost their granules on the south slope.',
  component: 'THE SHELL ABOVE',
  item: 'Weather Surface',
  comment: 'Granules shedding',
  location: 'south slope',
};
const tallyOf = async (labels: Label[]) =>
  score(labels, (await writeDictation(SAID, template)).decisions, SAID, template).tally;

describe('the score of a dictation', () => {
  it('counts what was asked for and written at its place', async () => {
    expect(await tallyOf([LABEL])).toMatchObject({
      wanted: 1,
      met: 1,
      written: 1,
      asked: 1,
      placesRight: 1,
      lost: 0,
      wrong: 0,
    });
  });

  it('counts another comment as wrong, and what is not written as neither', async () => {
    expect(await tallyOf([{ ...LABEL, comment: 'Another' }])).toMatchObject({ wanted: 1, met: 0, asked: 0, wrong: 1 });
    expect(await tallyOf([{ ...LABEL, comment: 'Another', alternatives: ['Granules shedding'] }])).toMatchObject({
      met: 1,
    });
  });

  it('counts a defect from words that tell of none as invented', async () => {
    expect(await tallyOf([{ ...LABEL, component: null, item: null, comment: 'none' }])).toMatchObject({
      wanted: 0,
      invented: 1,
    });
  });

  it('counts what is in order only where nothing else was found of the item', async () => {
    const order = { ...LABEL, words: 'The shingles lie flat and tight.', comment: 'functional', location: null };
    const of = async (said: string, labels: Label[]) =>
      score(labels, (await writeDictation(said, template)).decisions, said, template).tally;
    const alone = `Weather surface.\n${order.words}`;
    expect(await of(alone, [order])).toMatchObject({ wanted: 1, met: 1, written: 1, asked: 1, functionalRight: 1 });
    const both = `Weather surface.\n${LABEL.words}\n${order.words}`;
    expect(await of(both, [LABEL, order])).toMatchObject({ wanted: 1, met: 1, written: 1, asked: 1 });
    // It was found of it by mistake: the statement is missed.
    expect(await of(both, [{ ...LABEL, comment: 'none' }, order])).toMatchObject({ wanted: 1, met: 0, wrong: 1 });
  });

  it('finds a label that is not in the text to be a mistake', () => {
    expect(() => stretchesOfLabels([{ ...LABEL, words: 'never said' }], SAID)).toThrow('never said');
  });

  it('is perfect for a dictation in the words of its template', async () => {
    const text = dictationFixture('dwelling-1.txt');
    const labels = JSON.parse(dictationFixture('dwelling-1.labels.json')) as Label[];
    const { precision, lost } = figuresOf(
      score(labels, (await writeDictation(text, template)).decisions, text, template).tally,
    );
    expect(precision.percent).toBeGreaterThan(90);
    expect(precision.low).toBeLessThan(precision.percent);
    expect(lost).toBe(0);
  });
});
