import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '../../domain/errors.ts';
import type { ByteRange, FileStore } from '../../domain/file-store.ts';
import { assertFileKey, assertFilePrefix } from './file-key.ts';

/** Bytes of one part of an upload, and how many are on their way at once: what an upload takes of memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 3;

export interface S3FileStoreOptions {
  bucket: string;
  region: string;
  /** Address of a compatible server; null for Amazon's own. */
  endpoint: string | null;
  /** Null: those that the machine has. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Files in a bucket of S3 or of a server that speaks its language. */
export class S3FileStore implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(options: S3FileStoreOptions) {
    this.bucket = options.bucket;
    this.client = new S3Client({
      region: options.region,
      // Compatible servers rarely have a host name for each bucket.
      ...(options.endpoint && { endpoint: options.endpoint, forcePathStyle: true }),
      ...(options.credentials && { credentials: options.credentials }),
    });
  }

  async put(key: string, body: Readable, options?: { signal?: AbortSignal }): Promise<{ size: number }> {
    assertFileKey(key);
    let size = 0;
    const counted = new PassThrough();
    const copying = pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          yield chunk;
        }
      },
      counted,
      { signal: options?.signal },
    );
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: key, Body: counted },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    const uploading = upload.done().catch((error) => {
      counted.destroy(error);
      throw error;
    });
    // A body that breaks makes `counted` fail, and with it the upload: it is over when its parts are taken back.
    const outcomes = await Promise.allSettled([copying, uploading]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return { size };
  }

  async get(key: string, range?: ByteRange): Promise<{ size: number; body: Readable }> {
    assertFileKey(key);
    try {
      const found = await this.client.send(
        new GetObjectCommand({
          Bucket: this.bucket,
          Key: key,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      const size = found.ContentRange ? Number(found.ContentRange.split('/')[1]) : (found.ContentLength ?? 0);
      return { size, body: found.Body as Readable };
    } catch (error) {
      if (error instanceof NoSuchKey)
        throw new AppError('NOT_FOUND', 'The file is not there any more.', { cause: error });
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    assertFileKey(key);
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  async deleteAll(prefix: string): Promise<void> {
    assertFilePrefix(prefix);
    for await (const page of paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix })) {
      const objects = (page.Contents ?? []).map(({ Key }) => ({ Key }));
      if (objects.length === 0) continue;
      await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects: objects, Quiet: true } }),
      );
    }
  }
}
