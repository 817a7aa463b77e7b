import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { alertOf, type Mishap, screensOfThisFile, spoil } from '../../support/screens.ts';

const screens = screensOfThisFile();

describe('/auth', () => {
  async function fill(page: Page, fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  }
  const REGISTRATION = { Email: 'new@example.com', Password: '12345678', 'Confirm password': '12345678' };

  it.each([
    ['login', 'Email', /username|email/],
    ['login', 'Password', /current-password/],
    ['register', 'Password', /new-password/],
    ['register', 'Confirm password', /new-password/],
  ])('%s: password managers know what %s is', async (mode, label, autocomplete) => {
    const page = await screens.pageOf('visitor');
    await screens.open(page, `/auth?mode=${mode}`);
    await page.getByLabel(label, { exact: true }).waitFor();
    expect(await page.getByLabel(label, { exact: true }).getAttribute('autocomplete')).toMatch(autocomplete);
    await page.context().close();
  });

  it('says what it is, hints at the rule, links terms and support, shows and hides, tells whether both match', async () => {
    const page = await screens.pageOf('visitor');
    await screens.open(page, '/auth');
    await page.getByRole('heading', { name: 'Sign into your account' }).waitFor();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.getByText('At least 8 characters').waitFor();
    expect(await page.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe('/terms');
    expect(await page.getByRole('link', { name: /@/ }).getAttribute('href')).toBe('mailto:support@plumbline.example');
    const submit = page.getByRole('button', { name: 'Create account', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    await fill(page, { Password: '12345678', 'Confirm password': '1234567' });
    await page.getByText('Passwords do not match yet').waitFor();
    await fill(page, { 'Confirm password': '12345678' });
    await page.getByText('Passwords match', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.getByRole('checkbox').check();
    expect(await submit.isDisabled()).toBe(false);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['login', 360],
    ['login', 1440],
    ['register', 360],
    ['register', 1440],
  ])('%s at %i px: no violation that axe finds, nothing sticks out', async (mode, width) => {
    const page = await screens.pageOf('visitor');
    await page.setViewportSize({ width, height: 900 });
    await screens.open(page, `/auth?mode=${mode}`);
    await page.locator('button[type=submit]').waitFor();
    await page.getByRole('note').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `test-results/screenshots/auth-${mode}-${width}.png` });
    await page.context().close();
  });

  it.each<[string, Record<string, string>, string]>([
    ['no e-mail address', { Email: 'nobody' }, 'Please enter a valid email address'],
    ['a short password', { Password: '1234567' }, 'Password must be at least 8 characters long'],
    ['another confirmation', { 'Confirm password': '12345679' }, 'Passwords do not match'],
    ['a taken name', { Email: 'trialing@example.com' }, 'An account with this e-mail address already exists.'],
  ])('registration with %s alerts; toggling clears alert and checkbox', async (_what, over, alert) => {
    const page = await screens.pageOf('visitor');
    await screens.open(page, '/auth?mode=register');
    await fill(page, { ...REGISTRATION, ...over });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account', exact: true }).click();
    await alertOf(page, alert).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Create an account' }).click();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await page.context().close();
  });

  it.each<['login' | 'register', Mishap | 'none', string]>([
    ['login', 'none', 'Incorrect username or password.'],
    ['login', { message: '', code: 'UNAUTHENTICATED' }, 'Login failed. Please check your credentials.'],
    ['login', 'unreadable', 'An error occurred during login. Please try again.'],
    ['login', 'lost', 'Unable to connect to the server. Please ensure the backend is running.'],
    ['register', { message: '', code: 'BAD_USER_INPUT' }, 'Registration failed. Please try again.'],
    ['register', 'unreadable', 'An error occurred during registration. Please try again.'],
    ['register', 'lost', 'Unable to connect to the server. Please ensure the backend is running.'],
  ])('%s that is answered %j alerts "%s"', async (mode, how, alert) => {
    const page = await screens.pageOf('visitor');
    await screens.open(page, `/auth?mode=${mode}`);
    if (how !== 'none') await spoil(page, `${mode}(`, how);
    await fill(page, mode === 'login' ? { Email: 'nobody@example.com', Password: 'whatever' } : REGISTRATION);
    if (mode === 'register') await page.getByRole('checkbox').check();
    await page.locator('button[type=submit]').click();
    await alertOf(page, alert).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.context().close();
  });

  it('is worked with the keyboard alone, and goes to the template page without a template', async () => {
    const page = await screens.pageOf('visitor');
    await screens.open(page, '/auth');
    await page.getByLabel('Email').focus();
    await page.keyboard.type('TRIALING@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('correct horse battery');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/upload-report');
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('eyJ'); // no access token
    await page.context().close();
  });

  it('goes on all the same when the template cannot be asked for', async () => {
    const page = await screens.pageOf('visitor');
    await screens.open(page, '/auth');
    await spoil(page, 'query Landing', { message: 'no', code: 'BAD_USER_INPUT' });
    await fill(page, { Email: 'trialing@example.com', Password: 'correct horse battery' });
    await page.locator('button[type=submit]').click();
    await alertOf(page, 'Failed to check user status after authentication.').waitFor();
    await page.waitForURL('**/upload-report');
    await page.context().close();
  });

  it('a visitor who chooses a plan signs in and comes back to it', async () => {
    const page = await screens.pageOf('visitor');
    await screens.open(page, '/pricing');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fill(page, { Email: 'newcomer@example.com', Password: 'correct horse battery' });
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/pricing');
    await page.context().close();
  });
});
