import type { Decision } from '../../server/domain/dictation/findings.ts';
import { decideByRules, type RulesDecisions } from '../../server/domain/dictation/matching/find-comments.ts';
import { indexTranscript } from '../../server/domain/dictation/remarks/index-transcript.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { transcriptOf } from './dictation.ts';
import { sentenceEncoder } from './sentence-encoder.ts';

/** What the rules decide about each remark of a text, repetitions not yet merged. */
export async function rulesDecide(text: string, template: Template): Promise<RulesDecisions> {
  const encoder = await sentenceEncoder();
  return decideByRules(await indexTranscript(transcriptOf(text), template, { encoder }), template, { encoder });
}

/** The decision about the one remark with these words. @throws Error where there is none, or several. */
export function decisionAbout(words: string, decisions: readonly Decision[]): Decision {
  const [found, ...more] = decisions.filter(({ remark }) => remark.words.includes(words));
  if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} remarks say "${words}".`);
  return found;
}
