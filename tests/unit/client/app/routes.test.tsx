import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../../client/app/providers.tsx';
import { ROUTES } from '../../../../client/app/router.tsx';
import { Session } from '../../../../client/lib/session.ts';
import { reportList, SITE, STATUSES, templatePage, uploadCard } from '../../../support/client/answers.ts';
import { FakeServer } from '../../../support/client/fake-server.ts';

async function open(path: string, loggedIn: boolean) {
  const server = new FakeServer({
    Site: () => SITE,
    Me: () => ({ me: { __typename: 'Account', id: 'u1', username: 'maria@example.com' } }),
    Reports: () => reportList([]),
    ReportStatuses: () => STATUSES,
    UploadCard: () => uploadCard(),
    TemplatePage: () => templatePage(null),
    LogOut: () => ({ logout: true }),
  });
  const session = new Session(localStorage, vi.fn());
  if (loggedIn) session.start({ accessToken: 'access', refreshToken: 'refresh' });
  await session.restore();
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  render(
    <Providers session={session} client={server.client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const title = (await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).textContent;
  return { title, path: router.state.location.pathname, router, server };
}

describe('where a path leads', () => {
  it.each([
    ['/', false, '/', 'Sign into your account'],
    ['/auth', false, '/auth', 'Sign into your account'],
    ['/dashboard', false, '/auth', 'Sign into your account'],
    ['/upload-report', false, '/auth', 'Sign into your account'],
    ['/nowhere', false, '/auth', 'Sign into your account'],
    ['/', true, '/dashboard', 'Dashboard'],
    ['/auth', true, '/dashboard', 'Dashboard'],
    ['/nowhere', true, '/dashboard', 'Dashboard'],
    ['/upload-report', true, '/upload-report', 'Template'],
    ['/terms', false, '/terms', 'Terms and Conditions'],
  ])('%s (logged in: %s) leads to %s', async (from, loggedIn, to, title) => {
    expect(await open(from, loggedIn)).toMatchObject({ path: to, title });
  });
});

describe('the navigation bar', () => {
  it('links to the pages and shows whose session it is', async () => {
    await open('/dashboard', true);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Reports', '/dashboard'],
      ['Template', '/upload-report'],
    ]);
    expect(screen.getByRole('link', { name: 'Plumbline, to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(await screen.findByRole('button', { name: /User menu\s*M?\s*maria$/ })).toBeInTheDocument();
  });

  it('logs out: tells the server, forgets both tokens and goes to /auth', async () => {
    const { server } = await open('/dashboard', true);
    await userEvent.click(screen.getByRole('button', { name: /User menu/ }));
    // Without a layout the menu counts as out of sight.
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout', hidden: true }));
    expect(await screen.findByRole('heading', { name: 'Sign into your account' })).toBeInTheDocument();
    expect(server.variablesOf('LogOut')).toEqual({ refreshToken: 'refresh' });
    expect(localStorage.length).toBe(0);
  });
});
