import { describe, expect, it } from 'vitest';
import { chooseAudio } from '../../../../client/features/reports/choose-audio.ts';

const RULES = { audioExtensions: ['mp3', 'wav'], maxAudioBytes: 2048, maxAudioFiles: 2 };
const file = (name: string, size = 1) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const choose = (chosen: File[], added: File[]) => {
  const { files, alert } = chooseAudio(chosen, added, RULES);
  return { names: files.map(({ name }) => name), alert };
};

describe('chooseAudio', () => {
  it('takes the allowed extensions in any case and leaves the others out without a word', () => {
    expect(choose([], [file('a.MP3'), file('b.txt'), file('mp3')])).toEqual({ names: ['a.MP3'], alert: null });
  });

  it('says which formats it takes when none remains, and keeps what was chosen', () => {
    expect(choose([file('a.mp3')], [file('b.txt')])).toEqual({
      names: ['a.mp3'],
      alert: 'Please upload valid audio files. Supported formats: MP3, WAV, FLAC, OGG, M4A, AAC (More formats soon)',
    });
  });

  it('takes the same file once', () => {
    expect(choose([file('a.mp3')], [file('a.mp3'), file('b.wav')]).names).toEqual(['a.mp3', 'b.wav']);
  });

  it('names a file that is too large', () => {
    expect(choose([], [file('a.mp3'), file('b.wav', 2049)])).toEqual({
      names: ['a.mp3'],
      alert: 'b.wav is larger than 2 KB. Please split it and upload the parts.',
    });
  });

  it('takes no more files than a report may have', () => {
    expect(choose([file('a.mp3')], [file('b.mp3'), file('c.mp3')])).toEqual({
      names: ['a.mp3', 'b.mp3'],
      alert: 'A report takes at most 2 audio files. Please leave out the others.',
    });
  });
});
