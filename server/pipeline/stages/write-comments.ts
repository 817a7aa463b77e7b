import { writeComments } from '../../domain/dictation/writing/write-comments.ts';
import { keep, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** Decisions → the draft: comments with their locations, duplicates merged, ratings. */
export const writeCommentsStage: Stage = {
  status: 'writing_comments',
  appliesTo: () => true,
  async run(work, tools) {
    const decisions = await needed(work, 'decisions');
    await keep(work, 'draft', writeComments(decisions, await templateOf(work, tools), work.settings));
  },
};
