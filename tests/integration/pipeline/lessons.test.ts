import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiskFileStore } from '../../../server/adapters/files/disk-file-store.ts';
import { Hr5TemplateCodec } from '../../../server/adapters/hr5/hr5-template-codec.ts';
import { readWrittenReport } from '../../../server/adapters/hr5/read-written-report.ts';
import { SharpPicturePreparer } from '../../../server/adapters/pictures/sharp-picture-preparer.ts';
import { PrismaAccountStore } from '../../../server/adapters/prisma/prisma-account-store.ts';
import { PrismaLessonStore } from '../../../server/adapters/prisma/prisma-lesson-store.ts';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaTemplateStore } from '../../../server/adapters/prisma/prisma-template-store.ts';
import { teachLesson } from '../../../server/domain/lessons/teach-lesson.ts';
import { reportRemarks } from '../../../server/domain/report/report-remarks.ts';
import { currentTemplate } from '../../../server/domain/template/current-template.ts';
import { readVersion } from '../../../server/domain/template/read-version.ts';
import { createDatabase } from '../../support/database.ts';
import { playedRun } from '../../support/played-run.ts';
import { enqueueNothing } from '../../support/stores.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
let files: DiskFileStore;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plumbline-lessons-'));
  files = new DiskFileStore(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('what is taught of a remark becomes of it when the report is written anew, and it is told so', async () => {
  const { prisma } = database;
  const { id, accountId, run, restart, read } = await playedRun(
    { prisma, files },
    'Bathrooms. Toilet. The toilet rocks.',
  );
  const pictures = new SharpPicturePreparer({ maxPixels: 1 });
  const ports = {
    accounts: new PrismaAccountStore(prisma, async () => {}),
    reports: new PrismaReportStore(prisma, enqueueNothing),
    templates: new PrismaTemplateStore(prisma),
    lessons: new PrismaLessonStore(prisma),
    files,
    codec: new Hr5TemplateCodec(),
  };
  await prisma.account.update({ where: { id: accountId }, data: { subscriptionStatus: 'active' } });
  const actor = { accountId, sessionId: 'any' };
  const remarks = () => reportRemarks(ports, actor, { reportId: id });
  const written = async () => {
    const { package: made } = await read();
    const { sections } = readWrittenReport(await buffer((await files.get(made?.fileKey ?? '')).body));
    return sections.flatMap(({ items }) => items.flatMap(({ comments }) => comments.map((comment) => comment.name)));
  };

  await run(pictures);
  const rocks = (await remarks()).find(({ words }) => words.includes('rocks'));
  if (!rocks?.comment) throw new Error('Nothing was written of the toilet.');
  expect(rocks).toMatchObject({ outcome: 'written', isTaught: false });
  expect(await written()).toContain(rocks.comment);

  const { versionId } = await currentTemplate(ports, accountId);
  const { template } = await ports.codec.read((await readVersion(ports, accountId, versionId)).bytes);
  const kitchen = template.components.find(({ name }) => /kitchen/i.test(name));
  const item = kitchen?.items.find(({ comments }) => comments.some(({ kind }) => kind === 'defect'));
  const comment = item?.comments.find(({ kind }) => kind === 'defect');
  if (!kitchen || !item || !comment) throw new Error('The kitchen of the template has no defect.');
  const target = { component: kitchen.name, itemId: item.id, commentId: comment.id };
  await teachLesson(ports, actor, { reportId: id, remark: rocks.index, target });
  await restart();
  await run(pictures);
  expect((await remarks())[rocks.index]).toMatchObject({
    outcome: 'written',
    isTaught: true,
    section: kitchen.name,
    item: item.name,
    comment: comment.name,
  });
  expect(await written()).toContain(comment.name);
  expect(await written()).not.toContain(rocks.comment);

  await teachLesson(ports, actor, { reportId: id, remark: rocks.index, target: null });
  await restart();
  await run(pictures);
  expect((await remarks())[rocks.index]).toMatchObject({ outcome: 'left out', isTaught: true, comment: null });
  expect(await written()).not.toContain(comment.name);
  expect((await read()).messages).toEqual([
    { type: 'warning', text: 'Left out as you taught: "The toilet rocks." (0:02).' },
  ]);
});
