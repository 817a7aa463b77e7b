import { describe, expect, it } from 'vitest';
import { runPipeline } from '../../../server/pipeline/run-pipeline.ts';
import type { Tools } from '../../../server/pipeline/stage.ts';
import { createPackage } from '../../../server/pipeline/stages/create-package.ts';
import { FakeJournal } from '../../support/fake-journal.ts';
import { fakeWorkspace } from '../../support/fake-workspace.ts';
import { unzip } from '../../support/unzip.ts';

const tools = { codec: { writeReport: async () => new TextEncoder().encode('<Report/>') } } as unknown as Tools;

/** @param names of the prepared pictures. */
async function packageWith(...names: string[]) {
  const fake = fakeWorkspace();
  fake.values.set('written', { sections: [], header: null });
  fake.values.set('decisions', []);
  fake.values.set('draft', { sections: [] });
  const packed = names.map((fileName, picture) => ({ picture, fileName, scratch: `picture-${picture}` }));
  if (names.length > 0) fake.values.set('packed', packed);
  for (const { scratch, fileName } of packed) fake.scratch.set(scratch, Buffer.from(fileName));
  await runPipeline(fake.workspace, tools, new FakeJournal(), [createPackage]);
  const [made] = fake.packages;
  if (!made) throw new Error('No package was made.');
  return { ...made, explanations: fake.explanations };
}

describe('creating_final_download_package', () => {
  it('is report.hr5 alone where there is no picture', async () => {
    const made = await packageWith();
    expect(made.package.fileName).toBe('report.hr5');
    expect(made.bytes.toString()).toBe('<Report/>');
  });

  it('is a zip with report.hr5 and the pictures at its top level', async () => {
    const made = await packageWith('IMG_1.jpg', 'IMG_2.png');
    expect(made.package).toMatchObject({ fileName: 'report.zip', contentType: 'application/zip' });
    const files = await unzip(made.bytes);
    expect([...files.keys()]).toEqual(['report.hr5', 'IMG_1.jpg', 'IMG_2.png']);
    expect(files.get('IMG_2.png')?.toString()).toBe('IMG_2.png');
  });

  it('keeps beside it what explains the report', async () => {
    const { explanations } = await packageWith();
    expect(explanations).toEqual([{ remarks: [], comments: [], ratings: [], sections: [] }]);
  });

  it('has the same bytes for the same content', async () => {
    expect((await packageWith('IMG_1.jpg')).bytes.equals((await packageWith('IMG_1.jpg')).bytes)).toBe(true);
  });
});
