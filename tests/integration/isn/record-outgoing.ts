import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { isIP } from 'node:net';
import { afterEach, beforeEach, vi } from 'vitest';

/** What a test made this process reach for. */
export interface Outgoing {
  /** Where connections were begun to: `http://127.0.0.1:4000`; by https also those that came to nothing. */
  origins: Set<string>;
  /** Host names that were looked up. None resolves, so that a test can reach nobody outside of this machine. */
  names: Set<string>;
}

/** Records what every test of the file reaches for. */
export function recordOutgoing(): Outgoing {
  const outgoing: Outgoing = { origins: new Set(), names: new Set() };
  const note = (message: unknown) => {
    const { protocol, hostname, port } = (message as { connectParams: Record<string, string> }).connectParams;
    outgoing.origins.add(`${protocol}//${hostname}${port ? `:${port}` : ''}`);
  };
  beforeEach(() => {
    outgoing.origins.clear();
    outgoing.names.clear();
    subscribe('undici:client:beforeConnect', note);
    const { lookup } = dns;
    vi.spyOn(dns, 'lookup').mockImplementation(((
      name: string,
      options: object,
      answer: (error: Error | null) => void,
    ) => {
      if (isIP(name)) return lookup(name, options, answer); // a server of the test begins to listen
      outgoing.names.add(name);
      setImmediate(() => answer(Object.assign(new Error(`ENOTFOUND ${name}`), { code: 'ENOTFOUND' })));
    }) as typeof dns.lookup);
  });
  afterEach(() => {
    unsubscribe('undici:client:beforeConnect', note);
    vi.restoreAllMocks();
  });
  return outgoing;
}
