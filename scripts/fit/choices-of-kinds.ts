import type { Place, Remark } from '../../server/domain/dictation/findings.ts';
import { decideByRules } from '../../server/domain/dictation/matching/find-comments.ts';
import {
  evidenceForKind,
  isSettled,
  KINDS_TOLD,
  wordsToTellKindBy,
} from '../../server/domain/dictation/matching/tell-kind.ts';
import { indexTemplate } from '../../server/domain/dictation/matching/template-index.ts';
import { indexTranscript } from '../../server/domain/dictation/remarks/index-transcript.ts';
import type { Word } from '../../server/domain/dictation/speech/transcript.ts';
import type { KindDictation } from '../../tests/quality/kinds.ts';
import { speaksOf, stretchesOfDecisions, stretchesOfLabels } from '../../tests/quality/stretches.ts';
import { sentenceEncoder } from '../../tests/support/sentence-encoder.ts';
import { named } from './heard.ts';
import type { Choice } from './logit.ts';

/** The kind of each remark that is not settled before the template is looked at, and of which only labels of one kind speak. */
export async function choicesOfKinds(
  { name, template, text, labels }: KindDictation,
  words: readonly Word[],
): Promise<Choice[]> {
  const encoder = await sentenceEncoder();
  const index = await indexTranscript({ words: [...words], seconds: words.at(-1)?.end ?? 0 }, template, { encoder });
  const { decisions, places, meanings } = await decideByRules(index, template, { encoder });
  const labelled = stretchesOfLabels(labels, text);
  const stretches = stretchesOfDecisions(decisions, text);
  return index.remarks.flatMap((heard, at) => {
    const own = labels.filter((_, label) => speaksOf(stretches[at] ?? new Set(), labelled[label] ?? new Set()));
    const [kind = 'narration', ...others] = new Set(own.map((label) => label.kind));
    if (others.length > 0 || isSettled(heard)) return [];
    const remark: Remark = { ...heard, place: places[at] as Place };
    const evidence = evidenceForKind(remark, { library: indexTemplate(template), meanings });
    const alternatives = KINDS_TOLD.map((told) => (told === 'finding' ? {} : named(told, evidence)));
    return [
      { alternatives, right: KINDS_TOLD.indexOf(kind), weight: 1, group: name, said: [wordsToTellKindBy(remark)] },
    ];
  });
}
