import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;
let browser: Browser;

beforeAll(async () => {
  [web, browser] = await Promise.all([startTestWeb(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await web?.close();
});

/** A page that gets to no other server, and what it asked of others or complained of. */
async function openDocs(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== web.origin,
    (route) => {
      complaints.push(`It asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  await page.goto(`${web.origin}/api/docs`);
  return { page, complaints };
}

it('shows the calls and makes them with a token, without any other server', async () => {
  const { accessToken, username } = await web.logIn();
  const { page, complaints } = await openDocs();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.locator('.auth-container input').fill(accessToken);
  await page
    .locator('.auth-btn-wrapper')
    .getByRole('button', { name: /Apply|Authorize/ })
    .click();
  await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Close' }).click();

  const me = page.locator('#operations-users-usersMe');
  await me.locator('.opblock-summary-control').click();
  await me.getByRole('button', { name: 'Execute' }).click();
  await me.locator('.live-responses-table').getByText(username).waitFor();

  const upload = page.locator('#operations-reports-reportsUploadAudio');
  await upload.locator('.opblock-summary-control').click();
  await upload.locator('input[type=file]').first().waitFor();
  expect(complaints).toEqual([]);
});
