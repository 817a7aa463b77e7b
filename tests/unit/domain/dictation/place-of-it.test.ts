import { expect, test } from 'vitest';
import { stylesTemplate } from '../../../support/speaking-styles.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

/** The location of each finding. */
const locationsIn = async (said: string) =>
  (await writeDictation(said, stylesTemplate())).decisions.flatMap(({ remark: { kind, location } }) =>
    kind === 'finding' ? [location] : [],
  );

test.each([
  ['it', 'Roof. Gutters. Gutter over the porch is clogged, and it leaks at every seam.'],
  ['something on it', 'Roof. Gutters. Gutter over the porch is clogged. Two hangers are missing from it.'],
])('where a thing is holds for %s, while it is spoken of', async (_what, said) => {
  const [first, second] = await locationsIn(said);
  expect(first).toContain('porch');
  expect(second).toBe(first);
});

test('what came of a trial is where it was tried', async () => {
  const said = 'Exterior. Decks. I knock on the ledger by the kitchen. It sounds hollow.';
  expect((await locationsIn(said)).at(-1)).toBe('by the kitchen');
});

test.each([
  ['of something else', 'Roof. Gutters. Gutter over the porch is clogged. Downspout crushed.'],
  ['of which it is told where it is', 'Roof. Gutters. Gutter over the porch is clogged. It leaks at the chimney.'],
  ['in another section', 'Roof. Gutters. Gutter over the porch is clogged. Plumbing. Toilet. It rocks.'],
])('it does not hold for what is said %s', async (_what, said) => {
  const [, second] = await locationsIn(said);
  expect(second ?? '').not.toContain('porch');
});
