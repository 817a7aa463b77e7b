import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address of a sandbox: it is for this machine. */
const LOOPBACK = '127.0.0.1';

/** Listens on 127.0.0.1. @param port a free one is taken when it is in use, or for 0. @returns the port that it is. */
export async function listenOnLoopback(server: Server, port: number): Promise<number> {
  try {
    await listen(server, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await listen(server, 0);
  }
  return (server.address() as AddressInfo).port;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
