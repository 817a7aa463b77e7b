import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { expect, it } from 'vitest';
import { DiskFileStore } from '../../../server/adapters/files/disk-file-store.ts';
import { S3FileStore } from '../../../server/adapters/files/s3-file-store.ts';
import { describeFileStore } from './file-store-contract.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'plumbline-files-'));

describeFileStore('DiskFileStore', async () => {
  const root = await newFolder();
  return {
    store: new DiskFileStore(root),
    everything: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
    close: () => rm(root, { recursive: true }),
  };
});

describeFileStore('S3FileStore', async () => {
  const directory = await newFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'reports' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const region = 'us-east-1';
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  return {
    store: new S3FileStore({ bucket: 'reports', endpoint, region, credentials }),
    everything: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'reports' }));
      return Contents.map(({ Key }) => String(Key));
    },
    close: async () => {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
});

it('a disk store removes what was abandoned a day ago, and nothing younger', async () => {
  const root = await newFolder();
  const unfinished = join(root, '.unfinished');
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'old'), 'x');
  await writeFile(join(unfinished, 'young'), 'x');
  const dayAndHourAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(join(unfinished, 'old'), dayAndHourAgo, dayAndHourAgo);
  await new DiskFileStore(root).removeAbandoned();
  expect(await readdir(unfinished)).toEqual(['young']);
  await rm(root, { recursive: true });
});

it.skipIf(process.platform === 'win32')('a disk store keeps its files from other users of the machine', async () => {
  const parent = await newFolder();
  const root = join(parent, 'files');
  await new DiskFileStore(root).put('reports/a.mp3', Readable.from([Buffer.from('x')], { objectMode: false }));
  expect((await stat(root)).mode & 0o777).toBe(0o700);
  await rm(parent, { recursive: true });
});
