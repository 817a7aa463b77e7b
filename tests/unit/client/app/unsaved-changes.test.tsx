import { Menu } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { MenuEntries } from '../../../../client/app/menu-entries.tsx';
import { Providers } from '../../../../client/app/providers.tsx';
import { Root } from '../../../../client/app/root.tsx';
import { useUnsavedChanges } from '../../../../client/lib/unsaved-changes.ts';
import { site } from '../../../support/client/answers.ts';
import { FakeServer } from '../../../support/client/fake-server.ts';
import { sessionOf } from '../../../support/client/session-of.ts';

const SENTENCE = 'You have unsaved changes. If you leave this page, your changes may be lost.';

function Editor() {
  const [unsaved, setUnsaved] = useState(false);
  useUnsavedChanges(unsaved);
  return (
    <>
      <h1>Editor</h1>
      <button type="button" onClick={() => setUnsaved(!unsaved)}>
        {unsaved ? 'Save' : 'Change'}
      </button>
      <Link to="/reports">Reports</Link>
      <Menu opened withinPortal={false}>
        <Menu.Dropdown>
          <MenuEntries groups={[[{ label: 'Profile', to: '/profile' }]]} />
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

async function open() {
  const server = new FakeServer({ Site: () => site(), LogOut: () => ({ logout: true }) });
  const { session } = await sessionOf({});
  const router = createMemoryRouter([
    {
      Component: Root,
      children: [
        { path: '/', Component: Editor },
        ...['/reports', '/profile', '/auth'].map((path) => ({ path, element: <h1>at {path}</h1> })),
      ],
    },
  ]);
  render(
    <Providers session={session} client={server.client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { session, user: userEvent.setup() };
}

async function openWithChanges() {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: 'Change' }));
  return opened;
}

/** Whether the browser would ask before the page is closed. */
function browserAsks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('unsaved changes', () => {
  it('are asked about before a link is followed, and Stay stays', async () => {
    const { user } = await openWithChanges();
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved Changes' })).toHaveTextContent(SENTENCE);
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved Changes' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Editor' })).toBeInTheDocument();
  });

  it('do not keep anybody who chooses Leave Page', async () => {
    const { user } = await openWithChanges();
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    await user.click(await screen.findByRole('button', { name: 'Leave Page' }));
    expect(await screen.findByRole('heading', { name: 'at /reports' })).toBeInTheDocument();
  });

  it('are asked about before Logout, which Stay calls off', async () => {
    const { user, session } = await openWithChanges();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(session.state).toBe('user');
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Leave Page' }));
    expect(await screen.findByRole('heading', { name: 'at /auth' })).toBeInTheDocument();
  });

  it('do not hold up the end of the session', async () => {
    const { session } = await openWithChanges();
    session.end();
    expect(await screen.findByRole('heading', { name: 'at /auth' })).toBeInTheDocument();
  });

  it('have the browser ask, too, until they are saved', async () => {
    const { user } = await openWithChanges();
    expect(browserAsks()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(browserAsks()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    expect(await screen.findByRole('heading', { name: 'at /reports' })).toBeInTheDocument();
  });
});
