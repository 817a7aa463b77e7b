import type { Isn } from '../../lib/isn/isn-context.ts';
import type { IsnStatus } from '../../lib/isn/isn-documents.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { DeleteCredentials } from './delete-credentials.tsx';
import { GivesBackSwitch } from './gives-back-switch.tsx';
import { StatusMessage } from './status-message.tsx';
import { StatusPanel } from './status-panel.tsx';
import { useCredentials } from './use-credentials.ts';

interface ConnectionProps {
  isn: Isn;
  status: IsnStatus;
}

/** How the connection stands, and what can be done with it. Specification, point 2. */
export function Connection({ isn, status }: ConnectionProps) {
  const { doing, outcome, successes, dismiss, save, remove } = useCredentials(isn);
  const { credentials } = status;
  return (
    <>
      {outcome && <StatusMessage outcome={outcome} onDismiss={dismiss} />}
      <StatusPanel credentials={credentials ?? null} isDeleting={doing === 'deleting'} />
      <CredentialsForm
        key={successes}
        isUpdate={status.hasCredentials}
        doing={doing}
        onSave={(typed) => void save(typed)}
      />
      {status.hasCredentials && (
        <>
          <GivesBackSwitch givesBack={status.givesBack} />
          <DeleteCredentials doing={doing} onDelete={() => void remove()} />
        </>
      )}
    </>
  );
}
