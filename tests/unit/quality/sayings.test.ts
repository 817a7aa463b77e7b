import { expect, test } from 'vitest';
import { readSayings } from '../../quality/sayings.ts';

test('each comment of the sayings has a place, a sentence and something that is said', () => {
  const all = readSayings();
  expect(new Set(all.map(({ template }) => template)).size).toBeGreaterThan(10);
  const lacking = all.filter(
    ({ section, item, title, sentence, sayings }) => !section || !item || !title || !sentence || sayings.length === 0,
  );
  expect(lacking).toEqual([]);
});
