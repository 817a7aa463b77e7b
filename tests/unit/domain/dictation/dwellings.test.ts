import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../../quality/figures.ts';
import type { Label } from '../../../quality/label.ts';
import { score } from '../../../quality/score.ts';
import { dictationFixture, dwellingTemplate, writeDictation } from '../../../support/written-dictation.ts';

const template = dwellingTemplate();

/** Precision, recall and locations in per cent, and what was missed. */
async function figures(name: string, said: string) {
  const labels = JSON.parse(dictationFixture(`${name}.labels.json`)) as Label[];
  const text = dictationFixture(`${name}.txt`);
  const { tally, misses } = score(labels, (await writeDictation(said, template)).decisions, text, template);
  const { precision, recall, locations } = figuresOf(tally);
  return {
    precision: precision.percent,
    recall: recall.percent,
    locations: locations.percent,
    misses: misses.join('\n'),
  };
}

describe('dictations over a template with names of its own', () => {
  test.each(['dwelling-1', 'dwelling-2', 'dwelling-3'])('%s: nearly all is written where it belongs', async (name) => {
    const { precision, recall, locations, misses } = await figures(name, dictationFixture(`${name}.txt`));
    expect(Math.min(precision, recall), misses).toBeGreaterThanOrEqual(90);
    expect(locations, misses).toBeGreaterThanOrEqual(80);
  });

  test.each(['dwelling-1', 'dwelling-2', 'dwelling-3'])(
    '%s in lower case without stops still mostly works',
    async (name) => {
      const flat = dictationFixture(`${name}.txt`).toLowerCase().replace(/[.,]/g, '');
      const { precision, recall, misses } = await figures(name, flat);
      expect(Math.min(precision, recall), misses).toBeGreaterThanOrEqual(70);
    },
  );
});
