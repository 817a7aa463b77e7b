import type { Decision } from '../../../server/domain/dictation/findings.ts';
import { findComments } from '../../../server/domain/dictation/matching/find-comments.ts';
import { indexTranscript } from '../../../server/domain/dictation/remarks/index-transcript.ts';
import type { Transcript, Word } from '../../../server/domain/dictation/speech/transcript.ts';
import { addFunctionalConditions } from '../../../server/domain/dictation/writing/add-functional-conditions.ts';
import { createNewComments } from '../../../server/domain/dictation/writing/create-new-comments.ts';
import { toWrittenReport } from '../../../server/domain/dictation/writing/to-written-report.ts';
import { writeComments } from '../../../server/domain/dictation/writing/write-comments.ts';
import { DEFAULT_SETTINGS } from '../../../server/domain/report/report.ts';
import type { WrittenReport } from '../../../server/domain/report/written-report.ts';
import type { Template } from '../../../server/domain/template/template.ts';
import { sentenceEncoder } from '../sentence-encoder.ts';

/** A dictation as it was walked, and the report of it. */
export interface Walk {
  transcript: Transcript;
  decisions: Decision[];
  written: WrittenReport;
  template: Template;
}

/** A random number from 0 to 1. */
export type Random = () => number;

/** Puts the steps of somebody who walks through a house between the sentences: mostly short ones, some of a minute. */
export function spokenOnAWalk(sentences: readonly string[], random: Random): Transcript {
  const words: Word[] = [];
  let now = 3 + random() * 20;
  for (const sentence of sentences) {
    for (const text of sentence.split(/\s+/).filter(Boolean)) {
      words.push({ text, start: round(now), end: round(now + 0.3) });
      now += 0.35 + random() * 0.1;
    }
    now += random() < 0.35 ? 12 + random() * 50 : 1 + random() * 6;
  }
  return { words, seconds: round(now) };
}

/** Takes a transcript through every step to the written report, as the pipeline does. */
export async function writtenFrom(transcript: Transcript, template: Template): Promise<Walk> {
  const encoder = await sentenceEncoder();
  const found = await findComments(await indexTranscript(transcript, template, { encoder }), template, { encoder });
  const decisions = createNewComments(found, template, DEFAULT_SETTINGS);
  const draft = addFunctionalConditions(writeComments(decisions, template, DEFAULT_SETTINGS), decisions, template);
  return { transcript, decisions, written: toWrittenReport(draft, decisions, template), template };
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
