import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type InitialEntry, Outlet, RouterProvider } from 'react-router-dom';
import { Providers } from '../../../client/app/providers.tsx';
import { useEndOfSession } from '../../../client/app/use-end-of-session.ts';
import type { FakeServer } from './fake-server.ts';
import { sessionOf, type Viewer } from './session-of.ts';

const ELSEWHERE = ['/auth', '/dashboard', '/isn-credentials', '/pricing', '/templates', '/upload-report'];

/** Shows a screen at `/` with all that it stands on; every other path shows its own name as a heading. */
export async function renderScreen(
  screen: ReactElement,
  server: FakeServer,
  entry: InitialEntry = '/',
  viewer: Viewer = {},
) {
  const { session, requestTokens } = await sessionOf(viewer);
  const router = createMemoryRouter(
    [
      {
        Component: FollowSession,
        children: [{ path: '/', element: screen }, ...ELSEWHERE.map((path) => ({ path, element: <h1>at {path}</h1> }))],
      },
    ],
    { initialEntries: [entry] },
  );
  render(
    <Providers session={session} client={server.client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { session, requestTokens, router, user: userEvent.setup({ applyAccept: false }) };
}

function FollowSession() {
  useEndOfSession();
  return <Outlet />;
}
