import { chmod, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../../support/database.ts';
import { describedFetch } from '../../support/described-fetch.ts';
import { eventually } from '../../support/eventually.ts';
import { newDataDir, type Product, startProduct } from '../../support/product.ts';
import { RestClient } from '../../support/rest-client.ts';
import { descendants, runUntilEnd, stillRunning } from './processes.ts';

let dataDir: string;
let removeDataDir: () => Promise<void>;
const running: Product[] = [];

async function start(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(dataDir, env);
  running.push(product);
  return product;
}

const pidOf = (product: Product) => product.child.pid as number;

/** The worker beside a web process. */
const workerOf = async (product: Product) =>
  (await descendants(pidOf(product))).find(({ command }) => command.includes('main.js'));

/** Starting a process on a busy machine takes longer than most that tests wait for. */
const START_MS = 30_000;

const anotherWorkerTakesJobs = () =>
  eventually(
    'another worker takes jobs',
    async () => {
      const log = await readFile(join(dataDir, 'plumbline.log'), 'utf8');
      return log.split('the worker takes jobs').length === 3;
    },
    START_MS,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeEach(async () => {
  ({ dataDir, remove: removeDataDir } = await newDataDir());
  await chmod(dataDir, 0o755); // else a database of root is kept outside, and would stay there
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.stop()));
  await removeDataDir();
});

it('is ready with a page and both doors, and leaves nothing behind after Ctrl-C', async () => {
  const product = await start();
  const health = await fetch(`${product.origin}/healthz`);
  expect([health.status, await health.text()]).toEqual([200, '{"status":"ok"}']);
  expect((await fetch(product.origin)).headers.get('content-type')).toContain('text/html');
  expect((await describedFetch(`${product.origin}/api/reports/list`)).status).toBe(401);
  const graphql = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  expect(await graphql.json()).toEqual({ data: { __typename: 'Query' } });

  const pids = (await descendants(pidOf(product))).map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThan(2); // the worker, the database and its helpers
  const asked = Date.now();
  expect(await product.stop()).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
  expect(await stillRunning(pids)).toEqual([]);
});

it('says that payments and ISN are only played and when it is ready, and nothing else', async () => {
  const { code, out, err } = await runUntilEnd({ DATA_DIR: dataDir }, 'ready');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^Billing is only played, by a sandbox on http:\/\/localhost:\d+\nISN is only played, by a sandbox on http:\/\/127\.0\.0\.1:\d+: type the company key "sandbox"\nPlumbline is ready on http:\/\/localhost:\d+\n$/,
  );
});

it('can be stopped while it starts, and then starts', async () => {
  const port = await freePort();
  const open = () =>
    eventually('the port is open', () => fetch(`http://127.0.0.1:${port}`).catch(() => null), START_MS);
  expect(await runUntilEnd({ DATA_DIR: dataDir, PORT: String(port) }, open)).toEqual({ code: 0, out: '', err: '' });
  await start();
});

it('answers 503 on its port until it is ready', async () => {
  const port = await freePort();
  const starting = start({ PORT: String(port) });
  const early = await eventually(
    'the port is open',
    () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null),
    START_MS,
  );
  expect([early.status, await early.text()]).toEqual([503, '{"status":"starting"}']);
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('http-equiv="refresh"');
  const { origin } = await starting;
  expect(origin).toBe(`http://localhost:${port}`);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

it('finds everything again at the next start', async () => {
  const first = await start();
  await new RestClient(first.origin).register('inspector@example.com');
  await first.stop();
  const second = await start();
  await new RestClient(second.origin).logIn('inspector@example.com');
});

it('lets nobody else work in its data folder', async () => {
  const product = await start();
  const second = await runUntilEnd({ DATA_DIR: dataDir });
  expect(second).toMatchObject({ code: 1, out: '' });
  expect(second.err).toBe(
    `Another Plumbline (process ${pidOf(product)}) works in the data folder ${dataDir}. Stop that one, or set DATA_DIR to another folder.\n`,
  );
});

it('starts a killed worker again', async () => {
  const product = await start();
  const worker = await workerOf(product);
  process.kill(worker?.pid as number, 'SIGKILL');
  await anotherWorkerTakesJobs();
  expect((await workerOf(product))?.pid).not.toBe(worker?.pid);
  expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);
});

it('after kill -9 of the web process its worker ends, and a new start takes the database over', async () => {
  const product = await start();
  await new RestClient(product.origin).register('inspector@example.com');
  const worker = await workerOf(product);
  process.kill(pidOf(product), 'SIGKILL');
  await eventually('the worker is gone', async () => (await stillRunning([worker?.pid as number])).length === 0);
  const next = await start();
  await new RestClient(next.origin).logIn('inspector@example.com');
});

it('after kill -9 of everything a new start finds everything again', async () => {
  const product = await start();
  await new RestClient(product.origin).register('inspector@example.com');
  const pids = (await descendants(pidOf(product))).map(({ pid }) => pid);
  for (const pid of [pidOf(product), ...pids]) killNow(pid);
  await eventually('all are gone', async () => (await stillRunning(pids)).length === 0);
  const next = await start();
  await new RestClient(next.origin).logIn('inspector@example.com');
});

it('goes on without a terminal, and ends as asked', async () => {
  const product = await start();
  product.child.stdout?.destroy();
  product.child.stderr?.destroy();
  const worker = await workerOf(product);
  process.kill(worker?.pid as number, 'SIGKILL'); // a warning to the terminal, which is gone
  await anotherWorkerTakesJobs();
  expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);
  const log = await readFile(join(dataDir, 'plumbline.log'), 'utf8');
  expect(log).toContain('the worker ended and is started again');
  expect(log).not.toContain('EPIPE');
  expect(await product.stop()).toBe(0);
});

it('ends and says why when its database is gone, and finds everything again at the next start', async () => {
  const product = await start();
  await new RestClient(product.origin).register('inspector@example.com');
  const pids = (await descendants(pidOf(product))).map(({ pid }) => pid);
  const told = text(product.child.stderr as Readable);
  const [database] = (await readFile(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8')).split('\n');
  killNow(Number(database));
  expect(await product.exited).toBe(1);
  expect(await told).toContain('error: The embedded database is gone (it does not run); its log is ');
  expect(await stillRunning(pids)).toEqual([]);
  const next = await start();
  await new RestClient(next.origin).logIn('inspector@example.com');
});

it('runs without a worker or a database of its own', async () => {
  const database = await createDatabase();
  const product = await start({ ROLES: 'web', DATABASE_URL: database.url });
  expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);
  expect(await descendants(pidOf(product))).toEqual([]);
  await product.stop();
  await database.drop();
});

/** One of many may have ended by itself, as a database's helper does. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
