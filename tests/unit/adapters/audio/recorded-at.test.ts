import { describe, expect, it } from 'vitest';
import { recordedAt } from '../../../../server/adapters/audio/recorded-at.ts';

const SHOWN = Date.UTC(2026, 4, 4, 10, 12, 13) / 1000;
const journal = (...tags: string[]) =>
  [
    "[info] Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:/dev/stdin':",
    '[info]   Metadata:',
    ...tags.map((tag) => `[info]     ${tag}`),
    '[info]   Duration: 00:03:05.12, start: 0.000000, bitrate: 75 kb/s',
    '[info] Stream mapping:',
    "[info] Output #0, s16le, to 'pipe:1':",
    '[info]   Metadata:',
    '[info]     creation_time   : 2030-01-01T00:00:00.000000Z',
  ].join('\n');

describe('recordedAt', () => {
  it.each([
    ['MP4', ['creation_time   : 2026-05-04T10:12:13.000000Z'], { zone: 0, isStart: false }],
    [
      'an iPhone',
      ['creation_time   : 2026-05-04T14:20:00.000000Z', 'com.apple.quicktime.creationdate: 2026-05-04T10:12:13-0400'],
      { zone: -14_400, isStart: true },
    ],
    ['WAV', ['date            : 2026-05-04', 'creation_time   : 10:12:13'], { zone: null, isStart: true }],
    ['ID3', ['date            : 2026-05-04T10:12:13'], { zone: null, isStart: false }],
    ['Vorbis', ['DATE            : 2026-05-04 10:12:13'], { zone: null, isStart: false }],
  ])('reads what %s says', (_kind, tags, expected) => {
    expect(recordedAt(journal(...tags))).toEqual({ shown: SHOWN, ...expected });
  });

  it.each([
    ['no tag', []],
    ['a year', ['date            : 2026']],
    ['a clock that was never set', ['creation_time   : 1904-01-01T00:00:00.000000Z']],
    ['a title that looks like one', ['title           : creation_time : soon']],
  ])('knows nothing from %s', (_what, tags) => {
    expect(recordedAt(journal(...tags))).toBeNull();
  });
});
