import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawClient } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';
import type { Call, Outcome } from './access/call.ts';
import { GRAPHQL_CALLS } from './access/graphql-calls.ts';
import { REST_CALLS } from './access/rest-calls.ts';
import { CALLERS, type CallerKind, setScene } from './access/scene.ts';
import { changesBetween, takeSnapshot } from './access/snapshot.ts';
import { SOCKET_CALLS } from './access/socket-calls.ts';

const CALLS: Call[] = [...REST_CALLS, ...GRAPHQL_CALLS, ...SOCKET_CALLS];

let web: TestWeb;
let visitor: RawClient;

beforeAll(async () => {
  // A quick digest: hundreds of people are registered here, and none of them is attacked.
  const hasher = {
    hash: async (password: string) => password,
    verify: async (one: string, two: string) => one === two,
  };
  web = await startTestWeb(() => ({ hasher }));
  visitor = new RawClient(web.origin);
});
afterAll(() => web.close());

/** What a call should come to. */
function codeFor(call: Call, kind: CallerKind): Outcome['code'] {
  if (call.always) return call.always;
  if (kind === 'visitor' || kind === 'made-up token') {
    return call.access === 'visitor' ? (call.unproven?.code ?? 'ok') : 'UNAUTHENTICATED';
  }
  if (kind === 'expired owner' && call.access === 'subscriber') return 'SUBSCRIPTION_REQUIRED';
  return kind === 'another subscriber' && call.namesOwned ? 'NOT_FOUND' : 'ok';
}

/** What a call should change: nothing at all when it is refused, nothing of the owner's for anybody else. */
function changesFor(call: Call, kind: CallerKind) {
  const isOwner = kind === 'owner' || kind === 'expired owner';
  const succeeds = codeFor(call, kind) === 'ok';
  if (!succeeds && call.unproven) return { own: [], others: call.unproven.besides };
  return { own: succeeds && isOwner ? (call.changes ?? []) : [], others: succeeds ? (call.besides ?? []) : [] };
}

describe.each(CALLS)('$name', (call) => {
  it.each(CALLERS)('by %s', async (kind) => {
    const scene = await setScene(web, kind, call.state ?? 'created');
    const before = await takeSnapshot(web.prisma);
    const { code, answer } = await call.make(scene);
    const { own, others } = changesBetween(before, await takeSnapshot(web.prisma), scene.owner.accountId);
    const expected = changesFor(call, kind);

    expect({ code, own }, answer).toEqual({ code: codeFor(call, kind), own: expected.own });
    if (kind === 'another subscriber' && code === 'ok') {
      // What changes then is the caller's own; of the owner nothing is told.
      expect(others).toEqual([...new Set([...(call.changes ?? []), ...expected.others])].sort());
      const { reportId, versionId, owner } = scene;
      for (const secret of [reportId, owner.accountId, owner.username, ...(versionId ? [versionId] : [])]) {
        expect(answer).not.toContain(secret);
      }
    } else expect(others).toEqual(expected.others);
  });
});

describe('the table', () => {
  it('holds every operation that introspection names, and no other', async () => {
    const { body } = await visitor.graphql(undefined, getIntrospectionQuery());
    const schema = buildClientSchema(body.data as IntrospectionQuery);
    const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const there = types.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    const named = [...GRAPHQL_CALLS, ...SOCKET_CALLS].map(({ name }) => name.replace(/\(.*/, ''));
    expect([...new Set(named)].sort()).toEqual(there.sort());
  });

  it('holds every route that the OpenAPI document names, and no other', async () => {
    const { body } = await visitor.rest(undefined, 'GET', '/openapi.json');
    const there = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(REST_CALLS.map(({ name }) => name).sort()).toEqual(there.sort());
  });

  it('gives a reason for whatever somebody without a subscription may do', () => {
    expect(CALLS.filter(({ access, because }) => (access === 'subscriber') !== (because === undefined))).toEqual([]);
  });

  it('agrees with the OpenAPI document on who is let in', async () => {
    const { body } = await visitor.rest(undefined, 'GET', '/openapi.json');
    for (const { name, access } of REST_CALLS) {
      const [method = '', path = ''] = name.split(' ');
      const { security, responses } = body.paths[path][method.toLowerCase()];
      const told = security ? 'visitor' : '402' in responses ? 'subscriber' : 'account';
      expect.soft(told, name).toBe(access);
    }
  });
});
