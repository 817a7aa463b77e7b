import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes recordings with the system's ffmpeg in a temporary folder. */
export class AudioBench {
  readonly folder = mkdtempSync(join(tmpdir(), 'plumbline-test-audio-'));

  /** Path of a file of this name in the folder. */
  path(name: string): string {
    return join(this.folder, name);
  }

  /** Runs ffmpeg with these arguments, the last of which is the file's name. */
  make(name: string, ...args: string[]): string {
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, this.path(name)]);
    return this.path(name);
  }

  /** A tone of so many seconds: 44.1 kHz stereo. */
  tone(name: string, seconds: number, ...args: string[]): string {
    const source = `sine=frequency=440:sample_rate=44100:duration=${seconds}`;
    return this.make(name, '-f', 'lavfi', '-i', source, '-ac', '2', ...args);
  }

  /** The same file with only this share of its bytes. */
  cut(path: string, share: number): string {
    truncateSync(path, Math.floor(readFileSync(path).length * share));
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
