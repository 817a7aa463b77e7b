import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiskFileStore } from '../../../server/adapters/files/disk-file-store.ts';
import { readWrittenReport } from '../../../server/adapters/hr5/read-written-report.ts';
import { SharpPicturePreparer } from '../../../server/adapters/pictures/sharp-picture-preparer.ts';
import type { PicturePreparer } from '../../../server/domain/pictures/picture-preparer.ts';
import { createDatabase } from '../../support/database.ts';
import { exifTime, makePhoto } from '../../support/pictures/make-picture.ts';
import { BEGAN, playedRun } from '../../support/played-run.ts';
import { unzip } from '../../support/unzip.ts';

const SAID = 'Bathrooms. Toilet. The toilet is loose at the floor.';

let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
let files: DiskFileStore;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plumbline-pictures-'));
  files = new DiskFileStore(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('a worker that stops amid the pictures leaves nothing to be done twice, and the package is whole', async () => {
  const photo = (second: number) => makePhoto({ takenAt: exifTime(BEGAN + second, -14_400), zone: '-04:00' });
  const pictures = new Map<string, Buffer>();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) pictures.set(name, await photo(4));
  pictures.set('broken.jpg', (await photo(4)).subarray(0, 3000));
  const { id, run, read } = await playedRun({ prisma: database.prisma, files }, SAID, pictures);

  const real = new SharpPicturePreparer({ maxPixels: 1_000_000 });
  const stop = new AbortController();
  let prepared = 0;
  const counting: PicturePreparer = {
    parallel: 1,
    shrink: (bytes) => real.shrink(bytes),
    prepare: async (source) => {
      prepared++;
      const result = await real.prepare(source);
      if (prepared === 2) stop.abort(new Error('stop'));
      return result;
    },
  };
  await expect(run(counting, stop.signal)).rejects.toThrow('stop');
  expect((await read()).status).toBe('initializing_image_processing');
  await run(counting);
  // The second was being stored when the worker stopped; it may be done again.
  expect(prepared).toBeLessThanOrEqual(pictures.size + 1);

  const { status, package: made, messages } = await read();
  expect([status, made?.fileName]).toEqual(['completed', 'report.zip']);
  expect(messages).toEqual([{ type: 'warning', text: expect.stringMatching(/^"broken.jpg" is damaged/) }]);
  const zip = await unzip(await buffer((await files.get(made?.fileKey ?? '')).body));
  expect([...zip.keys()]).toEqual(['report.hr5', 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  const items = readWrittenReport(zip.get('report.hr5') ?? Buffer.alloc(0)).sections.flatMap(
    (section) => section.items,
  );
  const toilet = items.find(({ name }) => name === 'Toilets');
  expect(toilet?.pictures.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  expect(new Set(toilet?.pictures.map(({ commentId }) => commentId))).toEqual(new Set([toilet?.comments[0]?.id]));
  await expect(files.get(`reports/${id}/scratch/picture-00000`)).rejects.toThrow();
});
