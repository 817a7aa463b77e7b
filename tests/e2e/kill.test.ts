import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { startProduct } from '../support/product.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';
import { RestClient, type RestReport } from '../support/rest-client.ts';

const RECORDINGS = ['house-1-hts.mp3', 'house-1-rms.m4a'];

const running = productOfThisFile();

/**
 * Three moments as percent of the bar. Converting begins at 11.1, recognition ends at 18.5: what is left of it after 17
 * takes far longer than the kill that follows a look at the bar.
 */
function randomMoments(): number[] {
  return Array.from({ length: 3 }, () => 11 + Math.random() * 6).sort((a, b) => a - b);
}

/** What only work moves: the time that is left changes by itself. */
const barOf = ({ status, progress_percent }: RestReport) => ({ status, progress_percent });

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
    expect(before.status, `killed at ${moment.toFixed(1)} %`).not.toBe('completed');
    await expect
      .poll(async () => barOf(await again.report(id)), { timeout: 60_000, interval: 100 })
      .not.toEqual(barOf(before));
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
