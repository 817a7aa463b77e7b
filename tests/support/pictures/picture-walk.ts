import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../../server/root.ts';
import { AudioBench } from '../make-audio.ts';
import { exifTime, makePhoto } from './make-picture.ts';

/** 10:12:13 in New York. */
const BEGAN = Date.UTC(2026, 4, 4, 14, 12, 13) / 1000;
const NEW_YORK = -4 * 3600;
/** Second by which all has been said that the pictures show. */
const END = 130;

/** A recording whose file tells when it began, and pictures that were taken meanwhile, in files. `remove` them when done. */
export class PictureWalk {
  /** What is spoken of at which second. */
  static readonly SECONDS = { toilet: 73, drain: 83, bracket: 105 };
  /** Path of the recording. */
  readonly recording: string;
  readonly #bench = new AudioBench();
  readonly #folder = this.#bench.path('pictures');

  constructor() {
    const source = join(ROOT, 'tests/fixtures/audio/house-1-hts.mp3');
    const began = `creation_time=${new Date(BEGAN * 1000).toISOString()}`;
    this.recording = this.#bench.make('walk.m4a', '-t', String(END), '-i', source, '-metadata', began);
    mkdirSync(this.#folder);
  }

  /** A photograph that was taken at a second of the recording. @param ahead seconds that the clock of its camera is ahead. */
  async photo(name: string, second: number, ahead = 0, zone: string | undefined = '-04:00'): Promise<string> {
    const takenAt = exifTime(BEGAN + second + ahead, NEW_YORK);
    return this.#file(
      name,
      await makePhoto({ width: 3000, height: 2000, orientation: 6, takenAt, ...(zone && { zone }) }),
    );
  }

  /** A PNG that does not tell when it was made. */
  async drawing(name: string): Promise<string> {
    const red = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
    return this.#file(name, await red.png().toBuffer());
  }

  /** A photograph of which only the beginning is there. */
  async broken(name: string): Promise<string> {
    return this.#file(name, (await makePhoto({ width: 3000, height: 2000 })).subarray(0, 5000));
  }

  remove(): void {
    this.#bench.remove();
  }

  async #file(name: string, bytes: Uint8Array): Promise<string> {
    const path = join(this.#folder, name);
    await writeFile(path, bytes);
    return path;
  }
}
