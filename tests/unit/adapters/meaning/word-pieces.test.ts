import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WordPieces } from '../../../../server/adapters/meaning/word-pieces.ts';
import { ensureModels } from '../../../../server/adapters/shared/fetched-models/models.ts';
import { ROOT } from '../../../../server/root.ts';

const { meaning } = await ensureModels({ dir: join(ROOT, 'models'), log: () => {} });
const pieces = new WordPieces(meaning.vocabulary);

it.each([
  ['Hello world', [101, 7592, 2088, 102]],
  ["it's 2x4!", [101, 2009, 1005, 1055, 1016, 2595, 2549, 999, 102]],
  ['café', [101, 7668, 102]],
  ['', [101, 102]],
])('"%s" is cut as the model was taught', (text, numbers) => {
  expect(pieces.piecesOf(text)).toEqual(numbers);
});

it('reads no more of a text than the model takes', () => {
  expect(pieces.piecesOf('roof '.repeat(500))).toHaveLength(64);
});
