import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { startProduct } from '../support/product.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';

const RECORDINGS = ['house-1-hts.mp3', 'house-1-rms.m4a'];

const running = productOfThisFile();

/** Three moments between the start of the processing and the end of the recognition, as percent of the bar. */
function randomMoments(): number[] {
  return Array.from({ length: 3 }, () => 11 + Math.random() * 7).sort((a, b) => a - b);
}

it('a report survives three kills of the whole process: it goes on within a minute and nothing is recognised twice', async () => {
  const username = 'kill@example.com';
  const client = new RestClient(running.product.origin);
  await client.register(username);
  await client.startTrial();
  await client.takeLegacyTemplate();
  const id = await client.startReport(RECORDINGS.map((name) => join(ROOT, 'tests/fixtures/audio', name)));

  for (const moment of randomMoments()) {
    const watching = new RestClient(running.product.origin);
    await watching.logIn(username);
    await expect
      .poll(async () => (await watching.report(id)).progress_percent, { timeout: 120_000, interval: 50 })
      .toBeGreaterThanOrEqual(moment);
    await running.product.kill();
    running.product = await startProduct(running.product.dataDir);
    const started = Date.now();
    const again = new RestClient(running.product.origin);
    await again.logIn(username);
    const before = await again.report(id);
    if (before.status === 'completed') break;
    await expect
      .poll(async () => JSON.stringify(await again.report(id)), { timeout: 60_000, interval: 100 })
      .not.toBe(JSON.stringify(before));
    console.log(`killed at ${moment.toFixed(1)} %, moving again after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }

  const last = new RestClient(running.product.origin);
  await last.logIn(username);
  await expect.poll(async () => (await last.report(id)).status, { timeout: 200_000, interval: 500 }).toBe('completed');
  expect((await last.download(id)).bytes.length).toBeGreaterThan(10_000);

  const log = await readFile(join(running.product.dataDir, 'plumbline.log'), 'utf8');
  const recognised = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; chunk?: number; of?: number })
    .filter((entry) => entry.msg === 'chunk recognised');
  const chunks = recognised.map((entry) => entry.chunk);
  expect(chunks.length).toBeGreaterThan(10);
  expect(new Set(chunks).size).toBe(chunks.length);
});
