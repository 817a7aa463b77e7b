import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import { readWrittenReport } from '../../server/adapters/hr5/read-written-report.ts';
import { RulesCommentDrafter } from '../../server/adapters/language/rules-comment-drafter.ts';
import type { LanguageModels } from '../../server/domain/dictation/judging/language-models.ts';
import { runPipeline } from '../../server/pipeline/run-pipeline.ts';
import type { Tools } from '../../server/pipeline/stage.ts';
import { ROOT } from '../../server/root.ts';
import { transcriptOf } from './dictation.ts';
import { FakeJournal } from './fake-journal.ts';
import { fakeWorkspace } from './fake-workspace.ts';
import { sentenceEncoder } from './sentence-encoder.ts';

const LEGACY = readFileSync(join(ROOT, 'server/default-templates/legacy.hr5'));

/** A report that is to be written from a text over the Legacy template: through every stage after recognition. */
export function reportFromText(text: string) {
  const stop = new AbortController();
  const fake = fakeWorkspace({ template: async () => LEGACY });
  fake.values.set('transcript', transcriptOf(text));
  let journal = new FakeJournal(['initializing', 'converting_audio', 'transcribing_audio']);
  return {
    ...fake,
    /** Runs on to the end from where the last run was stopped; a stage that was not finished is run again. */
    async run(language: LanguageModels | null, signal = stop.signal) {
      const meaning = await sentenceEncoder();
      const tools = { codec: new Hr5TemplateCodec(), meaning, drafter: new RulesCommentDrafter(), language } as Tools;
      journal = new FakeJournal(journal.finished);
      await runPipeline({ ...fake.workspace, signal }, tools, journal);
      const bytes = fake.packages.at(-1)?.bytes;
      if (!bytes) throw new Error('No package was written.');
      const { sections } = readWrittenReport(bytes);
      const comments = sections.flatMap((section) =>
        section.items.flatMap((item) => item.comments.map((comment) => ({ ...comment, item: item.name }))),
      );
      return { warnings: journal.warnings, bytes, comments };
    },
    /** As "Reprocess from Start" does: what runs kept is dropped. */
    startOver() {
      fake.values.clear();
      fake.values.set('transcript', transcriptOf(text));
      journal = new FakeJournal(['initializing', 'converting_audio', 'transcribing_audio']);
    },
  };
}
