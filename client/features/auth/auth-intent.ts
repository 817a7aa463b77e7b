import type { Location } from 'react-router-dom';
import type { AuthRequest } from '../../lib/auth-request.ts';
import type { AuthMode } from './authentication-failure.ts';

/** What somebody comes to /auth for. */
interface AuthIntent {
  /** How the page opens. */
  mode: AuthMode;
  /** Where the log-in leads, when that is asked for; null leaves it to how the account stands. */
  landing: '/pricing' | null;
  /** The dashboard, with the report that was gone to. */
  dashboard: string;
}

/**
 * Reads the navigation state, else the query parameters `mode` and `redirect`. Of a redirect only that it begins with /pricing
 * counts: the page never goes to an address that somebody else wrote. Specification, point 2.
 */
export function authIntent({ state, search }: Pick<Location, 'state' | 'search'>): AuthIntent {
  const request: AuthRequest = state ?? {};
  const parameters = new URLSearchParams(search);
  const mode = request.mode ?? parameters.get('mode');
  const redirect = request.redirect ?? parameters.get('redirect');
  return {
    mode: mode === 'register' ? 'register' : 'login',
    landing: redirect?.startsWith('/pricing') ? '/pricing' : null,
    dashboard: request.report ? `/dashboard?${new URLSearchParams({ report: request.report })}` : '/dashboard',
  };
}
