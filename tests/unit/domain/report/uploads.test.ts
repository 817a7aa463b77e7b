import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import type { IncomingFile } from '../../../../server/domain/incoming-file.ts';
import { AUDIO_HEAD, brokenFile, fakeProduct, file, files } from '../../../support/fakes/ports.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const WRONG_AUDIO =
  'Please upload valid audio files. Supported formats: MP3, WAV, FLAC, OGG, M4A, AAC (More formats soon)';
const WRONG_IMAGE = 'Please upload valid image files. Supported formats: JPG, PNG, GIF.';
const audio = (name: string) => file(name, `${AUDIO_HEAD} of ${name}`);

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;
let reportId: string;

beforeEach(async () => {
  product = fakeProduct();
  actor = product.actor();
  reportId = (await product.app.reports.create(actor, {})).id;
});

const upload = (...incoming: IncomingFile[]) =>
  product.app.reports.uploadAudio(actor, { reportId, files: files(...incoming) });
const report = () => product.app.reports.get(actor, { reportId });

describe('audio', () => {
  it('stores the files in order, whole, under the report', async () => {
    const uploaded = await upload(audio('one.mp3'), audio('two.M4A'), audio('three.wav'));
    expect(uploaded.status).toBe('audio_uploaded');
    expect(uploaded.audioFiles.map(({ name, size }) => [name, size])).toEqual([
      ['one.mp3', 16],
      ['two.M4A', 16],
      ['three.wav', 18],
    ]);
    const keys = uploaded.audioFiles.map((stored) => stored.fileKey);
    expect(keys[1]).toMatch(new RegExp(`^reports/${reportId}/audio/2-[0-9a-f-]{36}\\.m4a$`));
    expect(keys.map((key) => product.files.files.get(key)?.toString())).toEqual([
      'AUDIO of one.mp3',
      'AUDIO of two.M4A',
      'AUDIO of three.wav',
    ]);
    expect(product.reports.statuses).toEqual(['uploading_audio', 'audio_uploaded']);
    expect(product.events.published).toHaveLength(3);
  });

  it('keeps what was stored when another file is no audio, and names the missing one', async () => {
    const refused = upload(audio('one.mp3'), file('notes.mp3', 'shopping list'), audio('two.mp3'));
    await expect(refused).rejects.toMatchObject({
      code: 'UNPROCESSABLE_FILE',
      message: '"notes.mp3" does not contain audio. Please upload a recording.',
    });
    const { status, audioFiles, messages } = await report();
    expect(status).toBe('upload_partial_success');
    expect(audioFiles.map(({ name }) => name)).toEqual(['one.mp3', 'two.mp3']);
    expect(messages).toEqual([{ type: 'warning', text: expect.stringContaining('"notes.mp3" is missing.') }]);
    expect(product.files.files.size).toBe(2);
  });

  it.each([
    ['another extension', file('notes.txt', AUDIO_HEAD), 'UNPROCESSABLE_FILE', WRONG_AUDIO],
    ['no extension', file('mp3', AUDIO_HEAD), 'UNPROCESSABLE_FILE', WRONG_AUDIO],
    ['no bytes', file('empty.mp3', ''), 'UNPROCESSABLE_FILE', /"empty.mp3" does not contain audio/],
    ['too many bytes', file('long.mp3', AUDIO_HEAD.padEnd(1001)), 'PAYLOAD_TOO_LARGE', /"long.mp3" is too large/],
  ])('ends as upload_failed for a single file with %s', async (_what, bad, code, message) => {
    await expect(upload(bad)).rejects.toMatchObject({
      code,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
    expect((await report()).status).toBe('upload_failed');
    expect(product.files.files.size).toBe(0);
  });

  it('takes a file of exactly the greatest size', async () => {
    await expect(upload(file('long.mp3', AUDIO_HEAD.padEnd(1000)))).resolves.toMatchObject({
      status: 'audio_uploaded',
    });
  });

  it('takes no more files than a report may have, earlier ones counted', async () => {
    await upload(audio('1.mp3'), audio('2.mp3'));
    await expect(upload(audio('3.mp3'), audio('4.mp3'))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect((await report()).audioFiles.map(({ name }) => name)).toEqual(['1.mp3', '2.mp3', '3.mp3']);
  });

  it('asks for a file where none is sent', async () => {
    await expect(upload()).rejects.toMatchObject({ message: 'Please select at least one audio file' });
    expect((await report()).status).toBe('upload_failed');
  });

  it('leaves no half file of a broken connection, and keeps the whole ones', async () => {
    await expect(upload(audio('one.mp3'), brokenFile('two.mp3', AUDIO_HEAD))).rejects.toThrow('the connection broke');
    const { status, messages } = await report();
    expect(status).toBe('upload_partial_success');
    expect(messages[0]?.text).toContain('"two.mp3" is missing. The upload was interrupted');
    expect(product.files.files.size).toBe(1);
  });

  it('takes the missing files later and is whole then', async () => {
    await expect(upload(audio('one.mp3'), file('two.mp3', 'junk'))).rejects.toThrow();
    await upload(audio('two.mp3'));
    expect(await report()).toMatchObject({ status: 'audio_uploaded', messages: [] });
  });

  it('leaves no file behind of a report that is deleted meanwhile', async () => {
    async function* deletesFirst() {
      yield audio('one.mp3');
      await product.app.reports.delete(actor, { reportId });
      yield audio('two.mp3');
    }
    const refused = product.app.reports.uploadAudio(actor, { reportId, files: deletesFirst() });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(product.files.files.size).toBe(0);
  });

  it('is refused once the report was started', async () => {
    await product.reports.change(actor.accountId, reportId, { status: 'transcribing_audio' });
    await expect(upload(audio('one.mp3'))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await report()).status).toBe('transcribing_audio');
  });

  it('shows file names without folders and control characters', async () => {
    const { audioFiles } = await upload(audio('C:\\my\u0007 files\\one.mp3'));
    expect(audioFiles[0]?.name).toBe('one.mp3');
  });
});

describe('image', () => {
  const uploadImage = (image: IncomingFile, isExcluded = false, caption?: string | null) =>
    product.app.reports.uploadImage(actor, {
      reportId,
      file: image,
      isExcluded: async () => isExcluded,
      caption: async () => caption,
    });

  it.each([
    ['photo.png', PNG],
    ['photo.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0])],
    ['photo.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0])],
    ['photo.gif', Buffer.from('GIF89a...')],
  ])('takes %s', async (name, bytes) => {
    const uploaded = await uploadImage(file(name, bytes), true);
    expect(uploaded.status).toBe('images_uploaded');
    expect(uploaded.imageFiles).toMatchObject([{ name, size: bytes.length, isExcluded: true }]);
    expect(product.reports.statuses).toEqual(['uploading_images', 'images_uploaded']);
  });

  it.each([
    ['another extension', file('photo.bmp', PNG), 'UNPROCESSABLE_FILE', WRONG_IMAGE],
    ['other content', file('photo.png', 'no picture'), 'UNPROCESSABLE_FILE', WRONG_IMAGE],
    [
      'too many bytes',
      file('photo.png', Buffer.concat([PNG, Buffer.alloc(100)])),
      'PAYLOAD_TOO_LARGE',
      '"photo.png" is too large. A file of this kind may have at most 100 bytes.',
    ],
  ])('leaves the report as it was for a file with %s', async (_what, bad, code, message) => {
    await upload(audio('one.mp3'));
    await expect(uploadImage(bad)).rejects.toMatchObject({ code, message });
    expect(await report()).toMatchObject({ status: 'audio_uploaded', imageFiles: [] });
    expect(product.files.files.size).toBe(1);
  });

  it.each([
    ['the name', file('IMG_1.HEIC', 'anything')],
    ['the content', file('IMG_1.jpg', Buffer.from('....ftypheic....'))],
  ])('says what to do with a HEIC picture that is one by %s', async (_by, heic) => {
    await expect(uploadImage(heic)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_FILE',
      message: expect.stringMatching(
        /^Please upload valid image files\. Supported formats: JPG, PNG, GIF\. "IMG_1\..* is a HEIC picture: save it as JPG/,
      ),
    });
    expect((await report()).imageFiles).toEqual([]);
  });

  it('refuses a small file that unpacks to more pixels than may be', async () => {
    const wide = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x00, 0x10, 0x00, 0x10, 0, 0, 0])]);
    await expect(uploadImage(file('bomb.gif', wide))).rejects.toMatchObject({
      code: 'UNPROCESSABLE_FILE',
      message: expect.stringContaining('"bomb.gif" has too many pixels'),
    });
  });

  it('takes no more pictures than a report may have', async () => {
    for (const name of ['1.png', '2.png', '3.png']) await uploadImage(file(name, PNG));
    await expect(uploadImage(file('4.png', PNG))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'A report may have at most 3 pictures.',
    });
    expect((await report()).imageFiles).toHaveLength(3);
  });

  it.each([
    ['as it was written, on one line', ' loose\n toilet\u0000 ', 'loose toilet'],
    ['nothing for blanks', ' \n', null],
    ['nothing where none was sent', undefined, null],
    ['what is just short enough', 'x'.repeat(500), 'x'.repeat(500)],
  ])('keeps with a picture %s', async (_what, caption, kept) => {
    expect((await uploadImage(file('a.png', PNG), false, caption)).imageFiles).toMatchObject([{ caption: kept }]);
  });

  it('leaves nothing of a picture whose caption is too long', async () => {
    await expect(uploadImage(file('a.png', PNG), false, 'x'.repeat(501))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'A caption may have at most 500 characters. Please shorten it.',
    });
    expect((await report()).imageFiles).toEqual([]);
    expect(product.files.files.size).toBe(0);
  });

  it('keeps the warnings of the recordings', async () => {
    await expect(upload(audio('one.mp3'), file('two.mp3', 'junk'))).rejects.toThrow();
    expect((await uploadImage(file('photo.png', PNG))).messages).toHaveLength(1);
  });
});
