import { request } from 'node:http';
import { join } from 'node:path';

/** What the product's web process tells of itself, after a collection of its garbage. */
export interface Inside {
  residentMb: number;
  heapMb: number;
  /** Open TCP sockets, those to the database among them. */
  sockets: number;
  /** Readers of events. */
  listeners: number;
  /** SQL statements sent so far, and reads of a report among them. */
  statements: number;
  reportReads: number;
}

const socketFile = (dataDir: string) => join(dataDir, 'probe.sock');

/** Variables with which the product starts ready to be asked. */
export function probeEnvironment(dataDir: string): Record<string, string> {
  const probe = new URL('./probe.mjs', import.meta.url).href;
  return { NODE_OPTIONS: `--import ${probe}`, BENCH_PROBE: socketFile(dataDir) };
}

export function askProbe(dataDir: string): Promise<Inside> {
  return new Promise((resolve, reject) => {
    const question = request({ socketPath: socketFile(dataDir), path: '/' }, async (answer) => {
      const parts = (await answer.toArray()) as Buffer[];
      resolve(JSON.parse(Buffer.concat(parts).toString()) as Inside);
    });
    question.on('error', reject);
    question.end();
  });
}

/** Asks until it is so. @throws Error with the last answer after 20 seconds. */
export async function askUntil(dataDir: string, isSo: (inside: Inside) => boolean): Promise<Inside> {
  for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const inside = await askProbe(dataDir);
    if (isSo(inside)) return inside;
    if (Date.now() > end) throw new Error(`It did not become so: ${JSON.stringify(inside)}`);
  }
}
