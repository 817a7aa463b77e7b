import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type AskingRequest, socketRequest } from '../../../server/web/socket-request.ts';

/** What Fastify makes of a request that came from 127.0.0.1, and what we make of the same one. */
async function both(trustedProxies: string[], headers: Record<string, string>) {
  const web = Fastify({ trustProxy: trustedProxies });
  const seen: AskingRequest[] = [];
  web.get('/', async (request) => {
    const { ip, protocol, host } = request;
    const { remoteAddress } = request.raw.socket;
    const upgrade = { headers: request.raw.headers, socket: { remoteAddress } } as IncomingMessage;
    seen.push({ ip, protocol, host }, socketRequest(upgrade, trustedProxies));
    return {};
  });
  await web.inject({ path: '/', headers: { host: 'inside:4000', ...headers }, remoteAddress: '127.0.0.1' });
  await web.close();
  return { fastify: seen[0], ours: seen[1] };
}

const FORWARDED = {
  'x-forwarded-for': '203.0.113.7, 10.1.2.3',
  'x-forwarded-proto': 'http, https',
  'x-forwarded-host': 'evil.example, app.example.com',
};

it.each<[string, string[], Record<string, string>, AskingRequest]>([
  ['without a proxy', [], {}, { ip: '127.0.0.1', protocol: 'http', host: 'inside:4000' }],
  ['with a made-up proxy', ['10.0.0.0/8'], FORWARDED, { ip: '127.0.0.1', protocol: 'http', host: 'inside:4000' }],
  [
    'through one proxy that is believed',
    ['127.0.0.1'],
    FORWARDED,
    { ip: '10.1.2.3', protocol: 'https', host: 'app.example.com' },
  ],
  [
    'through two',
    ['127.0.0.1', '10.0.0.0/8'],
    FORWARDED,
    { ip: '203.0.113.7', protocol: 'https', host: 'app.example.com' },
  ],
  [
    'from inside all the way',
    ['127.0.0.0/8', '::1', '10.0.0.0/8', '203.0.113.0/24'],
    FORWARDED,
    { ip: '203.0.113.7', protocol: 'https', host: 'app.example.com' },
  ],
])('a socket opened %s is seen as a request is', async (_what, trustedProxies, headers, expected) => {
  const { fastify, ours } = await both(trustedProxies, headers);
  expect(ours).toEqual(expected);
  expect(ours).toEqual(fastify);
});
