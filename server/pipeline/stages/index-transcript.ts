import { indexTranscript } from '../../domain/dictation/remarks/index-transcript.ts';
import { keep, needed } from '../kept.ts';
import type { Stage } from '../stage.ts';
import { templateOf } from '../template-of.ts';

/** Words → remarks, each with its place. */
export const indexTranscriptStage: Stage = {
  status: 'indexing_transcript',
  appliesTo: () => true,
  async run(work, tools) {
    const [transcript, template] = [await needed(work, 'transcript'), await templateOf(work, tools)];
    await keep(work, 'index', await indexTranscript(transcript, template, { encoder: tools.meaning }));
  },
};
