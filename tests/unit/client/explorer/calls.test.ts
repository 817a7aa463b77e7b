import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillVariables } from '../../../../client/explorer/calls/fill-variables.ts';
import { postOperation } from '../../../../client/explorer/calls/post-operation.ts';
import { takeSession } from '../../../../client/explorer/calls/take-session.ts';
import { ChosenFiles } from '../../../../client/explorer/files/chosen-files.ts';
import { Session } from '../../../../client/lib/session.ts';

const ACCOUNT = { id: '1', username: 'a@example.com', subscriptionStatus: 'none' as const, hasUsedFreeTrial: false };
const FILES = [new File(['one'], 'one.mp3'), new File(['two'], 'two.mp3')];

/** A session of somebody who is logged in; no renewal succeeds. */
function loggedIn(): Session {
  localStorage.clear();
  const session = new Session(localStorage, () => Promise.reject(new Error('no renewal')));
  session.start({ accessToken: 'access', refreshToken: 'first', account: ACCOUNT });
  return session;
}

function chosen(): ChosenFiles {
  const files = new ChosenFiles();
  files.choose(FILES);
  return files;
}

function operationOf(query: string): OperationDefinitionNode {
  const operation = getOperationAST(parse(query));
  if (!operation) throw new Error('No operation.');
  return operation;
}

/** Has the server answer every call with this; returns what it was sent. */
function answer(data: object) {
  const sent: { headers: Record<string, string>; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: (typeof sent)[0]) => {
    sent.push(init);
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe('variables that are left out', () => {
  it('are the chosen files, all or the first, and the newest report', async () => {
    answer({ reports: { edges: [{ node: { id: 'r7' } }] } });
    const operation = operationOf(
      'mutation ($newestReport: ID!, $files: [Upload!]!, $file: Upload, $other: Int) { x }',
    );
    expect(await fillVariables(operation, { file: null }, loggedIn(), chosen())).toEqual({
      newestReport: 'r7',
      files: FILES,
      file: FILES[0],
    });
  });

  it('are left alone when they are given', async () => {
    const sent = answer({});
    const operation = operationOf('query ($newestReport: ID!) { x }');
    expect(await fillVariables(operation, { newestReport: 'r1' }, loggedIn(), chosen())).toEqual({
      newestReport: 'r1',
    });
    expect(sent).toEqual([]);
  });

  it('say what to do when there is no report', async () => {
    answer({ reports: { edges: [] } });
    const operation = operationOf('query ($newestReport: ID!) { x }');
    await expect(fillVariables(operation, {}, loggedIn(), chosen())).rejects.toThrow('Please run CreateReport first.');
  });
});

describe('an operation on its way out', () => {
  it('is JSON with the token', async () => {
    const [sent] = [answer({ x: 1 })];
    expect(await postOperation(loggedIn(), { query: '{ x }' })).toEqual({ data: { x: 1 } });
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer access', 'content-type': 'application/json' });
    expect(sent[0]?.body).toBe('{"query":"{ x }"}');
  });

  it('is a form when there are files among its variables', async () => {
    const sent = answer({ x: 1 });
    await postOperation(loggedIn(), { query: '{ x }', variables: { files: FILES, file: FILES[0], name: 'n' } });
    const form = sent[0]?.body as FormData;
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      query: '{ x }',
      variables: { files: [null, null], file: null, name: 'n' },
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({
      0: ['variables.files.0'],
      1: ['variables.files.1'],
      2: ['variables.file'],
    });
    expect([0, 1, 2].map((part) => (form.get(String(part)) as File).name)).toEqual(['one.mp3', 'two.mp3', 'one.mp3']);
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('tokens in an answer', () => {
  const tokens = { accessToken: 'newer', refreshToken: 'second' };

  it('of a log-in become the session, by whatever name, and the one before is ended', async () => {
    const sent = answer({ me: { ...ACCOUNT, username: 'b@example.com' } });
    const session = loggedIn();
    await takeSession(session, operationOf('mutation { mine: login { accessToken } }'), { data: { mine: tokens } });
    expect(session.accessToken).toBe('newer');
    expect(session.account?.username).toBe('b@example.com');
    expect(sent.map(({ body }) => String(body)).join()).toContain('"refreshToken":"first"');
  });

  it('of a refresh go on with the session', async () => {
    const sent = answer({ me: ACCOUNT });
    const session = loggedIn();
    await takeSession(session, operationOf('mutation { refresh { accessToken } }'), { data: { refresh: tokens } });
    expect(session.accessToken).toBe('newer');
    expect(sent.map(({ body }) => String(body)).join()).not.toContain('"first"');
  });

  it('of a failed log-in, or without the refresh token, change nothing', async () => {
    const session = loggedIn();
    const operation = operationOf('mutation { login { accessToken } }');
    await takeSession(session, operation, { data: null });
    await takeSession(session, operation, { data: { login: { accessToken: 'newer' } } });
    expect(session.accessToken).toBe('access');
  });
});
