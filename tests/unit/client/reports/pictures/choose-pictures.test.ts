import { describe, expect, it } from 'vitest';
import { choosePictures } from '../../../../../client/features/reports/pictures/choose-pictures.ts';

const RULES = { imageExtensions: ['jpg', 'jpeg', 'png', 'gif'], maxImageBytes: 2048, maxImageFiles: 3 };
const NONE_VALID = 'Please upload valid image files. Supported formats: JPG, PNG, GIF.';
const HEIC_HELP =
  'Save HEIC pictures as JPG first: an iPhone takes JPG when Settings, Camera, Formats says Most Compatible.';

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const chosen = (...names: string[]) =>
  names.map((name) => ({ file: file(name), caption: 'kept', isExcluded: name === 'out.jpg' }));
const choose = (before: string[], ...added: File[]) => {
  const { pictures, alert } = choosePictures(chosen(...before), added, RULES);
  return { names: pictures.map((picture) => picture.file.name), alert };
};

describe('choosePictures', () => {
  it('takes the formats of the specification in any case, included and without a caption', () => {
    const added = ['a.JPG', 'b.jpeg', 'c.Png'].map((name) => file(name));
    expect(choosePictures([], added, RULES)).toEqual({
      pictures: added.map((picture) => ({ file: picture, caption: '', isExcluded: false })),
      alert: null,
    });
    expect(choose([], file('a.gif'))).toEqual({ names: ['a.gif'], alert: null });
  });

  it('keeps what was said of the pictures chosen before', () => {
    const before = chosen('a.jpg', 'out.jpg');
    expect(choosePictures(before, [file('b.jpg')], RULES).pictures.slice(0, 2)).toEqual(before);
  });

  it.each<[string, string[], string[], string]>([
    ['none valid: the sentence alone', ['a.txt', 'jpg'], [], NONE_VALID],
    ['HEIC: what to do, too', ['a.HEIC'], [], `${NONE_VALID} ${HEIC_HELP}`],
    ['some valid: which are left out', ['a.jpg', 'b.pdf'], ['a.jpg'], `${NONE_VALID} Left out: "b.pdf".`],
    [
      'many left out: three by name',
      ['a.jpg', 'b.heif', 'c.mov', 'd.tif', 'e.bmp', 'f.webp'],
      ['a.jpg'],
      `${NONE_VALID} Left out: "b.heif", "c.mov", "d.tif" and 2 others. ${HEIC_HELP}`,
    ],
  ])('of other formats, %s', (_, added, names, alert) => {
    expect(choose([], ...added.map((name) => file(name)))).toEqual({ names, alert });
  });

  it('takes the same file once', () => {
    expect(choose(['a.jpg'], file('a.jpg'), file('b.jpg'), file('b.jpg'))).toEqual({
      names: ['a.jpg', 'b.jpg'],
      alert: null,
    });
  });

  it('names those that are too large, and takes one of exactly the most', () => {
    expect(choose([], file('a.jpg', 2048), file('b.jpg', 2049))).toEqual({
      names: ['a.jpg'],
      alert: 'Larger than 2 KB, so left out: "b.jpg".',
    });
  });

  it('names those for which a report has no room', () => {
    expect(choose(['a.jpg', 'b.jpg'], file('c.jpg'), file('d.jpg'), file('e.jpg'))).toEqual({
      names: ['a.jpg', 'b.jpg', 'c.jpg'],
      alert: 'A report takes at most 3 pictures, so left out: "d.jpg", "e.jpg".',
    });
  });
});
