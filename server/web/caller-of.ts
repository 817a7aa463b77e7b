import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../domain/caller.ts';

/** Most of an IPv6 address that belongs to one connection: a household is given all of a /64. RFC 6177. */
const NETWORK_GROUPS = 4;

/**
 * Where a request comes from. An IPv6 address stands for its network, so that it cannot be changed at will.
 * @param publicUrl the product's address for people; null: the one that the request names. That is safe here, for it
 * is only ever told to the same caller.
 */
export function callerOf(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>, publicUrl: string | null): Caller {
  return { address: networkOf(withoutPort(request.ip)), origin: publicUrl ?? originOf(request) };
}

/** Some proxies tell the port as well, which every connection has another of. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.+)\]:\d+$|^([\d.]+):\d+$/, '$1$2');
}

function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const asked = `${protocol}://${host}`;
  return new URL(URL.canParse(asked) ? asked : `${protocol}://localhost`).origin;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array(hostname.includes('::') ? missing : 0).fill('0'), ...groups(tail)];
  return `${all.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
