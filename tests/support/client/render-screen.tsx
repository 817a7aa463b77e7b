import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '../../../client/app/providers.tsx';
import { Session } from '../../../client/lib/session.ts';
import type { FakeServer } from './fake-server.ts';

/** Shows a screen at `/` with all that it stands on; every other path shows its own name as a heading. */
export async function renderScreen(screen: ReactElement, server: FakeServer, path = '/') {
  const session = new Session(localStorage, vi.fn());
  session.start({ accessToken: 'access', refreshToken: 'refresh' });
  await session.restore();
  const router = createMemoryRouter(
    [
      { path: '/', element: screen },
      { path: '/dashboard', element: <h1>at /dashboard</h1> },
      { path: '/upload-report', element: <h1>at /upload-report</h1> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Providers session={session} client={server.client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { session, router, user: userEvent.setup({ applyAccept: false }) };
}
