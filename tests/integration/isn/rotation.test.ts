import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { AesSecretBox } from '../../../server/adapters/crypto/aes-secret-box.ts';
import { newKey } from '../../../server/adapters/crypto/credential-keys.ts';
import { GivenKeys } from '../../../server/adapters/crypto/given-keys.ts';
import { KeptKeys } from '../../../server/adapters/crypto/kept-keys.ts';
import { connect } from '../../../server/adapters/postgres/connect.ts';
import { PrismaIsnStore } from '../../../server/adapters/prisma/prisma-isn-store.ts';
import { resealCredentials } from '../../../server/adapters/prisma/reseal-credentials.ts';
import { ROOT } from '../../../server/root.ts';
import { createDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let store: PrismaIsnStore;
let dataDir: string;
let path: string;

beforeAll(async () => {
  database = await createDatabase();
  store = new PrismaIsnStore(database.prisma);
});
afterAll(() => database.drop());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-rotation-'));
  path = join(dataDir, 'credentials-key');
});
afterEach(async () => {
  await database.prisma.account.deleteMany();
  await rm(dataDir, { recursive: true });
});

const boxOn = (keys: KeptKeys | GivenKeys) => new AesSecretBox(keys, () => {});
/** As a process that starts now has it. */
const newBox = () => boxOn(new KeptKeys(path));
const keysIn = async () => (await readFile(path, 'utf8')).trim().split('\n');
const rows = () => database.prisma.isnCredentials.findMany({ orderBy: { accountId: 'asc' } });

/** Accounts with passwords of their own. @returns the passwords by account. */
async function seal(count: number, box: AesSecretBox): Promise<Map<string, string>> {
  const passwords = new Map(Array.from({ length: count }, () => [randomUUID(), `password ${randomUUID()}`]));
  const accounts = [...passwords.keys()].map((id) => ({ id, username: `${id}@example.com`, passwordHash: 'digest' }));
  await database.prisma.account.createMany({ data: accounts });
  await database.prisma.isnCredentials.createMany({
    data: [...passwords].map(([accountId, password]) => ({
      ...{ accountId, username: 'inspector', companyKey: 'acme', domain: 'd' },
      sealedPassword: box.seal(password, accountId),
    })),
  });
  return passwords;
}

/** What the rows say now, opened. */
const opened = async (box: AesSecretBox) =>
  new Map((await rows()).map(({ accountId, sealedPassword }) => [accountId, box.open(sealedPassword, accountId)]));

/** Begins a rotation as an operator does. */
function begin(env: Record<string, string> = { DATABASE_URL: database.url }) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'server/cli/rotate-credentials-key.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ended = async () => {
    const [code, out, err] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
    return { code, out, err };
  };
  return { child, exited, ended };
}

it('gives every password a new key while people save and read, and forgets the old key', async () => {
  const running = newBox();
  const passwords = await seal(1500, running);
  const [oldKey] = await keysIn();
  const before = new Map((await rows()).map(({ accountId, version }) => [accountId, version]));

  let isOver = false;
  const rotation = begin();
  const outcome = rotation.ended().finally(() => {
    isOver = true;
  });
  const saved = new Set<string>();
  /** Saves and reads accounts of its own, again and again. */
  async function person(own: string[]): Promise<void> {
    for (let n = 0; !isOver; n++) {
      const accountId = own[n % own.length] ?? '';
      if (n % 3 === 0) {
        const password = `saved ${randomUUID()}`;
        const credentials = { accountId, username: 'inspector', companyKey: 'acme', domain: 'd' };
        await store.saveCredentials(credentials, () => running.seal(password, accountId));
        passwords.set(accountId, password);
        saved.add(accountId);
      }
      const stored = await store.credentials(accountId);
      expect(running.open(stored?.sealedPassword ?? '', accountId)).toBe(passwords.get(accountId));
    }
  }
  const accounts = [...passwords.keys()].sort();
  await Promise.all([0, 1, 2, 3].map((n) => person(accounts.filter((_, place) => place % 4 === n))));

  expect(await outcome).toMatchObject({ code: 0, err: '' });
  const [newOne, ...others] = await keysIn();
  expect(others).toEqual([]);
  expect(newOne).not.toBe(oldKey);
  expect(saved.size).toBeGreaterThan(10);
  const { prefix } = newBox();
  const after = await rows();
  expect(after.filter(({ sealedPassword }) => !sealedPassword.startsWith(prefix))).toEqual([]);
  expect(await opened(newBox())).toEqual(passwords);
  // Orders that are being read meanwhile are still of these credentials.
  for (const { accountId, version } of after) {
    if (!saved.has(accountId)) expect(version).toBe(before.get(accountId));
  }
});

it('that was killed in the middle has lost nothing, and goes on when it is run again', async () => {
  const passwords = await seal(400, newBox());
  const [oldKey] = await keysIn();
  const holder = await connect(database.url);
  await holder.query('BEGIN');
  const inTheMiddle = [...passwords.keys()].sort()[250];
  await holder.query('SELECT FROM isn_credentials WHERE account_id = $1 FOR UPDATE', [inTheMiddle]);
  const { child, exited } = begin();
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await exited;
  await holder.end();
  const [begun, ...others] = await keysIn();
  expect(others).toEqual([oldKey]);
  const { prefix } = newBox();
  const done = (await rows()).filter(({ sealedPassword }) => sealedPassword.startsWith(prefix));
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(400);
  expect(await opened(newBox())).toEqual(passwords);

  expect(await begin().ended()).toMatchObject({ code: 0 });
  expect(await keysIn()).toEqual([begun]);
  expect(await opened(newBox())).toEqual(passwords);
});

it('does not end before a save that has read the old key, and gives that the new key, too', async () => {
  const [oldBox, newOne] = [boxOn(new GivenKeys([newKey()])), boxOn(new GivenKeys([newKey()]))];
  const [accountId = ''] = (await seal(1, newOne)).keys();
  const saving = await connect(database.url);
  await saving.query('BEGIN');
  await saving.query('LOCK TABLE isn_credentials IN ROW EXCLUSIVE MODE'); // as a save does before it reads the key
  const late = oldBox.seal('late', accountId);

  const steps: string[] = [];
  const resealing = resealCredentials(database.prisma, {
    prefix: newOne.prefix,
    reseal: (sealed, owner) => newOne.seal(oldBox.open(sealed, owner), owner),
    onBatch: () => steps.push('re-sealed'),
    end: () => steps.push('ended'),
  });
  const observer = await connect(database.url);
  await eventually('the end waits for the save', async () => {
    const { rows } = await observer.query("SELECT FROM pg_locks WHERE mode = 'ShareRowExclusiveLock' AND NOT granted");
    return rows.length > 0;
  });
  await observer.end();
  expect(steps).toEqual([]);
  await saving.query('UPDATE isn_credentials SET sealed_password = $1', [late]);
  await saving.query('COMMIT');
  await saving.end();
  await resealing;
  expect(steps).toEqual(['re-sealed', 'ended']);
  expect(await opened(newOne)).toEqual(new Map([[accountId, 'late']]));
});

it('leaves what cannot be read as it is, and says so', async () => {
  const passwords = await seal(3, newBox());
  const lost = boxOn(new GivenKeys([newKey()]));
  const [lostAccount = ''] = (await seal(1, lost)).keys();
  const { code, err } = await begin().ended();
  expect(code).toBe(1);
  expect(err).toContain(`a sealed password cannot be opened: ${lostAccount}`);
  expect(err).toContain('1 could not be read and stay as they are.');
  for (const password of passwords.values()) expect(err).not.toContain(password);
  const kept = newBox();
  const stored = await rows();
  expect(stored.filter(({ sealedPassword }) => sealedPassword.startsWith(kept.prefix))).toHaveLength(3);
  expect(stored.filter(({ sealedPassword }) => sealedPassword.startsWith(lost.prefix))).toHaveLength(1);
});

it('takes the first key of the configuration, and makes none then', async () => {
  const [older, newer] = [newKey(), newKey()];
  const passwords = await seal(5, boxOn(new GivenKeys([older])));
  const env = { DATABASE_URL: database.url, CREDENTIALS_KEY: `${newer},${older}` };
  const { code, out } = await begin(env).ended();
  expect([code, out]).toEqual([0, expect.stringContaining('CREDENTIALS_KEY needs no other key any more.')]);
  expect(await opened(boxOn(new GivenKeys([newer])))).toEqual(passwords);
  expect(existsSync(path)).toBe(false);
});

it('runs alone', async () => {
  const passwords = await seal(2, newBox());
  const before = await keysIn();
  const other = await connect(database.url);
  await other.query('SELECT pg_advisory_lock(72707371)');
  expect(await begin().ended()).toMatchObject({ code: 1, err: 'Another rotation runs. Wait until it has ended.\n' });
  await other.end();
  expect(await keysIn()).toEqual(before);
  expect(await opened(newBox())).toEqual(passwords);
});

it.each([
  ['there is no product', false, /^No Plumbline runs in .+ Start it, or name its DATA_DIR or DATABASE_URL/],
  ['the keys are kept elsewhere', true, /^There is no .+credentials-key\. Name the DATA_DIR/],
])('does nothing where %s', async (_what, hasDatabase, sentence) => {
  const { code, err } = await begin({ DATABASE_URL: hasDatabase ? database.url : '' }).ended();
  expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
  expect(existsSync(path)).toBe(false);
});
