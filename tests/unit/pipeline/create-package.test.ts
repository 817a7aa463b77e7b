import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { runPipeline } from '../../../server/pipeline/run-pipeline.ts';
import type { Tools, Work } from '../../../server/pipeline/stage.ts';
import { createPackage } from '../../../server/pipeline/stages/create-package.ts';
import { FakeJournal } from '../../support/fake-journal.ts';
import { fakeWorkspace } from '../../support/fake-workspace.ts';

const tools = { codec: { writeReport: async () => new TextEncoder().encode('<Report/>') } } as unknown as Tools;

function picture(name: string, isExcluded = false): Work['images'][number] {
  return { name, size: 3, isExcluded, open: async () => Readable.from([Buffer.from(name)]) };
}

async function packageWith(images: Work['images']) {
  const fake = fakeWorkspace({ images });
  fake.values.set('written', { sections: [], header: null });
  await runPipeline(fake.workspace, tools, new FakeJournal(), [createPackage]);
  const [made] = fake.packages;
  if (!made) throw new Error('No package was made.');
  return made;
}

async function namesIn(zip: Buffer): Promise<string[]> {
  const file = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(zip, { lazyEntries: false });
  const names: string[] = [];
  file.on('entry', (entry: yauzl.Entry) => void names.push(entry.fileName));
  await new Promise((resolve, reject) => file.on('end', resolve).on('error', reject));
  return names;
}

describe('creating_final_download_package', () => {
  it('is report.hr5 alone where there is no picture', async () => {
    const made = await packageWith([picture('left-out.jpg', true)]);
    expect(made.package.fileName).toBe('report.hr5');
    expect(made.bytes.toString()).toBe('<Report/>');
  });

  it('is a zip with report.hr5 and the pictures at its top level', async () => {
    const made = await packageWith([picture('IMG_1.jpg'), picture('IMG_2.png'), picture('no.gif', true)]);
    expect(made.package).toMatchObject({ fileName: 'report.zip', contentType: 'application/zip' });
    expect(await namesIn(made.bytes)).toEqual(['report.hr5', 'IMG_1.jpg', 'IMG_2.png']);
  });

  it('names pictures safely and none twice, whatever the case', async () => {
    const made = await packageWith([picture('../../a b.jpg'), picture('A_B.jpg'), picture('report.hr5')]);
    expect(await namesIn(made.bytes)).toEqual(['report.hr5', 'a_b.jpg', 'A_B-2.jpg', 'report-2.hr5']);
  });

  it('has the same bytes for the same content', async () => {
    const images = () => [picture('IMG_1.jpg')];
    expect((await packageWith(images())).bytes.equals((await packageWith(images())).bytes)).toBe(true);
  });
});
