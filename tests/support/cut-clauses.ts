import { ClauseMeanings } from '../../server/domain/dictation/remarks/clause-meanings.ts';
import { habitOf, splitClauses } from '../../server/domain/dictation/remarks/split-clauses.ts';
import { type Spoken, writtenText } from '../../server/domain/dictation/remarks/spoken.ts';
import { sentenceEncoder } from './sentence-encoder.ts';

/** What a sentence is cut into. @param habit of the speaker; as told by the sentence alone where it is not given. */
export async function cutClauses(words: Spoken[], habit = habitOf([words])): Promise<string[]> {
  const meanings = new ClauseMeanings(await sentenceEncoder());
  for (;;) {
    const clauses = splitClauses(words, { habit, meanings });
    if (!(await meanings.readAsked())) return clauses.map(writtenText);
  }
}
