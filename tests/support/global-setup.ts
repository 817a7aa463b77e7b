import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/adapters/postgres/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server whose user may create databases. */
    databaseUrl: string;
  }
}

/** One embedded PostgreSQL for the whole run. It need not outlive a power cut, so it does not wait for the disk. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'plumbline-test-database-'));
  chmodSync(dir, 0o755);
  const server = await startEmbeddedPostgres({ dir, durable: false, log: console.log });
  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
