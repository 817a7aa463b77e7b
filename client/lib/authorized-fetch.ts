import type { Session } from './session.ts';

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/**
 * `fetch` with the session's access token; an answer 401 is refreshed and tried again once. An answer 402 makes the session ask
 * anew how the subscription stands.
 */
export async function authorizedFetch(session: Session, url: string, init: Init = {}): Promise<Response> {
  const used = session.accessToken;
  const response = await fetchWith(used, url, init);
  if (response.status === 402) void session.renew(used);
  if (response.status !== 401 || !(await session.renew(used))) return response;
  return fetchWith(session.accessToken, url, init);
}

function fetchWith(accessToken: string | null, url: string, init: Init): Promise<Response> {
  const authorization: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  return fetch(url, { ...init, headers: { ...init.headers, ...authorization } });
}
