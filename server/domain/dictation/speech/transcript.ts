/** A word as it was recognised. Seconds count from the start of the recording, all files one after the other. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** What was said. */
export interface Transcript {
  words: Word[];
  /** Length of the whole recording in seconds. */
  seconds: number;
}

/** A run of speech between two silences, in seconds from the start of the recording. */
export interface SpeechRun {
  start: number;
  end: number;
}

/** A stretch of the recording that is recognised in one go. */
export interface Chunk {
  index: number;
  /** Seconds; `end - start` is at most about 28. */
  start: number;
  end: number;
  /** The speech within it. */
  runs: SpeechRun[];
}

/** Plain words, a line for each chunk's or pause's stretch of speech: what `transcript.txt` holds. */
export function transcriptText(transcript: Transcript, pauseSeconds = 1.2): string {
  const lines: string[] = [];
  let line: string[] = [];
  let lastEnd = 0;
  for (const word of transcript.words) {
    if (line.length > 0 && word.start - lastEnd >= pauseSeconds) {
      lines.push(line.join(' '));
      line = [];
    }
    line.push(word.text);
    lastEnd = word.end;
  }
  if (line.length > 0) lines.push(line.join(' '));
  return lines.map((text) => `${text}\n`).join('');
}
