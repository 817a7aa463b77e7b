import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { AppError } from '../../domain/errors.ts';
import { connect } from './connect.ts';

/** The advisory lock that Prisma's own schema engine takes: neither of us works while the other does. */
const MIGRATION_LOCK = 72_707_369;

/** Prisma's own table, so that `prisma migrate status` and `deploy` agree with what was done here. */
const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file, in hex, as Prisma counts it. */
  checksum: string;
}

/**
 * Brings the database up to the migrations in `folder` (`<name>/migration.sql`, in the order of their names). Processes
 * that start together wait for each other; a migration that fails leaves nothing behind and is tried again by the next start.
 * @returns the names of the migrations that were applied.
 * @throws AppError UNAVAILABLE when the database cannot be reached; CONFLICT when an applied migration was edited later.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = await connect(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const pending = await pendingMigrations(client, readMigrations(folder));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // gives the lock back
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function pendingMigrations(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new AppError(
        'CONFLICT',
        `The migration ${name} was edited after this database had applied it. Restore its file and put the change into a new migration.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    // The open transaction is undone when the connection ends.
    throw new Error(`The migration ${name} failed and was undone: ${(cause as Error).message}`, { cause });
  }
}
