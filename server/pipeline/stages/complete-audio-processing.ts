import { blankWarnings } from '../../domain/dictation/writing/open-blanks.ts';
import { toWrittenReport } from '../../domain/dictation/writing/to-written-report.ts';
import { warningsOf } from '../../domain/dictation/writing/warnings.ts';
import { keep, kept, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** Closes the part that comes from the recording, and tells what was said but found no place. */
export const completeAudioProcessing: Stage = {
  status: 'audio_processing_completed',
  appliesTo: () => true,
  async run(work, tools) {
    const template = await templateOf(work, tools);
    const decisions = await needed(work, 'decisions');
    const draft = await needed(work, 'draft');
    const written = toWrittenReport(draft, decisions, template);
    await keep(work, 'written', { ...written, header: (await kept(work, 'header')) ?? null });
    for (const sentence of [...warningsOf(decisions), ...blankWarnings(draft)]) work.warn(sentence);
  },
};
