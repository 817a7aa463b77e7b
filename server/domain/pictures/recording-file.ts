import type { ClockReading } from './clock-reading.ts';

/** When a recording says that it was made. */
export interface RecordedAt extends ClockReading {
  /** True where this surely is when it began; else some recorders write when they were stopped. */
  isStart: boolean;
}

/** One of the files that the recording consists of. */
export interface RecordingFile {
  /** As uploaded. */
  name: string;
  /** Length of its sound. */
  seconds: number;
  /** Null where its container does not say. */
  recordedAt: RecordedAt | null;
}
