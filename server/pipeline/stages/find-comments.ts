import { findComments } from '../../domain/dictation/find-comments.ts';
import { keep, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** Remarks → the library comments that are meant. */
export const findCommentsStage: Stage = {
  status: 'finding_comments',
  appliesTo: () => true,
  async run(work, tools) {
    await keep(work, 'decisions', findComments(await needed(work, 'index'), await templateOf(work, tools)));
  },
};
