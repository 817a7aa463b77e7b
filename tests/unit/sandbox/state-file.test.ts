import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyState } from '../../../server/sandbox/stripe/state/sandbox-state.ts';
import { StateFile } from '../../../server/sandbox/stripe/state/state-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-file-'));
  path = join(folder, 'deep', 'stripe.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the file that the sandbox keeps its state in', () => {
  test('without a file there is an empty state; what was written is read again', async () => {
    const file = new StateFile(path);
    const state = await file.read();
    expect(state).toEqual(emptyState());
    state.clockOffset = 5;
    await file.write(state);
    expect((await new StateFile(path).read()).clockOffset).toBe(5);
  });

  test('a write that was waited for holds what was changed before it was asked for, whatever else is being written', async () => {
    const file = new StateFile(path);
    const state = await file.read();
    const writes: Promise<void>[] = [];
    for (let offset = 1; offset <= 20; offset += 1) {
      state.clockOffset = offset;
      const write = file.write(state).then(async () => {
        expect(JSON.parse(await readFile(path, 'utf8')).clockOffset).toBeGreaterThanOrEqual(offset);
      });
      writes.push(write);
      if (offset % 5 === 0) await write;
    }
    await Promise.all(writes);
    expect(await readdir(join(folder, 'deep'))).toEqual(['stripe.json']);
  });

  test.each([
    ['half a file', '{"version":1,"customers":{'],
    ['somebody else’s file', '{"name":"plumbline"}'],
    ['the file of a later version', JSON.stringify({ ...emptyState(), version: 2 })],
  ])('%s is refused with a sentence that names it, and stays as it is', async (_what, text) => {
    await new StateFile(path).read();
    await writeFile(path, text);
    await expect(new StateFile(path).read()).rejects.toThrow(
      /cannot read what it kept in .*stripe\.json \(.+\)\. Delete that file to begin anew\./,
    );
    expect(await readFile(path, 'utf8')).toBe(text);
  });
});
