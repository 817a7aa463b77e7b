import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { AudioKind } from '../../domain/dictation/speech/audio-decoder.ts';
import { SAMPLE_RATE } from '../../domain/dictation/speech/speech-to-text.ts';
import { spawnFenced } from './fence.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import type { Spool } from './spool.ts';

/** No recording is longer; a small file made to decode to years of silence stops here. */
export const LONGEST_SECONDS = 12 * 3600;

const DEMUXERS: Record<AudioKind, string> = {
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
  ogg: 'ogg',
  mp4: 'mov',
  aac: 'aac',
};
const JOURNAL_CHARACTERS = 64 * 1024;

export interface FfmpegRun {
  pcm: Readable;
  /** Settles when the program has ended. */
  ended: Promise<{ code: number | null; journal: string }>;
  kill(): void;
}

/**
 * Decodes one recording to 16 kHz mono s16le. The demuxer is the one for the content that was found, never ffmpeg's
 * guess: a playlist would make it open other files or the network. Only the one open file may be read.
 */
export function runFfmpeg(ffmpeg: Ffmpeg, recording: Spool, kind: AudioKind, signal?: AbortSignal): FfmpegRun {
  const input = `file:${recording.path ?? '/dev/stdin'}`;
  const reading = ['-protocol_whitelist', 'file', '-threads', '1', '-f', DEMUXERS[kind], '-i', input];
  // A cover picture is a video stream: only the first sound track is looked at.
  const sound = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-t', String(LONGEST_SECONDS)];
  const writing = ['-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', 'pipe:1'];
  const quiet = ['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'level+info'];
  const child = spawnFenced(ffmpeg.program, [...quiet, ...reading, ...sound, ...writing], {
    asNobody: ffmpeg.asNobody,
    stdio: [recording.handle.fd, 'pipe', 'pipe'],
    signal,
  });
  const journal = keepJournal(child);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, journal: journal() }));
  // An abort rejects it while the samples are still being read: the reader finds out through them.
  ended.catch(() => {});
  return { pcm: child.stdout as Readable, ended, kill: () => child.kill('SIGKILL') };
}

/** The first lines that the program says, and never more of them than a small file holds. */
function keepJournal(child: ChildProcess): () => string {
  let kept = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    kept += text.slice(0, JOURNAL_CHARACTERS - kept.length);
  });
  return () => kept;
}
