import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../../server/adapters/postgres/migrate.ts';
import { createPrisma, type PrismaClient } from '../../server/adapters/prisma/client.ts';
import { ROOT } from '../../server/root.ts';

/** The product's own migrations. */
export const MIGRATIONS = join(ROOT, 'prisma/migrations');

/** A database of its own for one test file. */
export interface TestDatabase {
  url: string;
  /** Ends the connections to it and removes it. */
  drop(): Promise<void>;
}

/** A new database without any table, on the server of the test run. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(inject('databaseUrl'), `CREATE DATABASE ${name}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => query(inject('databaseUrl'), `DROP DATABASE ${name} WITH (FORCE)`).then(() => {}),
  };
}

/** A new database with the product's tables, and a client for it. */
export async function createDatabase(): Promise<TestDatabase & { prisma: PrismaClient }> {
  const { url, drop } = await createEmptyDatabase();
  await migrate(url, MIGRATIONS);
  const prisma = createPrisma(url);
  return {
    url,
    prisma,
    drop: async () => {
      await prisma.$disconnect();
      await drop();
    },
  };
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
