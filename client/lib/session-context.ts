import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionAccount, SessionState } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session of this page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext around it');
  return session;
}

/** The state of the session; the component renders again when it changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state);
}

/** Whose session it is, null for a visitor; the component renders again when it changes. */
export function useAccount(): SessionAccount | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.account);
}
