import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWrittenReport } from '../../../server/adapters/hr5/read-written-report.ts';
import { ROOT } from '../../../server/root.ts';
import { makePhoto } from '../../support/pictures/make-picture.ts';
import { unzip } from '../../support/unzip.ts';

const TEMPLATE = join(ROOT, 'server/default-templates/legacy.hr5');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-cli-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the built command as `npm run write` does. */
function write(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['dist/server/cli/write.js', ...args], { cwd: ROOT }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function transcriptFile(sentences: string[]): Promise<string> {
  let now = 0;
  const words = sentences.flatMap((sentence) => {
    now += 1.5;
    return sentence.split(' ').map((text) => {
      now += 0.35;
      return { text, start: now - 0.35, end: now };
    });
  });
  const path = join(folder, 'words.json');
  await writeFile(path, JSON.stringify(words));
  return path;
}

const order = {
  report_info: { RIAddress1: ['RIAddress1', '118 Alder Court'] },
  client_data: { CFName1: ['CFName1', 'Dana'] },
};

describe('npm run write', () => {
  it('writes report, transcript and every decision from words with seconds', async () => {
    const transcript = await transcriptFile([
      'Bathrooms.',
      'Toilet.',
      'The toilet is loose at the floor in the hall bath.',
    ]);
    const orderPath = join(folder, 'order.json');
    await writeFile(orderPath, JSON.stringify(order));
    const out = join(folder, 'words');
    const { status, err } = await write(
      ...['--template', TEMPLATE, '--transcript', transcript, '--isn-order', orderPath, '--out', out],
    );
    expect(err).toBe('');
    expect(status).toBe(0);
    const report = readWrittenReport(await readFile(join(out, 'report.hr5')));
    expect(report.reportInfo).toMatchObject({ RIAddress1: '118 Alder Court' });
    const toilets = report.sections.flatMap((section) => section.items).find((item) => item.name === 'Toilets');
    expect(toilets?.comments[0]?.name).toBe('Loose toilet');
    expect(await readFile(join(out, 'transcript.txt'), 'utf8')).toContain('The toilet is loose at the floor');
    const { remarks, comments } = JSON.parse(await readFile(join(out, 'report.json'), 'utf8'));
    expect(comments).toMatchObject([
      { section: 'BATHROOMS', source: 'template', remarks: [2], heard: [{ end: expect.closeTo(9.05) }] },
    ]);
    expect(remarks.at(-1)).toMatchObject({
      decision: 'template',
      outcome: 'written',
      place: { component: 'BATHROOMS', item: 'Toilets' },
    });
    expect(remarks.at(-1).candidates.length).toBeGreaterThan(0);
  });

  it('puts pictures into report.zip, at what they show, and tells why', async () => {
    const transcript = await transcriptFile(['Bathrooms.', 'Toilet.', 'The toilet is loose at the floor.']);
    const images = ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'].map((name) => join(folder, name));
    const [captioned = '', plain = '', bad = ''] = images;
    await Promise.all([captioned, plain].map(async (path) => writeFile(path, await makePhoto())));
    await writeFile(bad, Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    const out = join(folder, 'pictures');
    const { status, err } = await write(
      ...['--template', TEMPLATE, '--transcript', transcript, '--out', out],
      ...images.flatMap((path) => ['--image', path]),
      ...['--caption', 'IMG_1.jpg=loose toilet'],
    );
    expect(status).toBe(0);
    expect(err).toContain('Warning: "IMG_3.jpg" is damaged');
    expect(err).toContain('Warning: 1 picture is in the package beside the report');
    const files = await unzip(await readFile(join(out, 'report.zip')));
    expect([...files.keys()]).toEqual(['report.hr5', 'IMG_1.jpg', 'IMG_2.jpg']);
    const items = readWrittenReport(files.get('report.hr5') as Buffer).sections.flatMap((section) => section.items);
    expect(items.flatMap((item) => item.pictures)).toEqual([
      { fileName: 'IMG_1.jpg', commentId: expect.any(String), caption: 'loose toilet' },
    ]);
    const { pictures } = JSON.parse(await readFile(join(out, 'report.json'), 'utf8'));
    expect(pictures).toMatchObject([
      { name: 'IMG_1.jpg', placed_by: 'caption', comment: { component: 'BATHROOMS' }, reason: 'its caption says so' },
      { name: 'IMG_2.jpg', placed_by: null, comment: null, reason: expect.stringContaining('neither') },
      { name: 'IMG_3.jpg', file: null, reason: expect.stringContaining('damaged') },
    ]);
  });

  it('explains itself', async () => {
    const { status, out } = await write('--help');
    expect(status).toBe(0);
    for (const option of [
      '--template',
      '--audio',
      '--transcript',
      '--image',
      '--caption',
      '--picture-clock-offset',
      '--isn-order',
      '--out',
      'maintenance-tips',
    ])
      expect(out).toContain(option);
  });

  it.each([
    ['nothing to write from', ['--template', TEMPLATE, '--out', 'x'], 'at least one --audio'],
    ['no template', ['--audio', 'a.mp3', '--out', 'x'], '--template'],
    ['an unknown option', ['--sing'], '--sing'],
    [
      'a caption of no picture',
      ['--template', TEMPLATE, '--transcript', '{words}', '--out', 'x', '--caption', 'a.jpg=x'],
      'a.jpg',
    ],
    [
      'a clock that is ahead by no number',
      ['--template', TEMPLATE, '--transcript', '{words}', '--out', 'x', '--picture-clock-offset', 'soon'],
      'whole number',
    ],
    ['a template that is not there', ['--template', 'no.hr5', '--transcript', 'no.json', '--out', '{}'], 'no.hr5'],
    [
      'a template that is none',
      ['--template', 'package.json', '--transcript', '{words}', '--out', '{}'],
      'The file is not XML',
    ],
    ['a recording that is none', ['--template', TEMPLATE, '--audio', 'package.json', '--out', '{}'], 'package.json'],
  ])('ends with 1 and one sentence for %s', async (_what, args, named) => {
    const words = await transcriptFile(['Roof.']);
    const filled = args.map((arg) => (arg === '{}' ? join(folder, 'bad') : arg === '{words}' ? words : arg));
    const { status, err } = await write(...filled);
    expect(status).toBe(1);
    const sentences = err.trim().split('\n');
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(named);
  });
});
