import type { AudioKind } from '../../domain/dictation/speech/audio-decoder.ts';
import { LONGEST_SECONDS } from './run-ffmpeg.ts';

/** What is known when the decoder has ended. */
export interface Decoding {
  kind: AudioKind;
  /** Seconds of sound that came out. */
  seconds: number;
  /** The program's exit status; null when it was killed. */
  code: number | null;
  /** What the program said, a line each with its level: `[mp3 @ 0x1] [error] Header missing`. */
  journal: string;
  /** The container itself shows that its end is missing. */
  endIsMissing: boolean;
}

/** Headers round, encoders pad: differences below this are no loss. */
const SLACK_SECONDS = 2;
const SLACK_SHARE = 0.005;
/** Cut or joined mp3 files often have a bad frame or two at the seams, without any loss that one can hear. */
const MP3_BAD_FRAMES = 3;

/** Why nothing could be read, to follow the file's name; null where something was. */
export function whyUnreadable({ seconds, code, journal }: Decoding): string | null {
  if (seconds > 0) return null;
  if (/matches no streams|does not contain any stream/.test(journal)) return 'has no sound track.';
  if (journal.includes('moov atom not found')) {
    return 'is incomplete: its index at the end is missing, as when a recording or an upload broke off.';
  }
  if (code === null) return 'could not be decoded within the time and memory that a recording may take.';
  if (code === 0 && badFrames(journal) === 0) return 'contains no sound: it is 0 seconds long.';
  return 'is damaged from the start and cannot be decoded.';
}

/** What the inspector should know about a recording that was read only in part, to follow its name; null for a whole one. */
export function whyIncomplete({ kind, seconds, code, journal, endIsMissing }: Decoding): string | null {
  if (seconds >= LONGEST_SECONDS) return `is longer than ${LONGEST_SECONDS / 3600} hours: the rest was left out.`;
  const declared = declaredSeconds(journal);
  if (declared !== null && declared - seconds > Math.max(SLACK_SECONDS, declared * SLACK_SHARE)) {
    return `seems to be cut short: it should last ${clock(declared)}, but only ${clock(seconds)} could be read.`;
  }
  if (endIsMissing) return `seems to be cut short: it breaks off after ${clock(seconds)}.`;
  if (code !== 0 || badFrames(journal) >= (kind === 'mp3' ? MP3_BAD_FRAMES : 1)) {
    return `is damaged: ${clock(seconds)} could be read, but some of what was said may be missing.`;
  }
  return null;
}

/** What the header says; null where it says nothing and ffmpeg only guessed. */
function declaredSeconds(journal: string): number | null {
  const found = /^\[info\] {3}Duration: (\d+):(\d\d):(\d\d\.\d+)/m.exec(journal);
  if (!found || journal.includes('Estimating duration from bitrate')) return null;
  return Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3]);
}

/** Frames that could not be decoded; the wording is that of ffmpeg up to 6, then from 7. */
function badFrames(journal: string): number {
  return journal.match(/Error while decoding stream|Error submitting packet to decoder/g)?.length ?? 0;
}

/** `3:05`, or `1:03:05`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
