import { Outlet } from 'react-router-dom';
import { SandboxLine } from './sandbox-line.tsx';
import { useEndOfSession } from './use-end-of-session.ts';
import { useSubscriptionChanges } from './use-subscription-changes.ts';

/** Around every screen: follows session and subscription, and says when billing is a sandbox. */
export function Root() {
  useEndOfSession();
  useSubscriptionChanges();
  return (
    <>
      <Outlet />
      <SandboxLine />
    </>
  );
}
