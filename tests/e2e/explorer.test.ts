import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { accessibilityViolations, beginInBrowser, launchBrowser } from '../support/browser.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';

const PICTURES = join(ROOT, 'test-results/screenshots');
const AUDIO = join(ROOT, 'tests/fixtures/audio');

/** GraphiQL makes each of its tabs a tab and a button within. */
const GRAPHIQLS_OWN = /^nested-interactive: (<li [^>]*class="graphiql-tab[^>]*> ?)+$/;

const running = productOfThisFile();
let browser: Browser;
let context: BrowserContext;
/** Requests to other hosts, and what the pages' consoles call an error. Policies that forbid something speak there too. */
let faults: string[];

beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  browser = await launchBrowser();
});

beforeEach(async () => {
  faults = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.route(
    ({ hostname }) => hostname !== new URL(running.product.origin).hostname, // the sandbox has a port of its own
    (route) => {
      faults.push(`request to ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return () => context.close();
});

afterAll(() => browser?.close());

/** A page with the explorer, and the messages that its sockets send. */
async function openExplorer(): Promise<{ page: Page; sent: { type: string; payload?: unknown }[] }> {
  const page = await context.newPage();
  const sent: { type: string; payload?: unknown }[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)))));
  await page.goto(`${running.product.origin}/graphql`);
  return { page, sent };
}

/** Opens an example and runs it. */
async function run(page: Page, example: string): Promise<void> {
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  await page.getByRole('button', { name: example, exact: true }).click();
  await page.getByRole('button', { name: /^Execute query/ }).click();
}

/** What the explorer shows as the answer; the editor draws spaces of its own. */
async function answer(page: Page): Promise<string> {
  const text = await page.locator('.graphiql-response .view-lines').textContent();
  return text?.replaceAll('\u00a0', ' ') ?? '';
}

/** Runs an example as it is until its answer holds `wanted`. */
async function runUntil(page: Page, example: string, wanted: RegExp, timeout = 15_000): Promise<string> {
  await run(page, example);
  await expect.poll(() => answer(page), { timeout, message: example }).toMatch(wanted);
  return answer(page);
}

/**
 * Opens the address in the answer by Ctrl-click, again if nothing opened: the editor draws its lines anew while it looks
 * for addresses, and a click at that moment meets none. An address that the pointer reached with Ctrl held has another
 * class, and keeps it where the key was let go outside the editor. What opens is told of only when its server has answered.
 */
function followAddress(page: Page): Promise<Page> {
  const address = page.locator('.graphiql-response').locator('.detected-link, .detected-link-active').first();
  return vi.waitFor(
    async () => {
      await page.mouse.move(0, 0); // the hint that the last try left would lie over the address
      const [opened] = await Promise.all([
        context.waitForEvent('page', { timeout: 20_000 }),
        address.click({ modifiers: ['Control'], timeout: 5_000 }),
      ]);
      return opened;
    },
    { timeout: 100_000 },
  );
}

describe('the explorer, without internet', () => {
  it('runs its examples in order, from a new account in the free trial to a completed report', async () => {
    const { page, sent } = await openExplorer();
    expect(await page.title()).toBe('API explorer · Plumbline');

    await runUntil(page, 'LogIn', /"subscriptionStatus": "none"/);
    await page.screenshot({ path: join(PICTURES, 'explorer.png') });
    await page.getByText('Logged in as explorer-').waitFor();
    await runUntil(page, 'StartTrial', /"url": "http/);
    const payment = await followAddress(page);
    await payment.getByRole('button', { name: /^Pay/ }).click();
    await payment.waitForURL('**/dashboard'); // the same session there
    await payment.close();

    await runUntil(page, 'ChooseTemplate', /"status": "processed"/);
    await runUntil(page, 'CreateReport', /"id": "/);
    await runUntil(page, 'UploadRecording', /"name": "sample-dictation.mp3"/);
    await page.screenshot({ path: join(PICTURES, 'explorer-upload.png') });
    await runUntil(page, 'StartProcessing', /"statusLabel": "/);
    await runUntil(page, 'WatchProgress', /"status": "completed"/, 120_000);
    await page.screenshot({ path: join(PICTURES, 'explorer-completed.png') });
    await runUntil(page, 'WhatWasSaid', /"outcome": "announcement"/);

    const init = sent.find(({ type }) => type === 'connection_init');
    expect(init?.payload).toMatchObject({ authorization: expect.stringMatching(/^Bearer ey/) });
    expect(faults).toEqual([]);
  });

  it('is reached from the page, shares its log-in, and logs out for both', async () => {
    const page = await context.newPage();
    await beginInBrowser(page, running.product.origin, 'developer@example.com');
    await page.screenshot({ path: join(PICTURES, 'explorer-link.png') });
    await page.getByRole('link', { name: 'API explorer' }).click();
    await page.getByText('Logged in as developer@example.com').waitFor();
    await runUntil(page, 'WhoAmI', /"username": "developer@example.com"/);
    expect(await page.getByRole('button', { name: 'StartTrial' }).count()).toBe(0);

    const violations = await accessibilityViolations(page);
    expect(violations.filter((violation) => !GRAPHIQLS_OWN.test(violation))).toEqual([]);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('plumbline.refreshToken'))).toBeNull();
    expect(faults).toEqual([]);

    await page.getByLabel('Email').fill('developer@example.com');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('banner').getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Logged in as developer@example.com').waitFor();
    await page.goto(`${running.product.origin}/`);
    await page.waitForURL('**/dashboard');
  });

  it('sends the files that were chosen, and a new token for one that ran out', async () => {
    const page = await context.newPage();
    await beginInBrowser(page, running.product.origin, 'chooser@example.com');
    await page.getByRole('link', { name: 'API explorer' }).click();
    await page.getByText('Logged in as chooser@example.com').waitFor();
    await runUntil(page, 'CreateReport', /"id": "/);

    await page.getByRole('button', { name: 'Show Files' }).click();
    await page
      .getByLabel('Choose files')
      .setInputFiles([join(AUDIO, 'small-talk.mp3'), join(AUDIO, 'house-1-slt.ogg')]);
    await page.screenshot({ path: join(PICTURES, 'explorer-files.png') });
    let refused = 0;
    await page.route('**/graphql', (route) => {
      if (refused++ > 0) return route.fallback();
      return route.fulfill({ status: 401, contentType: 'application/json', body: '{"errors":[]}' });
    });
    await runUntil(page, 'UploadRecording', /"small-talk.mp3".*"house-1-slt.ogg"/s);
    expect(refused).toBeGreaterThan(1);
  });

  it('opens no other tab before its editor is there, so that each tab keeps its own example', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await context.route(/monaco-editor[^/]*\.js$/, async (route) => {
      await arrival;
      await route.fallback();
    });
    const { page } = await openExplorer();
    const example = page.getByRole('button', { name: 'CreateReport', exact: true, includeHidden: true });
    await example.waitFor();
    const at = await example.boundingBox();
    if (!at) throw new Error('The tab is not in sight.');
    await page.mouse.click(at.x + 5, at.y + 5);
    await page.screenshot({ path: join(PICTURES, 'explorer-loading.png') });
    arrive();

    const query = page.locator('.graphiql-query-editor .view-lines');
    await query.getByText('mutation LogIn').waitFor();
    expect(await page.locator('.graphiql-tab-active').textContent()).toMatch(/^LogIn/);
    await example.click();
    await query.getByText('mutation CreateReport').waitFor();
    await page.screenshot({ path: join(PICTURES, 'explorer-loaded.png') });
  });

  it('tells a visitor what is missing, keeps no password beyond the tab, and fits 1024 px', async () => {
    const { page } = await openExplorer();
    await page.setViewportSize({ width: 1024, height: 768 });
    await runUntil(page, 'WatchProgress', /Please log in/);
    await page.screenshot({ path: join(PICTURES, 'explorer-1024.png') });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('try-it-');
  });
});

describe('who gets what at /graphql', () => {
  const get = (path: string, accept: string) => fetch(`${running.product.origin}${path}`, { headers: { accept } });

  it('a browser gets the page, and so does the one that asks for its head', async () => {
    const response = await get('/graphql', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toMatch(/accept/i);
    expect(await response.text()).toContain('API explorer');
  });

  it.each([
    ['a client that wants data', '/graphql?query={pricing{planName}}', 'application/json'],
    ['a browser with a query in the address', '/graphql?query={pricing{planName}}', 'text/html, */*;q=0.8'],
  ])('%s gets the API', async (_who, path, accept) => {
    const response = await fetch(`${running.product.origin}${path}`, {
      headers: { accept, 'apollo-require-preflight': 'true' },
    });
    expect(await response.text()).not.toContain('<html');
    expect(response.headers.get('content-type')).not.toContain('text/html');
  });

  it('a POST gets the API whatever it accepts', async () => {
    const response = await fetch(`${running.product.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/html, */*' },
      body: JSON.stringify({ query: '{ pricing { planName } }' }),
    });
    expect(await response.json()).toMatchObject({ data: { pricing: { planName: expect.any(String) } } });
  });
});
