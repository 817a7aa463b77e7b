import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    try {
      if (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === 'plumbline') return folder;
    } catch {
      if (folder === dirname(folder)) throw new Error('The folder of the product was not found.');
    }
  }
}

/** Absolute path of the folder that holds package.json, the same from sources and from the build. */
export const ROOT = findRoot();
