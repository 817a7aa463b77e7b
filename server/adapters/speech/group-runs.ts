import type { Chunk, SpeechRun } from '../../domain/dictation/speech/transcript.ts';

/** Seconds. */
interface GroupSettings {
  /** Longest chunk, without padding. */
  longest: number;
  /** A silence of this length always starts a new chunk. */
  gap: number;
  /** Silence kept on both sides, at most half of what lies between two chunks. */
  pad: number;
}

/**
 * Long chunks give the model the context without which a lone "Roof." is heard as "Ruth"; over 25 s it begins to lose
 * words. The middle of the flat part around the lowest mean word error rate over five recordings: neighbours (22 s,
 * 0.4 s of padding, 2 s of gap) are within 0.3 points (`npm run bench:speech`).
 */
const GROUP_SETTINGS: GroupSettings = { longest: 24, gap: 3, pad: 0.3 };

/** Runs of speech gathered into chunks that are recognised in one go. */
export function groupRuns(runs: readonly SpeechRun[], seconds: number, settings = GROUP_SETTINGS): Chunk[] {
  const groups: SpeechRun[][] = [];
  for (const run of runs.flatMap((run) => cutLong(run, settings.longest))) {
    const group = groups.at(-1);
    const first = group?.[0];
    const last = group?.at(-1);
    const fits =
      first !== undefined &&
      last !== undefined &&
      run.start - last.end < settings.gap &&
      run.end - first.start <= settings.longest;
    if (fits) group?.push(run);
    else groups.push([run]);
  }
  return groups.map((runs, index) => {
    const start = startOf(runs);
    const end = endOf(runs);
    const before = index > 0 ? endOf(groups[index - 1]) : 0;
    const after = index + 1 < groups.length ? startOf(groups[index + 1]) : seconds;
    return {
      index,
      start: Math.max(start - settings.pad, (before + start) / 2),
      end: Math.min(end + settings.pad, (end + after) / 2),
      runs,
    };
  });
}

/** A run without any pause for longer than a chunk may be, in equal parts. */
function cutLong(run: SpeechRun, longest: number): SpeechRun[] {
  const parts = Math.ceil((run.end - run.start) / longest);
  const length = (run.end - run.start) / parts;
  return Array.from({ length: parts }, (_, part) => ({
    start: run.start + part * length,
    end: part === parts - 1 ? run.end : run.start + (part + 1) * length,
  }));
}

const startOf = (runs: readonly SpeechRun[] | undefined) => runs?.[0]?.start ?? 0;
const endOf = (runs: readonly SpeechRun[] | undefined) => runs?.at(-1)?.end ?? 0;
