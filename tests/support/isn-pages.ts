import type { Locator, Page } from 'playwright-core';
import type { Screens } from './screens.ts';

/** A page of somebody new, with credentials for this company when one is given. */
export async function pageWithIsn(screens: Screens, username: string, companyKey?: string): Promise<Page> {
  const client = await screens.register(username);
  if (companyKey) {
    const credentials = { username: 'maria', password: 'secret', company_key: companyKey };
    await client.json('POST', '/users/isn/upload-credentials', credentials);
  }
  return screens.pageWith(username);
}

/** The panel that is on /isn-credentials where there are none. */
export function notConfigured(page: Page): Locator {
  return page.getByRole('region', { name: 'ISN Not Configured' });
}

/** Fills the form on /isn-credentials; the password is `secret`. */
export async function fillIsnCredentials(page: Page, companyKey: string, username = 'maria'): Promise<void> {
  await page.getByLabel(/^(New )?Username$/).fill(username);
  await page.getByLabel(/^(New )?Password$/).fill('secret');
  await page.getByLabel(/^(New )?Company Key$/).fill(companyKey);
}
