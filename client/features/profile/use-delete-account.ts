import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLogOut } from '../../lib/use-log-out.ts';
import { DELETE_ACCOUNT } from './profile-documents.ts';

interface AccountDeletion {
  busy: boolean;
  /** Specification, point 8; null while nothing failed. */
  alert: string | null;
  deleteAccount: () => Promise<void>;
}

/** Closes the account for good; the user is logged out then. Specification, point 4. */
export function useDeleteAccount(): AccountDeletion {
  const client = useApolloClient();
  const logOut = useLogOut();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  async function deleteAccount() {
    setAlert(null);
    setBusy(true);
    try {
      await client.mutate({ mutation: DELETE_ACCOUNT });
      await logOut();
    } catch (error) {
      console.warn('The account could not be deleted.', error);
      setAlert('Failed to delete account. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return { busy, alert, deleteAccount };
}
