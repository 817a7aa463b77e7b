import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWrittenReport } from '../../server/adapters/hr5/read-written-report.ts';
import { ROOT } from '../../server/root.ts';
import { accessibilityViolations, beginInBrowser, launchBrowser, writeReportInBrowser } from '../support/browser.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { fillIsnCredentials } from '../support/isn-pages.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';

const RECORDING = join(ROOT, 'tests/fixtures/audio/small-talk.mp3');
const PICTURES = join(ROOT, 'test-results/screenshots/isn');
const LABEL = '118 Alder Court, Newport News, VA, 23606 - Dana';
const CREDENTIALS = { username: 'pat', password: 'sesame', company_key: 'sandbox' };

const running = productOfThisFile();
let browser: Browser;

beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

/** An order as the REST door hands it out, as far as this test looks at it. */
interface Order {
  datetime: string;
  report_info: Record<string, [string, string]>;
}

/** What the header of the file says of the order at 118 Alder Court: its client lives in another town. */
function expectHeader(bytes: Uint8Array, inspectedAt: string): void {
  const { reportInfo, clients } = readWrittenReport(bytes);
  const [year, month, day] = inspectedAt.slice(0, 10).split('-');
  expect(reportInfo).toMatchObject({
    RIAddress1: '118 Alder Court',
    RICity: 'Newport News',
    RIState: 'VA',
    RIZip: '23606',
    RIDate: `${month}/${day}/${year}`,
    RIStartTime: '1:30 PM',
    RIStopTime: '4:30 PM',
    RIInspector: 'Riley Chen',
    RIReportNumber: '1132 - 042426',
  });
  expect(clients[0]).toMatchObject({
    CFName1: 'Dana',
    CLName1: 'Moreno',
    CEmail: 'dana.moreno@example.com',
    CMobilePhone: '757-555-0101',
    CAddress: '9 Birch Rd',
    CCity: 'Hampton',
    CState: 'VA',
    CZip: '23666',
  });
  expect(Buffer.from(bytes).toString()).toMatch(
    /<PFName>Lee<\/PFName>\s*<PLName>Ray<\/PLName>\s*<PSHGIName\/>\s*<PRole>Buyer Agent<\/PRole>/,
  );
}

/** Somebody with a template and the sandbox's credentials. */
async function beginOverRest(username: string): Promise<{ client: RestClient; order: Order }> {
  const client = new RestClient(running.product.origin);
  await client.register(username);
  await client.startTrial();
  await client.takeLegacyTemplate();
  await client.json('POST', '/users/isn/upload-credentials', CREDENTIALS);
  const { orders } = await client.json<{ orders: Order[] }>('GET', '/users/isn/orders');
  const order = orders.find(({ report_info }) => report_info.RIAddress1?.[1] === '118 Alder Court');
  if (!order) throw new Error('The sandbox has no order at 118 Alder Court.');
  return { client, order };
}

const completed = (client: RestClient, id: string) =>
  expect.poll(async () => (await client.report(id)).status, { timeout: 120_000, interval: 500 }).toBe('completed');

/** Sets up ISN on its screen, with the link in the order. */
async function connect(page: Page): Promise<void> {
  await page.goto(`${running.product.origin}/isn-credentials`);
  await fillIsnCredentials(page, 'sandbox');
  await page.getByRole('button', { name: 'Save Credentials' }).click();
  await page.getByText('ISN Credentials Configured Successfully').waitFor();
  const link = page.getByRole('switch', { name: 'Add a link to the finished report to its ISN order' });
  await link.click();
  await expect.poll(() => link.getAttribute('aria-busy')).toBe('false');
  expect(await link.isChecked()).toBe(true);
}

describe('an order of ISN', () => {
  it('picked on the dashboard fills the header of the file; the order gets the link to the report', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await beginInBrowser(page, running.product.origin, 'orders@example.com');
    await connect(page);
    await page.goto(`${running.product.origin}/dashboard`);
    await page.getByRole('combobox', { name: 'ISN order' }).click();
    await page.getByRole('option', { name: LABEL }).click();
    await writeReportInBrowser(page, [RECORDING]);
    const row = page.getByRole('listitem', { name: LABEL });
    await row.getByText('Report Header').locator('..').getByText('Yes').waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'ISN order' }).inputValue()).toBe('');
    await row.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });
    await page.screenshot({ path: join(PICTURES, 'story.png') });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'Download' }).click(),
    ]);
    const client = new RestClient(running.product.origin);
    await client.logIn('orders@example.com');
    const { orders } = await client.json<{ orders: Order[] }>('GET', '/users/isn/orders');
    const order = orders.find(({ report_info }) => report_info.RIAddress1?.[1] === '118 Alder Court');
    expectHeader(await readFile(await download.path()), order?.datetime ?? '');

    const { reports } = await client.json<{ reports: { report_id: string }[] }>('GET', '/reports/list');
    const sandbox = await page.context().newPage();
    const link = `${running.product.origin}/dashboard?report=${reports[0]?.report_id}`;
    await expect
      .poll(
        async () => {
          await sandbox.goto(String(running.product.isnSandbox));
          return sandbox.getByText(link).count();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(1);
    await sandbox.screenshot({ path: join(PICTURES, 'sandbox.png'), fullPage: true });
    expect(await accessibilityViolations(sandbox)).toEqual([]);
    await sandbox.goto(link);
    expect(await sandbox.locator('[aria-current=true]').getAttribute('aria-label')).toBe(LABEL);
    await sandbox.screenshot({ path: join(PICTURES, 'link.png') });
    await sandbox.evaluate(() => localStorage.clear());
    await sandbox.goto(link);
    await sandbox.getByLabel('Email').fill('orders@example.com');
    await sandbox.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await sandbox.getByRole('button', { name: 'Sign in' }).click();
    await sandbox.waitForURL(link);
    expect(await sandbox.locator('[aria-current=true]').getAttribute('aria-label')).toBe(LABEL);
    await sandbox.screenshot({ path: join(PICTURES, 'link-after-log-in.png') });
    await page.context().close();
  });

  it('fills the same header over REST', async () => {
    const { client, order } = await beginOverRest('orders-rest@example.com');
    const { report_id: id } = await client.json<{ report_id: string }>('POST', '/reports/create-report', {
      report_settings: { write_header: true },
      isn_order: JSON.stringify(order),
    });
    const form = new FormData();
    form.append('audio_files', new Blob([await readFile(RECORDING)]), 'small-talk.mp3');
    await client.json('POST', `/reports/${id}/upload-audio`, form);
    await client.json('POST', `/reports/${id}/process-report`);
    await completed(client, id);
    expectHeader((await client.download(id)).bytes, order.datetime);
  });

  it('fills the same header over GraphQL', async () => {
    const username = 'orders-graphql@example.com';
    const { client } = await beginOverRest(username);
    const graphql = new GraphqlClient(running.product.origin);
    await graphql.logIn(username);
    const { isnOrders } = await graphql.call<{
      isnOrders: { orders: { label: string; datetime: string; orderJson: string }[] };
    }>('{ isnOrders { orders { label datetime orderJson } } }');
    const order = isnOrders.orders.find(({ label }) => label === LABEL);
    const id = await graphql.startReport([RECORDING], { isnOrder: order?.orderJson });
    await completed(client, id);
    expectHeader((await client.download(id)).bytes, order?.datetime ?? '');
  });
});
