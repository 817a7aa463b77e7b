import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Keeps files by key (`a/b/c.ext`: segments of letters, digits, `.`, `_`, `-`).
 * A put is whole or not at all: an aborted or failed stream leaves nothing behind.
 */
export interface FileStore {
  /** Streams `body` in constant memory; resolves with the stored size in bytes. Replaces what was there. */
  put(key: string, body: Readable, options?: { signal?: AbortSignal }): Promise<{ size: number }>;
  /** @throws AppError NOT_FOUND when there is no such file. */
  get(key: string, range?: ByteRange): Promise<{ size: number; body: Readable }>;
  /** Deletes one file; no error when it is not there. */
  delete(key: string): Promise<void>;
  /** Deletes every file whose key starts with `prefix` (which ends with `/`). */
  deleteAll(prefix: string): Promise<void>;
}
