import { request } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

const MIB = 1 << 20;
const UPDATE = '/api/template/update-template';

/** Who sends, with the code of the refusal of a large body. */
const SENDERS = {
  'a visitor': [401, 'UNAUTHENTICATED'],
  'a made-up token': [401, 'UNAUTHENTICATED'],
  'an account without a subscription': [402, 'SUBSCRIPTION_REQUIRED'],
} as const;

let web: TestWeb;
let tokens: Record<keyof typeof SENDERS | 'a subscriber', string | undefined>;

beforeAll(async () => {
  web = await startTestWeb();
  tokens = {
    'a visitor': undefined,
    'a made-up token': 'made-up',
    'an account without a subscription': (await web.logIn('none')).accessToken,
    'a subscriber': (await web.logIn()).accessToken,
  };
});
afterAll(() => web.close());

/** A payload of so many bytes that both doors understand, and what else it has. */
function payload(bytes: number): string {
  const short = JSON.stringify({
    query: '{ __typename }',
    template_data: { components: {} },
    maintenance_tips: {},
    filler: '',
  });
  return short.replace('"filler":""', `"filler":"${'x'.repeat(bytes - short.length)}"`);
}

function post(path: string, token: string | undefined, body: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return ask(`${web.origin}${path}`, { method: 'POST', headers, body });
}

/** Sends a body without saying how long it will be. */
function postChunked(
  path: string,
  token: string | undefined,
  bytes: number,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const sending = request(`${web.origin}${path}`, { method: 'POST', headers }, async (answer) => {
      const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
      resolve({ status: answer.statusCode ?? 0, text });
    });
    // The answer may come, and the connection end, before all is sent.
    sending.on('error', (error) => sending.destroyed || reject(error));
    const parts = payload(bytes).match(/.{1,65536}/gs) ?? [];
    Readable.from(parts).pipe(sending);
  });
}

describe.each(['/graphql', UPDATE])('%s', (path) => {
  /** The code, wherever the door tells it. */
  const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1];

  it.each(Object.entries(SENDERS))('takes 1 MiB from %s, and not a byte more', async (who, [status, code]) => {
    const token = tokens[who as keyof typeof SENDERS];
    const fits = await post(path, token, payload(MIB));
    expect(fits.status).toBe(path === UPDATE ? status : 200);
    const refused = await post(path, token, payload(MIB + 1));
    expect({ status: refused.status, code: codeOf(JSON.stringify(refused.body)) }).toEqual({ status, code });
  });

  it('takes 32 MiB from a subscriber, and says so of more', async () => {
    const large = await post(path, tokens['a subscriber'], payload(32 * MIB));
    if (path === UPDATE)
      expect(large).toMatchObject({
        status: 404,
        body: { detail: expect.stringMatching(/^Please upload a template/) },
      });
    else expect(large.body).toEqual({ data: { __typename: 'Query' } });

    const refused = await post(path, tokens['a subscriber'], payload(32 * MIB + 1));
    expect(refused.status).toBe(413);
    const told = path === UPDATE ? refused.body : { ...refused.body.errors[0], ...refused.body.errors[0].extensions };
    expect(told).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The request is too large. It may have at most 32 MiB.',
    });
  });

  it('counts a body that does not say how long it is', async () => {
    const counted = await postChunked(path, undefined, MIB + 1);
    expect({ ...counted, text: codeOf(counted.text) }).toEqual({ status: 401, text: 'UNAUTHENTICATED' });
    const small = await postChunked(path, undefined, MIB);
    expect(small.status).toBe(path === UPDATE ? 401 : 200);
    expect((await postChunked(path, tokens['a subscriber'], 2 * MIB)).status).toBe(path === UPDATE ? 404 : 200);
    const tooLarge = await postChunked(path, tokens['a subscriber'], 32 * MIB + 1);
    expect({ ...tooLarge, text: codeOf(tooLarge.text) }).toEqual({ status: 413, text: 'PAYLOAD_TOO_LARGE' });
  });
});

it('refuses what is too large before it is read', async () => {
  const sending = request(`${web.origin}${UPDATE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 30 * MIB },
  });
  sending.write('{');
  const answer = await new Promise<{ statusCode?: number }>((resolve, reject) => {
    sending.on('response', resolve);
    sending.on('error', reject);
  });
  expect(answer.statusCode).toBe(401); // and nearly nothing was sent
  sending.destroy();
});

it.each(['/api/auth/login', '/api/template/enhance-comment', '/api/billing/webhook', '/api/nothing'])(
  'leaves %s at 1 MiB, for subscribers too',
  async (path) => {
    const { status, body } = await post(path, tokens['a subscriber'], payload(MIB + 1));
    expect({ status, detail: body.detail }).toEqual({
      status: 413,
      detail: 'The request is too large. It may have at most 1 MiB.',
    });
    expect((await postChunked(path, tokens['a subscriber'], MIB + 1)).status).toBe(413);
  },
);

it('tells nobody a million mistakes', async () => {
  const query =
    'mutation ($tips: [MaintenanceTipsInput!]!) { updateTemplate(components: [], maintenanceTips: $tips) { template { versionId } } }';
  const body = JSON.stringify({ query, variables: { tips: Array.from({ length: 400_000 }, () => 1) } });
  const { body: answer } = await post('/graphql', undefined, body);
  expect(answer.errors).toHaveLength(1);
});
