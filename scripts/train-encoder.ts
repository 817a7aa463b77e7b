// Teaches the sentence encoder what the trade says: npm run train:encoder
//   -- --on     goes on from what was learned before, instead of from the model as it comes
// STEPS=480 before it makes it so many steps of the second part in place of 1500. Takes two hours and Debian's python3-torch and libopenblas0-pthread, for no library of JavaScript learns as fast.
import { ADAPTATION } from '../server/adapters/meaning/adaptation.generated.ts';
import type { Learned } from '../server/adapters/meaning/adaptation.ts';
import { CATALOGUE } from '../server/domain/dictation/likeness/catalogue.ts';
import { readPairsOfMeaning } from './fit/pairs-of-meaning.ts';
import { learnedSource, teach, writeLearned } from './fit/teach.ts';

const lines = CATALOGUE.map(({ name, spoken, written }) => ({ name, spoken, written }));
const lessons = await readPairsOfMeaning();
const { sayings, unsaid, pairs } = lessons;
console.log(
  `${lines.length} lines, ${sayings.length} comments with sayings, ${unsaid.length} sayings of none, ${pairs.length} pairs of dictations`,
);
const start = process.argv.includes('--on') ? ADAPTATION : null;
const learned = await teach<Learned>('train-encoder.py', 'encoder', { start, lines, ...lessons });
writeLearned('train-encoder.ts', 'adaptation', `export const ADAPTATION = {\n${learnedSource(learned)}};`);
