// Exits with 1 when prisma/schema.prisma and prisma/migrations do not say the same: npx tsx scripts/check-migrations.ts
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/adapters/postgres/embedded-postgres.ts';
import { ROOT } from '../server/root.ts';

/** What `migrate diff --exit-code` answers. */
const SAME = 0;
const DIFFERENT = 2;

const DIFF = [
  ...['migrate', 'diff', '--from-migrations', 'prisma/migrations'],
  ...['--to-schema', 'prisma/schema.prisma', '--script', '--exit-code'],
];

function compare(databaseUrl: string): number | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prisma.mjs', ...DIFF], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (status === DIFFERENT) {
    console.error('prisma/migrations lack what prisma/schema.prisma says. Add a migration with this:\n');
    console.error(stdout);
  } else if (status !== SAME) {
    console.error(`The migrations could not be compared with the schema: ${stderr}`);
  }
  return status;
}

const dir = mkdtempSync(join(tmpdir(), 'plumbline-check-migrations-'));
chmodSync(dir, 0o755);
const server = await startEmbeddedPostgres({ dir, durable: false, log: console.log });
try {
  process.exitCode = compare(server.url) === SAME ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}
