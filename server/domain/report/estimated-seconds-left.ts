import type { Report } from './report.ts';
import { isProcessing, PROCESSING_STATUSES, type ProcessingStatus } from './status.ts';

/** Seconds that stages usually take for each second of the recording, on two cores: `npm run bench:pipeline`. */
const CONVERTING = 0.003;
const TRANSCRIBING = 0.05;
const THE_REST = 0.003;

/** Seconds that the stages after the recognition take however short the recording is. */
const AT_LEAST = 1;

/** This part of the recognition has to be over, and to have taken so much of its usual time, until its pace is believed. */
const TRUSTED_FROM = 0.25;

/** A recognition that was resumed began with what was done before, and so seems faster than any machine is. */
const FASTEST_PACE = 0.4;

/**
 * Seconds until a report is completed, roughly. The recognition takes nearly all of it: it is first reckoned to be as
 * fast as usual, then more and more as fast as this run has been so far. Falls steadily on a machine of the usual
 * speed; rises at first on a slower one.
 * @returns whole seconds, at least 1; null where nothing is being written, while it waits for a worker, and until the
 * length of all recordings is known.
 */
export function estimatedSecondsLeft(report: Report, now: Date): number | null {
  const { status, audioFiles, stageProgress: done } = report;
  if (!isProcessing(status) || status === 'initializing') return null;
  let seconds = 0;
  for (const recording of audioFiles) {
    if (recording.seconds === null) return null;
    seconds += recording.seconds;
  }
  const rest = AT_LEAST + THE_REST * seconds;
  const transcribing = TRANSCRIBING * seconds;
  if (status === 'converting_audio') return whole(CONVERTING * seconds * (1 - done) + transcribing + rest);
  if (status !== 'transcribing_audio') return whole(rest * stagesLeft(status));
  const taken = (now.getTime() - report.updatedAt.getTime()) / 1000;
  return whole(transcribing * (1 - done) * paceOf(done, taken / (transcribing || 1)) + rest);
}

/**
 * How many times the usual time the recognition takes.
 * @param done of it, 0 to 1.
 * @param taken of its usual time.
 */
function paceOf(done: number, taken: number): number {
  const seen = Math.max(FASTEST_PACE, taken / Math.max(done, 0.01));
  const trust = Math.min(1, Math.max(0, Math.min(done, taken)) / TRUSTED_FROM);
  return 1 + (seen - 1) * trust;
}

/** Share of the stages after the recognition that is still to come. */
function stagesLeft(status: ProcessingStatus): number {
  const first = PROCESSING_STATUSES.indexOf('indexing_transcript');
  return 1 - (PROCESSING_STATUSES.indexOf(status) - first) / (PROCESSING_STATUSES.length - first);
}

function whole(seconds: number): number {
  return Math.max(1, Math.round(seconds));
}
