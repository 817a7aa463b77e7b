import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../../../server/adapters/postgres/migrate.ts';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaTemplateStore } from '../../../server/adapters/prisma/prisma-template-store.ts';
import { createDatabase, createEmptyDatabase, MIGRATIONS, query } from '../../support/database.ts';
import { createAccount, createReport, enqueueNothing } from '../../support/stores.ts';
import { describeTemplateStore } from '../../support/template-store-contract.ts';

describeTemplateStore('PrismaTemplateStore', async () => {
  const database = await createDatabase();
  const { prisma } = database;
  return {
    store: new PrismaTemplateStore(prisma),
    createAccount: () => createAccount(prisma),
    createReport: async (accountId, versionId) => {
      const { id } = await createReport(prisma, accountId);
      const template = { versionId, type: 'Legacy' } as const;
      await new PrismaReportStore(prisma, enqueueNothing).startRun(accountId, id, { restart: true, template });
    },
    close: () => database.drop(),
  };
});

/** The migration that gave versions a history. */
const HISTORY = '20261121180000_template_history';

it('says of versions from before there was a History how they came, in the order of their time', async () => {
  const { url, drop } = await createEmptyDatabase();
  const earlier = await mkdtemp(join(tmpdir(), 'plumbline-test-migrations-'));
  for (const name of (await readdir(MIGRATIONS)).filter((name) => name < HISTORY)) {
    await cp(join(MIGRATIONS, name), join(earlier, name), { recursive: true });
  }
  await migrate(url, earlier);
  await query(
    url,
    `WITH account AS (INSERT INTO accounts (id, username, password_hash) VALUES ('a', 'a@example.com', 'digest'))
     INSERT INTO template_versions (id, account_id, type, origin, file_key, file_name, created_at)
     VALUES ('newer', 'a', 'Housemaster', 'default', 'k2', 'Housemaster.hr5', '2026-02-02'),
            ('older', 'a', 'Legacy', 'upload', 'k1', 'My template.hr5', '2026-01-01')`,
  );
  expect(await migrate(url, MIGRATIONS)).toContain(HISTORY);
  await query(
    url,
    `INSERT INTO template_versions (id, account_id, type, origin, change, file_key, file_name)
     VALUES ('newest', 'a', 'Legacy', 'edit', '1 comment edited.', 'k3', 'My template.hr5')`,
  );
  expect(await query(url, 'SELECT id, change FROM template_versions ORDER BY position')).toEqual([
    { id: 'older', change: 'Uploaded My template.hr5.' },
    { id: 'newer', change: 'Took the default template Housemaster.' },
    { id: 'newest', change: '1 comment edited.' },
  ]);
  await rm(earlier, { recursive: true });
  await drop();
});
