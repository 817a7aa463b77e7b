// Teaches upper layers of the sentence encoder to compare what was said with a comment piece by piece: npm run train:wording
// To be run again when the encoder has learned, and `npm run fit -- comments` after it. STEPS=400 before it makes it so many steps in place of 1900. Takes
// an hour and Debian's python3-torch and libopenblas0-pthread.
import { ADAPTATION } from '../server/adapters/meaning/adaptation.generated.ts';
import type { Learned } from '../server/adapters/meaning/adaptation.ts';
import { readPairsOfMeaning } from './fit/pairs-of-meaning.ts';
import { learnedSource, teach, writeLearned } from './fit/teach.ts';

/** What the program in Python leaves; both matrices as base64. */
interface LearnedWording extends Learned {
  points: string;
  counts: string;
}

const learned = await teach<LearnedWording>('train-wording.py', 'wording', {
  start: ADAPTATION,
  ...(await readPairsOfMeaning()),
});
writeLearned(
  'train-wording.ts',
  'wording',
  `export const WORDING = {
${learnedSource(learned)}  /** What makes a point of a piece, and what tells how much it counts: 32-bit floats row by row, base64. */
  points: '${learned.points}',
  counts: '${learned.counts}',
};`,
);
