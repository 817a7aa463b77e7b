import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import type { Session } from '../lib/session.ts';
import { SessionContext } from '../lib/session-context.ts';
import { UnsavedChanges, UnsavedChangesContext } from '../lib/unsaved-changes.ts';
import { cssVariables, theme } from './theme.ts';

interface ProvidersProps {
  session: Session;
  client: ApolloClient;
  children: ReactNode;
}

/** What every screen stands on: session, calls, look, dialogs and notifications. */
export function Providers({ session, client, children }: ProvidersProps) {
  const [unsavedChanges] = useState(() => new UnsavedChanges());
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
          <ModalsProvider>
            <Notifications position="top-center" notificationMaxHeight={400} />
            <UnsavedChangesContext value={unsavedChanges}>{children}</UnsavedChangesContext>
          </ModalsProvider>
        </MantineProvider>
      </ApolloProvider>
    </SessionContext>
  );
}
