import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../server/root.ts';

let cacheDir: string;
let dev: ViteDevServer;
let origin: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'plumbline-test-dev-'));
  dev = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  });
  await dev.listen();
  origin = dev.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await dev.close();
  await rm(cacheDir, { recursive: true, force: true });
});

it.each(['/main.tsx', '/explorer/main.tsx'])('`npm run dev` serves %s and all that it imports', async (path) => {
  const seen = new Set<string>();
  const failed: string[] = [];
  const read = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const answer = await fetch(`${origin}${address}`, { headers: { accept: '*/*' } });
    if (!answer.ok) failed.push(`${answer.status} ${address}`);
    const text = await answer.text();
    const imports = [...text.matchAll(/^import (?:[^"'\n]* from )?"(\/[^"]+)"/gm)].map(([, to]) => to as string);
    await Promise.all(imports.map(read));
  };
  await read(path);
  expect(failed).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});
