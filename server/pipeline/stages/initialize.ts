import { indexTemplate } from '../../domain/dictation/matching/template-index.ts';
import { AppError } from '../../domain/errors.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/**
 * Makes sure that there is something to work with before anything expensive starts, and reads the template for searching: a
 * large one takes seconds, which nobody then waits for after the last word.
 */
export const initialize: Stage = {
  status: 'initializing',
  appliesTo: () => true,
  async run(work, tools) {
    if (work.audio.length === 0) throw new AppError('UNPROCESSABLE_FILE', 'Please select at least one audio file');
    indexTemplate(await templateOf(work, tools));
  },
};
