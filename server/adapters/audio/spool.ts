import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A recording on the disk, reachable only through its open handle. */
export interface Spool {
  handle: FileHandle;
  /** Bytes. */
  size: number;
  /** Where it lies, on systems that cannot hand over an open file; null elsewhere: the name is already gone. */
  path: string | null;
  dispose(): Promise<void>;
}

const KEEPS_NAME = process.platform === 'win32';

/**
 * Writes a recording to a private temporary file. A decoder has to jump in it (the index of an m4a is often at its
 * end), and it is handed over as an open file, so that a decoder under another user sees this file and no folder.
 */
export async function spool(source: Readable, signal?: AbortSignal): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-audio-'));
  const path = join(folder, 'recording');
  try {
    await pipeline(source, createWriteStream(path), { signal });
    const handle = await open(path, 'r');
    // The folder lets in nobody; the mode only counts for whoever is given the open file.
    await handle.chmod(0o644);
    const { size } = await handle.stat();
    if (!KEEPS_NAME) await rm(folder, { recursive: true });
    return {
      handle,
      size,
      path: KEEPS_NAME ? path : null,
      async dispose() {
        await handle.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Up to `length` bytes from `start`; fewer at the end of the file. */
export async function readAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, start));
  return buffer.subarray(0, bytesRead);
}
