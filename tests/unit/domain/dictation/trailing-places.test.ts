import { expect, test } from 'vitest';
import { stylesTemplate } from '../../../support/speaking-styles.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

/** The words and the location of each finding. */
const findingsIn = async (said: string) =>
  (await writeDictation(said, stylesTemplate())).decisions.flatMap(({ remark: { kind, words, location } }) =>
    kind === 'finding' ? [[words.replace(/[.]$/, ''), location]] : [],
  );

test.each([
  [
    'where what follows tells its own',
    'Roof. Coverings. Granule loss. Moderate. On the south slope. Shingles lifted near the ridge.',
    [
      ['Granule loss', 'south slope'],
      ['Shingles lifted near the ridge', 'near the ridge'],
    ],
  ],
  [
    'where nothing follows',
    'Roof. Coverings. Shingles lifted. Near the ridge.',
    [['Shingles lifted', 'near the ridge']],
  ],
  [
    'where another section follows',
    'Roof. Coverings. Shingles lifted. On the south slope. Plumbing. Water heater. No discharge pipe.',
    [
      ['Shingles lifted', 'south slope'],
      ['No discharge pipe', null],
    ],
  ],
])('a place that stands alone is that of the finding before, %s', async (_where, said, findings) => {
  expect(await findingsIn(said)).toEqual(findings);
});

test.each([
  [
    'follows without a place',
    'Roof. Coverings. Granule loss. On the south slope. Shingles lifted.',
    [
      ['Granule loss', null],
      ['Shingles lifted', 'south slope'],
    ],
  ],
  [
    'follows a finding that has one',
    'Roof. Coverings. Granule loss at the dormer. On the south slope. Shingles lifted near the ridge.',
    [
      ['Granule loss at the dormer', 'dormer'],
      ['Shingles lifted near the ridge', 'near the ridge, south slope'],
    ],
  ],
])('a place that stands alone holds for what %s', async (_what, said, findings) => {
  expect(await findingsIn(said)).toEqual(findings);
});

test('advice goes on where the speaker stopped for breath in it', async () => {
  const { decisions } = await writeDictation(
    'Roof. Coverings. Shingles lifted. Have a roofer. Take a look.',
    stylesTemplate(),
  );
  expect(decisions.at(-1)).toMatchObject({
    verdict: 'merged',
    remark: { kind: 'recommendation', words: 'Have a roofer Take a look.' },
  });
});

test('a place belongs to what was misheard before it, too, and to no word for how much', async () => {
  const { decisions } = await writeDictation(
    'Okay. Roof. Coverings. Granny. Loss. Moderate. On the south slope. Couple of shingles. Lifted near the ridge.',
    stylesTemplate(),
  );
  const places = decisions.flatMap(({ comment, remark }) => (comment ? [[comment.name, remark.location]] : []));
  expect(places).toEqual([
    ['Granule loss', 'south slope'],
    ['Lifted shingles', 'near the ridge'],
  ]);
});
