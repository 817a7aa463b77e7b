import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { notConfigured, pageWithIsn } from '../../support/isn-pages.ts';
import { lookAt } from '../../support/look-at.ts';
import { alertOf, screensOfThisFile, spoil } from '../../support/screens.ts';

const screens = screensOfThisFile();
let accounts = 0;

/** A page of somebody new, with credentials for this company when one is given. */
const pageOfNewcomer = (companyKey?: string) => pageWithIsn(screens, `isn-${++accounts}@example.com`, companyKey);

describe('the orders on the dashboard', () => {
  const header = (page: Page) => page.getByRole('group', { name: 'Header information (optional)' });
  const dropdown = (page: Page) => header(page).getByRole('combobox', { name: 'ISN order' });

  it('lead to the credentials where there are none', async () => {
    const page = await pageOfNewcomer();
    await screens.open(page, '/dashboard');
    const link = header(page).getByRole('link', { name: 'Set Up ISN Credentials' });
    await link.waitFor();
    await lookAt(page, 'isn/dashboard-not-configured');
    await link.click();
    await page.waitForURL('**/isn-credentials');
    await notConfigured(page).waitFor();
    await page.context().close();
  });

  it('are picked by mouse or keyboard, cleared, and refreshed', async () => {
    const page = await pageOfNewcomer('sandbox');
    await screens.open(page, '/dashboard');
    await header(page)
      .getByText(/^Read from ISN/)
      .waitFor();
    await dropdown(page).click();
    await page.getByRole('option', { name: /^118 Alder Court, Newport News, VA, 23606 - Dana · .*1:30/ }).waitFor();
    await page
      .getByRole('option', { name: /not scheduled$/ })
      .first()
      .waitFor();
    await lookAt(page, 'isn/dashboard-dropdown');
    await page.getByRole('option', { name: /Alder Court/ }).click();
    await header(page)
      .getByText(/^Report header: 118 Alder Court/)
      .waitFor();
    await lookAt(page, 'isn/dashboard-picked');
    await header(page).getByRole('button', { name: 'Clear selection' }).click();
    expect(await dropdown(page).inputValue()).toBe('');
    await expect.poll(() => dropdown(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('cobble');
    const found = page.getByRole('option', { name: /^7 Cobblestone Lane/ });
    await found.waitFor();
    await page.getByRole('option', { name: /Alder Court/ }).waitFor({ state: 'hidden' });
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => found.getAttribute('data-combobox-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await header(page)
      .getByText(/^Report header: 7 Cobblestone Lane/)
      .waitFor();
    const refreshed = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('"forceUpdate":true')),
    );
    await header(page).getByRole('button', { name: 'Refresh orders' }).click();
    await refreshed;
    await header(page).getByText('Read from ISN just now.').waitFor();
    await header(page)
      .getByText(/^Report header: 7 Cobblestone Lane/)
      .waitFor();
    await page.context().close();
  });

  it('say that there are none', async () => {
    const page = await pageOfNewcomer('sandbox-none');
    await screens.open(page, '/dashboard');
    await header(page).getByText('ISN has no upcoming orders for you.').waitFor();
    expect(await dropdown(page).isDisabled()).toBe(true);
    await lookAt(page, 'isn/dashboard-no-orders');
    await page.context().close();
  });

  it('are searched for where there are no footprints', async () => {
    const page = await pageOfNewcomer('sandbox-empty');
    await screens.open(page, '/dashboard');
    await header(page)
      .getByText(/^Read from ISN/)
      .waitFor({ timeout: 20_000 });
    await dropdown(page).click();
    await page.getByRole('option').first().waitFor();
    await page.context().close();
  });

  it('show that they are being read, and where they cannot be that is said in place', async () => {
    const page = await pageOfNewcomer('sandbox');
    await spoil(page, 'isnOrders', 'held');
    await screens.open(page, '/dashboard');
    await header(page).getByText('Loading orders from ISN...').waitFor();
    await lookAt(page, 'isn/dashboard-loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await spoil(page, 'isnOrders', { message: 'ISN cannot be reached just now.', code: 'UNAVAILABLE' });
    await page.reload();
    await alertOf(page, 'The ISN orders could not be loaded.').waitFor();
    await lookAt(page, 'isn/dashboard-failure');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await header(page)
      .getByText(/^Read from ISN/)
      .waitFor();
    await page.context().close();
  });
});
