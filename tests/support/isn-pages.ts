import type { Page } from 'playwright-core';

/** Fills the form on /isn-credentials; the password is `secret`. */
export async function fillIsnCredentials(page: Page, companyKey: string, username = 'maria'): Promise<void> {
  await page.getByLabel(/^(New )?Username$/).fill(username);
  await page.getByLabel(/^(New )?Password$/).fill('secret');
  await page.getByLabel(/^(New )?Company Key$/).fill(companyKey);
}
