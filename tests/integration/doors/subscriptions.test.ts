import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

interface Change {
  reportId: string;
  report: { status: string } | null;
  sentAt: string;
}

const CHANGES = 'subscription ($id: ID) { reportChanged(id: $id) { reportId report { status } sentAt } }';
let web: TestWeb;
const clients: ReturnType<typeof createClient>[] = [];

beforeAll(async () => {
  web = await startTestWeb();
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.dispose()));
  await web.close();
});

function connect(authorization: string | undefined, onClosed: (event: CloseEvent) => void = () => {}) {
  const client = createClient({
    url: `${web.origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
    retryAttempts: 0,
    on: { closed: (event) => onClosed(event as CloseEvent) },
  });
  clients.push(client);
  return client;
}

/** Subscribes, and resolves when the first change has come: from then on nothing is missed. */
async function watch(token: string, id: string) {
  const changes = connect(`Bearer ${token}`).iterate<{ reportChanged: Change }>({ query: CHANGES, variables: { id } });
  const next = async () => (await changes.next()).value?.data?.reportChanged as Change;
  return { first: await next(), next, stop: () => changes.return?.() };
}

describe('reportChanged', () => {
  it('begins with how the report is, delivers its changes at once, and its end', async () => {
    const { accessToken, actor } = await web.logIn();
    const { id: reportId } = await web.app.reports.create(actor, {});
    const { first, next } = await watch(accessToken, reportId);
    expect(first).toMatchObject({ reportId, report: { status: 'created' } });

    const before = Date.now();
    const change = next();
    await web.events.publish({ type: 'reportChanged', accountId: actor.accountId, reportId });
    const { sentAt } = await change;
    expect(Date.parse(sentAt)).toBeGreaterThanOrEqual(before);
    expect(Date.now() - before).toBeLessThan(1000);

    const end = next();
    await web.app.reports.delete(actor, { reportId });
    expect(await end).toMatchObject({ reportId, report: null });
  });

  it('delivers all reports of the account, nobody else’s', async () => {
    const [ada, grace] = await Promise.all([web.logIn(), web.logIn()]);
    const changes = connect(ada.accessToken).iterate<{ reportChanged: Change }>({ query: CHANGES });
    const received = changes.next();
    const own: Promise<{ id: string }>[] = [];
    // Until the subscription stands, nothing is delivered: so report after report is created.
    const creating = setInterval(() => {
      own.push(web.app.reports.create(grace.actor, {}).then(() => web.app.reports.create(ada.actor, {})));
    }, 50);
    const { value } = await received;
    clearInterval(creating);
    const ids = (await Promise.all(own)).map(({ id }) => id);
    expect(ids).toContain(value?.data?.reportChanged.reportId);
    await changes.return?.();
  });

  it('is refused for another account’s report, with a code', async () => {
    const [ada, grace] = await Promise.all([web.logIn(), web.logIn()]);
    const { id } = await web.app.reports.create(grace.actor, {});
    const changes = connect(ada.accessToken).iterate({ query: CHANGES, variables: { id } });
    const refusal = await changes.next().then(
      ({ value }) => value?.errors,
      (errors) => errors,
    );
    expect(refusal).toMatchObject([{ extensions: { code: 'NOT_FOUND', correlationId: expect.any(String) } }]);
  });
});

describe('the socket', () => {
  it.each([undefined, 'made-up'])('is closed with 4403 for the token %s', async (token) => {
    const closed = new Promise<number>((resolve) => {
      const client = connect(token, (event) => resolve(event.code));
      void client
        .iterate({ query: CHANGES })
        .next()
        .catch(() => {});
    });
    expect(await closed).toBe(4403);
  });

  it('is closed with 4403 for the token of a session that was ended', async () => {
    const { accessToken, refreshToken } = await web.logIn();
    await web.app.accounts.logOut({ refreshToken });
    const changes = connect(accessToken).iterate({ query: CHANGES });
    await expect(changes.next()).rejects.toMatchObject({ code: 4403 });
  });

  it('carries subscriptions only', async () => {
    const { accessToken } = await web.logIn();
    const answer = connect(accessToken).iterate({ query: '{ me { username } }' }).next();
    const refusal = await answer.then(
      ({ value }) => value?.errors,
      (errors) => errors,
    );
    expect(refusal).toMatchObject([{ message: 'Only subscriptions travel over the socket.' }]);
  });
});

it('is closed with 4403 when its token expires', async () => {
  const shortLived = await startTestWeb(({ tokens }) => ({
    tokens: Object.assign(Object.create(tokens), {
      readAccessToken: async (token: string) => {
        const claims = await tokens.readAccessToken(token);
        return claims && { ...claims, expiresAt: new Date(Date.now() + 300) };
      },
    }),
  }));
  const { accessToken } = await shortLived.logIn();
  const client = createClient({
    url: `${shortLived.origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: accessToken },
    retryAttempts: 0,
  });
  await expect(client.iterate({ query: CHANGES }).next()).rejects.toMatchObject({
    code: 4403,
    reason: 'Token expired',
  });
  await client.dispose();
  await shortLived.close();
});
