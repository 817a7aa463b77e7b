import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../../server/adapters/postgres/migrate.ts';
import { createEmptyDatabase, MIGRATIONS, query, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'plumbline-migrations-'));
  write('1_first', 'CREATE TABLE first (word text); CREATE TABLE log (word text);');
  write(
    '2_second',
    "CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END $$; INSERT INTO log VALUES ('second');",
  );
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

describe('migrate', () => {
  it('applies what is new, in the order of the names, and nothing twice', async () => {
    expect(await migrate(database.url, folder)).toEqual(['1_first', '2_second']);
    expect(await migrate(database.url, folder)).toEqual([]);
    write('3_third', 'CREATE TABLE third (word text);');
    expect(await migrate(database.url, folder)).toEqual(['3_third']);
    expect(await query(database.url, 'SELECT two() AS two, count(*)::int FROM log')).toEqual([{ two: 2, count: 1 }]);
  });

  it('lets one of four processes that start together do the work', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, folder)));
    expect(applied.sort((a, b) => a.length - b.length)).toEqual([[], [], [], ['1_first', '2_second']]);
    expect(await query(database.url, 'SELECT word FROM log')).toEqual([{ word: 'second' }]);
  });

  it('refuses to go on when an applied migration was edited', async () => {
    await migrate(database.url, folder);
    write('1_first', 'CREATE TABLE first (other text);');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /1_first was edited after this database had applied it/,
    );
  });

  it('undoes a failing migration as a whole, keeps the ones before it and tries again when it is mended', async () => {
    write('2_second', "INSERT INTO log VALUES ('half'); SELECT 1 / 0;");
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The migration 2_second failed and was undone: division by zero',
    );
    expect(await query(database.url, 'SELECT * FROM log')).toEqual([]);
    write('2_second', "INSERT INTO log VALUES ('whole');");
    expect(await migrate(database.url, folder)).toEqual(['2_second']);
    expect(await query(database.url, 'SELECT word FROM log')).toEqual([{ word: 'whole' }]);
  });

  it('writes what Prisma itself reads: the rows of its own migrations', async () => {
    const applied = await migrate(database.url, MIGRATIONS);
    const rows = await query(
      database.url,
      `SELECT migration_name AS name, length(checksum) AS checksum, applied_steps_count AS steps,
      finished_at IS NOT NULL AS finished FROM _prisma_migrations`,
    );
    expect(rows).toEqual(applied.map((name) => ({ name, checksum: 64, steps: 1, finished: true })));
  });

  it('says that the server cannot be reached, without the password', async () => {
    const error = await migrate('postgresql://somebody:secret@127.0.0.1:1/none', folder).catch((error: Error) => error);
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    expect((error as Error).message).toMatch(
      /^The database server at 127\.0\.0\.1:1 cannot be reached .*correct DATABASE_URL\.$/,
    );
    expect((error as Error).message).not.toContain('secret');
  });

  it('tells a refused log-in, a missing database and a malformed address apart', async () => {
    const wrongPassword = new URL(database.url);
    wrongPassword.password = 'guess';
    await expect(migrate(wrongPassword.href, folder)).rejects.toThrow(/refuses the log-in .*Correct user and password/);
    const wrongName = new URL(database.url);
    wrongName.pathname = '/nowhere';
    await expect(migrate(wrongName.href, folder)).rejects.toThrow(/has no database "nowhere"/);
    await expect(migrate('nonsense', folder)).rejects.toThrow(/DATABASE_URL is no address/);
  });
});
