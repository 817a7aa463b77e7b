import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { alertOf, screensOfThisFile, spoil, usernameOf } from '../../support/screens.ts';

const screens = screensOfThisFile();

describe('/profile and the menu', () => {
  it('changes the password: other sessions end, this one goes on', async () => {
    const username = 'password@example.com';
    const client = await screens.register(username);
    const page = await screens.pageWith(username);
    await screens.open(page, '/profile');
    await page.getByText(username).first().waitFor();
    const update = page.getByRole('button', { name: 'Update Password' });
    expect(await update.isDisabled()).toBe(true);
    await page.getByLabel('New password', { exact: true }).fill('new password');
    await page.getByLabel('Confirm new password', { exact: true }).fill('other');
    await page.getByLabel('Confirm new password', { exact: true }).press('Enter');
    await alertOf(page, 'Please ensure your password meets the requirements and that the passwords match.').waitFor();
    await page.getByLabel('Confirm new password', { exact: true }).fill('new password');
    await update.click();
    await page.getByText('Password updated successfully.').waitFor();
    expect((await client.call('GET', '/users/me')).status).toBe(401);
    await page.reload();
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
    await client.logIn(username, 'new password');
    await page.context().close();
  });

  it.each([
    ['Update Password', 'changePassword(', 'Updating...', 'Failed to update password. Please try again.'],
    ['Manage Billing', 'createPortalSession', 'Opening billing…', 'Failed to open billing portal.'],
    ['Delete Account', 'deleteAccount', 'Deleting...', 'Failed to delete account. Please try again.'],
  ])('%s (%s) says "%s" while it is under way, and "%s" when it fails', async (button, operation, busy, alert) => {
    for (const how of ['held', 'lost'] as const) {
      const page = await screens.pageOf('trialing');
      await screens.open(page, '/profile');
      await spoil(page, operation, how);
      if (button === 'Update Password') {
        await page.getByLabel('New password', { exact: true }).fill('new password');
        await page.getByLabel('Confirm new password', { exact: true }).fill('new password');
      }
      await page.getByRole('button', { name: button }).click();
      if (button === 'Delete Account') await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await (how === 'held' ? page.getByRole('button', { name: busy }) : alertOf(page, alert)).waitFor();
      await page.context().close();
    }
  });

  it('says when the password is new but the log-in with it failed, and logs out', async () => {
    const username = 'halfway@example.com';
    await screens.register(username);
    const page = await screens.pageWith(username);
    await screens.open(page, '/profile');
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
    await spoil(page, 'login(', 'lost');
    await page.getByLabel('New password', { exact: true }).fill('new password');
    await page.getByLabel('Confirm new password', { exact: true }).fill('new password');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.waitForURL('**/auth');
    await page.getByText('Password updated, but automatic login failed. Please log in manually.').waitFor();
    await page.context().close();
  });

  it('deletes the account after the dialog: logged out, and nobody gets in any more', async () => {
    const username = 'leaving@example.com';
    const client = await screens.register(username);
    const page = await screens.pageOf('visitor');
    await screens.open(page, '/auth');
    await page.getByLabel('Email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/upload-report');
    await screens.open(page, '/profile');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you sure you want to delete your account? This action is irreversible.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/auth');
    expect((await client.call('GET', '/users/me')).status).toBe(401);
    await expect(client.logIn(username)).rejects.toThrow('Incorrect username or password.');
    await client.register(username); // the name is free
    await page.context().close();
  });

  it.each([
    ['1280', { width: 1280, height: 900 }, 'User menu'],
    ['360', { width: 360, height: 800 }, 'Menu'],
  ])('the menu at %s px leads everywhere and ends the session on the server too', async (_width, viewport, name) => {
    const page = await screens.pageOf('trialing');
    await page.setViewportSize(viewport);
    await screens.open(page, '/dashboard');
    const menu = page.getByRole('button', { name });
    const choose = async (entry: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose('Profile');
    await page.waitForURL('**/Profile');
    await choose('ISN Credentials');
    await page.waitForURL('**/ISN-Credentials');
    await menu.click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const token = await page.evaluate(() => localStorage.getItem('plumbline.refreshToken'));
    await choose('Logout');
    await page.waitForURL('**/auth');
    await expect
      .poll(async () => (await screens.rest().call('POST', '/auth/refresh', { refresh_token: token })).status)
      .toBe(401);
    await page.context().close();
  });

  it('a log-out elsewhere, or a password changed elsewhere, closes the socket and leads to /auth', async () => {
    const page = await screens.pageOf('trialing');
    const closed = new Promise<void>((resolve) =>
      page.on('websocket', (socket) => socket.on('close', () => resolve())),
    );
    await screens.open(page, '/dashboard');
    await page.getByRole('heading', { name: 'Reports', exact: true }).waitFor();
    const elsewhere = screens.rest();
    await elsewhere.logIn(usernameOf('trialing'));
    await elsewhere.json('PUT', '/users/password', { new_password: 'correct horse battery' });
    await closed;
    await page.waitForURL('**/auth', { timeout: 20_000 });
    await page.context().close();
  });
});
