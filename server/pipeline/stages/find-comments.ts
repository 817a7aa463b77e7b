import { judgeDecisions } from '../../domain/dictation/judging/judge-decisions.ts';
import { decideByRules } from '../../domain/dictation/matching/find-comments.ts';
import { mergeDuplicates } from '../../domain/dictation/matching/merge-duplicates.ts';
import { keep, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** Remarks → the library comments that are meant: by rules, which a language model may correct. */
export const findCommentsStage: Stage = {
  status: 'finding_comments',
  appliesTo: () => true,
  async run(work, tools) {
    const template = await templateOf(work, tools);
    const byRules = await decideByRules(await needed(work, 'index'), template, {
      encoder: tools.meaning,
      lessons: await work.lessons(),
    });
    let { decisions } = byRules;
    if (tools.language) {
      const judged = await judgeDecisions(byRules, template, await tools.language.forReport(work), work);
      decisions = judged.decisions;
      await keep(work, 'judging', judged.use);
    }
    await keep(work, 'decisions', mergeDuplicates(decisions));
  },
};
