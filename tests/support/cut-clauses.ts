import { Meanings } from '../../server/domain/dictation/matching/meanings.ts';
import { indexTemplate } from '../../server/domain/dictation/matching/template-index.ts';
import { ClauseMeanings } from '../../server/domain/dictation/remarks/clause-meanings.ts';
import { splitClauses } from '../../server/domain/dictation/remarks/split-clauses.ts';
import { type Spoken, writtenText } from '../../server/domain/dictation/remarks/spoken.ts';
import { templateOf } from '../quality/dictations.ts';
import { sentenceEncoder } from './sentence-encoder.ts';

/** What a sentence is cut into, by what it means over the Legacy template. */
export async function cutClauses(words: Spoken[]): Promise<string[]> {
  const library = indexTemplate(await templateOf('legacy'));
  const meanings = new ClauseMeanings(library.entries, await Meanings.of(library, await sentenceEncoder()));
  for (;;) {
    const clauses = splitClauses(words, { meanings });
    if (!(await meanings.readAsked())) return clauses.map(writtenText);
  }
}
