import { randomBytes } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { FfmpegAudioDecoder } from '../../../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { BYTES_PER_SECOND } from '../../../server/domain/dictation/speech/speech-to-text.ts';
import { AudioBench } from '../../support/make-audio.ts';

const bench = new AudioBench();
const bundled = (createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }).path;

const FORMATS: [name: string, ...args: string[]][] = [
  ['tone.mp3'],
  ['tone.wav'],
  ['tone.flac'],
  ['vorbis.ogg', '-c:a', 'libvorbis'],
  ['opus.ogg', '-c:a', 'libopus'],
  ['tone.m4a'],
  ['tone.aac'],
];

afterAll(() => bench.remove());

describe.each([
  ['the system’s ffmpeg', 'ffmpeg'],
  ['the ffmpeg of npm', bundled],
])('FfmpegAudioDecoder with %s', (_title, ffmpegPath) => {
  const decoder = new FfmpegAudioDecoder({ ffmpegPath });

  async function decode(path: string, name = basename(path)) {
    const { pcm, warning, recordedAt } = await decoder.decode(createReadStream(path), name);
    const samples = Buffer.concat(await pcm.toArray());
    const seconds = samples.length / BYTES_PER_SECOND;
    return { seconds, samples, warning: await warning, recordedAt: await recordedAt };
  }

  it.each(FORMATS)('decodes %s in 44.1 kHz stereo', async (name, ...args) => {
    const { seconds, warning, samples } = await decode(bench.tone(name, 6, ...args));
    expect(seconds).toBeCloseTo(6, 0);
    expect(warning).toBeNull();
    expect(zeroCrossings(samples) / seconds).toBeCloseTo(880, -1.3);
  });

  it('reads an m4a whose index is at its end, and one whose index comes first', async () => {
    const late = bench.tone('late.m4a', 3);
    const early = bench.tone('early.m4a', 3, '-movflags', '+faststart');
    expect((await decode(late)).seconds).toBeCloseTo(3, 0);
    expect((await decode(early)).seconds).toBeCloseTo(3, 0);
  });

  it.each([
    ['made.m4a', ['-metadata', 'creation_time=2026-05-04T10:12:13Z'], { zone: 0, isStart: false }],
    ['made.mp3', ['-metadata', 'date=2026-05-04T10:12:13'], { zone: null, isStart: false }],
    ['made.ogg', ['-metadata', 'DATE=2026-05-04 10:12:13-04:00'], { zone: -14_400, isStart: false }],
    [
      'made.wav',
      ['-write_bext', '1', '-metadata', 'origination_date=2026-05-04', '-metadata', 'origination_time=10:12:13'],
      { zone: null, isStart: true },
    ],
  ])('tells when %s was recorded', async (name, args, expected) => {
    const { recordedAt } = await decode(bench.tone(name, 2, ...args));
    expect(recordedAt).toEqual({ shown: Date.UTC(2026, 4, 4, 10, 12, 13) / 1000, ...expected });
  });

  it('does not know when a file was recorded that does not say', async () => {
    expect((await decode(bench.tone('unsaid.mp3', 2))).recordedAt).toBeNull();
  });

  it('takes the sound track of a video', async () => {
    const video = bench.make('clip.mp4', ...PICTURE, '-f', 'lavfi', '-i', 'sine=duration=3', '-c:v', 'libx264');
    expect(await decode(video)).toMatchObject({ warning: null, seconds: expect.closeTo(3, 0) });
  });

  it('is not misled by a cover picture', async () => {
    const cover = bench.make('cover.png', '-f', 'lavfi', '-i', 'color=red:size=64x64', '-frames:v', '1');
    const tone = bench.tone('plain.mp3', 3);
    const covered = bench.make('covered.mp3', '-i', tone, '-i', cover, '-map', '0', '-map', '1', '-c', 'copy');
    expect(await decode(covered)).toMatchObject({ warning: null, seconds: expect.closeTo(3, 0) });
  });

  it.each([
    ['cut.mp3', 'it should last 0:2'],
    ['cut.flac', 'it should last 0:20'],
    ['cut.wav', 'it breaks off after 0:'],
    ['cut.ogg', 'it breaks off after 0:'],
    ['cut.aac', 'it breaks off after 0:'],
  ])('says that %s is not whole and keeps what there is', async (name, sentence) => {
    const { seconds, warning } = await decode(bench.cut(bench.tone(name, 20), 0.5));
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(15);
    expect(warning).toContain(`"${name}" `);
    expect(warning).toContain(sentence);
  });

  it('sees the cut in an mp3 without a length in its header', async () => {
    const path = bench.cut(bench.tone('bare.mp3', 20, '-write_xing', '0', '-id3v2_version', '0'), 0.5003);
    const { warning } = await decode(path);
    expect(warning).toContain('it breaks off after 0:');
  });

  it('says how much is missing of an m4a whose index comes first', async () => {
    const path = bench.cut(bench.tone('cut-early.m4a', 20, '-movflags', '+faststart'), 0.5);
    const { seconds, warning } = await decode(path);
    expect(seconds).toBeGreaterThan(5);
    expect(warning).toContain('it should last 0:20, but only');
  });

  it.each<[string, () => string, string]>([
    ['an empty file', () => written('empty.mp3', ''), 'is empty'],
    ['text', () => written('text.mp3', 'The roof is old.\n'.repeat(500)), 'is no recording'],
    ['a picture', () => rename(bench.make('p.png', '-f', 'lavfi', '-i', 'color=red', '-frames:v', '1')), 'is no rec'],
    ['random bytes', () => written('random.mp3', randomBytes(200_000)), 'is no recording'],
    ['a cut m4a without its index', () => bench.cut(bench.tone('cut-late.m4a', 20), 0.5), 'is incomplete: its index'],
    ['a video without sound', () => bench.make('silent.mp4', ...PICTURE, '-c:v', 'libx264'), 'has no sound track'],
    ['zero seconds of sound', () => bench.tone('zero.wav', 3, '-af', 'atrim=end=0'), 'contains no sound'],
    ['only a header', () => written('header.flac', flacHeader()), 'is damaged from the start'],
  ])('refuses %s, naming the file', async (_what, make, sentence) => {
    const path = make();
    await expect(decode(path)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_FILE',
      message: expect.stringContaining(`"${basename(path)}" ${sentence}`),
    });
  });

  it('never reads another file, whatever a playlist names', async () => {
    const secret = bench.tone('secret.wav', 2);
    const hls = `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile://${secret}\n#EXT-X-ENDLIST\n`;
    const concat = `ffconcat version 1.0\nfile '${secret}'\n`;
    for (const [name, text] of Object.entries({ 'a.mp3': hls, 'b.wav': hls, 'c.m4a': hls, 'd.mp3': concat })) {
      await expect(decode(written(name, text))).rejects.toThrow('is no recording');
    }
    // The same behind the first bytes of every kind that is accepted.
    const heads = ['ID3\x04\0\0\0\0\0\0', 'RIFF\xff\xff\0\0WAVE', 'OggS\0', 'fLaC', '\0\0\0\x10ftypM4A \0\0\0\0'];
    for (const [index, head] of heads.entries()) {
      const path = written(`wrapped-${index}.mp3`, Buffer.from(head + hls, 'latin1'));
      await expect(decode(path)).rejects.toMatchObject({ code: 'UNPROCESSABLE_FILE' });
    }
  });

  it('stops when told to, and leaves no file behind', async () => {
    const abort = new AbortController();
    const before = spools();
    const { pcm, warning } = await decoder.decode(
      createReadStream(bench.tone('long.wav', 120)),
      'long.wav',
      abort.signal,
    );
    const reading = (async () => {
      for await (const _block of pcm) abort.abort();
    })();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(await warning).toBeNull();
    await expect.poll(spools).toEqual(before);
  });

  it('waits for a slow reader instead of filling memory', async () => {
    const { pcm } = await decoder.decode(createReadStream(bench.tone('slow.wav', 120)), 'slow.wav');
    await new Promise((resolve) => pcm.once('readable', resolve));
    expect(pcm.readableLength).toBeLessThan(2 * 1024 * 1024);
    let bytes = 0;
    for await (const block of pcm as AsyncIterable<Uint8Array>) bytes += block.length;
    expect(bytes / BYTES_PER_SECOND).toBeCloseTo(120, 0);
  });

  it('passes on the failure of an upload that breaks off', async () => {
    const source = new PassThrough();
    source.write(readFileSync(bench.tone('broken.mp3', 2)));
    const { pcm } = await decoder.decode(source, 'broken.mp3');
    const reading = pcm.toArray();
    source.destroy(new Error('connection lost'));
    await expect(reading).rejects.toThrow('connection lost');
  });
});

describe('without a program', () => {
  it('says what to do', async () => {
    const decoder = new FfmpegAudioDecoder({ ffmpegPath: '/nowhere/ffmpeg' });
    await expect(decoder.decode(Readable.from([]), 'a.mp3')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('/nowhere/ffmpeg'),
    });
  });
});

const PICTURE = ['-f', 'lavfi', '-i', 'color=blue:size=64x64:rate=5:duration=3'];

function written(name: string, content: string | Buffer): string {
  writeFileSync(bench.path(name), content);
  return bench.path(name);
}

function rename(path: string): string {
  return written('picture.wav', readFileSync(path));
}

function flacHeader(): Buffer {
  return readFileSync(bench.tone('whole.flac', 1)).subarray(0, 60);
}

/** How often the wave changes its sign: twice for each period of a tone. */
function zeroCrossings(samples: Buffer): number {
  let count = 0;
  for (let at = 2; at + 1 < samples.length; at += 2) {
    if (samples.readInt16LE(at) < 0 !== samples.readInt16LE(at - 2) < 0) count++;
  }
  return count;
}

function spools(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith('plumbline-audio-'))
    .map((name) => join(tmpdir(), name))
    .sort();
}
