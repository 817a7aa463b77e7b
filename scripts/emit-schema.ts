import { join } from 'node:path';
import { createSchema } from '../server/graphql/schema.ts';
import { ROOT } from '../server/root.ts';

/** Writes schema.graphql, or the file that is named, from the server's classes. Needs no database. */
createSchema(process.argv[2] ?? join(ROOT, 'schema.graphql'));
