import { describe, expect, it } from 'vitest';
import { estimatedSecondsLeft } from '../../../../server/domain/report/estimated-seconds-left.ts';
import { DEFAULT_SETTINGS, type Report } from '../../../../server/domain/report/report.ts';

const START = new Date('2026-01-01T12:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

/** A report of two recordings, together half an hour, whose stage began at `START`. */
function report(change: Partial<Report>): Report {
  return {
    id: 'a',
    accountId: 'b',
    status: 'transcribing_audio',
    stageProgress: 0,
    reachedStep: 40,
    messages: [],
    settings: DEFAULT_SETTINGS,
    header: null,
    pictureClockOffsetSeconds: null,
    templateVersionId: null,
    templateType: null,
    audioFiles: [recording(600), recording(1200)],
    imageFiles: [],
    package: null,
    createdAt: START,
    updatedAt: START,
    ...change,
  };
}

function recording(seconds: number | null) {
  return { id: `${seconds}`, name: 'one.mp3', size: 1, seconds, fileKey: 'a/b.mp3' };
}

/** What is said while the recognition goes on evenly and takes `total` seconds in all. */
function course(total: number): { left: number; truth: number }[] {
  return Array.from({ length: 100 }, (_, percent) => {
    const taken = (total * percent) / 100;
    const left = estimatedSecondsLeft(report({ stageProgress: percent / 100 }), after(taken)) ?? Number.NaN;
    return { left, truth: total - taken };
  });
}

describe('estimatedSecondsLeft', () => {
  it.each<[string, Partial<Report>]>([
    ['was not started', { status: 'audio_uploaded' }],
    ['is completed', { status: 'completed' }],
    ['failed', { status: 'error' }],
    ['waits for a worker', { status: 'initializing' }],
    ['has a recording of unknown length', { status: 'converting_audio', audioFiles: [recording(9), recording(null)] }],
  ])('says nothing of a report that %s', (_what, change) => {
    expect(estimatedSecondsLeft(report(change), START)).toBeNull();
  });

  it('falls steadily on a machine of the usual speed, and is right all the way', () => {
    const said = course(90);
    for (const [index, { left, truth }] of said.entries()) {
      expect(left).toBeLessThanOrEqual(said[index - 1]?.left ?? Number.POSITIVE_INFINITY);
      expect(Math.abs(left - truth)).toBeLessThan(10);
    }
  });

  it.each([
    [45, 50],
    [180, 25],
    [900, 25],
  ])('learns how fast the machine is: %i s are told within a fifth from %i %% on', (total, from) => {
    for (const { left, truth } of course(total).slice(from)) {
      expect(Math.abs(left - truth)).toBeLessThan(total / 5);
    }
  });

  it('does not take a resumed recognition for a very fast one', () => {
    const usual = 90 * 0.2;
    expect(estimatedSecondsLeft(report({ stageProgress: 0.8 }), START)).toBeGreaterThan(usual);
    expect(estimatedSecondsLeft(report({ stageProgress: 0.8 }), after(9))).toBeGreaterThan(usual * 0.4);
  });

  it('comes to its end with the stages', () => {
    const said = (['converting_audio', 'indexing_transcript', 'writing_comments'] as const).map((status) =>
      estimatedSecondsLeft(report({ status }), START),
    );
    expect(said).toEqual([...said].sort((a, b) => Number(b) - Number(a)));
    expect(estimatedSecondsLeft(report({ status: 'creating_final_download_package', stageProgress: 1 }), START)).toBe(
      1,
    );
  });

  it('is a whole number also for nothing', () => {
    const empty = { audioFiles: [recording(0)] };
    expect(estimatedSecondsLeft(report(empty), START)).toBe(1);
  });
});
