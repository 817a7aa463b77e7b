import { expect, test } from 'vitest';
import type { SentenceEncoder } from '../../../../server/domain/dictation/likeness/sentence-encoder.ts';
import { ClauseMeanings } from '../../../../server/domain/dictation/remarks/clause-meanings.ts';
import { splitClauses } from '../../../../server/domain/dictation/remarks/split-clauses.ts';
import { toSpoken } from '../../../../server/domain/dictation/remarks/spoken.ts';
import { transcriptOf } from '../../../support/dictation.ts';

/** Knows what sentences mean by their first letter, and counts what it is asked. */
function encoderByLetter(): SentenceEncoder & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    encode: async (texts) => {
      asked.push(...texts);
      return texts.map(([first = ' ']) => {
        const vector = new Float32Array(128);
        vector[first.charCodeAt(0) % 128] = 1;
        return vector;
      });
    },
    close: async () => {},
  };
}

test('what clauses mean is unknown until they were read, and each is read once', async () => {
  const encoder = encoderByLetter();
  const meanings = new ClauseMeanings(encoder);
  const before = meanings.likeness('alike', 'also');
  expect(await meanings.readAsked()).toBe(true);
  expect(meanings.likeness('alike', 'also')).toBe(1);
  expect(meanings.likeness('alike', 'other')).toBe(before);
  expect(await meanings.readAsked()).toBe(true);
  expect(meanings.likeness('alike', 'other')).toBe(0);
  expect(await meanings.readAsked()).toBe(false);
  expect(encoder.asked).toEqual(['alike', 'also', 'other']);
});

test('clauses that mean the same stay together where those that mean something else are parted', () => {
  const said = transcriptOf("the handrail wobbles, you can push it out with one hand and that's not right").words;
  const clausesBy = (likeness: number) =>
    splitClauses(said.map(toSpoken), { meanings: { likeness: () => likeness } }).length;
  expect(clausesBy(1)).toBe(1);
  expect(clausesBy(-1)).toBeGreaterThan(1);
});
