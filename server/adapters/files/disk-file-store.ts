import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../domain/errors.ts';
import type { ByteRange, FileStore } from '../../domain/file-store.ts';
import { assertFileKey, assertFilePrefix } from './file-key.ts';

/** Milliseconds after which an unfinished file belongs to a process that died. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Mode of the folders: recordings are nobody else's business on a shared machine. */
const OWNER_ONLY = 0o700;

/** Files in a folder: a key is a path in it. A file appears under its key when it is whole and on the disk. */
export class DiskFileStore implements FileStore {
  private readonly root: string;
  /** Files on their way. Beside the others, so that a rename finishes them. */
  private readonly unfinished: string;

  /** @param root folder of the files; made when it is not there. */
  constructor(root: string) {
    this.root = resolve(root);
    this.unfinished = join(this.root, '.unfinished');
  }

  async put(key: string, body: Readable, options?: { signal?: AbortSignal }): Promise<{ size: number }> {
    const path = this.path(key);
    const temporary = join(this.unfinished, randomUUID());
    await mkdir(this.unfinished, { recursive: true, mode: OWNER_ONLY });
    try {
      await pipeline(body, createWriteStream(temporary, { flush: true }), { signal: options?.signal });
      const { size } = await stat(temporary);
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY });
      await rename(temporary, path);
      await flushFolder(dirname(path));
      return { size };
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<{ size: number; body: Readable }> {
    const path = this.path(key);
    let handle: FileHandle | undefined;
    try {
      handle = await open(path);
      const found = await handle.stat();
      if (!found.isFile()) throw notFound();
      return { size: found.size, body: handle.createReadStream(range) };
    } catch (error) {
      await handle?.close();
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound(error) : error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async deleteAll(prefix: string): Promise<void> {
    assertFilePrefix(prefix);
    await rm(join(this.root, prefix), { recursive: true, force: true });
  }

  /** Removes what processes that died have left half written. */
  async removeAbandoned(): Promise<void> {
    const names = await readdir(this.unfinished).catch(() => []);
    for (const path of names.map((name) => join(this.unfinished, name))) {
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  private path(key: string): string {
    assertFileKey(key);
    return join(this.root, key);
  }
}

function notFound(cause?: unknown): AppError {
  return new AppError('NOT_FOUND', 'The file is not there any more.', { cause });
}

/** Makes a rename outlive a power cut; Windows cannot open folders and does without. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
