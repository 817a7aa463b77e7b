import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../server/root.ts';
import { transcriptOf } from '../../support/dictation.ts';
import { fails } from '../../support/model-server.ts';
import { modelServerOfThisFile } from '../../support/model-server-of-this-file.ts';
import { plays } from '../../support/played-model.ts';

const TEXT = 'Bathrooms. Toilet.\nThe john rocks when you sit on it in the hall bath.';

const server = modelServerOfThisFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
  await writeFile(join(folder, 'words.json'), JSON.stringify(transcriptOf(TEXT)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the built command with a language model. */
function write(out: string): Promise<{ status: number; err: string }> {
  const template = join(ROOT, 'server/default-templates/legacy.hr5');
  const args = ['--template', template, '--transcript', join(folder, 'words.json'), '--out', join(folder, out)];
  const env = {
    ...process.env,
    LANGUAGE_MODEL_URL: server.url,
    LANGUAGE_MODEL: 'small',
    LANGUAGE_MODEL_KEY: 'sk-secret',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['dist/server/cli/write.js', ...args], { cwd: ROOT, env }, (error, _out, err) =>
      resolve({ status: error ? Number(error.code) : 0, err }),
    );
  });
}

it('npm run write asks the language model, tells who decided, and asks nothing twice', async () => {
  server.answer(
    plays({ judge: ({ candidates }) => candidates.find(({ title }) => title === 'Loose toilet')?.id ?? 'unsure' }),
  );
  expect(await write('asked')).toEqual({ status: 0, err: '' });
  const read = async () => JSON.parse(await readFile(join(folder, 'asked/report.json'), 'utf8')).remarks.at(-1);
  const decided = {
    decision: 'template',
    comment: { name: 'Loose toilet' },
    decided_by: 'model',
    model: { confidence: 0.95 },
  };
  expect(await read()).toMatchObject(decided);
  const asked = server.asked.length;
  expect(await write('asked')).toEqual({ status: 0, err: '' });
  expect(await read()).toMatchObject(decided);
  expect(server.asked).toHaveLength(asked);
  expect(await readdir(join(folder, 'asked/answers/model'))).toHaveLength(2);
});

it('npm run write goes on without a model that refuses, and says so', async () => {
  server.answer(fails(401));
  const { status, err } = await write('refused');
  expect(status).toBe(0);
  expect(err).toBe(
    'Warning: The language model could not be used for 1 of 1 remark; the rules decided (the key was refused, check LANGUAGE_MODEL_KEY).\n',
  );
});
