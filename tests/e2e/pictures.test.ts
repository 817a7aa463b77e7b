import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWrittenReport } from '../../server/adapters/hr5/read-written-report.ts';
import { ROOT } from '../../server/root.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { AudioBench } from '../support/make-audio.ts';
import { exifTime, makePhoto } from '../support/pictures/make-picture.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';
import { unzip } from '../support/unzip.ts';

/** 10:12:13 in New York. */
const BEGAN = Date.UTC(2026, 4, 4, 14, 12, 13) / 1000;
const NEW_YORK = -4 * 3600;
const ZONE = '-04:00';
/** The toilet, the drain, the anti tip bracket, as the recording's times say. */
const SECONDS = { toilet: 73, drain: 83, bracket: 105 };
const PATIENCE = 120_000;

const bench = new AudioBench();
const running = productOfThisFile();
let recording: string;
let folder: string;

beforeAll(async () => {
  const source = join(ROOT, 'tests/fixtures/audio/house-1-hts.mp3');
  recording = bench.make(
    'walk.m4a',
    '-i',
    source,
    '-metadata',
    `creation_time=${new Date(BEGAN * 1000).toISOString()}`,
  );
  folder = bench.path('pictures');
  await mkdir(folder);
});
afterAll(() => bench.remove());

/** A picture in the folder. @param ahead seconds that the clock of its camera is ahead. */
async function photo(name: string, second: number, ahead = 0, zone: string | undefined = ZONE): Promise<string> {
  const path = join(folder, name);
  const takenAt = exifTime(BEGAN + second + ahead, NEW_YORK);
  await writeFile(path, await makePhoto({ width: 3000, height: 2000, orientation: 6, takenAt, ...(zone && { zone }) }));
  return path;
}

/** What stands in the package, and the words that the comment of each picture comes from. */
async function contentOf(bytes: Uint8Array) {
  const files = await unzip(bytes);
  const report = readWrittenReport(files.get('report.hr5') ?? Buffer.alloc(0));
  const heard = new Map<string, string>();
  for (const { items } of report.sections) {
    for (const { pictures, comments } of items) {
      for (const { fileName, commentId } of pictures) {
        const comment = comments.find(({ id }) => id === commentId);
        heard.set(fileName, comment?.heard.map(({ words }) => words).join(' ') ?? '');
      }
    }
  }
  return { files, heard };
}

it('REST: pictures go to what was being said; others are in the package with a warning, or left out', async () => {
  const rest = new RestClient(running.product.origin);
  await rest.register('pictures-rest@example.com');
  await rest.startTrial();
  await rest.takeLegacyTemplate();
  const { report_id: id } = await rest.json<{ report_id: string }>('POST', '/reports/create-report', {});
  const send = async (path: string, fields: Record<string, string> = {}, name = path) => {
    const form = new FormData();
    form.set('image_file', new Blob([new Uint8Array(await readFile(path))]), name.replace(/^.*\//, ''));
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    return rest.call('POST', `/reports/${id}/upload-single-image`, form);
  };
  const audio = new FormData();
  audio.set('audio_files', new Blob([new Uint8Array(await readFile(recording))]), 'walk.m4a');
  await rest.json('POST', `/reports/${id}/upload-audio`, audio);

  const toilet = await photo('IMG_0001.JPG', SECONDS.toilet);
  const captioned = join(folder, 'no time.png');
  await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toFile(captioned);
  const broken = join(folder, 'broken.jpg');
  await writeFile(broken, (await readFile(toilet)).subarray(0, 5000));
  expect((await send(toilet)).status).toBe(200);
  expect((await send(await photo('IMG_0002.JPG', SECONDS.bracket))).status).toBe(200);
  expect((await send(captioned, { caption: 'double tapped breakers in the main panel' })).status).toBe(200);
  expect((await send(await photo('IMG_0003.JPG', -7200))).status).toBe(200);
  expect((await send(await photo('IMG_0004.JPG', SECONDS.drain), { is_excluded: 'true' })).status).toBe(200);
  expect((await send(broken)).status).toBe(200);
  const heic = await send(toilet, {}, 'IMG_0005.HEIC');
  expect([heic.status, ((await heic.json()) as { detail: string }).detail]).toEqual([
    422,
    expect.stringContaining('is a HEIC picture'),
  ]);

  await rest.json('POST', `/reports/${id}/process-report`);
  await expect.poll(async () => (await rest.report(id)).status, { timeout: PATIENCE, interval: 500 }).toBe('completed');
  const { fileName, bytes } = await rest.download(id);
  expect(fileName).toMatch(/\.zip$/);
  const { files, heard } = await contentOf(bytes);
  expect([...files.keys()]).toEqual(['report.hr5', 'IMG_0001.jpg', 'IMG_0002.jpg', 'no_time.png', 'IMG_0003.jpg']);
  expect(heard.get('IMG_0001.jpg')).toMatch(/toilet/i);
  expect(heard.get('IMG_0002.jpg')).toMatch(/bracket|range/i);
  expect(heard.get('no_time.png')).toMatch(/breaker/i);
  expect(heard.size).toBe(3);

  const prepared = await sharp(files.get('IMG_0001.jpg')).metadata();
  expect([prepared.width, prepared.height, prepared.exif]).toEqual([1365, 2048, undefined]);
  const messages = (await rest.report(id)).messages.map(({ text }) => text);
  expect(messages).toContainEqual(expect.stringMatching(/^"broken.jpg" is damaged/));
  expect(messages).toContainEqual(
    expect.stringMatching(/^1 picture is in the package beside the report.*nothing was recorded: "IMG_0003.JPG"/),
  );
  expect(messages.join(' ')).not.toContain('IMG_0004');
});

it('GraphQL: with a camera whose clock is known to be wrong, and with captions', async () => {
  const graphql = new GraphqlClient(running.product.origin);
  await graphql.register('pictures-graphql@example.com');
  await graphql.startTrial();
  await graphql.call('mutation { useDefaultTemplate(isHousemaster: false) { status } }');
  const { createReport } = await graphql.call<{ createReport: { id: string; pictureClockOffsetSeconds: number } }>(
    'mutation { createReport(input: { pictureClockOffsetSeconds: 5000 }) { id pictureClockOffsetSeconds } }',
  );
  expect(createReport.pictureClockOffsetSeconds).toBe(5000);
  const { id } = createReport;
  await graphql.call(
    'mutation ($id: ID!, $files: [Upload!]!) { uploadAudio(reportId: $id, files: $files) { id } }',
    { id, files: [null] },
    { 'variables.files.0': recording },
  );
  const send = (path: string, caption: string | null = null) =>
    graphql.call<{ uploadImage: { imageFiles: { name: string; caption: string | null }[] } }>(
      'mutation ($id: ID!, $file: Upload!, $caption: String) { uploadImage(reportId: $id, file: $file, caption: $caption) { imageFiles { name caption } } }',
      { id, file: null, caption },
      { 'variables.file': path },
    );
  await send(await photo('DSC_1.JPG', SECONDS.toilet, 5000, undefined));
  await send(await photo('DSC_2.JPG', SECONDS.bracket, 5000, undefined));
  const { uploadImage } = await send(await photo('DSC_3.JPG', SECONDS.drain, 5000, undefined), ' a  drain ');
  expect(uploadImage.imageFiles[2]).toEqual({ name: 'DSC_3.JPG', caption: 'a drain' });
  await graphql.call('mutation ($id: ID!) { processReport(id: $id) { id } }', { id });
  await expect.poll(() => graphql.status(id), { timeout: PATIENCE, interval: 500 }).toBe('completed');

  const rest = new RestClient(running.product.origin);
  await rest.logIn('pictures-graphql@example.com');
  const { heard } = await contentOf((await rest.download(id)).bytes);
  expect(heard.get('DSC_1.jpg')).toMatch(/toilet/i);
  expect(heard.get('DSC_2.jpg')).toMatch(/bracket|range/i);
  expect(heard.get('DSC_3.jpg')).toMatch(/drain|leak/i);
});
