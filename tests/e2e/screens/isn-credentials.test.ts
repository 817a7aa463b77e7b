import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIsnCredentials, notConfigured, pageWithIsn } from '../../support/isn-pages.ts';
import { lookAt } from '../../support/look-at.ts';
import { alertOf, type Mishap, screensOfThisFile, spoil } from '../../support/screens.ts';

const screens = screensOfThisFile();
let accounts = 0;

/** A page of somebody new, with credentials for this company when one is given. */
const pageOfNewcomer = (companyKey?: string) => pageWithIsn(screens, `isn-${++accounts}@example.com`, companyKey);

/** Whether it is between the bar at the top and the end of the window. */
async function isInSight(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const end = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 60 && box.y + box.height <= end;
}

const configured = (page: Page) => page.getByRole('region', { name: 'ISN Credentials Configured Successfully' });

async function save(page: Page, companyKey: string, username = 'maria'): Promise<void> {
  await fillIsnCredentials(page, companyKey, username);
  await page.getByRole('button', { name: /^(Save|Update) Credentials$/ }).click();
}

describe('/isn-credentials', () => {
  it('reads Loading..., and says when the context is missing', async () => {
    for (const [mishap, text] of [
      ['held', 'Loading...'],
      ['unreadable', 'Error: ISN context not properly loaded. Please refresh the page.'],
    ] as const) {
      const page = await pageOfNewcomer();
      await spoil(page, 'isnCredentialsStatus', mishap);
      await screens.open(page, '/isn-credentials');
      await page.getByText(text).waitFor({ timeout: 30_000 });
      await lookAt(page, mishap === 'held' ? 'isn/loading' : 'isn/context-missing');
      await page.context().close();
    }
  });

  it('goes from not configured to configured, updated and deleted, with a message each time', async () => {
    const page = await pageOfNewcomer();
    await screens.open(page, '/isn-credentials');
    await notConfigured(page).waitFor();
    await page.getByText('Other company keys').click();
    await lookAt(page, 'isn/not-configured');

    const button = page.getByRole('button', { name: 'Save Credentials' });
    expect(await button.isDisabled()).toBe(true);
    await fillIsnCredentials(page, '  ');
    expect(await button.isDisabled()).toBe(true);
    await save(page, 'sandbox');
    const saved = page.getByRole('status').filter({ hasText: 'Credentials saved successfully.' });
    await saved.waitFor();
    await configured(page).getByText('maria').waitFor();
    expect(await page.getByLabel('New Password', { exact: true }).inputValue()).toBe('');
    await lookAt(page, 'isn/configured-message-green');
    await saved.getByRole('button', { name: 'Dismiss' }).click();
    await saved.waitFor({ state: 'hidden' });
    await page.reload();
    await configured(page).waitFor();
    await lookAt(page, 'isn/configured');

    await save(page, 'SANDBOX-EMPTY', 'ana');
    await configured(page).getByText('sandbox-empty').waitFor();
    await configured(page).getByText('ana').waitFor();

    const remove = page.getByRole('button', { name: 'Delete Credentials' });
    await remove.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you sure you want to delete your ISN credentials?').waitFor();
    await lookAt(page, 'isn/delete-dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await remove.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await notConfigured(page).waitFor();
    await page.getByRole('status').filter({ hasText: 'Credentials deleted successfully.' }).waitFor();
    await page.reload();
    await notConfigured(page).waitFor();
    await page.context().close();
  });

  it.each<[string, string, string]>([
    ['sandbox-slow', 'maria', 'Failed to save credentials. Please try again.'],
    ['sandbox-redirect', 'maria', 'Failed to save credentials. Please try again.'],
    ['sandbox-html', 'maria', 'Failed to save credentials. Please try again.'],
    ['sandbox-500', 'maria', 'Failed to save credentials. Please try again.'],
    ['sandbox-bad-login', 'maria', 'Failed to save credentials.'],
    ['no-such-company', 'maria', 'Failed to save credentials.'],
    ['sandbox', 'wrong', 'Failed to save credentials.'],
    ['not/a/key', 'maria', 'The company key has only letters, digits and hyphens. Please correct it.'],
  ])(
    'the key %s with the user name %s fails in red within 20 seconds, and keeps the old credentials',
    async (key, username, text) => {
      const page = await pageOfNewcomer('sandbox');
      await page.setViewportSize({ width: 360, height: 640 });
      await screens.open(page, '/isn-credentials');
      await configured(page).waitFor();
      await save(page, key, username);
      if (key === 'sandbox-slow') await page.getByRole('button', { name: 'Saving...' }).waitFor();
      await alertOf(page, text).waitFor({ timeout: 20_000 });
      await expect.poll(() => isInSight(page, alertOf(page, text))).toBe(true);
      await page.getByRole('button', { name: 'Update Credentials' }).waitFor();
      await configured(page).getByText('sandbox', { exact: true }).waitFor();
      expect(await page.getByLabel('New Username').inputValue()).toBe(username);
      if (key === 'sandbox-bad-login') await lookAt(page, 'isn/configured-message-red');
      await page.context().close();
    },
  );

  it.each<[string, Mishap, string]>([
    ['saveIsnCredentials', 'lost', 'An unexpected error occurred while uploading credentials.'],
    ['saveIsnCredentials', 'unreadable', 'An unexpected error occurred while uploading credentials.'],
    [
      'saveIsnCredentials',
      { message: 'ISN does not know you.', code: 'BAD_USER_INPUT' },
      'Failed to save credentials.ISN does not know you.',
    ],
    ['deleteIsnCredentials', 'lost', 'An error occurred while deleting credentials. Please try again.'],
    [
      'deleteIsnCredentials',
      { message: 'masked', code: 'INTERNAL_SERVER_ERROR' },
      'An error occurred while deleting credentials. Please try again.',
    ],
    ['setIsnGivesBack', 'lost', 'Failed to save this setting. Please try again.'],
  ])('%s that is %j alerts "%s"', async (operation, mishap, alert) => {
    const page = await pageOfNewcomer('sandbox');
    await screens.open(page, '/isn-credentials');
    await configured(page).waitFor();
    await spoil(page, operation, mishap);
    if (operation === 'saveIsnCredentials') await save(page, 'sandbox');
    if (operation === 'setIsnGivesBack') await page.getByRole('switch').click();
    if (operation === 'deleteIsnCredentials') await deleteCredentials(page);
    await alertOf(page, alert).waitFor();
    await configured(page).waitFor();
    if (operation === 'setIsnGivesBack') expect(await page.getByRole('switch').isChecked()).toBe(false);
    await page.context().close();
  });

  it('says that nothing was deleted when they were deleted elsewhere', async () => {
    const page = await pageOfNewcomer('sandbox');
    await screens.open(page, '/isn-credentials');
    await configured(page).waitFor();
    const elsewhere = screens.rest();
    await elsewhere.logIn(`isn-${accounts}@example.com`);
    await elsewhere.json('DELETE', '/users/isn/delete-credentials');
    await deleteCredentials(page);
    await alertOf(page, 'Failed to delete credentials. Please try again.').waitFor();
    await notConfigured(page).waitFor();
    await lookAt(page, 'isn/not-configured-message-red');
    await page.context().close();
  });

  it('reads Deleting credentials... and Deleting... meanwhile', async () => {
    const page = await pageOfNewcomer('sandbox');
    await screens.open(page, '/isn-credentials');
    await configured(page).waitFor();
    await spoil(page, 'deleteIsnCredentials', 'held');
    await deleteCredentials(page);
    await page.getByText('Deleting credentials...').waitFor();
    expect(await page.getByRole('button', { name: 'Deleting...' }).isDisabled()).toBe(true);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await lookAt(page, 'isn/deleting');
    await page.context().close();
  });

  it('keeps the switch for the link in the order', async () => {
    const page = await pageOfNewcomer('sandbox');
    await screens.open(page, '/isn-credentials');
    const link = page.getByRole('switch', { name: 'Add a link to the finished report to its ISN order' });
    await link.waitFor({ state: 'attached' });
    expect(await link.isChecked()).toBe(false);
    await page.getByRole('switch').click();
    await expect.poll(() => link.getAttribute('aria-busy')).toBe('false');
    await page.reload();
    await link.waitFor({ state: 'attached' });
    expect(await link.isChecked()).toBe(true);
    await page.context().close();
  });
});

async function deleteCredentials(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Credentials' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}
