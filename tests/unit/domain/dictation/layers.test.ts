import { expect, test } from 'vitest';
import { countsLayers } from '../../../../server/domain/dictation/remarks/describes.ts';
import { templateOf } from '../../../support/dictation.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

test.each(['architectural, two layers.', 'There are three layers of shingles up here.', "It's two layers, asphalt"])(
  'how a roof is covered is told: %s',
  (words) => expect(countsLayers({ words })).toBe(true),
);

test.each([
  'One layer of three-tab.',
  'Two layers and the top one is curling.',
  'Layers of paint are peeling.',
  'Asphalt shingles.',
])('and here more, or less: %s', (words) => expect(countsLayers({ words })).toBe(false));

const AGED =
  'End of service life | The roof covering is at the end of its service life. Consult a roofer about replacement.';
const LAID_OVER = 'Second covering | There are two or more layers of roofing. The next roofer should tear them off.';
const house = (...comments: string[]) => templateOf(['= ROOFING', '- Roof Coverings', ...comments].join('\n'));

test('several layers are no age, and a fact where no comment tells of layers', async () => {
  const { draft } = await writeDictation('Roof. Roof coverings. There are two layers of shingles.', house(AGED));
  expect(draft.sections[0]?.items[0]).toMatchObject({
    role: 'ok',
    comments: [{ source: 'new', name: 'Two layers of shingles' }],
  });
});

test('a comment that tells of layers is meant', async () => {
  const { lines } = await writeDictation(
    'Roof. Roof coverings. There are two layers of shingles.',
    house(AGED, LAID_OVER),
  );
  expect(lines).toEqual(['ROOFING / Roof Coverings / template / Second covering']);
});
