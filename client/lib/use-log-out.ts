import { useSession } from './session-context.ts';
import { useEndSession } from './use-end-session.ts';

/** Ends the session here at once, which leads to /auth, and tells the server. */
export function useLogOut(): () => Promise<void> {
  const session = useSession();
  const endSession = useEndSession();
  return () => endSession(session.end());
}
