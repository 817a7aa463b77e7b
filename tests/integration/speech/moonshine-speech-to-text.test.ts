import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transcribe } from '../../../bench/support/transcribe.ts';
import { FfmpegAudioDecoder } from '../../../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { ensureModels } from '../../../server/adapters/shared/fetched-models/models.ts';
import { MoonshineSpeechToText } from '../../../server/adapters/speech/moonshine-speech-to-text.ts';
import { SAMPLE_RATE } from '../../../server/domain/dictation/speech/speech-to-text.ts';
import { ROOT } from '../../../server/root.ts';
import { wordErrors } from '../../quality/word-error-rate.ts';

const RECORDING = join(ROOT, 'tests/fixtures/audio/house-1-hts.mp3');
let speech: MoonshineSpeechToText;

/** A wave file that ffmpeg makes of these arguments. */
function wave(...args: string[]): Readable {
  const options = ['-nostdin', '-v', 'error', ...args, '-ar', String(SAMPLE_RATE), '-ac', '1', '-f', 'wav', '-'];
  const bytes = execFileSync('ffmpeg', options, { maxBuffer: 64 * 1024 * 1024 });
  return Readable.from([bytes], { objectMode: false });
}
const generated = (source: string) => wave('-f', 'lavfi', '-i', source);
const hear = (source: Readable) => transcribe({ decoder: new FfmpegAudioDecoder(), speech }, source, 'test.wav');

beforeAll(async () => {
  const models = await ensureModels({ dir: join(ROOT, 'models'), log: () => {} });
  speech = await MoonshineSpeechToText.load(models.speech, { parallel: 2 });
});
afterAll(() => speech.close());

describe('MoonshineSpeechToText', () => {
  it('hears a dictation, with times that fit and never go back', async () => {
    const { words } = await hear(wave('-t', '18.6', '-i', RECORDING));
    const said =
      'This is the inspection at fourteen twenty two Maple Street. Roof. Shingles. The asphalt shingles show moderate ' +
      'granule loss and several are cracked on the south slope. Recommend repair by a licensed roofing contractor.';
    // In so short a piece one misheard term weighs 6 points; `npm run bench:speech` measures whole dictations.
    expect(wordErrors(said, words.map((word) => word.text).join(' ')).rate).toBeLessThan(0.2);
    for (const [index, word] of words.entries()) {
      expect(word.end).toBeGreaterThanOrEqual(word.start);
      expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.start ?? 0);
    }
    // Times of the sentences are in house-1-hts.times.json.
    expect(words.find((word) => word.text.startsWith('asphalt'))?.start).toBeCloseTo(8.9, -0.3);
    expect(words.find((word) => /^recommend/i.test(word.text))?.start).toBeCloseTo(14.9, -0.3);
  });

  it('hears where sentences end though nobody breathes between them', async () => {
    const { words } = await hear(wave('-i', join(ROOT, 'tests/fixtures/audio/kitchen-in-one-breath.mp3')));
    const sentences = words
      .map(({ text }) => text)
      .join(' ')
      .split(/[.,] /);
    expect(Math.max(...sentences.map((sentence) => sentence.split(' ').length))).toBeLessThan(15);
  });

  it('counts seconds from the start of the recording, not of the speech', async () => {
    const { words } = await hear(wave('-t', '5', '-i', RECORDING, '-af', 'adelay=30000'));
    expect(words[0]?.start).toBeGreaterThan(30);
    expect(words[0]?.start).toBeLessThan(31.5);
    expect(words.at(-1)?.end).toBeLessThan(35.5);
  });

  it.each([
    ['silence', 'anullsrc=duration=20'],
    ['a tone', 'sine=frequency=300:duration=20'],
    ['white noise', 'anoisesrc=color=white:amplitude=0.2:duration=20:seed=1'],
    ['pink noise', 'anoisesrc=color=pink:amplitude=0.5:duration=20:seed=2'],
    ['brown noise', 'anoisesrc=color=brown:amplitude=0.8:duration=20:seed=3'],
    ['a chord with a beat', 'aevalsrc=(sin(660*PI*t)+sin(832*PI*t)+sin(988*PI*t))/4*(0.6+0.4*sin(4*PI*t)):d=20'],
    ['clicks', 'aevalsrc=if(lt(mod(t\\,0.5)\\,0.005)\\,0.9\\,0):d=20'],
  ])('invents no words for %s', async (_what, source) => {
    expect((await hear(generated(source))).words).toEqual([]);
  });

  it('makes nothing of an empty recording', async () => {
    expect(await speech.planChunks(Readable.from([], { objectMode: false }))).toEqual([]);
  });

  it('tells how far it is, second by second', async () => {
    const seconds: number[] = [];
    await speech.planChunks(Readable.from([Buffer.alloc(SAMPLE_RATE * 2 * 3)]), (at) => seconds.push(at));
    expect(seconds).toEqual([1, 2, 3]);
  });
});
