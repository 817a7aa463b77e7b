import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../support/client/open-app.tsx';

/** Without a layout a menu counts as out of sight. */
const entries = async () =>
  (await screen.findAllByRole('menuitem', { hidden: true })).map((entry) => [
    entry.textContent,
    entry.getAttribute('href'),
  ]);
const entry = (name: string) => screen.findByRole('menuitem', { name, hidden: true });
const userMenu = () => screen.getByRole('button', { name: /User menu/ });

describe('the navigation bar', () => {
  it('links to the pages and shows whose session it is', async () => {
    await openApp('/dashboard', {});
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Reports', '/dashboard'],
      ['Template', '/templates'],
    ]);
    expect(screen.getByRole('link', { name: 'Plumbline, to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: /User menu\s*M?\s*maria$/ })).toBeInTheDocument();
  });

  it('has the specified entries in the menu of the user', async () => {
    await openApp('/dashboard', {});
    await userEvent.click(userMenu());
    expect(await entries()).toEqual([
      ['Profile', '/Profile'],
      ['ISN Credentials', '/ISN-Credentials'],
      ['Logout', null],
    ]);
  });

  it('has all entries in the one menu of small screens', async () => {
    await openApp('/dashboard', {});
    await userEvent.click(screen.getByLabelText('Menu'));
    expect((await entries()).map(([label]) => label)).toEqual([
      'Reports',
      'Template',
      'Profile',
      'ISN Credentials',
      'Logout',
    ]);
  });

  it('can be walked by keyboard: arrows move, Escape closes and gives the focus back', async () => {
    await openApp('/dashboard', {});
    userMenu().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await entry('Profile')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(await entry('ISN Credentials')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(userMenu()).toHaveFocus());
    await waitFor(() => expect(screen.queryAllByRole('menuitem', { hidden: true })).toEqual([]));
  });

  it('leads to the profile', async () => {
    await openApp('/dashboard', {});
    await userEvent.click(userMenu());
    await userEvent.click(await entry('Profile'));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
  });

  it('logs out: tells the server, forgets both tokens and goes to /auth', async () => {
    const { server, router } = await openApp('/dashboard', {});
    await userEvent.click(userMenu());
    await userEvent.click(await entry('Logout'));
    expect(await screen.findByRole('heading', { name: 'Sign into your account' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/auth');
    expect(server.variablesOf('LogOut')).toEqual({ refreshToken: 'refresh' });
    expect(localStorage.length).toBe(0);
  });
});
