import { render, screen } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { Providers } from '../../../client/app/providers.tsx';
import { ROUTES } from '../../../client/app/router.tsx';
import { isnStatus, PRICING, reportList, STATUSES, site, templatePage, uploadCard } from './answers.ts';
import { FakeServer } from './fake-server.ts';
import { sessionOf, type Viewer } from './session-of.ts';

/** The whole page at an address, over a server that answers everything; resolves when a screen has its title. */
export async function openApp(entry: InitialEntry, viewer: Viewer, { isBillingSandbox = false } = {}) {
  const server = new FakeServer({
    Site: () => site(isBillingSandbox),
    PricingPage: () => PRICING,
    Reports: () => reportList([]),
    ReportStatuses: () => STATUSES,
    UploadCard: () => uploadCard(),
    TemplatePage: () => templatePage(null),
    IsnCredentialsStatus: () => ({ isnCredentialsStatus: isnStatus() }),
    LogOut: () => ({ logout: true }),
  });
  const { session, requestTokens } = await sessionOf(viewer);
  const router = createMemoryRouter(ROUTES, { initialEntries: [entry] });
  render(
    <Providers session={session} client={server.client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const title = (await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).textContent;
  return { title, path: router.state.location.pathname, router, server, session, requestTokens };
}
