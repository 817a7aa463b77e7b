import { bothUses, modelWarning, NO_USE } from '../../domain/dictation/judging/model-use.ts';
import { wordNewComments } from '../../domain/dictation/judging/word-new-comments.ts';
import { createNewComments } from '../../domain/dictation/writing/create-new-comments.ts';
import { keep, kept, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/**
 * What no library comment says becomes a new comment, in a language model's words where there is one, else by rules; or a
 * warning where new comments are switched off. Tells where the model was of no use, here and before.
 */
export const createNewCommentsStage: Stage = {
  status: 'creating_new_comments',
  appliesTo: () => true,
  async run(work, tools) {
    const template = await templateOf(work, tools);
    const tellsPlaces = work.settings.addDefectLocations;
    let decisions = createNewComments(await needed(work, 'decisions'), template, work.settings);
    if (tools.language) {
      const worded = await wordNewComments(
        decisions,
        template,
        { drafter: await tools.language.forReport(work), by: 'model', tellsPlaces },
        work,
      );
      decisions = worded.decisions;
      const warning = modelWarning(bothUses((await kept(work, 'judging')) ?? NO_USE, worded.use));
      if (warning) work.warn(warning);
    }
    const worded = await wordNewComments(
      decisions,
      template,
      { drafter: tools.drafter, by: 'rules', tellsPlaces },
      work,
    );
    await keep(work, 'decisions', worded.decisions);
  },
};
