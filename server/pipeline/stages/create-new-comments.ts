import { createNewComments } from '../../domain/dictation/create-new-comments.ts';
import { keep, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** What no library comment says becomes a new comment, or a warning where new comments are switched off. */
export const createNewCommentsStage: Stage = {
  status: 'creating_new_comments',
  appliesTo: () => true,
  async run(work, tools) {
    const decisions = await needed(work, 'decisions');
    await keep(work, 'decisions', createNewComments(decisions, await templateOf(work, tools), work.settings));
  },
};
