import { Loader, Stack, Text } from '@mantine/core';
import { AlertMessage } from '../../components/alert-message.tsx';
import { Page } from '../../components/page.tsx';
import { ISN_MISSING, useIsn } from '../../lib/isn/isn-context.ts';
import { Connection } from './connection.tsx';
import { SandboxHint } from './sandbox-hint.tsx';

/** The connection to ISN: loading, missing, not configured or configured. Specification, points 2 and 4. */
export function IsnCredentialsPage() {
  const isn = useIsn();
  return (
    <Page
      title="ISN Credentials"
      purpose="Connect to ISN, and write reports for the inspections ordered there."
      size="sm"
    >
      <Stack gap="lg">
        <SandboxHint />
        {isn?.status && <Connection isn={isn} status={isn.status} />}
        {isn && !isn.status && !isn.hasFailed && (
          <Text role="status" display="flex" style={{ alignItems: 'center', gap: '0.5rem' }}>
            <Loader size="sm" aria-hidden />
            Loading...
          </Text>
        )}
        {(!isn || (!isn.status && isn.hasFailed)) && <AlertMessage>{ISN_MISSING}</AlertMessage>}
      </Stack>
    </Page>
  );
}
