import { describe, expect, it } from 'vitest';
import type { RecordedAt, RecordingFile } from '../../../../server/domain/pictures/recording-file.ts';
import { recordingTimelines, secondAt } from '../../../../server/domain/pictures/recording-timelines.ts';

const NOON = Date.UTC(2026, 4, 4, 12) / 1000;
const stamped = (shown: number, more: Partial<RecordedAt> = {}): RecordedAt => ({
  shown,
  zone: 0,
  isStart: false,
  ...more,
});
const file = (recordedAt: RecordedAt | null, seconds = 60, name = 'a.m4a'): RecordingFile => ({
  name,
  seconds,
  recordedAt,
});
const begins = (files: RecordingFile[]) =>
  Object.fromEntries(
    recordingTimelines(files).map(({ stamped, files }) => [stamped, files.map((one) => one.begins - NOON)]),
  );

describe('recordingTimelines', () => {
  it('leaves open whether a file wrote when it began or when it ended', () => {
    expect(begins([file(stamped(NOON))])).toEqual({ start: [0], end: [-60] });
  });

  it('knows it where the file says so', () => {
    expect(begins([file(stamped(NOON, { isStart: true }))])).toEqual({ start: [0] });
  });

  it('knows it where two files would else have run at the same time', () => {
    const files = [file(stamped(NOON), 60), file(stamped(NOON + 70), 300)];
    expect(begins(files)).toEqual({ start: [0, 70] });
    const ended = [file(stamped(NOON + 300), 300), file(stamped(NOON + 370), 60)];
    expect(begins(ended)).toEqual({ end: [0, 310] });
  });

  it('takes files in any order of upload', () => {
    const late = file(stamped(NOON + 600, { isStart: true }));
    const early = file(stamped(NOON, { isStart: true }));
    expect(begins([late, early])).toEqual({ start: [600, 0] });
  });

  it('believes no files that all have the time of copying', () => {
    expect(recordingTimelines([file(stamped(NOON)), file(stamped(NOON)), file(stamped(NOON + 1))])).toEqual([]);
  });

  it('has a file without a time follow the one before it', () => {
    const known = stamped(NOON, { isStart: true });
    expect(begins([file(null, 30), file(known, 60), file(null, 10)])).toEqual({ start: [-30, 0, 60] });
  });

  it('takes the time in the name where no container tells one', () => {
    expect(begins([file(null, 60, '20260504_120000.mp3')])).toEqual({ start: [0] });
    expect(recordingTimelines([file(null)])).toEqual([]);
  });

  it('applies a zone that is known', () => {
    const [timeline] = recordingTimelines([file(stamped(NOON - 4 * 3600, { zone: -4 * 3600, isStart: true }))]);
    expect(timeline).toMatchObject({ isZoned: true, files: [{ begins: NOON }] });
  });
});

describe('secondAt', () => {
  const [timeline] = recordingTimelines([
    file(stamped(NOON, { isStart: true }), 60),
    file(stamped(NOON + 600, { isStart: true }), 30),
  ]);
  const at = (seconds: number) => timeline && secondAt(timeline, NOON + seconds);

  it.each([
    ['within the first file', 10, 10],
    ['within the second', 610, 70],
    ['just after the first', 64, 60],
    ['just before the second', 595, 60],
    ['just after the last', 637, 90],
    ['just before the first', -5, 0],
    ['in the pause', 300, null],
    ['long before', -60, null],
  ])('finds a moment %s', (_where, seconds, expected) => {
    expect(at(seconds)).toBe(expected);
  });
});
