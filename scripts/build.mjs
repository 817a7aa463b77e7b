// npm run build: the database client, the server into dist/server, the catalogue into dist/catalogue, the client into dist/client.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, ROOT, run } from './steps.mjs';

/** Side by side; the steps of each one after the other. */
const LANES = [
  [
    ['database client', () => run(process.execPath, ['scripts/prisma.mjs', 'generate'])],
    [
      'server',
      () => {
        rmSync(join(ROOT, 'dist/server'), { recursive: true, force: true });
        return run(bin('tsc'), ['-p', 'tsconfig.build.json']);
      },
    ],
    ['catalogue', () => run(process.execPath, ['dist/server/cli/build-catalogue.js'])],
  ],
  [['client', () => run(bin('vite'), ['build', '--logLevel', 'warn'])]],
];

/** Builds everything. Resolves with false when a step failed. */
export async function build() {
  return (await Promise.all(LANES.map(buildLane))).every(Boolean);
}

/** Resolves with false after the first step that fails. */
async function buildLane(steps) {
  for (const [name, step] of steps) {
    console.log(`Building the ${name} ...`);
    if ((await step()) !== 0) {
      console.error(`The ${name} could not be built.`);
      return false;
    }
  }
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href && !(await build())) process.exit(1);
