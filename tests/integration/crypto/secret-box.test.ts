import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AesSecretBox } from '../../../server/adapters/crypto/aes-secret-box.ts';
import { newKey } from '../../../server/adapters/crypto/credential-keys.ts';
import { GivenKeys } from '../../../server/adapters/crypto/given-keys.ts';
import { KeptKeys } from '../../../server/adapters/crypto/kept-keys.ts';

const UNREADABLE = {
  code: 'UNAVAILABLE',
  message: 'The stored ISN password can no longer be read. Please enter your ISN credentials again.',
};
const SECRET = 'correct horse ✓';
const logged: unknown[] = [];
const boxOf = (...keys: string[]) => new AesSecretBox(new GivenKeys(keys), (...line) => logged.push(line));

beforeEach(() => {
  logged.length = 0;
});

describe('a sealed secret', () => {
  const key = newKey();
  const box = boxOf(key);

  it('says by which key it was sealed, and is another one each time', () => {
    const [one, two] = [box.seal(SECRET, 'ada'), box.seal(SECRET, 'ada')];
    const id = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 8);
    expect(one).toMatch(new RegExp(`^v1\\.${id}\\.[\\w-]{16}\\.[\\w-]{22}\\.[\\w-]+$`));
    expect(one.startsWith(box.prefix)).toBe(true);
    const [ivOfOne, ivOfTwo] = [one, two].map((sealed) => sealed.split('.')[2]);
    expect(ivOfOne).not.toBe(ivOfTwo);
    expect(Buffer.from(ivOfOne ?? '', 'base64url')).toHaveLength(12);
  });

  it.each(['', 'a', SECRET, 'x'.repeat(10_000)])('opens as it was', (secret) => {
    expect(box.open(box.seal(secret, 'ada'), 'ada')).toBe(secret);
  });

  it('is opened by an older key, and sealed by the current one', () => {
    const sealed = box.seal(SECRET, 'ada');
    const later = boxOf(newKey(), key);
    expect(later.open(sealed, 'ada')).toBe(SECRET);
    expect(later.seal(SECRET, 'ada').startsWith(box.prefix)).toBe(false);
  });

  it('is refused when any one character of it was changed', () => {
    const sealed = box.seal(SECRET, 'ada');
    for (let place = 0; place < sealed.length; place++) {
      const other = sealed[place] === 'B' ? 'C' : 'B';
      const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
      // The last character of a part may carry bits that stand for nothing.
      const isSame = changed.split('.').every((part, n) => {
        const bytes = (text = '') => (n < 2 ? text : Buffer.from(text, 'base64url').toString('hex'));
        return bytes(part) === bytes(sealed.split('.')[n]);
      });
      if (!isSame) expect(() => box.open(changed, 'ada'), changed).toThrow(expect.objectContaining(UNREADABLE));
    }
    expect(logged.length).toBeGreaterThan(60);
  });

  it.each([
    ['of a foreign owner', () => box.open(box.seal(SECRET, 'ada'), 'grace')],
    ['of an unknown key', () => boxOf(newKey()).open(box.seal(SECRET, 'ada'), 'ada')],
    ['with a short tag', () => box.open(box.seal(SECRET, 'ada').replace(/\.[\w-]{22}\./, '.AAAAAA.'), 'ada')],
    ['without an end', () => box.open(box.seal(SECRET, 'ada').slice(0, -8), 'ada')],
    ['with a missing part', () => box.open('v1.00000000.AAAA', 'ada')],
    ['that is none', () => box.open(SECRET, 'ada')],
    ['that is empty', () => box.open('', 'ada')],
  ])('%s is refused, and told in the log without the secret', (_what, open) => {
    expect(open).toThrow(expect.objectContaining(UNREADABLE));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
    expect(JSON.stringify(logged)).toMatch(/ada|grace/);
  });

  it.each(['', 'short', Buffer.alloc(31).toString('base64')])('is not made by the bad key "%s"', (bad) => {
    expect(() => new GivenKeys([bad])).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });
});

describe('kept keys', () => {
  let dir: string;
  let path: string;
  const boxOn = (keys: KeptKeys) => new AesSecretBox(keys, () => {});
  const keysIn = async () => (await readFile(path, 'utf8')).trim().split('\n');
  const modeOf = async () => (await stat(path)).mode & 0o777;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'plumbline-keys-'));
  });
  afterAll(() => rm(dir, { recursive: true }));
  beforeEach(async () => {
    path = join(dir, 'credentials-key');
    await rm(path, { force: true });
  });

  it('are made once, for their owner alone, and read by the next process', async () => {
    const sealed = boxOn(new KeptKeys(path)).seal(SECRET, 'ada');
    expect(await keysIn()).toEqual([expect.stringMatching(/^[\w+/]{43}=$/)]);
    if (process.platform !== 'win32') expect(await modeOf()).toBe(0o600);
    expect(boxOn(new KeptKeys(path)).open(sealed, 'ada')).toBe(SECRET);
    expect(await readdir(dir)).toEqual(['credentials-key']);
  });

  it('come to a running process with a rotation: it seals by the new one and opens old and new', () => {
    const running = boxOn(new KeptKeys(path));
    const old = running.seal(SECRET, 'ada');
    const before = running.prefix;
    const rotation = new KeptKeys(path);
    const rotating = boxOn(rotation);

    rotation.beginRotation();
    const between = rotating.seal(SECRET, 'ada');
    expect(between.startsWith(before)).toBe(false);
    expect([old, between].map((sealed) => running.open(sealed, 'ada'))).toEqual([SECRET, SECRET]);
    expect(running.seal(SECRET, 'ada').startsWith(rotating.prefix)).toBe(true);

    rotation.endRotation();
    expect(running.open(between, 'ada')).toBe(SECRET);
    expect(running.open(old, 'ada')).toBe(SECRET); // read before the rotation, opened after it
    expect(() => boxOn(new KeptKeys(path)).open(old, 'ada')).toThrow(expect.objectContaining(UNREADABLE));
  });

  it('stay their owner’s alone through a rotation, and an interrupted one goes on with its key', async () => {
    const keys = new KeptKeys(path);
    const [first] = await keysIn();
    keys.beginRotation();
    const begun = await keysIn();
    expect(begun).toEqual([expect.any(String), first]);
    new KeptKeys(path).beginRotation();
    expect(await keysIn()).toEqual(begun);
    keys.endRotation();
    expect(await keysIn()).toEqual([begun[0]]);
    if (process.platform !== 'win32') expect(await modeOf()).toBe(0o600);
    expect(await readdir(dir)).toEqual(['credentials-key']);
  });

  it('are refused, without being told, when the file holds something else', async () => {
    await writeFile(path, 'not a key\n');
    await chmod(path, 0o600);
    expect(() => new KeptKeys(path)).toThrow(/^A key for credentials must be 32 bytes as base64\.$/);
  });
});
