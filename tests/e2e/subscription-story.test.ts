import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { accessibilityViolations, launchBrowser, registerInBrowser, startTrialInBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { productOfThisFile, WITHOUT_WORKER } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';
import { actInPortal, advanceSandbox, payInSandbox } from '../support/sandbox-pages.ts';

const PICTURES = join(ROOT, 'test-results/screenshots');

const running = productOfThisFile(WITHOUT_WORKER);

interface LogIn {
  subscription_status: string;
  has_used_free_trial: boolean;
}

/** What a log-in answers, as long as it is not what is waited for: webhooks take a moment. */
function logInSays(client: RestClient, username: string, wanted: LogIn): Promise<LogIn> {
  const credentials = { username, password: 'correct horse battery' };
  return eventually(`log-in says ${wanted.subscription_status}`, async () => {
    const answer = await client.json<LogIn>('POST', '/auth/login', credentials);
    return answer.subscription_status === wanted.subscription_status &&
      answer.has_used_free_trial === wanted.has_used_free_trial
      ? answer
      : null;
  });
}

describe('a script without a browser', () => {
  const username = 'script@example.com';
  const client = () => new RestClient(running.product.origin);
  const portal = async (rest: RestClient) =>
    (await rest.json<{ url: string }>('POST', '/billing/create-portal-session')).url;
  const list = async (rest: RestClient) => {
    const answer = await rest.call('GET', '/reports/list');
    return { status: answer.status, body: await answer.json() };
  };
  const shownOut = {
    status: 402,
    body: { code: 'SUBSCRIPTION_REQUIRED', detail: 'This needs an active subscription. Please choose a plan.' },
  };

  it('registers, tries for 14 days, fails to pay, is shown out, pays in the portal, is let in again, cancels', async () => {
    const rest = client();
    await rest.register(username);
    expect(await list(rest)).toMatchObject(shownOut);
    expect((await rest.call('GET', '/users/empty-report-status')).status).toBe(200);

    const { url } = await rest.json<{ url: string }>('POST', '/billing/create-checkout-session', { mode: 'trial' });
    const leftOver = await payInSandbox(url, 'cancel');
    expect(leftOver).toBe(`${running.product.origin}/payment?payment=cancel`);
    expect(await list(rest)).toMatchObject(shownOut);
    expect(await payInSandbox(url)).toBe(`${running.product.origin}/payment?payment=success`);
    await logInSays(rest, username, { subscription_status: 'trialing', has_used_free_trial: true });
    expect(await list(rest)).toEqual({ status: 200, body: { reports: [] } });

    await actInPortal(await portal(rest), 'failing_card');
    await advanceSandbox(url, 13);
    expect((await list(rest)).status).toBe(200);
    await advanceSandbox(url, 1);
    await logInSays(rest, username, { subscription_status: 'past_due', has_used_free_trial: true });
    expect(await list(rest)).toMatchObject(shownOut);

    const again = await rest.call('POST', '/billing/create-checkout-session', { mode: 'trial' });
    expect(again.status).toBe(409);
    await actInPortal(await portal(rest), 'good_card');
    await logInSays(rest, username, { subscription_status: 'active', has_used_free_trial: true });
    expect((await list(rest)).status).toBe(200);

    await actInPortal(await portal(rest), 'cancel');
    expect((await list(rest)).status).toBe(200); // what is paid for is given
    await advanceSandbox(url, 31);
    await logInSays(rest, username, { subscription_status: 'canceled', has_used_free_trial: true });
    expect(await list(rest)).toMatchObject(shownOut);

    const trial = await rest.call('POST', '/billing/create-checkout-session', { mode: 'trial' });
    expect({ status: trial.status, body: await trial.json() }).toMatchObject({
      status: 409,
      body: { detail: 'You have already used your free trial. Please choose a paid plan.' },
    });
    const paid = await rest.json<{ url: string }>('POST', '/billing/create-checkout-session', { mode: 'immediate' });
    await payInSandbox(paid.url);
    await logInSays(rest, username, { subscription_status: 'active', has_used_free_trial: true });
  });

  it('finds its subscription again after kill -9, and can still end it', async () => {
    const rest = client();
    await rest.register('kept@example.com');
    await rest.startTrial();
    await running.product.kill();
    running.product = await running.restart();
    const next = client();
    await next.logIn('kept@example.com');
    expect((await list(next)).status).toBe(200);
    await actInPortal(await portal(next), 'cancel');
    await advanceSandbox(await portal(next), 14);
    await logInSays(next, 'kept@example.com', { subscription_status: 'canceled', has_used_free_trial: true });
  });

  it('is told the same by GraphQL', async () => {
    const graphql = new GraphqlClient(running.product.origin);
    await graphql.register('graphql@example.com');
    const reports = '{ reports { totalCount } }';
    await expect(graphql.call(reports)).rejects.toThrow('This needs an active subscription. Please choose a plan.');
    await graphql.startTrial();
    expect(await graphql.call('{ subscriptionStatus { status hasUsedFreeTrial } }')).toEqual({
      subscriptionStatus: { status: 'trialing', hasUsedFreeTrial: true },
    });
    expect(await graphql.call(reports)).toEqual({ reports: { totalCount: 0 } });
  });
});

describe('the same in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    await mkdir(PICTURES, { recursive: true });
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  async function picture(page: Page, name: string): Promise<void> {
    expect(await accessibilityViolations(page), name).toEqual([]);
    await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
  }

  it.each([
    ['1440', { width: 1440, height: 900 }],
    ['360', { width: 360, height: 800 }],
  ])('at %s px: trial, past due, portal, in again; no screen needs more width', async (name, viewport) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    const { origin } = running.product;
    await registerInBrowser(page, origin, `browser-${name}@example.com`);
    await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
    await page.getByText('Sandbox').first().waitFor();
    await picture(page, `pricing-new-${name}`);

    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('button', { name: /^Pay/ }).waitFor();
    await picture(page, `checkout-${name}`);
    const checkout = page.url();
    await page.goto(`${origin}/pricing`);
    await startTrialInBrowser(page);
    await page.getByRole('heading', { name: 'Reports', exact: true }).waitFor();

    await page.goto(`${origin}/Profile`);
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    await page.getByRole('button', { name: /fails/ }).click();
    await picture(page, `portal-${name}`);
    await page.getByRole('button', { name: /Return/ }).click();
    await page.waitForURL('**/profile');

    await advanceSandbox(checkout, 14);
    await page.waitForURL('**/pricing');
    await page.getByText('Payment failed. Please update your payment method.').waitFor();
    await picture(page, `pricing-failed-${name}`);
    expect(await page.getByRole('button', { name: 'Start Free Trial' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Manage billing' }).click();
    await page.getByRole('button', { name: /works/ }).click();
    await page.getByRole('button', { name: /Return/ }).click();
    await page.waitForURL('**/profile');
    await picture(page, `profile-${name}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.context().close();
  });
});
