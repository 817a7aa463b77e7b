import { expect, test } from 'vitest';
import { Meanings } from '../../../../server/domain/dictation/matching/meanings.ts';
import { retrieve } from '../../../../server/domain/dictation/matching/retrieve.ts';
import { type Entry, indexTemplate } from '../../../../server/domain/dictation/matching/template-index.ts';
import { templateOf } from '../../../support/dictation.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

const library = indexTemplate(
  templateOf(`
  = BATHROOM
  - Toilet
  Toilet loose | The toilet at (location) is not secured to the floor.
  Toilet runs | The fill valve does not shut off.
  - Basin
  Slow drain | The basin drains slowly.
  = KITCHEN
  - Sink
  Slow drain | The sink drains slowly.`),
);
const meanings = await Meanings.of(library, await sentenceEncoder());

test('a comment is read with its section and item, and without what is to be filled in', () => {
  expect(library.entries[0]?.sentence).toBe('BATHROOM. Toilet loose. Toilet. The toilet is not secured to the floor.');
});

test('what was said is nearest to the comment that means it, though no word is shared', async () => {
  const said = 'the throne has some wiggle to it';
  await meanings.read([said]);
  const likenesses = meanings.likenesses(said);
  expect(library.entries[likenesses.indexOf(Math.max(...likenesses))]?.comment.name).toBe('Toilet loose');
  expect(meanings.likeness(said, library.entries[0] as Entry)).toBe(likenesses[0]);
});

test('what no comment says is nearest to the name of the item that it is said of', async () => {
  const said = 'the faucet over the dirty dishes sprays me in the face';
  await meanings.read([said]);
  const items = [...library.items.values()].flat();
  const likenesses = items.map((item) => meanings.likenessOfName(said, item));
  expect(items[likenesses.indexOf(Math.max(...likenesses))]?.name).toBe('KITCHEN: Sink');
});

test('few libraries speak of towel bars, and most of loose toilets', async () => {
  const [seldom, often] = ['the towel bar came off in my hand', 'the toilet rocks on its bolts'];
  await meanings.readUnlisted([seldom, often]);
  expect(meanings.unlisted(seldom)).toBeGreaterThan(0);
  expect(meanings.unlisted(often)).toBeLessThan(0);
  expect(() => meanings.unlisted('never read')).toThrow('What "never read" means was not read.');
});

test('asking for what was not read is an error that says so', () => {
  expect(() => meanings.likenesses('never read')).toThrow('What "never read" means was not read.');
});

test('a comment that has none of the words is found by what the sentence means', async () => {
  const text = 'the throne has some wiggle to it';
  await meanings.read([text]);
  const query = {
    text,
    location: null,
    scope: { component: 'BATHROOM', itemId: null, topic: [] },
    kinds: ['defect'] as const,
  };
  const [best] = retrieve(library, { ...query, meanings: meanings.likenesses(text) });
  expect(best?.entry.comment.name).toBe('Toilet loose');
  expect(best?.meaning).toBeGreaterThan(0.3);
});
