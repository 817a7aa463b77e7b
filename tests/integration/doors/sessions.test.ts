import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JoseTokenIssuer } from '../../../server/adapters/crypto/jose-token-issuer.ts';
import { eventually } from '../../support/eventually.ts';
import { openSocket } from '../../support/open-socket.ts';
import { RawClient } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;
let client: RawClient;
/** Seconds that the product's clock is ahead of this machine's. */
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead * 1000) };

beforeAll(async () => {
  const tokens = new JoseTokenIssuer('another secret of thirty-two characters', clock);
  web = await startTestWeb(() => ({ clock, tokens }));
  client = new RawClient(web.origin);
});
afterAll(() => web.close());

const ENDED = {
  status: 401,
  body: { detail: 'Your session has ended. Please log in again.', code: 'UNAUTHENTICATED' },
};
const SOCKET_ENDED = { code: 4403, reason: 'Session ended' };

const me = (token: string) => client.rest(token, 'GET', '/users/me');
const refresh = (refreshToken: string) =>
  client.rest(undefined, 'POST', '/auth/refresh', { refresh_token: refreshToken });

/** Logs somebody in once more, with a socket. */
async function logInAgain(username: string, password = 'password') {
  const { body } = await client.rest(undefined, 'POST', '/auth/login', { username, password });
  const [accessToken, refreshToken]: string[] = [body.access_token, body.refresh_token];
  return { accessToken, refreshToken, socket: await openSocket(web.origin, accessToken as string) } as const;
}

describe('a refresh token', () => {
  it('that comes back later than the grace was stolen: its whole family ends, and its socket is closed', async () => {
    const thief = await web.logIn();
    const bystander = await logInAgain(thief.username);
    const owner = (await refresh(thief.refreshToken)).body;
    const socket = await openSocket(web.origin, owner.access_token);
    const newest = (await refresh(owner.refresh_token)).body;

    ahead += 11;
    expect(await refresh(thief.refreshToken)).toMatchObject(ENDED);
    expect(await refresh(newest.refresh_token)).toMatchObject(ENDED);
    for (const token of [thief.accessToken, owner.access_token, newest.access_token])
      expect(await me(token)).toMatchObject(ENDED);
    expect(await socket.closed).toEqual(SOCKET_ENDED);
    await expect(openSocket(web.origin, newest.access_token)).rejects.toThrow('4403');

    expect(await me(bystander.accessToken as string)).toMatchObject({ status: 200 });
    await bystander.socket.close();
  });

  it('that two tabs use in the same second lets both live, and go on', async () => {
    const { refreshToken } = await web.logIn();
    const tabs = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    ahead += 60;
    for (const { body } of tabs) {
      expect(await me(body.access_token)).toMatchObject({ status: 200 });
      expect(await refresh(body.refresh_token)).toMatchObject({ status: 200 });
    }
  });

  it('is refused alike through both doors', async () => {
    expect(await refresh('made up')).toMatchObject(ENDED);
    const { status, body } = await client.graphql(undefined, 'mutation { refresh(refreshToken: "x") { accessToken } }');
    expect(status).toBe(401);
    expect(body.errors).toMatchObject([{ message: ENDED.body.detail, extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

it('logging out ends the session on the server: both tokens, and the socket at once', async () => {
  const { accessToken, refreshToken } = await web.logIn();
  const socket = await openSocket(web.origin, accessToken);
  const logout = 'mutation ($token: String!) { logout(refreshToken: $token) }';
  expect((await client.graphql(undefined, logout, { token: refreshToken })).body).toEqual({ data: { logout: true } });
  expect(await socket.closed).toEqual(SOCKET_ENDED);
  expect(await me(accessToken)).toMatchObject(ENDED);
  expect(await refresh(refreshToken)).toMatchObject(ENDED);
});

it('changing the password ends all other sessions and their sockets, and keeps the own', async () => {
  const own = await web.logIn();
  const ownSocket = await openSocket(web.origin, own.accessToken);
  const [one, other] = [await logInAgain(own.username), await logInAgain(own.username)];
  const change = await client.rest(own.accessToken, 'PUT', '/users/password', { new_password: 'another one' });
  expect(change).toMatchObject({ status: 200, body: { success: true, message: 'Password updated successfully.' } });
  for (const { socket, accessToken, refreshToken } of [one, other]) {
    expect(await socket.closed).toEqual(SOCKET_ENDED);
    expect(await me(accessToken as string)).toMatchObject(ENDED);
    expect(await refresh(refreshToken as string)).toMatchObject(ENDED);
  }
  let isOwnClosed = false;
  void ownSocket.closed.then(() => {
    isOwnClosed = true;
  });
  expect(await me(own.accessToken)).toMatchObject({ status: 200 });
  expect(await refresh(own.refreshToken)).toMatchObject({ status: 200 });
  expect(isOwnClosed).toBe(false);
  await ownSocket.close();

  const refused = await client.rest(undefined, 'POST', '/auth/login', { username: own.username, password: 'password' });
  expect(refused).toMatchObject({ status: 401, body: { detail: 'Incorrect username or password.' } });
  await (await logInAgain(own.username, 'another one')).socket.close();
});

describe('a deleted account', () => {
  it('is told so, its sockets are closed, and its name is free at once', async () => {
    const { username, accessToken } = await web.logIn();
    const other = await logInAgain(username);
    const own = await openSocket(web.origin, accessToken);
    const answer = await client.rest(accessToken, 'DELETE', '/users/delete');
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Account deleted.' } });
    expect(await own.closed).toEqual(SOCKET_ENDED);
    expect(await other.socket.closed).toEqual(SOCKET_ENDED);
    const credentials = { username, password: 'password' };
    expect(await client.rest(undefined, 'POST', '/auth/login', credentials)).toMatchObject({ status: 401 });
    expect(await client.rest(undefined, 'POST', '/users/register', credentials)).toMatchObject({ status: 200 });
  });

  it('is answered 401 by every call of the REST door that is not for visitors', async () => {
    const { accessToken, refreshToken } = await web.logIn();
    await client.graphql(accessToken, 'mutation { deleteAccount }');
    const { body: api } = await client.rest(undefined, 'GET', '/openapi.json');
    const others = Object.entries<Record<string, { security?: object[] }>>(api.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { security }]) => security?.length !== 0)
        .map(([method]) => ({ method: method.toUpperCase(), path: path.replace(/^\/api/, '') })),
    );
    expect(others.length).toBeGreaterThan(12);
    const isnCredentials = { username: 'inspector', password: 'secret', company_key: 'sandbox' };
    const body = {
      new_password: 'another one',
      mode: 'trial',
      user_comment: 'Leaks.',
      version_id: 'none',
      gives_back: true,
      report_id: 'none',
      remark: 0,
      target: null,
      ...isnCredentials,
    };
    for (const { method, path } of others) {
      const url = `${path.replace(/\{\w+\}/, '00000000-0000-4000-8000-000000000000')}?is_housemaster=false`;
      const answer = await client.rest(accessToken, method, url, method === 'GET' ? undefined : body);
      expect({ call: `${method} ${path}`, ...answer }).toMatchObject({ call: `${method} ${path}`, ...ENDED });
    }
    expect(await refresh(refreshToken)).toMatchObject(ENDED);
    const { body: answer } = await client.graphql(accessToken, '{ me { username } }');
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

it('a socket costs the server nothing any more when it is closed', async () => {
  const { accessToken, refreshToken } = await web.logIn();
  const socket = await openSocket(web.origin, accessToken);
  await socket.close();
  await client.rest(undefined, 'POST', '/auth/logout', { refresh_token: refreshToken });
  expect(await eventually('the log-out is known', async () => (await me(accessToken)).status === 401)).toBe(true);
  expect(web.logged).toEqual([]);
});
