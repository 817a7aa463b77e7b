import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReportSettings } from '../domain/report/report.ts';
import type { Workspace } from '../pipeline/run-pipeline.ts';
import type { WorkFile } from '../pipeline/stage.ts';

/** A picture with what was written to it. */
export interface InputImage {
  path: string;
  caption: string | null;
}

/** What the command line writes a report from: paths of files on this machine. */
export interface FolderInputs {
  template: string;
  audio: string[];
  images: InputImage[];
  /** Seconds that the clocks of the cameras are ahead; null where nobody said. */
  pictureClockOffsetSeconds: number | null;
  header: string | null;
  settings: ReportSettings;
}

/**
 * A workspace without server or database: results are kept in memory, bytes in `scratch`, the package and
 * what was paid for in `out`.
 */
export async function folderWorkspace(
  inputs: FolderInputs,
  folders: { scratch: string; out: string },
  signal: AbortSignal,
): Promise<Workspace> {
  const values = new Map<string, unknown>();
  const scratch = (name: string) => join(folders.scratch, name);
  const answer = (key: string) => join(folders.out, 'answers', `${key}.json`);
  await mkdir(folders.scratch, { recursive: true });
  const [template, audio, images] = await Promise.all([
    readFile(inputs.template),
    Promise.all(inputs.audio.map(workFile)),
    Promise.all(
      inputs.images.map(async ({ path, caption }) => ({ ...(await workFile(path)), isExcluded: false, caption })),
    ),
  ]);
  return {
    settings: inputs.settings,
    header: inputs.header,
    audio,
    images,
    pictureClockOffsetSeconds: inputs.pictureClockOffsetSeconds,
    signal,
    log: () => {},
    template: async () => template,
    lessons: async () => [],
    tellRecordingSeconds: async () => {},
    keep: async (key, value) => void values.set(key, value),
    kept: async (key) => values.get(key),
    keptAll: async (prefix) => new Map([...values].filter(([key]) => key.startsWith(prefix))),
    putScratch: async (name, body) => {
      await pipeline(body, createWriteStream(scratch(name)), { signal });
      return { size: (await stat(scratch(name))).size };
    },
    getScratch: async (name, range) => ({
      size: (await stat(scratch(name))).size,
      body: createReadStream(scratch(name), range),
    }),
    remember: async (key, value) => {
      await mkdir(dirname(answer(key)), { recursive: true });
      // Whole or not at all: a run may be interrupted at any time.
      await writeFile(`${answer(key)}.part`, JSON.stringify(value));
      await rename(`${answer(key)}.part`, answer(key));
    },
    remembered: async (key) => {
      const text = await readFile(answer(key), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? undefined : JSON.parse(text);
    },
    putExplanation: (explanation) =>
      writeFile(join(folders.out, 'report.json'), `${JSON.stringify(explanation, null, 2)}\n`),
    putPackage: async (fileName, contentType, body) => {
      const path = join(folders.out, fileName);
      await pipeline(body, createWriteStream(path), { signal });
      return { fileKey: path, fileName, contentType, size: (await stat(path)).size };
    },
  };
}

async function workFile(path: string): Promise<WorkFile> {
  return { name: basename(path), size: (await stat(path)).size, open: async () => createReadStream(path) };
}
