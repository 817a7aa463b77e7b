import { describe, expect, it } from 'vitest';
import { sniffAudio } from '../../../../server/adapters/audio/sniff-audio.ts';

const latin = (text: string) => Buffer.from(text.padEnd(200, '\0'), 'latin1');
/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes a frame. */
const mp3 = (frames: number) =>
  Buffer.concat(
    Array.from({ length: frames }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(413)])),
  );
/** AAC LC, 44.1 kHz, 100 bytes a frame. */
const adts = (frames: number) =>
  Buffer.concat(
    Array.from({ length: frames }, () =>
      Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 12, 0x9f, 0xfc]), Buffer.alloc(93)]),
    ),
  );
const id3 = (size: number) =>
  Buffer.concat([
    Buffer.from(['I', 'D', '3'].map((c) => c.charCodeAt(0))),
    Buffer.from([4, 0, 0, 0, 0, size >> 7, size & 127]),
    Buffer.alloc(size),
  ]);

describe('sniffAudio', () => {
  it.each([
    ['mp3', mp3(3)],
    ['mp3', Buffer.concat([id3(300), mp3(3)])],
    ['mp3', id3(5000).subarray(0, 1000)],
    ['mp3', Buffer.concat([Buffer.alloc(700), mp3(6)])],
    ['aac', adts(4)],
    ['aac', Buffer.concat([id3(20), adts(4)])],
    ['wav', latin('RIFF\x24\0\0\0WAVEfmt ')],
    ['wav', latin('RF64\xff\xff\xff\xffWAVEds64')],
    ['flac', latin('fLaC')],
    ['flac', Buffer.concat([id3(20), latin('fLaC')])],
    ['ogg', latin('OggS\0\x02')],
    ['mp4', latin('\0\0\0\x20ftypM4A ')],
    ['mp4', latin('\0\0\0\x20ftypisom')],
    ['mp4', latin('\0\0\0\x20ftypqt  ')],
    ['mp4', latin('\0\0\x40\0mdat')],
  ])('knows %s by its content (%#)', (kind, head) => {
    expect(sniffAudio(head)).toBe(kind);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4000)],
    ['text', latin('The roof is old.')],
    ['an HLS playlist', latin('#EXTM3U\n#EXTINF:2,\nfile:///etc/passwd')],
    ['a concat list', latin('ffconcat version 1.0\nfile secret.wav')],
    ['a zip that holds an mp3', Buffer.concat([latin('PK\x03\x04'), mp3(20)])],
    ['a png', latin('\x89PNG\r\n\x1a\n')],
    ['a pdf', latin('%PDF-1.7')],
    ['an avi', latin('RIFF\x24\0\0\0AVI ')],
    ['a heic picture', latin('\0\0\0\x20ftypheic')],
    ['a matroska file', latin('\x1aE\xdf\xa3')],
    ['a lone sync word', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(3000, 1)])],
    ['UTF-16 text', Buffer.from('\ufeffRoof and gutters', 'utf16le')],
  ])('takes %s for no audio', (_what, head) => {
    expect(sniffAudio(head)).toBeNull();
  });
});
