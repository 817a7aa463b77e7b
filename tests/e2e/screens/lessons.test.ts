import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../../server/root.ts';
import { writeReportInBrowser } from '../../support/browser.ts';
import { lookAt } from '../../support/look-at.ts';
import { AudioBench } from '../../support/make-audio.ts';
import { screensOfThisFile } from '../../support/screens.ts';

const HOUSE = join(ROOT, 'tests/fixtures/audio/house-1-hts.mp3');
/** The roof of it. */
const SECONDS = '27';
const PATIENCE = 180_000;

const screens = screensOfThisFile({ writesReports: true });
const bench = new AudioBench();
afterAll(() => bench.remove());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What was said' });
const remarks = (page: Page) => dialog(page).getByRole('list', { name: 'What was said' }).getByRole('listitem');

/** Opens what was said once the report is completed. */
async function openSaid(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What was said' }).click({ timeout: PATIENCE });
  await remarks(page).first().waitFor();
}

it('a remark is found with its second and its comment, and becomes what the inspector teaches', async () => {
  await (await screens.register('lessons@example.com')).takeLegacyTemplate();
  const page = await screens.pageWith('lessons@example.com');
  await screens.open(page, '/dashboard');
  await writeReportInBrowser(page, [bench.make('roof.mp3', '-t', SECONDS, '-i', HOUSE)]);
  await openSaid(page);
  await lookAt(page, 'lessons/said');

  const flashing = remarks(page).filter({ hasText: /“[^”]*flashing at the chimney is loose/i });
  expect(await flashing.locator('time').textContent()).toMatch(/^\d+:\d\d$/);
  await flashing.getByText(/ROOFING › /).waitFor();
  await flashing.getByRole('button', { name: /^Correct: / }).press('Enter');
  const field = dialog(page).getByRole('combobox', { name: 'Where it belongs' });
  await field.fill('leave it out');
  await page.getByRole('option', { name: 'Leave it out of reports' }).click();
  await lookAt(page, 'lessons/correcting');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await flashing.getByText('Learned. From the next writing on, these words are left out of reports.').waitFor();
  await lookAt(page, 'lessons/learned');

  await dialog(page).getByRole('button', { name: 'Reprocess' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await openSaid(page);
  await flashing.getByText('As you taught').waitFor();
  await flashing.getByText('Left out.').waitFor();
  await dialog(page)
    .getByText(/^Not in the report/)
    .click();
  await flashing.waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('list', { name: 'Messages' })
    .getByText(/Left out as you taught: ".*flashing at the chimney is loose/i)
    .waitFor();

  await page.getByRole('button', { name: 'What was said' }).click();
  await dialog(page).getByRole('tab', { name: 'What you have taught (1)' }).click();
  await lookAt(page, 'lessons/taught');
  await dialog(page)
    .getByRole('button', { name: /^Forget: .*flashing at the chimney is loose/i })
    .click();
  await dialog(page)
    .getByText(/^Nothing yet\./)
    .waitFor();
  await dialog(page).getByRole('tab', { name: 'What you have taught (0)' }).waitFor();
  await page.context().close();
});
