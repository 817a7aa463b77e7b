import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { AudioBench } from '../support/make-audio.ts';
import { productOfThisFile } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';

const running = productOfThisFile();
const bench = new AudioBench();
/** Half a house: several chunks, which finish in any order. */
const recording = bench.make('house.m4a', '-t', '100', '-i', join(ROOT, 'tests/fixtures/audio/house-1-rms.m4a'));

afterAll(() => bench.remove());

it('REST, GraphQL and the command line write the same bytes from the same recording', async () => {
  const rest = new RestClient(running.product.origin);
  await rest.register('rest@example.com');
  await rest.startTrial();
  await rest.takeLegacyTemplate();
  const restId = await rest.startReport([recording]);
  await expect
    .poll(async () => (await rest.report(restId)).status, { timeout: 120_000, interval: 500 })
    .toBe('completed');
  const byRest = (await rest.download(restId)).bytes;

  const graphql = new GraphqlClient(running.product.origin);
  await graphql.register('graphql@example.com');
  await graphql.startTrial();
  await graphql.call('mutation { useDefaultTemplate(isHousemaster: false) { status } }');
  const graphqlId = await graphql.startReport([recording]);
  await expect.poll(() => graphql.status(graphqlId), { timeout: 120_000, interval: 500 }).toBe('completed');
  const other = new RestClient(running.product.origin);
  await other.logIn('graphql@example.com');
  const byGraphql = (await other.download(graphqlId)).bytes;

  const out = join(running.product.dataDir, 'out');
  const template = join(ROOT, 'server/default-templates/legacy.hr5');
  const args = ['dist/server/cli/write.js', '--template', template, '--audio', recording, '--out', out];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  const byCommandLine = await readFile(join(out, 'report.hr5'));

  expect(byRest.length).toBeGreaterThan(10_000);
  expect(Buffer.from(byGraphql).equals(Buffer.from(byRest))).toBe(true);
  expect(byCommandLine.equals(Buffer.from(byRest))).toBe(true);
});
