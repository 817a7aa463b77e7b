import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alertOf, screensOfThisFile, spoil } from '../../support/screens.ts';
import { dialog, look, notice, openEditor, openSecondItem } from '../../support/template-screen.ts';

const screens = screensOfThisFile();

/** How many drafts this browser keeps. */
function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('plumbline-template-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
        };
      }),
  );
}

describe('the template editor', () => {
  it('says how saving goes, and has a choice when somebody else was first', async () => {
    const { page, client } = await openEditor(screens, 'saving@example.com');
    await openSecondItem(page);
    const comment = page.locator('[role=row][aria-level="3"]').first();
    await comment.getByRole('button', { name: 'Maintenance tip' }).click();
    await notice(page).waitFor();
    await look(page, 'unsaved-1440');
    await spoil(page, 'updateTemplate', 'lost');
    await page.getByRole('button', { name: 'Save Template' }).click();
    await alertOf(page, 'Failed to save template').waitFor();
    await look(page, 'save-failed-1440');
    await page.unroute('**/graphql');
    await spoil(page, 'updateTemplate', 'held');
    await alertOf(page, 'Failed to save template').getByRole('button', { name: 'Try again' }).click();
    await dialog(page).getByText('Saving your template').waitFor();
    await look(page, 'saving-1440');

    // The changes were kept in the browser; meanwhile there is another version.
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.unroute('**/graphql');
    await client.takeLegacyTemplate();
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await dialog(page)
      .getByText(/^You have unsaved changes from/)
      .waitFor();
    await look(page, 'welcome-back-1440');
    await dialog(page).getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Save Template' }).click();
    await dialog(page).getByText('Since you opened it').waitFor();
    await look(page, 'changed-elsewhere-1440');
    await dialog(page).getByRole('button', { name: 'Save mine over it' }).click();
    await page.getByText('Template saved.').first().waitFor();
    await expect.poll(() => keptDrafts(page)).toBe(0);
    await page.getByRole('button', { name: 'History' }).click();
    await expect.poll(() => dialog(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await page.context().close();
  });

  it('says what it cannot do: load, or be used on a small screen', async () => {
    const { page } = await openEditor(screens, 'small@example.com');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByText('Not available on mobile').waitFor();
    await look(page, 'mobile-360');
    await page.setViewportSize({ width: 1440, height: 900 });
    await spoil(page, 'EditedTemplate', 'held');
    await page.reload();
    await page.getByText('Loading template...').waitFor();
    await look(page, 'loading-1440');
    await page.unroute('**/graphql');
    await spoil(page, 'EditedTemplate', 'unreadable');
    await page.reload();
    await alertOf(page, 'Failed to load template').waitFor({ timeout: 30_000 });
    await look(page, 'failed-1440');
    await page.unroute('**/graphql');
    await alertOf(page, 'Failed to load template').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('treegrid').waitFor();
    await page.context().close();
  });
});
