import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GraphqlClient } from '../support/graphql-client.ts';
import { packageContent } from '../support/pictures/package-content.ts';
import { PictureWalk } from '../support/pictures/picture-walk.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';

const PATIENCE = 120_000;
const { SECONDS } = PictureWalk;

const running = productOfThisFile();
let walk: PictureWalk;

beforeAll(() => {
  walk = new PictureWalk();
});
afterAll(() => walk?.remove());

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
  audio.set('audio_files', new Blob([new Uint8Array(await readFile(walk.recording))]), 'walk.m4a');
  await rest.json('POST', `/reports/${id}/upload-audio`, audio);

  const toilet = await walk.photo('IMG_0001.JPG', SECONDS.toilet);
  const captioned = await walk.drawing('no time.png');
  const broken = await walk.broken('broken.jpg');
  expect((await send(toilet)).status).toBe(200);
  expect((await send(await walk.photo('IMG_0002.JPG', SECONDS.bracket))).status).toBe(200);
  expect((await send(captioned, { caption: 'double tapped breakers in the main panel' })).status).toBe(200);
  expect((await send(await walk.photo('IMG_0003.JPG', -7200))).status).toBe(200);
  expect((await send(await walk.photo('IMG_0004.JPG', SECONDS.drain), { is_excluded: 'true' })).status).toBe(200);
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
  const { files, heard } = await packageContent(bytes);
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
    { 'variables.files.0': walk.recording },
  );
  const send = (path: string, caption: string | null = null) =>
    graphql.call<{ uploadImage: { imageFiles: { name: string; caption: string | null }[] } }>(
      'mutation ($id: ID!, $file: Upload!, $caption: String) { uploadImage(reportId: $id, file: $file, caption: $caption) { imageFiles { name caption } } }',
      { id, file: null, caption },
      { 'variables.file': path },
    );
  await send(await walk.photo('DSC_1.JPG', SECONDS.toilet, 5000, undefined));
  await send(await walk.photo('DSC_2.JPG', SECONDS.bracket, 5000, undefined));
  const { uploadImage } = await send(await walk.photo('DSC_3.JPG', SECONDS.drain, 5000, undefined), ' a  drain ');
  expect(uploadImage.imageFiles[2]).toEqual({ name: 'DSC_3.JPG', caption: 'a drain' });
  await graphql.call('mutation ($id: ID!) { processReport(id: $id) { id } }', { id });
  await expect.poll(() => graphql.status(id), { timeout: PATIENCE, interval: 500 }).toBe('completed');

  const rest = new RestClient(running.product.origin);
  await rest.logIn('pictures-graphql@example.com');
  const { heard } = await packageContent((await rest.download(id)).bytes);
  expect(heard.get('DSC_1.jpg')).toMatch(/toilet/i);
  expect(heard.get('DSC_2.jpg')).toMatch(/bracket|range/i);
  expect(heard.get('DSC_3.jpg')).toMatch(/drain|leak/i);
});
