import { Outlet } from 'react-router-dom';
import { SandboxLine } from './sandbox-line.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { useEndOfSession } from './use-end-of-session.ts';
import { useSubscriptionChanges } from './use-subscription-changes.ts';

/** Around every screen: follows session and subscription, asks before changes are lost, and says when billing is a sandbox. */
export function Root() {
  useEndOfSession();
  useSubscriptionChanges();
  return (
    <>
      <Outlet />
      <UnsavedChangesDialog />
      <SandboxLine />
    </>
  );
}
