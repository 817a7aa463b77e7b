import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { PageLoading } from '../components/page-loading.tsx';
import { authIntent } from '../features/auth/auth-intent.ts';
import type { AuthRequest } from '../lib/auth-request.ts';
import { useAccount, useSession, useSessionState } from '../lib/session-context.ts';
import { Frame } from './frame.tsx';
import { gate } from './gate.ts';

/** For people who are logged in and subscribed; visitors go to /auth, the others to /pricing. Specification, points 2 and 4. */
export function Protected() {
  const state = useSessionState();
  const account = useAccount();
  if (state === 'restoring') return <PageLoading />;
  if (state === 'visitor') return <ToAuth />;
  const decision = gate(account?.subscription ?? null);
  return decision.enters ? <Frame /> : <Navigate to="/pricing" state={decision.flags} replace />;
}

/** Leads to /auth, and from there back to the report that was gone to. */
function ToAuth() {
  const report = useSearchParams()[0].get('report');
  // One object for good: Navigate would go again for another.
  const [request] = useState<AuthRequest>(() => (report ? { report } : {}));
  return <Navigate to="/auth" state={request} replace />;
}

/** For visitors; whoever arrives logged in is sent on. */
export function VisitorOnly() {
  return useSessionState() === 'restoring' ? <PageLoading /> : <UnlessArrivedLoggedIn />;
}

/** Whoever logs in on the page is sent on by the page itself. */
function UnlessArrivedLoggedIn() {
  const session = useSession();
  const { landing, dashboard } = authIntent(useLocation());
  const [arrivedLoggedIn] = useState(session.state === 'user');
  const restoredSince = useSessionState() === 'user' && session.isRestored;
  return arrivedLoggedIn || restoredSince ? <Navigate to={landing ?? dashboard} replace /> : <Outlet />;
}
