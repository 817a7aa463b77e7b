import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { productOfThisFile, WITHOUT_WORKER } from './product-of-this-file.ts';
import { RestClient } from './rest-client.ts';
import { actInPortal, advanceSandbox } from './sandbox-pages.ts';

/** Who looks at a screen: a visitor, or somebody whose subscription stands like that. */
export type Standing = 'visitor' | 'newcomer' | 'trialing' | 'past due' | 'canceled';

/** What becomes of a call: never answered, lost, answered by something that is no API, or refused. */
export type Mishap = 'held' | 'lost' | 'unreadable' | { message: string; code: string };

/** The screens of a file, see `screensOfThisFile`. */
export type Screens = ReturnType<typeof screensOfThisFile>;

const PASSWORD = 'correct horse battery';

/**
 * The screens of one test file's product, in a real browser.
 * @param options.writesReports whether its tests have reports written.
 */
export function screensOfThisFile({ writesReports = false } = {}) {
  const running = productOfThisFile(writesReports ? {} : WITHOUT_WORKER);
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    // Those whose time is to pass come first: it passes for all.
    await become('past due', running.product.origin);
    await become('canceled', running.product.origin);
    await become('newcomer', running.product.origin);
    await become('trialing', running.product.origin);
  });
  afterAll(() => browser?.close());

  async function newPage(storageState?: BrowserContextOptions['storageState']): Promise<Page> {
    return (await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState })).newPage();
  }

  /** A page of its own on which this user is logged in. */
  async function pageWith(username: string): Promise<Page> {
    const credentials = { username, password: PASSWORD };
    const session = await rest().json<{ refresh_token: string }>('POST', '/auth/login', credentials);
    const localStorage = [{ name: 'plumbline.refreshToken', value: session.refresh_token }];
    return newPage({ cookies: [], origins: [{ origin: running.product.origin, localStorage }] });
  }

  const rest = () => new RestClient(running.product.origin);
  const open = (page: Page, path: string) => page.goto(`${running.product.origin}${path}`);

  return {
    rest,
    open,
    pageWith,
    /** A page of its own on which somebody is logged in, or a visitor is. */
    pageOf: (standing: Standing) => (standing === 'visitor' ? newPage() : pageWith(usernameOf(standing))),
    /** Somebody new in the free trial. */
    async register(username: string): Promise<RestClient> {
      const client = rest();
      await client.register(username);
      await client.startTrial();
      return client;
    },
  };
}

/** The user whose subscription stands like that. */
export function usernameOf(standing: Exclude<Standing, 'visitor'>): string {
  return `${standing.replace(' ', '-')}@example.com`;
}

/** The alert with this text. */
export function alertOf(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Has a mishap happen to every call whose text holds `operation`. */
export async function spoil(page: Page, operation: string, mishap: Mishap): Promise<void> {
  await page.route('**/graphql', async (route: Route) => {
    if (!route.request().postData()?.includes(operation)) return route.fallback();
    if (mishap === 'held') return;
    if (mishap === 'lost') return route.abort();
    if (mishap === 'unreadable') return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>proxy</p>' });
    const errors = [{ message: mishap.message, extensions: { code: mishap.code } }];
    return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ errors }) });
  });
}

async function become(standing: Exclude<Standing, 'visitor'>, origin: string): Promise<void> {
  const client = new RestClient(origin);
  await client.register(usernameOf(standing), PASSWORD);
  if (standing === 'newcomer') return;
  await client.startTrial();
  if (standing === 'trialing') return;
  const { url } = await client.json<{ url: string }>('POST', '/billing/create-portal-session');
  await actInPortal(url, standing === 'past due' ? 'failing_card' : 'cancel');
  await advanceSandbox(url, 14);
}
