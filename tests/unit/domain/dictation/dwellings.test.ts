import { describe, expect, test } from 'vitest';
import { type Label, score } from '../../../quality/score.ts';
import { dictationFixture, dwellingTemplate, writeDictation } from '../../../support/written-dictation.ts';

const template = dwellingTemplate();

describe('dictations over a template with names of its own', () => {
  test.each(['dwelling-1', 'dwelling-2', 'dwelling-3'])('%s: nearly all is written where it belongs', (name) => {
    const labels = JSON.parse(dictationFixture(`${name}.labels.json`)) as Label[];
    const { precision, recall, locations, misses } = score(
      labels,
      writeDictation(dictationFixture(`${name}.txt`), template).decisions,
    );
    expect({ precision: precision >= 0.95, recall: recall >= 0.95, locations: locations >= 0.8, misses }).toMatchObject(
      {
        precision: true,
        recall: true,
        locations: true,
      },
    );
  });

  test.each(['dwelling-1', 'dwelling-2', 'dwelling-3'])('%s in lower case without stops still mostly works', (name) => {
    const labels = JSON.parse(dictationFixture(`${name}.labels.json`)) as Label[];
    const flat = dictationFixture(`${name}.txt`).toLowerCase().replace(/[.,]/g, '');
    const { precision, recall } = score(labels, writeDictation(flat, template).decisions);
    expect(Math.min(precision, recall)).toBeGreaterThanOrEqual(0.75);
  });
});
