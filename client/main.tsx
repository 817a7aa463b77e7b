import './app/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { ROUTES } from './app/router.tsx';
import { createApollo } from './lib/apollo.ts';
import { requestTokens } from './lib/request-tokens.ts';
import { Session } from './lib/session.ts';

const session = new Session(localStorage, requestTokens);
const client = createApollo(session);

// What one account has read must not be shown to the next.
let before = session.state;
session.subscribe(() => {
  if (before === 'user' && session.state === 'visitor') void client.clearStore();
  before = session.state;
});
session.followOtherTabs(window);
void session.restore();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Providers session={session} client={client}>
      <RouterProvider router={createBrowserRouter(ROUTES)} />
    </Providers>
  </StrictMode>,
);
