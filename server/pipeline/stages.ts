import { PROCESSING_STATUSES } from '../domain/report/status.ts';
import type { Stage } from './stage.ts';
import { addFunctionalConditionsStage } from './stages/add-functional-conditions.ts';
import { addMaintenanceTipsStage } from './stages/add-maintenance-tips.ts';
import { addReportHeaderStage } from './stages/add-report-header.ts';
import { classifyImages } from './stages/classify-images.ts';
import { completeAudioProcessing } from './stages/complete-audio-processing.ts';
import { convertAudio } from './stages/convert-audio.ts';
import { createNewCommentsStage } from './stages/create-new-comments.ts';
import { createPackage } from './stages/create-package.ts';
import { finalizeImageProcessing } from './stages/finalize-image-processing.ts';
import { findCommentsStage } from './stages/find-comments.ts';
import { indexTranscriptStage } from './stages/index-transcript.ts';
import { initialize } from './stages/initialize.ts';
import { initializeImageProcessing } from './stages/initialize-image-processing.ts';
import { matchImagesToComments } from './stages/match-images-to-comments.ts';
import { transcribeAudio } from './stages/transcribe-audio.ts';
import { writeCommentsStage } from './stages/write-comments.ts';
import { writeImagesToReport } from './stages/write-images-to-report.ts';

/** A report's way, in order: from the recording to the package that the inspector downloads. */
export const STAGES: readonly Stage[] = [
  initialize,
  convertAudio,
  transcribeAudio,
  indexTranscriptStage,
  findCommentsStage,
  createNewCommentsStage,
  writeCommentsStage,
  addFunctionalConditionsStage,
  addMaintenanceTipsStage,
  addReportHeaderStage,
  completeAudioProcessing,
  initializeImageProcessing,
  classifyImages,
  matchImagesToComments,
  writeImagesToReport,
  finalizeImageProcessing,
  createPackage,
];

/**
 * Start-up check: every processing status has exactly one stage, and they stand in the specification's order.
 * @throws Error naming the first place where list and statuses differ.
 */
export function assertStagesComplete(stages: readonly Stage[] = STAGES): void {
  const length = Math.max(stages.length, PROCESSING_STATUSES.length);
  for (let index = 0; index < length; index++) {
    const stage = stages[index]?.status;
    const status = PROCESSING_STATUSES[index];
    if (stage !== status)
      throw new Error(`Stage ${index + 1} is ${stage ?? 'missing'}; it should be ${status ?? 'none'}.`);
  }
}
