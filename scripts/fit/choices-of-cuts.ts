import { indexTranscript } from '../../server/domain/dictation/remarks/index-transcript.ts';
import { type Cutter, plainClause, tellsOfOther } from '../../server/domain/dictation/remarks/split-clauses.ts';
import type { Spoken } from '../../server/domain/dictation/remarks/spoken.ts';
import { sentenceEncoder } from '../../tests/support/sentence-encoder.ts';
import { type HeardWords, labelsByTime, named } from './heard.ts';
import type { Choice } from './logit.ts';

/** At each place where a sentence may be cut: whether it is two labels that meet there. What is cut before is as it should be. */
export async function choicesOfCuts(heard: HeardWords): Promise<Choice[]> {
  const { dictation, words } = heard;
  const labels = labelsByTime(heard);
  /** By where both clauses begin: sentences are cut several times, and the last time counts. */
  const choices = new Map<string, Choice>();
  const cutter: Cutter = (evidence, left, right) => {
    const [before, after] = [labelOf(left, labels), labelOf(right, labels)];
    if (before === null || after === null) return tellsOfOther(evidence, left, right);
    const isCut = before !== after;
    choices.set(`${left[0]?.start} ${right[0]?.start}`, {
      alternatives: [{}, named('cut', evidence)],
      right: isCut ? 1 : 0,
      weight: 1,
      group: dictation.name,
      said: [plainClause(left), plainClause(right)],
    });
    return isCut;
  };
  const cutting = { encoder: await sentenceEncoder(), isCut: cutter };
  await indexTranscript({ words: [...words], seconds: words.at(-1)?.end ?? 0 }, dictation.template, cutting);
  return [...choices.values()];
}

/** The label that most of some words belong to; null where most belong to none. */
function labelOf(words: readonly Spoken[], labels: ReadonlyMap<number, readonly number[]>): number | null {
  const counts = new Map<number, number>();
  for (const { start } of words)
    for (const label of labels.get(start) ?? []) counts.set(label, (counts.get(label) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] * 2 >= words.length ? best[0] : null;
}
