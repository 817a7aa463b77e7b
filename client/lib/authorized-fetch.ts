import type { Session } from './session.ts';

/**
 * `fetch` with the session's access token; an answer 401 is refreshed and tried again once. An answer 402 makes the session ask
 * anew how the subscription stands.
 */
export async function authorizedFetch(session: Session, url: string): Promise<Response> {
  const used = session.accessToken;
  const response = await fetchWith(used, url);
  if (response.status === 402) void session.renew(used);
  if (response.status !== 401 || !(await session.renew(used))) return response;
  return fetchWith(session.accessToken, url);
}

function fetchWith(accessToken: string | null, url: string): Promise<Response> {
  return fetch(url, { headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {} });
}
