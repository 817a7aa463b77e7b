import { Stack } from '@mantine/core';
import { Page } from '../../components/page.tsx';
import { SupportLine } from '../../components/support-line.tsx';
import { useAccount } from '../../lib/session-context.ts';
import { Billing } from './billing.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** The user's own account. Specification, point 2. */
export function ProfilePage() {
  const account = useAccount();
  // The session has just ended; the guard is about to leave.
  if (!account) return null;
  return (
    <Page title="Profile" purpose={account.username} size="sm">
      <Stack gap="lg">
        <Billing subscription={account.subscription} />
        <ChangePassword username={account.username} />
        <DeleteAccount />
        <SupportLine />
      </Stack>
    </Page>
  );
}
