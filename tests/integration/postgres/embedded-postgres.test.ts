import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/adapters/postgres/embedded-postgres.ts';
import { AppError } from '../../../server/domain/errors.ts';
import { ROOT } from '../../../server/root.ts';
import { query } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

const isRoot = process.geteuid?.() === 0;

let base: string;
let dir: string;
const cleanups: (() => unknown)[] = [];

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'plumbline-embedded-'));
  chmodSync(base, 0o755);
  dir = join(base, 'postgres');
});

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanUp) => cleanUp()));
  rmSync(base, { recursive: true, force: true });
});

async function start(folder = dir, outside?: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dir: folder, outside, durable: false, log: () => {} });
  cleanups.push(() => server.stop());
  return server;
}

/** Another process that supervises the database in `dir`. */
async function startElsewhere(
  options: { uid?: number; gid?: number } = {},
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/hold-embedded-postgres.ts', dir], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  cleanups.push(() => child.kill('SIGKILL'));
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { url, child };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const lockFile = () => join(dir, 'cluster/data/postmaster.pid');
const serverPid = () => Number(readFileSync(lockFile(), 'utf8').split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  it('finds the rows of its last run again, and nothing keeps running after stop', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept (word text)');
    await query(first.url, "INSERT INTO kept VALUES ('still here')");
    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(lockFile())).toBe(false);

    const second = await start();
    expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'still here' }]);
  });

  it('listens on this machine only and lets nobody in without the password, which only its owner may read', async () => {
    const { url } = await start();
    expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dir, 'cluster/password')).mode & 0o777).toBe(0o600);
  });

  it('takes over the server that a killed process left running', async () => {
    const { url, child } = await startElsewhere();
    const pid = serverPid();
    await kill(child);
    const adopted = await start();
    expect(adopted.url).toBe(url);
    expect(serverPid()).toBe(pid);
    await adopted.stop();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('refuses a folder that another living process works in, and leaves that one alone', async () => {
    const { url } = await startElsewhere();
    await expect(start()).rejects.toThrow(/in use by another running Plumbline.*DATA_DIR/);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    process.kill(serverPid(), 'SIGINT');
  });

  it('stays the supervisor after all connections were cut, and says once when the server is gone', async () => {
    const said: string[] = [];
    let tellGone: (sentence: string) => void = () => {};
    const gone = new Promise<string>((resolve) => {
      tellGone = resolve;
    });
    const onGone = (sentence: string) => {
      said.push(sentence);
      tellGone(sentence);
    };
    const server = await startEmbeddedPostgres({ dir, durable: false, log: (line: string) => said.push(line), onGone });
    cleanups.push(() => server.stop());
    const { url } = server;
    const supervisors = async () =>
      (await query(url, `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted`)).map((row) => row.pid);
    const [first] = await eventually('it is supervised', async () =>
      (await supervisors()).length ? supervisors() : null,
    );
    await query(url, `SELECT pg_terminate_backend(${first})`);
    await eventually('it is supervised again', async () => (await supervisors()).some((pid) => pid !== first));
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

    process.kill(serverPid(), 'SIGKILL');
    expect(await gone).toMatch(/^The embedded database is gone \(it does not run\); its log is .*server\.log\.$/);
    expect(said).toEqual(['The embedded database cut its connections and answers again.', await gone]);
  });

  it('starts over a lock file whose process is gone, after server and supervisor were both killed', async () => {
    const { url, child } = await startElsewhere();
    await query(url, 'CREATE TABLE kept (word text)');
    process.kill(serverPid(), 'SIGKILL');
    await kill(child);
    expect(existsSync(lockFile())).toBe(true);
    const again = await start();
    expect(await query(again.url, 'SELECT * FROM kept')).toEqual([]);
  });

  it('starts over a lock file whose number belongs to a process that is no PostgreSQL', async () => {
    await (await start()).stop();
    writeFileSync(lockFile(), `${process.pid}\n${join(dir, 'cluster/data')}\n0\n1\n\n127.0.0.1\n`);
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('throws an interrupted making of the database away', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    mkdirSync(join(dir, `cluster.unfinished-${gone.pid}/data/half`), { recursive: true });
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dir).sort()).toEqual(['cluster', 'server.log']);
  });

  it('says in one sentence that the folder cannot be written', async () => {
    writeFileSync(dir, 'a file where the folder should be');
    const error = await start().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).message).toMatch(
      /^The folder \S+ cannot be written \(EEXIST\)\. .*DATA_DIR to another folder\.$/,
    );
  });

  it('says why the server did not start', async () => {
    await (await start()).stop();
    writeFileSync(join(dir, 'cluster/data/PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow(/did not start: database files are incompatible with server/);
  });

  describe.runIf(isRoot)('started by root', () => {
    it('keeps the database of a closed folder outside of it, and starts afresh when the folder was deleted', async () => {
      const closed = join(base, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const outside = join(base, 'outside');
      mkdirSync(outside, { mode: 0o755 });
      const folder = join(closed, 'postgres');
      const first = await start(folder, outside);
      await query(first.url, 'CREATE TABLE kept (word text)');
      await first.stop();
      const second = await start(folder, outside);
      expect(await query(second.url, 'SELECT * FROM kept')).toEqual([]);
      await second.stop();

      rmSync(folder, { recursive: true });
      const fresh = await start(folder, outside);
      await expect(query(fresh.url, 'SELECT * FROM kept')).rejects.toThrow(/does not exist/);
    });

    it('works for a user who is not root as well', async () => {
      mkdirSync(dir);
      const nobody = 65_534;
      chownSync(dir, nobody, nobody);
      const { url, child } = await startElsewhere({ uid: nobody, gid: nobody });
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(statSync(join(dir, 'cluster/data')).uid).toBe(nobody);
      process.kill(serverPid(), 'SIGINT');
      await kill(child);
    });
  });
});
