import { readFileSync } from 'node:fs';
import type { Decision, Draft } from '../../server/domain/dictation/findings.ts';
import { findComments } from '../../server/domain/dictation/matching/find-comments.ts';
import { indexTranscript } from '../../server/domain/dictation/remarks/index-transcript.ts';
import type { Transcript } from '../../server/domain/dictation/speech/transcript.ts';
import { addFunctionalConditions } from '../../server/domain/dictation/writing/add-functional-conditions.ts';
import { createNewComments } from '../../server/domain/dictation/writing/create-new-comments.ts';
import { writeComments } from '../../server/domain/dictation/writing/write-comments.ts';
import { DEFAULT_SETTINGS, type ReportSettings } from '../../server/domain/report/report.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { templateOf, transcriptOf } from './dictation.ts';
import { sentenceEncoder } from './sentence-encoder.ts';

const fixtures = new URL('../fixtures/dictation/', import.meta.url);

/** The text of a dictation fixture. */
export const dictationFixture = (name: string): string => readFileSync(new URL(name, fixtures), 'utf8');

/** A template with section, item and comment names of its own. */
export const dwellingTemplate = (): Template => templateOf(dictationFixture('dwelling-template.txt'));

/** What was decided, what was drafted, and each comment of the draft as one line. */
export interface WrittenDictation {
  decisions: Decision[];
  draft: Draft;
  /** `SECTION 2 / Item / source / title` for each comment. */
  lines: string[];
  /** All texts, by title. */
  textOf(title: string): string | undefined;
}

/** Takes a text through every step from words to the draft, as the pipeline does. */
export const writeDictation = (
  text: string,
  template: Template,
  settings: Partial<ReportSettings> = {},
): Promise<WrittenDictation> => writeTranscript(transcriptOf(text), template, settings);

/** Takes recognised words through every step to the draft. */
export async function writeTranscript(
  transcript: Transcript,
  template: Template,
  settings: Partial<ReportSettings> = {},
): Promise<WrittenDictation> {
  const all = { ...DEFAULT_SETTINGS, ...settings };
  const encoder = await sentenceEncoder();
  const found = await findComments(await indexTranscript(transcript, template, { encoder }), template, { encoder });
  const decisions = createNewComments(found, template, all);
  const written = writeComments(decisions, template, all);
  const draft = all.writeFunctionalConditions ? addFunctionalConditions(written, decisions, template) : written;
  const comments = draft.sections.flatMap((section) =>
    section.items.flatMap((item) => item.comments.map((comment) => ({ section, item, comment }))),
  );
  return {
    decisions,
    draft,
    lines: comments.map(
      ({ section, item, comment }) =>
        `${section.component}${section.occurrence > 1 ? ` ${section.occurrence}` : ''} / ${item.itemName} / ${comment.source} / ${comment.name}`,
    ),
    textOf: (title) => comments.find(({ comment }) => comment.name === title)?.comment.text,
  };
}
