import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../lib/session-context.ts';

/** Goes to /auth when the session ends: by Logout, here or in another tab, or by the server's refusal. Specification, point 4. */
export function useEndOfSession(): void {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    let before = session.state;
    return session.subscribe(() => {
      if (before === 'user' && session.state === 'visitor') navigate('/auth', { replace: true });
      before = session.state;
    });
  }, [session, navigate]);
}
