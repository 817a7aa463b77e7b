import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { beginInBrowser, choosePictures, launchBrowser, writeReportInBrowser } from '../support/browser.ts';
import { lookAt } from '../support/look-at.ts';
import { AudioBench } from '../support/make-audio.ts';
import { makePhoto } from '../support/pictures/make-picture.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';

const AUDIO = join(ROOT, 'tests/fixtures/audio');
const TEMPLATE = join(ROOT, 'server/default-templates/legacy.hr5');

const running = productOfThisFile();
const bench = new AudioBench();
let browser: Browser;
/** A dictation that takes long to upload and short to write. */
let recording: string;

beforeAll(async () => {
  recording = bench.make('house.wav', '-i', join(AUDIO, 'small-talk.mp3'), '-ar', '16000', '-ac', '1');
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  bench.remove();
});

/** Somebody with a template on the dashboard, and the line that the page sends by. */
async function begin(username: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await beginInBrowser(page, running.product.origin, username);
  const network = await page.context().newCDPSession(page);
  /** @param uploadThroughput bytes a second; -1 without a limit. */
  const setLine = (uploadThroughput: number, offline = false) =>
    network.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  return { page, setLine, bar: page.getByRole('progressbar', { name: 'Upload', exact: true }) };
}

const percentOf = async (bar: Locator) => Number(await bar.getAttribute('aria-valuenow'));
const cancelUpload = (page: Page) => page.getByRole('button', { name: 'Cancel upload' }).click();
const chosenFile = (page: Page) => page.getByRole('list', { name: 'Selected audio files' }).getByText('house.wav');

describe('an upload over a slow line', () => {
  it('shows how far it is; cancelled, it leaves no report and the files chosen; sent again, it becomes a report', async () => {
    const { page, setLine, bar } = await begin('slow@example.com');
    await setLine(60_000);
    await writeReportInBrowser(page, [recording]);
    await bar.waitFor();
    const first = await percentOf(bar);
    await expect.poll(() => percentOf(bar), { timeout: 15_000 }).toBeGreaterThan(first + 5);
    await page.getByText(/^[\d.]+ KB of [\d.]+ MB, \d+%/).waitFor();
    await page.getByText(/seconds left$/).waitFor();
    await page.getByRole('listitem', { name: 'Unknown Address' }).waitFor();
    await lookAt(page, 'uploading');

    await cancelUpload(page);
    await page.getByText('Upload cancelled.').waitFor();
    await page.getByText('No reports found.').waitFor();
    await lookAt(page, 'upload-cancelled');
    expect(await chosenFile(page).isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.reload();
    await page.getByText('No reports found.').waitFor();

    await setLine(-1);
    await writeReportInBrowser(page, [recording]);
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });
    expect(await chosenFile(page).count()).toBe(0);
  });

  it('that breaks off says so in the words of the specification, and keeps the files chosen', async () => {
    const { page, setLine, bar } = await begin('broken@example.com');
    await setLine(60_000);
    await writeReportInBrowser(page, [recording]);
    await bar.waitFor();
    await setLine(-1, true);
    await page.getByText('Upload failed: No response from the server. Check network connection.').waitFor();
    expect(await bar.count()).toBe(0);
    expect(await page.getByText('Upload cancelled.').count()).toBe(0);
    expect(await chosenFile(page).isVisible()).toBe(true);
  });

  it('whose connection breaks waits for it, and goes on with its pictures when it is back', async () => {
    const { page, setLine } = await begin('patient@example.com');
    await choosePictures(page, { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() });
    let tries = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('UploadImage') || tries++ > 0) return route.fallback();
      await setLine(-1, true);
      return route.abort('internetdisconnected');
    });
    await setLine(100_000);
    await writeReportInBrowser(page, [join(AUDIO, 'small-talk.mp3')]);
    await page.getByText('waiting for the connection', { exact: true }).waitFor();
    await lookAt(page, 'uploading-offline');
    expect(tries).toBe(1);
    await setLine(-1);
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });
    expect(tries).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.getByText(/"front.jpg"/).waitFor(); // in the package, at no comment
  });

  it('of a template shows how far it is; cancelled, it changes nothing; sent again, it is the template', async () => {
    const { page, setLine, bar } = await begin('template@example.com');
    await page.goto(`${running.product.origin}/upload-report`);
    const details = page.getByRole('region', { name: 'Template details' });
    const before = await details.textContent();
    await setLine(20_000);
    await page.locator('input[type=file]').setInputFiles(TEMPLATE);
    await bar.waitFor();
    const first = await percentOf(bar);
    await expect.poll(() => percentOf(bar), { timeout: 15_000 }).toBeGreaterThan(first);
    await lookAt(page, 'uploading-template');
    await cancelUpload(page);
    await page.getByText('Upload cancelled.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await setLine(-1);
    await page.reload();
    await details.getByText('Last processed').waitFor();
    expect(await details.textContent()).toBe(before);

    await page.locator('input[type=file]').setInputFiles(TEMPLATE);
    await page.getByText('Your template is ready').waitFor();
  });
});

it('a report that is being written is cancelled, which it says, and continued, with the time that is left', async () => {
  const { page } = await begin('cancel@example.com');
  await writeReportInBrowser(page, [join(AUDIO, 'house-1-hts.mp3')]);
  await page.getByRole('button', { name: 'Cancel writing Unknown Address' }).click();
  await page.getByText('Writing was cancelled. Choose Continue Processing to go on.').waitFor();
  await lookAt(page, 'writing-cancelled');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Continue Processing' }).click();
  await page.getByText(/ left$/).waitFor({ timeout: 60_000 });
  expect(await page.getByText('Writing was cancelled.').count()).toBe(0);
  await lookAt(page, 'writing-time-left');
  await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 180_000 });
});
