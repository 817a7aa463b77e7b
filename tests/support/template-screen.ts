import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { accessibilityViolations } from './browser.ts';
import type { RestClient } from './rest-client.ts';
import type { Screens } from './screens.ts';

const PICTURES = join(ROOT, 'test-results/screenshots');

/** Somebody new with the built-in Legacy template, and the editor open. */
export async function openEditor(screens: Screens, username: string): Promise<{ page: Page; client: RestClient }> {
  const client = await screens.register(username);
  await client.takeLegacyTemplate();
  const page = await screens.pageWith(username);
  await page.setViewportSize({ width: 1440, height: 900 });
  await screens.open(page, '/templates');
  await page.getByRole('treegrid').waitFor();
  return { page, client };
}

/** The first row with this name. */
export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name }).first();

/** The dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** What is read while changes are not saved. */
export const notice = (page: Page) =>
  page.getByText('You have unsaved changes. Click "Save Template" to save your changes.');

/** Opens the first component, and its second item. */
export async function openSecondItem(page: Page): Promise<void> {
  await row(page, /component/).click();
  await page
    .getByRole('button', { name: /^Open / })
    .nth(1)
    .click();
}

/** Takes a picture; nothing is wrong for those who do not see it, and nothing lies beside the window. */
export async function look(page: Page, picture: string): Promise<void> {
  // What fades in has arrived; what turns does so for ever.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  await page.screenshot({ path: join(PICTURES, `template-editor-${picture}.png`) });
  expect(await accessibilityViolations(page), picture).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, picture).toBeLessThanOrEqual(0);
}
