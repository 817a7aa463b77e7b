import { once } from 'node:events';
import { createRequire } from 'node:module';
import { AppError } from '../../domain/errors.ts';
import { MAY_CHANGE_USER, spawnFenced } from './fence.ts';

const require = createRequire(import.meta.url);

/** A program that was seen to run, and how. */
export interface Ffmpeg {
  program: string;
  asNobody: boolean;
}

/**
 * The named program, else that of the system, else the one that comes with npm.
 * @throws AppError UNAVAILABLE when none runs.
 */
export async function findFfmpeg(named?: string): Promise<Ffmpeg> {
  const candidates = named ? [named] : ['ffmpeg', ...bundled()];
  for (const program of candidates) {
    // Where `nobody` cannot reach the program (it lies in a private home), the other fences still stand.
    for (const asNobody of MAY_CHANGE_USER ? [true, false] : [false]) {
      if (await runs({ program, asNobody })) return { program, asNobody };
    }
  }
  throw new AppError(
    'UNAVAILABLE',
    named
      ? `Recordings cannot be decoded: the ffmpeg program ${named} does not run. Correct FFMPEG_PATH or leave it out.`
      : 'Recordings cannot be decoded: no ffmpeg was found. Install ffmpeg, or name one with FFMPEG_PATH.',
  );
}

function bundled(): string[] {
  try {
    return [(require('@ffmpeg-installer/ffmpeg') as { path: string }).path];
  } catch {
    return []; // There is no build for this system.
  }
}

async function runs({ program, asNobody }: Ffmpeg): Promise<boolean> {
  try {
    const [code] = await once(spawnFenced(program, ['-version'], { asNobody, stdio: 'ignore' }), 'exit');
    return code === 0;
  } catch {
    return false;
  }
}
