import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWrittenReport } from '../../../server/adapters/hr5/read-written-report.ts';
import { ROOT } from '../../../server/root.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer, type Asked, fails, sends } from '../../support/model-server.ts';
import { modelServerOfThisFile } from '../../support/model-server-of-this-file.ts';
import { plays } from '../../support/played-model.ts';
import { newDataDir, type Product, startProduct } from '../../support/product.ts';
import { RestClient } from '../../support/rest-client.ts';

/** Three minutes of speech: what is said in it does not matter here, the service says what it likes. */
const RECORDING = join(ROOT, 'tests/fixtures/audio/house-1-hts.mp3');
const DICTATION = join(ROOT, 'tests/fixtures/dictation/legacy-1.txt');
/** A machine that is busy with other tests takes ten times as long. */
const PATIENCE = 120_000;

const server = modelServerOfThisFile();
let dataDir: string;
let remove: () => Promise<void>;
let product: Product;
let heard: Answer;

const start = () =>
  startProduct(dataDir, {
    LANGUAGE_MODEL_URL: server.url,
    LANGUAGE_MODEL: 'small',
    LANGUAGE_MODEL_KEY: 'sk-secret',
    SPEECH_URL: server.url,
    SPEECH_KEY: 'sk-spoken',
  });

beforeEach(async () => {
  ({ dataDir, remove } = await newDataDir());
  product = await start();
  // Each chunk is answered with other sentences of a dictation.
  const sentences = (await readFile(DICTATION, 'utf8')).split('\n').filter(Boolean);
  heard = (asked, response) => sends({ text: sentences.splice(0, 6).join(' ') })(asked, response);
});
afterEach(async () => {
  await product.stop();
  await remove();
});

/** A server for both: speech as `heard`, else the model. */
const both =
  (model: Answer): Answer =>
  (asked, response) =>
    (asked.form ? heard : model)(asked, response);
const promptOf = ({ body }: Asked) => body.messages[1]?.content ?? '';
const prompts = () => server.asked.filter(({ form }) => !form).map(promptOf);

async function newReport(recording = RECORDING) {
  const client = new RestClient(product.origin);
  await client.register('inspector@example.com');
  await client.startTrial();
  await client.takeLegacyTemplate();
  const id = await client.startReport([recording]);
  return { client, id, answers: join(dataDir, 'files/reports', id, 'answers') };
}

async function completed(client: RestClient, id: string) {
  const report = await eventually(
    'the report is completed',
    async () => {
      const one = await client.report(id);
      return ['completed', 'error'].includes(one.status) ? one : null;
    },
    PATIENCE,
  );
  expect(report.status).toBe('completed');
  return report.messages.map(({ text }) => text).filter((text) => /speech service|language model/.test(text));
}

it(
  'a report is written with both, starting over costs nothing, and what they answered goes with the report',
  async () => {
    const model = plays({
      judge: ({ words, candidates }) =>
        (words.startsWith('Bushes are growing') &&
          candidates.find(({ title }) => /clearance|vegetation/i.test(title))?.id) ||
        'unsure',
      word: ({ said }) => ({ title: 'In the model’s words', text: said.join(' ') }),
    });
    server.answer(both(model));
    const { client, id, answers } = await newReport();
    expect(await completed(client, id)).toEqual([]);
    const first = (await client.download(id)).bytes;
    const comments = readWrittenReport(first).sections.flatMap(({ items }) => items.flatMap((item) => item.comments));
    expect(comments.map(({ name }) => name)).toContain('In the model’s words');
    expect(server.asked.some(({ form, authorization }) => form && authorization === 'Bearer sk-spoken')).toBe(true);
    expect(server.asked.some(({ form, authorization }) => !form && authorization === 'Bearer sk-secret')).toBe(true);

    const asked = server.asked.length;
    await client.json('POST', `/reports/${id}/process-report?force_restart=true`);
    expect(await completed(client, id)).toEqual([]);
    expect(server.asked).toHaveLength(asked);
    expect(Buffer.from((await client.download(id)).bytes).equals(Buffer.from(first))).toBe(true);

    const log = await readFile(join(dataDir, 'plumbline.log'), 'utf8');
    expect(log).toContain('remarks judged');
    expect(log).not.toMatch(/sk-secret|sk-spoken|Bushes|Zinsco|shingles/);

    expect((await readdir(join(answers, 'model'))).length).toBeGreaterThan(3);
    await client.call('DELETE', `/reports/${id}/delete`);
    expect(existsSync(answers)).toBe(false);
  },
  2 * PATIENCE,
);

it(
  'after a kill in the middle nothing is asked again that was answered',
  async () => {
    const model = plays({ judge: () => 'unsure' });
    const answered: string[] = [];
    server.answer(
      both((asked, response) => {
        if (answered.length === 3) return; // silence: the next ones are on their way when the worker dies
        answered.push(promptOf(asked));
        model(asked, response);
      }),
    );
    const { id, answers } = await newReport();
    const written = async () => (await readdir(join(answers, 'model')).catch(() => [])).length;
    await eventually('three answers and their price are written down', async () => (await written()) === 4, PATIENCE);
    await product.kill();

    const before = [prompts().length, server.asked.length];
    server.answer(both(model));
    product = await start();
    const again = new RestClient(product.origin);
    await again.logIn('inspector@example.com');
    await completed(again, id);
    const later = prompts().slice(before[0]);
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((prompt) => answered.includes(prompt))).toEqual([]);
    expect(server.asked.slice(before[1]).filter(({ form }) => form)).toEqual([]);
  },
  2 * PATIENCE,
);

it(
  'with a server that refuses, the report is written all the same, with a warning for each',
  async () => {
    server.answer(fails(401));
    const { client, id } = await newReport(join(ROOT, 'tests/fixtures/audio/small-talk.mp3'));
    expect(await completed(client, id)).toEqual([
      expect.stringMatching(/^The speech service could not be used for (\d+) of \1 parts of the recording, /),
      expect.stringMatching(
        /^The language model could not be used for (\d+) of \1 remarks; the rules decided \(the key was refused, .+\)\.$/,
      ),
    ]);
  },
  2 * PATIENCE,
);
