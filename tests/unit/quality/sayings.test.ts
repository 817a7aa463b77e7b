import { expect, test } from 'vitest';
import { readSayings } from '../../quality/sayings.ts';

const { comments, unsaid } = readSayings();

test('each comment of the sayings has a place, a sentence and something that is said', () => {
  expect(new Set(comments.map(({ template }) => template)).size).toBeGreaterThan(10);
  const lacking = comments.filter(
    ({ section, item, title, sentence, sayings }) => !section || !item || !title || !sentence || sayings.length === 0,
  );
  expect(lacking).toEqual([]);
});

test('what no comment says is said in a section that has comments, and is the saying of none', () => {
  const placeOf = (one: { template: string; section: string }) => `${one.template}\n${one.section}`;
  const sections = new Set(comments.map(placeOf));
  const sayings = new Set(comments.flatMap((one) => one.sayings.map((said) => `${placeOf(one)}\n${said}`)));
  expect(unsaid.length).toBeGreaterThan(1000);
  expect(unsaid.filter((one) => !sections.has(placeOf(one)))).toEqual([]);
  expect(unsaid.filter((one) => sayings.has(`${placeOf(one)}\n${one.said}`))).toEqual([]);
});
