// The Prisma command line without its native schema engine, which would have to be downloaded from outside npm:
//   node scripts/prisma.mjs generate | validate | migrate diff … | migrate status | …
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));
const cli = join(dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js');

// `generate` only checks that the engine's file exists; `migrate` and `db` talk to it. Windows cannot run a script
// by its first line: there these two need PRISMA_SCHEMA_ENGINE_BINARY to name the native engine.
const engine = process.platform === 'win32' ? process.execPath : join(scripts, 'prisma/schema-engine.mjs');

const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: dirname(scripts),
  env: { PRISMA_SCHEMA_ENGINE_BINARY: engine, ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
});
process.exit(status ?? 1);
