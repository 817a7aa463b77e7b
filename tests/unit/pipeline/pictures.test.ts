import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PictureReader } from '../../../server/domain/pictures/picture-reader.ts';
import type { WrittenReport } from '../../../server/domain/report/written-report.ts';
import { runPipeline, type Workspace } from '../../../server/pipeline/run-pipeline.ts';
import type { Tools, WorkImage } from '../../../server/pipeline/stage.ts';
import { STAGES } from '../../../server/pipeline/stages.ts';
import { FakeJournal } from '../../support/fake-journal.ts';
import { fakeWorkspace } from '../../support/fake-workspace.ts';
import { FakePicturePreparer } from '../../support/fakes/fake-picture-preparer.ts';
import { walkOf } from '../../support/pictures/dwelling-walk.ts';

const PICTURE_STAGES = STAGES.slice(
  STAGES.findIndex(({ status }) => status === 'initializing_image_processing'),
  STAGES.findIndex(({ status }) => status === 'creating_final_download_package'),
);
const WALK = await walkOf([8, 'Roof. Weather surface.'], [20, 'There is moss growing on the north side.']);

const picture = (name: string, more: Partial<WorkImage> = {}): WorkImage => ({
  name,
  size: 3,
  isExcluded: false,
  caption: null,
  open: async () => Readable.from([Buffer.from(name)]),
  ...more,
});

let preparer: FakePicturePreparer;
let fake: ReturnType<typeof fakeWorkspace>;

beforeEach(() => {
  preparer = new FakePicturePreparer();
});

function begin(images: WorkImage[], overrides: Partial<Workspace> = {}): void {
  fake = fakeWorkspace({ images, ...overrides });
  fake.values.set('decisions', WALK.decisions);
  fake.values.set('written', WALK.written);
}

async function run(pictureReader: PictureReader | null = null, finished: string[] = []): Promise<FakeJournal> {
  const journal = new FakeJournal(finished as never[]);
  const codec = { read: async () => ({ template: WALK.template }) };
  await runPipeline(
    fake.workspace,
    { pictures: preparer, pictureReader, codec } as unknown as Tools,
    journal,
    PICTURE_STAGES,
  );
  return journal;
}

const written = () => fake.values.get('written') as WrittenReport;
const packed = () => (fake.values.get('packed') as { fileName: string }[]).map(({ fileName }) => fileName);

describe('the stages of the pictures', () => {
  it('put a picture at its comment, prepared and named', async () => {
    begin([picture('a.png', { caption: 'moss on the roof' })]);
    const { warnings } = await run();
    expect(warnings).toEqual([]);
    expect(written().sections[0]?.items[0]?.pictures).toEqual([
      { fileName: 'a.jpg', commentId: expect.any(String), caption: 'moss on the roof' },
    ]);
    expect(packed()).toEqual(['a.jpg']);
    expect(fake.scratch.get('picture-00000')?.toString()).toBe('prepared a.png');
  });

  it('leave excluded ones alone, and have nothing to do where all are', async () => {
    begin([picture('a.jpg', { isExcluded: true })]);
    const { warnings } = await run();
    expect(preparer.prepared).toEqual([]);
    expect([warnings, fake.values.has('packed')]).toEqual([[], false]);
  });

  it('warn of one that cannot be read, by its name, and go on with the others', async () => {
    begin([picture('bad.jpg'), picture('good.jpg', { caption: 'moss on the roof' })]);
    const { warnings } = await run();
    expect(warnings).toEqual(['"bad.jpg" is damaged.']);
    expect(packed()).toEqual(['good.jpg']);
  });

  it.each([
    ['the name', picture('bad.HEIC')],
    ['the content', { ...picture('bad.jpg'), open: async () => Readable.from([Buffer.from('bad.ftypheic....')]) }],
  ])('say what to do with a HEIC picture that is one by %s', async (_by, heic) => {
    begin([heic]);
    const { warnings } = await run();
    expect(warnings).toEqual([
      expect.stringMatching(
        /^"bad\.\w+" is a HEIC picture: save it as JPG first\. .* It was left out of the report\.$/,
      ),
    ]);
  });

  it('leave nothing to pack where none can be read', async () => {
    begin([picture('bad.jpg')]);
    await run();
    expect(packed()).toEqual([]);
  });

  it('name those that stand at no comment, which are in the package all the same', async () => {
    begin([picture('IMG_1.jpg'), picture('IMG_2.jpg')]);
    const { warnings } = await run();
    expect(warnings).toEqual([
      expect.stringMatching(/^2 pictures are .* not attached to a comment.*"IMG_1.jpg", "IMG_2.jpg"/),
    ]);
    expect(packed()).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
  });

  it('prepare none twice in a run that is resumed', async () => {
    let crashes = true;
    const dies = async () => {
      if (crashes) throw new Error('the disk is gone');
      return Readable.from([Buffer.from('third.jpg')]);
    };
    begin([picture('first.jpg'), picture('second.jpg'), picture('third.jpg', { open: dies })]);
    await expect(run()).rejects.toThrow('the disk is gone');
    crashes = false;
    await run();
    expect([...preparer.prepared].sort()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
    expect(packed()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
  });

  it('take a picture that a worker dies over for bad, in the end', async () => {
    begin([picture('deadly.jpg'), picture('good.jpg')]);
    for (let crash = 0; crash < 3; crash++) await expect(run()).rejects.toThrow('the process died');
    const { warnings } = await run();
    expect(warnings[0]).toBe('"deadly.jpg" could not be read as a picture: it was left out of the report.');
    expect(packed()).toEqual(['good.jpg']);
  });

  it('come to the same when all of them are done again', async () => {
    begin([picture('a.jpg', { caption: 'moss on the roof' }), picture('IMG_1.jpg')]);
    const first = await run();
    const before = structuredClone([written(), packed()]);
    const again = await run();
    expect([written(), packed()]).toEqual(before);
    expect(again.warnings).toEqual(first.warnings);
  });

  it('stop when the run is to stop', async () => {
    const abort = new AbortController();
    const open = async () => {
      abort.abort(new Error('stop'));
      return Readable.from([Buffer.from('x')]);
    };
    begin([picture('a.jpg', { open }), ...Array.from({ length: 5 }, (_, at) => picture(`${at}.jpg`))], {
      signal: abort.signal,
    });
    await expect(run()).rejects.toThrow('stop');
    expect(preparer.prepared.length).toBeLessThan(4);
  });
});

describe('with a language model that sees', () => {
  /** Says this of every picture; throws where it is null. */
  function reader(sight: string | null) {
    const seen: string[] = [];
    const describe = async (jpeg: Buffer) => {
      seen.push(jpeg.toString());
      if (sight === null) throw new Error('the server answered 400');
      return sight;
    };
    return { describe, seen };
  }

  it('pictures go where it says that they belong', async () => {
    begin([picture('IMG_1.jpg')]);
    const { warnings } = await run(reader('green moss growing on roof'));
    expect(warnings).toEqual([]);
    expect(written().sections[0]?.items[0]?.pictures).toHaveLength(1);
  });

  it('it is asked only where time and words say nothing, with a small picture, and never twice', async () => {
    begin([picture('IMG_1.jpg'), picture('IMG_2.jpg', { caption: 'moss on the roof' })]);
    const asked = reader('a lawn');
    await run(asked);
    await run(asked);
    expect(asked.seen).toEqual(['small prepared IMG_1.jpg']);
  });

  it('what it says is not written', async () => {
    begin([picture('IMG_1.jpg')]);
    await run(reader('green moss growing on roof, invented'));
    expect(JSON.stringify(written())).not.toContain('invented');
  });

  it('its failure is one warning, and it is not asked for ever', async () => {
    begin(Array.from({ length: 20 }, (_, at) => picture(`IMG_${at}.jpg`)));
    const blind = reader(null);
    const { warnings } = await run(blind);
    expect(warnings).toEqual([
      expect.stringContaining('The language model could not look at'),
      expect.stringContaining('20 pictures are in the package'),
    ]);
    expect(blind.seen.length).toBeLessThan(6);
  });
});
