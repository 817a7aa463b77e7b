import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSessionState } from '../../lib/session-context.ts';
import { useLogOut } from '../../lib/use-log-out.ts';
import { SIGN_IN_FIRST } from './auth-requests.ts';

/** Logout; for visitors the way to sign in. */
export function AccountAction() {
  const isUser = useSessionState() === 'user';
  const logOut = useLogOut();
  if (isUser) {
    return (
      <Button variant="white" onClick={() => void logOut()}>
        Logout
      </Button>
    );
  }
  return (
    <Button variant="white" component={Link} to="/auth" state={SIGN_IN_FIRST}>
      Sign in
    </Button>
  );
}
