import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../server/root.ts';
import { choosePictures, chooseRecordings } from '../../support/browser.ts';
import { lookAt } from '../../support/look-at.ts';
import { packageContent } from '../../support/pictures/package-content.ts';
import { PictureWalk } from '../../support/pictures/picture-walk.ts';
import { alertOf, screensOfThisFile, spoil } from '../../support/screens.ts';

const WRONG_FORMAT = 'Please upload valid image files. Supported formats: JPG, PNG, GIF.';

const screens = screensOfThisFile({ writesReports: true });
let walk: PictureWalk;
let accounts = 0;

beforeAll(() => {
  walk = new PictureWalk();
});
afterAll(() => walk?.remove());

/** The dashboard of somebody new with a template. */
async function dashboard(): Promise<Page> {
  const username = `pictures-${++accounts}@example.com`;
  await (await screens.register(username)).takeLegacyTemplate();
  const page = await screens.pageWith(username);
  await screens.open(page, '/dashboard');
  await page.getByRole('button', { name: /Drop pictures here/ }).waitFor();
  return page;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Selected pictures' }).getByRole('listitem');
const isDrawn = (page: Page, name: string) =>
  rows(page)
    .filter({ hasText: name })
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.width === 144);

it('pictures with captions, one excluded and one broken, come out of the package where they belong', async () => {
  const page = await dashboard();
  const { toilet, drain } = PictureWalk.SECONDS;
  await choosePictures(page, [
    await walk.photo('IMG_0001.JPG', toilet),
    await walk.drawing('no time.png'),
    await walk.photo('IMG_0003.JPG', drain),
    await walk.broken('broken.jpg'),
  ]);
  await expect.poll(() => rows(page).count()).toBe(4);
  await page.getByLabel('Caption of IMG_0001.JPG').fill('Toilet is loose');
  await page.getByLabel('Caption of no time.png').fill('double tapped breakers in the main panel');
  await page.getByLabel('Caption of IMG_0003.JPG').fill('not for the buyer');
  await page.getByRole('checkbox', { name: 'Include IMG_0003.JPG in the report' }).uncheck();
  await page.getByText(/^4 pictures, .*; 1 not in the report$/).waitFor();
  await expect.poll(() => isDrawn(page, 'IMG_0001.JPG')).toBe(true);
  await chooseRecordings(page, walk.recording);
  await lookAt(page, 'pictures/chosen');
  await page.getByRole('button', { name: 'Write report' }).click();
  await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 180_000 });
  expect(await rows(page).count()).toBe(0);
  const messages = page.getByRole('list', { name: 'Messages' });
  await messages.getByText(/^"broken.jpg" is damaged/).waitFor();
  await lookAt(page, 'pictures/completed');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('report.zip');
  const { files, heard } = await packageContent(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(['report.hr5', 'IMG_0001.jpg', 'no_time.png']);
  expect(heard.get('IMG_0001.jpg')).toMatch(/toilet/i);
  expect(heard.get('no_time.png')).toMatch(/breaker/i);
  const { width, height } = await sharp(files.get('IMG_0001.jpg')).metadata();
  expect([width, height]).toEqual([1365, 2048]);
  await page.context().close();
});

it('what is no picture is refused at once, and one that the server refuses stops nothing', async () => {
  const page = await dashboard();
  const photo = await readFile(await walk.photo('IMG_0001.JPG', 5));
  const heic = { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: photo };
  await choosePictures(page, [heic]);
  await alertOf(page, `${WRONG_FORMAT} Save HEIC pictures as JPG first`).waitFor();
  expect(await rows(page).count()).toBe(0);

  const good = { name: 'good.jpg', mimeType: 'image/jpeg', buffer: photo };
  const text = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await choosePictures(page, [good, text]);
  await rows(page).getByText('Cannot be shown: it may be damaged.').scrollIntoViewIfNeeded();
  await lookAt(page, 'pictures/refused');
  await page.getByRole('button', { name: 'Camera clock' }).click();
  await lookAt(page, 'pictures/camera-clock');

  await chooseRecordings(page, join(ROOT, 'tests/fixtures/audio/small-talk.mp3'));
  await page.getByRole('button', { name: 'Write report' }).click();
  await alertOf(page, `Not uploaded, so not in the report: "text.jpg". ${WRONG_FORMAT}`).waitFor({ timeout: 60_000 });
  await lookAt(page, 'pictures/not-uploaded');
  await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });
  await page.context().close();
});

it('pictures stay chosen, with their captions, when the writing cannot begin', async () => {
  const page = await dashboard();
  const photo = await walk.photo('IMG_0001.JPG', 5);
  await choosePictures(page, photo);
  await page.getByLabel(`Caption of ${basename(photo)}`).fill('crown');
  await chooseRecordings(page, walk.recording);
  await spoil(page, 'processReport', { message: 'Try later.', code: 'CONFLICT' });
  await page.getByRole('button', { name: 'Write report' }).click();
  await alertOf(page, 'Upload failed: Try later.').waitFor({ timeout: 60_000 });
  expect(await page.getByLabel(`Caption of ${basename(photo)}`).inputValue()).toBe('crown');
  await page.context().close();
});
