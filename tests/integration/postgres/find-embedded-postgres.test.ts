import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/adapters/postgres/embedded-postgres.ts';
import { findEmbeddedPostgres } from '../../../server/adapters/postgres/find-embedded-postgres.ts';

it('finds the database that runs in a folder, and makes none', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'plumbline-test-find-'));
  await chmod(dir, 0o755);
  expect(await findEmbeddedPostgres(join(dir, 'none'))).toBeNull();
  expect(await findEmbeddedPostgres(dir)).toBeNull();
  expect(await readdir(dir)).toEqual([]);

  const server = await startEmbeddedPostgres({ dir, durable: false, log: () => {} });
  expect(await findEmbeddedPostgres(dir)).toBe(server.url);
  await server.stop();
  expect(await findEmbeddedPostgres(dir)).toBeNull();
  await rm(dir, { recursive: true });
});
