import { screen } from '@testing-library/react';
import { IsnCredentialsPage } from '../../../client/features/isn-credentials/isn-credentials-page.tsx';
import { IsnProvider } from '../../../client/lib/isn/isn-provider.tsx';
import { isnStatus, site } from './answers.ts';
import { FakeServer } from './fake-server.ts';
import { renderScreen } from './render-screen.tsx';

/** A server that keeps ISN credentials: none at first, or those of this user. */
export function isnServer(user?: string): FakeServer {
  let status = isnStatus(user);
  return new FakeServer({
    Site: () => site(),
    IsnCredentialsStatus: () => ({ isnCredentialsStatus: status }),
    SaveIsnCredentials: ({ username, companyKey }) => {
      status = isnStatus(String(username), String(companyKey));
      return { saveIsnCredentials: status };
    },
    DeleteIsnCredentials: () => {
      status = isnStatus();
      return { deleteIsnCredentials: true };
    },
    SetIsnGivesBack: ({ givesBack }) => {
      status = isnStatus('maria', 'acme', Boolean(givesBack));
      return { setIsnGivesBack: status };
    },
  });
}

/** The page /isn-credentials over a server. */
export function openIsnPage(server: FakeServer) {
  return renderScreen(
    <IsnProvider>
      <IsnCredentialsPage />
    </IsnProvider>,
    server,
  );
}

/** The same, once it shows the credentials that are there; resolves with who looks at it. */
export async function openConfiguredIsnPage(server: FakeServer) {
  const { user } = await openIsnPage(server);
  await screen.findByRole('region', { name: 'ISN Credentials Configured Successfully' });
  return user;
}
