import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { requestTokens } from '../lib/request-tokens.ts';
import { Session } from '../lib/session.ts';
import { SessionContext } from '../lib/session-context.ts';
import { Explorer } from './explorer.tsx';

const session = new Session(localStorage, requestTokens);
session.followOtherTabs(window);
// Somebody may have logged in on the page meanwhile.
window.addEventListener('focus', () => {
  if (session.state === 'visitor') void session.renew(null);
});
await session.restore();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SessionContext value={session}>
      <Explorer />
    </SessionContext>
  </StrictMode>,
);
