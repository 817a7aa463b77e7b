// Writes schema.graphql from the server's classes; with --check only tells whether it is stale. Needs no database.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSchema } from '../server/graphql/schema.ts';
import { ROOT } from '../server/root.ts';

const path = join(ROOT, 'schema.graphql');

if (!process.argv.includes('--check')) createSchema(path);
else {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-schema-'));
  const fresh = join(folder, 'schema.graphql');
  createSchema(fresh);
  const isStale = readFileSync(fresh, 'utf8') !== readFileSync(path, 'utf8');
  rmSync(folder, { recursive: true });
  if (isStale) {
    console.error('schema.graphql is not what the server emits: run npm run generate.');
    process.exitCode = 1;
  }
}
