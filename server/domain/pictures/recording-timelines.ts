import { readingInName } from './reading-in-name.ts';
import type { RecordedAt, RecordingFile } from './recording-file.ts';

/** How the recording lies in time, if its files wrote down when they began, or when they ended. */
export interface Timeline {
  stamped: 'start' | 'end';
  /** Whether the times below are UTC; else they are as the recorder's clock showed them. */
  isZoned: boolean;
  files: readonly TimelineFile[];
}

export interface TimelineFile {
  /** Seconds since 1970. */
  begins: number;
  /** Length. */
  seconds: number;
  /** Where it begins in the recording, in seconds. */
  offset: number;
}

/** Files of one recorder cannot run at the same time; clocks that round may make it seem so by these seconds. */
const MOST_OVERLAP = 10;

/**
 * The ways in which the recording may lie in time, at most two. None where no file says when it was made, or where what
 * they say cannot be: files that were copied often all have the time of copying.
 */
export function recordingTimelines(files: readonly RecordingFile[]): Timeline[] {
  const stamps = believedStamps(files);
  const isZoned = stamps.some((stamp) => stamp !== null && stamp.zone !== null);
  const known = stamps.map((stamp) => (stamp && (stamp.zone !== null) === isZoned ? stamp : null));
  if (known.every((stamp) => stamp === null)) return [];
  const isStart = known.every((stamp) => stamp === null || stamp.isStart);
  return (isStart ? (['start'] as const) : (['start', 'end'] as const))
    .map((stamped) => ({ stamped, isZoned, files: layOut(files, known, stamped) }))
    .filter((timeline) => isPossible(timeline.files));
}

/** What the containers say; where none says anything, what the names say. */
function believedStamps(files: readonly RecordingFile[]): (RecordedAt | null)[] {
  if (files.some((file) => file.recordedAt)) return files.map((file) => file.recordedAt);
  return files.map(({ name }) => {
    const reading = readingInName(name);
    return reading && { ...reading, isStart: true };
  });
}

/** A file that does not say when it was made is taken to follow the one before it without a pause. */
function layOut(
  files: readonly RecordingFile[],
  stamps: readonly (RecordedAt | null)[],
  stamped: Timeline['stamped'],
): TimelineFile[] {
  const begins = files.map(({ seconds }, at) => {
    const stamp = stamps[at];
    return stamp ? stamp.shown - (stamp.zone ?? 0) - (stamped === 'end' ? seconds : 0) : null;
  });
  const lengths = files.map((file) => file.seconds);
  for (let at = 1; at < files.length; at++) {
    const before = begins[at - 1] ?? null;
    if (begins[at] === null && before !== null) begins[at] = before + (lengths[at - 1] ?? 0);
  }
  for (let at = files.length - 2; at >= 0; at--) {
    const after = begins[at + 1] ?? null;
    if (begins[at] === null && after !== null) begins[at] = after - (lengths[at] ?? 0);
  }
  let offset = 0;
  return files.map(({ seconds }, at) => {
    offset += seconds;
    return { begins: begins[at] ?? 0, seconds, offset: offset - seconds };
  });
}

function isPossible(files: readonly TimelineFile[]): boolean {
  const inOrder = [...files].sort((a, b) => a.begins - b.begins);
  return inOrder.every((file, at) => {
    const next = inOrder[at + 1];
    return !next || file.begins + file.seconds - next.begins <= MOST_OVERLAP;
  });
}

/** A picture that was taken this many seconds before or after a file counts as taken at its edge. */
const EDGE = 10;

/**
 * Where a moment lies in the recording.
 * @param moment seconds since 1970, in the timeline's own time. @returns seconds of the recording; null outside of it.
 */
export function secondAt({ files }: Pick<Timeline, 'files'>, moment: number): number | null {
  let nearest: number | null = null;
  let distance = EDGE;
  for (const { begins, seconds, offset } of files) {
    const within = moment - begins;
    if (within >= 0 && within < seconds) return offset + within;
    const beside = within < 0 ? -within : within - seconds;
    if (beside >= distance) continue;
    distance = beside;
    nearest = within < 0 ? offset : offset + seconds;
  }
  return nearest;
}
