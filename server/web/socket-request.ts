import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { FastifyRequest } from 'fastify';

/** What is asked of a request to know its caller. */
export type AskingRequest = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;

/**
 * The request that a socket began with, as Fastify shows requests: it hands out none for sockets.
 * @param trustedProxies addresses or networks of proxies whose `X-Forwarded-*` is believed.
 */
export function socketRequest(upgrade: IncomingMessage, trustedProxies: readonly string[]): AskingRequest {
  const { headers, socket } = upgrade;
  const trusted = listOf(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const peer = socket.remoteAddress ?? '';
  const told = (name: string) => (isTrusted(peer) ? entriesOf(headers[name]).at(-1) : undefined);

  const way = [peer, ...entriesOf(headers['x-forwarded-for']).reverse()];
  return {
    ip: way.find((address) => !isTrusted(address)) ?? way.at(-1) ?? '',
    protocol: told('x-forwarded-proto') === 'https' || (socket as TLSSocket).encrypted ? 'https' : 'http',
    host: told('x-forwarded-host') ?? headers.host ?? '',
  };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

function entriesOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
