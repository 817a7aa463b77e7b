import { type Browser, chromium, type Locator, type Page } from 'playwright-core';

/** Debian's Chromium, with nothing that calls home. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Registers through the page as a new user would; ends on the choice of a plan. */
export async function registerInBrowser(page: Page, origin: string, username: string): Promise<void> {
  await page.goto(origin);
  // The page may still move under a mouse that is pressed before all of it is loaded.
  await page.getByRole('button', { name: 'Create an account' }).press('Enter');
  await page.getByLabel('Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse battery');
  await page.getByRole('checkbox').check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/pricing');
}

/** Begins the free trial on the payment provider's page; ends on the dashboard. */
export async function startTrialInBrowser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/dashboard');
}

/** Registers, subscribes and chooses the built-in Legacy template; ends on the dashboard. */
export async function beginInBrowser(page: Page, origin: string, username: string): Promise<void> {
  await registerInBrowser(page, origin, username);
  await startTrialInBrowser(page);
  await page.goto(`${origin}/upload-report`);
  await takeLegacyTemplateInBrowser(page);
}

/** Chooses the built-in Legacy template; ends on the dashboard. */
async function takeLegacyTemplateInBrowser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use Default Template' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Legacy' }).click();
  await page.getByRole('heading', { name: 'Template Editor' }).waitFor();
  await page.getByRole('link', { name: 'Plumbline, to the dashboard' }).click();
  await page.waitForURL('**/dashboard');
}

/** Selects recordings in the upload card: the page that is being left may still show another file input. */
export async function chooseRecordings(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.getByRole('region', { name: 'Upload' }).locator('input[accept*=".mp3"]').setInputFiles(files);
}

/** Selects pictures in the upload card. */
export async function choosePictures(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.getByRole('group', { name: 'Pictures (optional)' }).locator('input[type=file]').setInputFiles(files);
}

/** Selects recordings in the upload card and starts the writing. */
export async function writeReportInBrowser(page: Page, recordings: string[]): Promise<void> {
  await chooseRecordings(page, recordings);
  await page.getByRole('button', { name: 'Write report' }).click();
}

/** Violations of WCAG A and AA that axe finds on the page as it is. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { source } = await import('axe-core').then((axe) => axe.default);
  // The page's own policy forbids foreign scripts in it; an evaluated one runs beside it.
  return page.evaluate(async (script) => {
    new Function(script)();
    const axe = (window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }).axe;
    interface Violation {
      id: string;
      nodes: { html: string }[];
    }
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
    return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
  }, source);
}
