import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

it('leaves the lock file of a server that is just starting to that server', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'plumbline-test-find-'));
  await chmod(dir, 0o755);
  const options = { dir, durable: false, log: () => {} };
  await (await startEmbeddedPostgres(options)).stop();
  const lockFile = join(dir, 'cluster/data/postmaster.pid');
  await writeFile(lockFile, ''); // PostgreSQL makes the file first, and writes its number then
  expect(await findEmbeddedPostgres(dir)).toBeNull();
  expect(existsSync(lockFile)).toBe(true);

  const server = await startEmbeddedPostgres(options); // left over by a crash, it hinders no start
  expect(await findEmbeddedPostgres(dir)).toBe(server.url);
  await server.stop();
  await rm(dir, { recursive: true });
});
