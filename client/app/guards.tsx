import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession, useSessionState } from '../lib/session-context.ts';
import { Frame } from './frame.tsx';
import { PageLoading } from './page-loading.tsx';

/** For people who are logged in; visitors go to /auth. Specification, point 2. */
export function Protected() {
  const state = useSessionState();
  if (state === 'restoring') return <PageLoading />;
  return state === 'user' ? <Frame /> : <Navigate to="/auth" replace />;
}

/** For visitors; whoever arrives logged in goes to /dashboard. */
export function VisitorOnly() {
  return useSessionState() === 'restoring' ? <PageLoading /> : <UnlessArrivedLoggedIn />;
}

/** Looks once: whoever logs in on the page is sent on by the page itself. */
function UnlessArrivedLoggedIn() {
  const session = useSession();
  const [arrivedLoggedIn] = useState(session.state === 'user');
  return arrivedLoggedIn ? <Navigate to="/dashboard" replace /> : <Outlet />;
}
