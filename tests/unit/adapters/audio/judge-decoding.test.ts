import { describe, expect, it } from 'vitest';
import { type Decoding, whyIncomplete, whyUnreadable } from '../../../../server/adapters/audio/judge-decoding.ts';

const WHOLE: Decoding = {
  kind: 'mp3',
  seconds: 185,
  code: 0,
  journal: '[info]   Duration: 00:03:05.24, start: 0.000000, bitrate: 48 kb/s\n',
  endIsMissing: false,
};
const BAD_FRAME = '[error] Error while decoding stream #0:0: Invalid data found when processing input\n';
const BAD_FRAME_SINCE_7 = '[aist#0:0/mp3 @ 0x1] [error] Error submitting packet to decoder: Invalid data found\n';

describe('whyIncomplete', () => {
  it('has nothing to say of a whole recording', () => {
    expect(whyIncomplete(WHOLE)).toBeNull();
  });

  it('compares what the header promises with what came out', () => {
    expect(whyIncomplete({ ...WHOLE, seconds: 92 })).toBe(
      'seems to be cut short: it should last 3:05, but only 1:32 could be read.',
    );
  });

  it('does not believe a length that ffmpeg only guessed', () => {
    const journal = `[mp3 @ 0x1] [warning] Estimating duration from bitrate, this may be inaccurate\n${WHOLE.journal}`;
    expect(whyIncomplete({ ...WHOLE, seconds: 92, journal })).toBeNull();
  });

  it.each([BAD_FRAME, BAD_FRAME_SINCE_7])('forgives an mp3 a bad frame at a seam, but not many: %s', (line) => {
    expect(whyIncomplete({ ...WHOLE, journal: WHOLE.journal + line.repeat(2) })).toBeNull();
    expect(whyIncomplete({ ...WHOLE, journal: WHOLE.journal + line.repeat(3) })).toContain('is damaged');
    expect(whyIncomplete({ ...WHOLE, kind: 'flac', journal: WHOLE.journal + line })).toContain('is damaged');
  });

  it('says so when the decoder broke down on the way, and when the longest time is reached', () => {
    expect(whyIncomplete({ ...WHOLE, code: null })).toContain('3:05 could be read');
    expect(whyIncomplete({ ...WHOLE, seconds: 12 * 3600 })).toContain('longer than 12 hours');
  });
});

describe('whyUnreadable', () => {
  const nothing = { ...WHOLE, seconds: 0, code: 1, journal: '' };

  it.each([
    ['no sound track', { ...nothing, journal: "Stream map '0:a:0' matches no streams." }],
    ['its index at the end is missing', { ...nothing, journal: '[mov @ 0x1] [error] moov atom not found' }],
    ['time and memory', { ...nothing, code: null }],
    ['0 seconds long', { ...nothing, code: 0 }],
    ['damaged from the start', { ...nothing, code: 0, journal: BAD_FRAME }],
    ['damaged from the start', nothing],
  ])('tells %s', (sentence, decoding) => {
    expect(whyUnreadable(decoding)).toContain(sentence);
  });

  it('is silent as soon as anything was read', () => {
    expect(whyUnreadable({ ...nothing, seconds: 0.1 })).toBeNull();
  });
});
