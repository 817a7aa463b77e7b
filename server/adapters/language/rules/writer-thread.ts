import { addedFacts } from '../../../domain/template/facts.ts';
import { lostFacts } from '../../../domain/template/lost-facts.ts';
import { correctGrammar } from './grammar.ts';
import { writeText } from './write-text.ts';

/** What is asked of the thread. */
export interface WriterTask {
  text: string;
  vocabulary: readonly string[];
}

/** What comes of it. */
export interface WriterOutcome {
  text: string;
  /** Why the grammar was not checked; null where it was. */
  failure: string | null;
}

/** Rounds until neither the rules nor the grammar find anything more. */
const MOST_ROUNDS = 3;

/** The work of the writer's thread. */
export default async function write({ text, vocabulary }: WriterTask): Promise<WriterOutcome> {
  let written = writeText(text);
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const corrected = await correctGrammar(written, vocabulary);
      if (corrected === written || !keepsFacts(written, corrected)) break;
      written = writeText(corrected);
    }
  } catch (error) {
    return { text: written, failure: (error as Error).name };
  }
  return { text: written, failure: null };
}

const keepsFacts = (before: string, after: string) =>
  addedFacts(before, after).length === 0 && lostFacts(before, after).length === 0;
