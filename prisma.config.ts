import { defineConfig } from 'prisma/config';

/** `generate` never connects; only the migrate and db commands need DATABASE_URL. */
const NO_DATABASE = 'postgresql://unset:unset@127.0.0.1:1/unset';

// The Prisma command line asks for a default export.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? NO_DATABASE },
});
