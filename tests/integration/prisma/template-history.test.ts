import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DiskFileStore } from '../../../server/adapters/files/disk-file-store.ts';
import { Hr5TemplateCodec } from '../../../server/adapters/hr5/hr5-template-codec.ts';
import { PrismaAccountStore } from '../../../server/adapters/prisma/prisma-account-store.ts';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaTemplateStore } from '../../../server/adapters/prisma/prisma-template-store.ts';
import { systemClock } from '../../../server/domain/clock.ts';
import type { EditableTemplate } from '../../../server/domain/template/editable-template.ts';
import { type OpenTemplate, openTemplate } from '../../../server/domain/template/open-template.ts';
import { restoreTemplate } from '../../../server/domain/template/restore-template.ts';
import { KEPT_VERSIONS } from '../../../server/domain/template/template-store.ts';
import { templateVersions } from '../../../server/domain/template/template-versions.ts';
import { updateTemplate } from '../../../server/domain/template/update-template.ts';
import { uploadEmptyReport } from '../../../server/domain/template/upload-empty-report.ts';
import { createDatabase, query } from '../../support/database.ts';
import { templateFixture } from '../../support/hr5/report-file.ts';
import { createAccount, createReport, enqueueNothing } from '../../support/stores.ts';

const SMALL = templateFixture('small.hr5');

let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
let ports: ReturnType<typeof realPorts>;
let actor: { accountId: string; sessionId: string; isSubscriber: true };
let opened: OpenTemplate;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plumbline-test-history-'));
  ports = realPorts();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  actor = { accountId: await createAccount(database.prisma), sessionId: 'session', isSubscriber: true };
  await upload();
  opened = await openTemplate(ports, actor);
});

function realPorts() {
  return {
    accounts: new PrismaAccountStore(database.prisma, async () => {}),
    templates: new PrismaTemplateStore(database.prisma),
    reports: new PrismaReportStore(database.prisma, enqueueNothing),
    files: new DiskFileStore(folder),
    codec: new Hr5TemplateCodec(),
    clock: systemClock,
    limits: {
      maxAudioBytes: 0,
      maxAudioFiles: 0,
      maxImageBytes: 0,
      maxImageFiles: 0,
      maxImagePixels: 0,
      maxTemplateBytes: 1 << 20,
    },
  };
}

async function upload(): Promise<string> {
  const file = { name: 'small.hr5', body: Readable.from([SMALL], { objectMode: false }) };
  return (await uploadEmptyReport(ports, actor, file)).emptyReport.versionId;
}

/** The template that was opened, with its first component called so. */
function renamed(name: string): EditableTemplate {
  const [first, ...others] = opened.template.components;
  if (!first) throw new Error('There is no component.');
  return {
    components: [{ ...first, name, oldName: first.name }, ...others],
    tips: opened.template.tips.map((tip) => (tip.component === first.name ? { ...tip, component: name } : tip)),
  };
}

const update = (name: string) => updateTemplate(ports, actor, { template: renamed(name), versionId: opened.versionId });
/** Ids of the versions whose files are there. */
const stored = async () =>
  (await readdir(join(folder, 'templates', actor.accountId))).map((name) => name.replace('.hr5', '')).sort();
const listed = async () => (await templateVersions(ports, actor)).map(({ id }) => id);

describe('two saves at once', () => {
  it('end with one that is kept, whole, and one that is told', async () => {
    const outcomes = await Promise.allSettled([update('ONE'), update('TWO')]);
    const [loser] = outcomes.filter((outcome) => outcome.status === 'rejected');
    const [winner] = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(loser?.reason).toMatchObject({ code: 'TEMPLATE_CHANGED' });
    expect(await openTemplate(ports, actor)).toEqual(winner?.value);
    expect(await listed()).toEqual([winner?.value.versionId, opened.versionId]);
    expect(await stored()).toEqual((await listed()).sort());
  });
});

describe('a save whose transaction fails', () => {
  it('leaves neither a version nor a file', async () => {
    await query(
      database.url,
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no more'; END $$;
       CREATE TRIGGER fail BEFORE UPDATE ON current_templates FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    try {
      await expect(update('ONE')).rejects.toThrow('no more');
    } finally {
      await query(database.url, 'DROP TRIGGER fail ON current_templates; DROP FUNCTION fail()');
    }
    expect(await listed()).toEqual([opened.versionId]);
    expect(await stored()).toEqual([opened.versionId]);
    expect(await openTemplate(ports, actor)).toEqual(opened);
  });
});

describe('of more versions than are kept', () => {
  it('the oldest go with their files, but for one that a report was started with', async () => {
    const used = await upload();
    const { id } = await createReport(database.prisma, actor.accountId);
    const template = { versionId: used, type: 'Legacy' } as const;
    await ports.reports.startRun(actor.accountId, id, { restart: true, template });
    const newest: string[] = [];
    for (let number = 0; number < KEPT_VERSIONS; number++) newest.push(await upload());
    expect(await listed()).toEqual([...newest].reverse());
    expect(await stored()).toEqual([used, ...newest].sort());
    expect(await ports.templates.version(actor.accountId, used)).toMatchObject({ fileName: 'small.hr5' });
  });
});

describe('a version that is restored', () => {
  it('has the bytes that it had, to the last one', async () => {
    await update('ONE');
    const { versionId, status } = await restoreTemplate(ports, actor, { versionId: opened.versionId });
    expect(status).toBe('processed');
    expect(await openTemplate(ports, actor)).toEqual({ ...opened, versionId });
    const { fileKey } = await ports.templates.version(actor.accountId, versionId);
    expect(await buffer((await ports.files.get(fileKey)).body)).toEqual(SMALL);
  });
});
