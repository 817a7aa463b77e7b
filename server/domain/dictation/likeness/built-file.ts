import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { ROOT } from '../../../root.ts';

/**
 * What `npm run build` makes of the catalogue: what its lines mean, which tokens of the recogniser follow which, and how much
 * likelier its words are than in other talk.
 */
export type BuiltName = 'meaning' | 'tokens' | 'words';

const FOLDER = join(ROOT, 'dist/catalogue');

/**
 * Reads what was built.
 * @throws Error saying what to do where it is missing or was built by another version of Node.
 */
export function readBuilt<T>(name: BuiltName): T {
  try {
    return deserialize(readFileSync(join(FOLDER, name)));
  } catch (cause) {
    throw new Error(`The catalogue is not built (${join(FOLDER, name)}): run npm run build.`, { cause });
  }
}

/** Writes what was built; who reads meanwhile finds the old file or the new one. */
export function writeBuilt(name: BuiltName, built: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const work = join(FOLDER, `${name}.${process.pid}`);
  writeFileSync(work, serialize(built));
  renameSync(work, join(FOLDER, name));
}
