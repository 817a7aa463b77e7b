import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../server/domain/errors.ts';
import type { ByteRange, FileStore } from '../../../server/domain/file-store.ts';

/** Files in memory. */
export class MemoryFileStore implements FileStore {
  readonly files = new Map<string, Buffer>();

  async put(key: string, body: Readable): Promise<{ size: number }> {
    const bytes = await buffer(body);
    this.files.set(key, bytes);
    return { size: bytes.length };
  }

  async get(key: string, range?: ByteRange): Promise<{ size: number; body: Readable }> {
    const bytes = this.files.get(key);
    if (!bytes) throw new AppError('NOT_FOUND', 'The file was not found.');
    const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
    return { size: bytes.length, body: Readable.from([part], { objectMode: false }) };
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }

  async deleteAll(prefix: string): Promise<void> {
    for (const key of this.files.keys()) if (key.startsWith(prefix)) this.files.delete(key);
  }
}
