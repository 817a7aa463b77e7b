import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { type CredentialKey, type CredentialKeys, firstOf, newKey, readKey } from './credential-keys.ts';

/**
 * Keys in a file that only its owner may read, one a line; the first is the current one. The file may change while this
 * process runs, by a rotation: it is read for every seal, and when somebody asks for a key that is not known.
 */
export class KeptKeys implements CredentialKeys {
  readonly #path: string;
  /** Every key that was ever read. */
  readonly #known = new Map<string, CredentialKey>();

  /**
   * The keys in the file; made with one key where it is not there.
   * @param path of a file in a folder that exists.
   */
  constructor(path: string) {
    this.#path = path;
    makeFile(path);
    this.#read();
  }

  current(): CredentialKey {
    return firstOf(this.#read());
  }

  find(id: string): CredentialKey | undefined {
    if (!this.#known.has(id)) this.#read();
    return this.#known.get(id);
  }

  /** Puts a new key in front of the others. Where there are several, a rotation was not ended: its key stays in front. */
  beginRotation(): void {
    const lines = linesOf(this.#path);
    if (lines.length === 1) replaceFile(this.#path, [newKey(), ...lines]);
  }

  /** Forgets all keys but the current one. */
  endRotation(): void {
    replaceFile(this.#path, linesOf(this.#path).slice(0, 1));
  }

  #read(): CredentialKey[] {
    const keys = linesOf(this.#path).map(readKey);
    for (const key of keys) this.#known.set(key.id, key);
    return keys;
  }
}

function linesOf(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Web process and worker may do this at once: the file is there whole or not at all, and the first one counts. */
function makeFile(path: string): void {
  if (existsSync(path)) return;
  const made = writeBeside(path, [newKey()]);
  try {
    linkSync(made, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  syncFolderOf(path);
}

/** The file stays its owner's, whoever rotates. */
function replaceFile(path: string, lines: string[]): void {
  const { uid, gid } = statSync(path);
  const made = writeBeside(path, lines);
  chownSync(made, uid, gid);
  renameSync(made, path);
  syncFolderOf(path);
}

/** A key must outlive a power cut before the first secret is sealed by it. Windows cannot, and need not, be told. */
function syncFolderOf(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function writeBeside(path: string, lines: string[]): string {
  const made = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(made, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  return made;
}
