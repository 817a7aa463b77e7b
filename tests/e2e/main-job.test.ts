import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWrittenReport } from '../../server/adapters/hr5/read-written-report.ts';
import { ROOT } from '../../server/root.ts';
import {
  accessibilityViolations,
  beginInBrowser,
  chooseRecordings,
  launchBrowser,
  writeReportInBrowser,
} from '../support/browser.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';

const AUDIO = join(ROOT, 'tests/fixtures/audio');
const PICTURES = join(ROOT, 'test-results/screenshots');

const running = productOfThisFile();
let browser: Browser;

beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  return context.newPage();
}

/** Notes in the page when each status label is shown, in milliseconds of the shared clock. */
async function noteLabels(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    (window as unknown as { seen: typeof seen }).seen = seen;
    const note = () => {
      const label = document.querySelector('[role=status] .mantine-Badge-label')?.textContent;
      if (label && !(label in seen)) seen[label] = Date.now();
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
}

describe('the main job in a browser', () => {
  it('a newcomer registers, takes a template, uploads a dictation, watches the bar and downloads the report', async () => {
    const page = await newPage();
    const changes: { statusLabel: string; updatedAt: string; progressPercent: number }[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const report = JSON.parse(String(payload)).payload?.data?.reportChanged?.report;
        if (report) changes.push(report);
      }),
    );
    await beginInBrowser(page, running.product.origin, 'newcomer@example.com');
    await expect.poll(() => page.getByText('No reports found.').isVisible()).toBe(true);
    const labels = await noteLabels(page);

    await writeReportInBrowser(page, [join(AUDIO, 'house-1-hts.mp3')]);
    const bar = page.getByRole('listitem').getByRole('progressbar');
    await bar.waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.screenshot({ path: join(PICTURES, 'writing.png') });
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 180_000 });
    await page.screenshot({ path: join(PICTURES, 'completed.png') });
    expect(await accessibilityViolations(page)).toEqual([]);

    const percents = changes.map((change) => change.progressPercent);
    expect(new Set(percents).size).toBeGreaterThan(10);
    expect(percents.at(-1)).toBe(100);

    const shown = await labels();
    const delays = changes
      .filter((change, index) => changes.findIndex((other) => other.statusLabel === change.statusLabel) === index)
      .filter((change) => shown[change.statusLabel] !== undefined)
      .map((change) => (shown[change.statusLabel] as number) - Date.parse(change.updatedAt))
      .sort((a, b) => a - b);
    console.log(`status change in the database → on the screen, ms: ${delays.join(' ')}`);
    expect(delays.length).toBeGreaterThan(5);
    expect(delays[Math.floor(delays.length / 2)]).toBeLessThan(200);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('report.hr5');
    const written = readWrittenReport(await readFile(await download.path()));
    const comments = written.sections.flatMap((section) =>
      section.items.flatMap((item) =>
        item.comments.map((comment) => `${section.name} / ${item.name} / ${comment.name}`),
      ),
    );
    expect(comments).toContain('BATHROOMS / Toilets / Loose toilet');
    expect(comments.length).toBeGreaterThan(15);
  });

  it('reprocesses a report, and deletes it after the dialog is confirmed', async () => {
    const page = await newPage();
    await beginInBrowser(page, running.product.origin, 'again@example.com');
    await writeReportInBrowser(page, [join(AUDIO, 'small-talk.mp3')]);
    await page.getByRole('button', { name: 'Reprocess' }).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Reprocess' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });

    await page.getByRole('button', { name: /Delete report/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you sure you want to delete this report? This action cannot be undone.').waitFor();
    await page.screenshot({ path: join(PICTURES, 'delete.png') });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /Delete report/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No reports found.').waitFor();
  });

  it('ends as completed on the page with the socket cut, by the poll', async () => {
    const page = await newPage();
    let cut = 0;
    await page.routeWebSocket('**/graphql', async (socket) => {
      cut++;
      await socket.close();
    });
    await beginInBrowser(page, running.product.origin, 'nosocket@example.com');
    await writeReportInBrowser(page, [join(AUDIO, 'small-talk.mp3')]);
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });
    expect(cut).toBeGreaterThan(0);
  });

  it('tells what is wrong with a file that is no audio, and keeps the session over a reload', async () => {
    const page = await newPage();
    await beginInBrowser(page, running.product.origin, 'wrong@example.com');
    const notAudio = {
      name: 'notes.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('just some notes\n'.repeat(500)),
    };
    await chooseRecordings(page, [notAudio]);
    await page.getByRole('button', { name: 'Write report' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to upload audio' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('notes.mp3');
    await page.reload();
    await page.getByRole('heading', { name: 'Reports' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  it('fits a small screen without scrolling sideways', async () => {
    const page = await newPage();
    await page.setViewportSize({ width: 360, height: 800 });
    await beginInBrowser(page, running.product.origin, 'small@example.com');
    await page.getByText('No reports found.').waitFor();
    await page.screenshot({ path: join(PICTURES, 'small.png'), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
