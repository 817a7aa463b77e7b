/** Statuses of processing, in the order of the pipeline, with their step on the progress bar. Specification, points 4 and 9. */
const PROCESSING_STEPS = {
  initializing: 29,
  converting_audio: 30,
  transcribing_audio: 40,
  indexing_transcript: 50,
  finding_comments: 60,
  creating_new_comments: 70,
  writing_comments: 80,
  adding_functional_conditions: 90,
  adding_maintenance_tips: 100,
  adding_report_header: 110,
  audio_processing_completed: 120,
  initializing_image_processing: 220,
  classifying_images: 230,
  matching_images_to_comments: 240,
  writing_images_to_report: 250,
  finalizing_image_processing: 260,
  creating_final_download_package: 270,
} as const;

export type ProcessingStatus = keyof typeof PROCESSING_STEPS;

export const PROCESSING_STATUSES = Object.keys(PROCESSING_STEPS) as ProcessingStatus[];

/** Steps of all statuses that have one; `uploading_images`, `completed` and `error` have none. */
const STEPS: Partial<Record<ReportStatus, number>> = {
  created: 0,
  upload_failed: 5,
  uploading_audio: 10,
  audio_uploaded: 20,
  upload_partial_success: 20,
  images_uploaded: 25,
  ...PROCESSING_STEPS,
};

export const REPORT_STATUSES = [
  'created',
  'uploading_audio',
  'audio_uploaded',
  'uploading_images',
  'images_uploaded',
  'upload_failed',
  'upload_partial_success',
  ...PROCESSING_STATUSES,
  'completed',
  'error',
] as const;

export type ReportStatus =
  | 'created'
  | 'uploading_audio'
  | 'audio_uploaded'
  | 'uploading_images'
  | 'images_uploaded'
  | 'upload_failed'
  | 'upload_partial_success'
  | ProcessingStatus
  | 'completed'
  | 'error';

/** Steps of the whole bar. */
const PROGRESS_DIVISOR = 270;

/** Shown for a status without a label. */
const MISSING_LABEL = 'Processing...';

/** Step of an unknown status. */
const UNKNOWN_STEP = 10;

const LABELS: Record<ReportStatus, string> = {
  created: 'Created',
  uploading_audio: 'Uploading audio...',
  audio_uploaded: 'Audio uploaded',
  uploading_images: 'Uploading images...',
  images_uploaded: 'Images uploaded',
  upload_failed: 'Upload failed',
  upload_partial_success: 'Upload partly successful',
  initializing: 'Initializing...',
  converting_audio: 'Converting audio...',
  transcribing_audio: 'Transcribing audio...',
  indexing_transcript: 'Indexing transcript...',
  finding_comments: 'Finding comments...',
  creating_new_comments: 'Creating new comments...',
  writing_comments: 'Writing comments...',
  adding_functional_conditions: 'Adding functional conditions...',
  adding_maintenance_tips: 'Adding maintenance tips...',
  adding_report_header: 'Adding report header...',
  audio_processing_completed: 'Audio processing completed',
  initializing_image_processing: 'Initializing image processing...',
  classifying_images: 'Classifying images...',
  matching_images_to_comments: 'Matching images to comments...',
  writing_images_to_report: 'Writing images to report...',
  finalizing_image_processing: 'Finalizing image processing...',
  creating_final_download_package: 'Creating final download package...',
  completed: 'Completed',
  error: 'Error',
};

/** The label that people read for a status. */
export function statusLabel(status: string): string {
  return LABELS[status as ReportStatus] ?? MISSING_LABEL;
}

export function isProcessing(status: ReportStatus): status is ProcessingStatus {
  return status in PROCESSING_STEPS;
}

/** Highest step of the statuses that come after `status` on the way, used to move the bar within a stage. */
function nextStep(step: number): number {
  return Math.min(...Object.values(PROCESSING_STEPS).filter((other) => other > step), PROGRESS_DIVISOR);
}

/**
 * How far the bar is, in percent (0 to 100).
 * @param status the report's status; an unknown one counts as step 10.
 * @param fraction how much of the running stage is done, 0 to 1: moves the bar between its step and the next.
 * @param reached the last step that was reached, for a known status that has no step of its own (the bar stays).
 */
export function progressPercent(status: string, fraction = 0, reached = 0): number {
  if (status === 'completed' || status === 'error') return 100;
  const known = (REPORT_STATUSES as readonly string[]).includes(status);
  const step = STEPS[status as ReportStatus] ?? (known ? reached : UNKNOWN_STEP);
  const within = isProcessing(status as ReportStatus)
    ? (nextStep(step) - step) * Math.min(Math.max(fraction, 0), 1)
    : 0;
  return Math.min(100, ((step + within) / PROGRESS_DIVISOR) * 100);
}

/** The step of a status, or null where it has none. */
export function statusStep(status: ReportStatus): number | null {
  return STEPS[status] ?? null;
}
