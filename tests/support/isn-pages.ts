import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { accessibilityViolations } from './browser.ts';
import type { Screens } from './screens.ts';

const PICTURES = join(ROOT, 'test-results/screenshots/isn');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
];

/** A page of somebody new, with credentials for this company when one is given. */
export async function pageWithIsn(screens: Screens, username: string, companyKey?: string): Promise<Page> {
  const client = await screens.register(username);
  if (companyKey) {
    const credentials = { username: 'maria', password: 'secret', company_key: companyKey };
    await client.json('POST', '/users/isn/upload-credentials', credentials);
  }
  return screens.pageWith(username);
}

/** Nothing sticks out and axe finds nothing at either width; a picture of each is kept. */
export async function look(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.screenshot({ path: join(PICTURES, `${name}-${size.width}.png`), fullPage: true });
    expect(await accessibilityViolations(page), `${name} at ${size.width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
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
