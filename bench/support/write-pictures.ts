// Runs the stages of the pictures over so many photographs, and prints seconds, peak memory and size of the package:
//   write-pictures.ts COUNT
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import { SharpPicturePreparer } from '../../server/adapters/pictures/sharp-picture-preparer.ts';
import { folderWorkspace } from '../../server/cli/folder-workspace.ts';
import { DEFAULT_SETTINGS } from '../../server/domain/report/report.ts';
import { runPipeline } from '../../server/pipeline/run-pipeline.ts';
import type { Tools } from '../../server/pipeline/stage.ts';
import { STAGES } from '../../server/pipeline/stages.ts';
import { ROOT } from '../../server/root.ts';
import { FakeJournal } from '../../tests/support/fake-journal.ts';

const [, self = '', argument = '', target] = process.argv;

if (target) await makePhotos(target);
else console.log(JSON.stringify(await measure(Number(argument))));

/** Eight photographs of 12 megapixels, of about 4 MB as phones make them. In a process of its own: it takes memory, too. */
async function makePhotos(folder: string): Promise<void> {
  for (let at = 0; at < 8; at++) {
    const noise = { type: 'gaussian', mean: 90 + at * 10, sigma: 40 } as const;
    const photo = sharp({ create: { width: 4032, height: 3024, channels: 3, background: 'grey', noise } }).blur(1.1);
    const exif = { IFD2: { DateTimeOriginal: `2026:05:04 10:1${at}:00`, OffsetTimeOriginal: '-04:00' } };
    const bytes = await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg({ quality: 93 }).toBuffer();
    await writeFile(join(folder, `${at}.jpg`), bytes);
  }
}

async function measure(count: number): Promise<{ seconds: number; peak: number; size: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  try {
    spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(`file://${self}`)), '0', folder]);
    const photos = (await readdir(folder)).map((name) => join(folder, name));
    const images = Array.from({ length: count }, (_, at) => ({
      path: photos[at % photos.length] ?? '',
      caption: null,
    }));
    const template = join(ROOT, 'server/default-templates/legacy.hr5');
    const inputs = { template, audio: [], images, header: null, settings: DEFAULT_SETTINGS };
    const folders = { scratch: join(folder, 'scratch'), out: folder };
    const never = new AbortController().signal;
    const workspace = await folderWorkspace({ ...inputs, pictureClockOffsetSeconds: null }, folders, never);
    await workspace.keep('decisions', []);
    await workspace.keep('written', { sections: [], header: null });
    const pictures = new SharpPicturePreparer({ maxPixels: 100_000_000 });
    const tools = { codec: new Hr5TemplateCodec(), pictures, pictureReader: null } as unknown as Tools;
    const first = STAGES.findIndex(({ status }) => status === 'initializing_image_processing');
    const started = performance.now();
    await runPipeline(workspace, tools, new FakeJournal(), STAGES.slice(first));
    const seconds = (performance.now() - started) / 1000;
    const { size } = await stat(join(folder, 'report.zip'));
    return { seconds, peak: process.resourceUsage().maxRSS / 1024, size: size / 1e6 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
