// npm run bench:pipeline [-- minutes …]: a long recording from upload to `completed`, through the whole product.
// Prints a line a recording: length, time, share of the length, time after the last word was recognised, and the worker's
// peak memory. Default: 30 and 120 minutes. Expected: less than 0.07 of the length, less than 2 s after the last word.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../server/root.ts';
import { newDataDir, startProduct } from '../tests/support/product.ts';
import { RestClient } from '../tests/support/rest-client.ts';

const POLL_MS = 100;
/** Who stays longer than a session lasts logs in again before it ends. */
const LOGIN_MS = 10 * 60_000;
const USER = 'bench@example.com';
/** Words are still being recognised. */
const UNTIL_HEARD: ReadonlySet<string> = new Set([
  'audio_uploaded',
  'initializing',
  'converting_audio',
  'transcribing_audio',
]);
const SOURCE = join(ROOT, 'tests/fixtures/audio/house-1-hts.mp3');

/** A recording of this many minutes: the dictation over and over. */
function longRecording(minutes: number, folder: string): string {
  const path = join(folder, `dictation-${minutes}-min.mp3`);
  const seconds = String(minutes * 60);
  execFileSync('ffmpeg', ['-v', 'error', '-stream_loop', '-1', '-i', SOURCE, '-t', seconds, '-c', 'copy', path]);
  return path;
}

/** Highest resident memory of the process's children so far, in MB (Linux). */
function peakOfChildren(parent: number): number {
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/status`, 'utf8');
      } catch {
        return '';
      }
    })
    .filter((status) => new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status) && /^Name:\s+node/m.test(status))
    .map((status) => Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  return Math.max(0, ...peaks);
}

const minutes = process.argv.slice(2).map(Number);
console.log(`${availableParallelism()} cores, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
console.log('minutes  seconds  share of length  after last word  worker peak MB  status');
for (const length of minutes.length > 0 ? minutes : [30, 120]) {
  const folder = await newDataDir();
  const product = await startProduct(folder.dataDir);
  try {
    const client = new RestClient(product.origin);
    await client.register(USER);
    await client.startTrial();
    await client.takeLegacyTemplate();
    const recording = longRecording(length, folder.dataDir);
    const started = performance.now();
    const id = await client.startReport([recording]);
    let status = '';
    let heard = started;
    let loggedIn = started;
    while (status !== 'completed' && status !== 'error') {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if (performance.now() - loggedIn > LOGIN_MS) {
        await client.logIn(USER);
        loggedIn = performance.now();
      }
      status = (await client.report(id)).status;
      if (UNTIL_HEARD.has(status)) heard = performance.now();
    }
    const seconds = (performance.now() - started) / 1000;
    const afterwards = (performance.now() - heard) / 1000;
    const share = seconds / (length * 60);
    const peak = peakOfChildren(product.child.pid as number);
    console.log(
      `${String(length).padStart(7)}  ${seconds.toFixed(1).padStart(7)}  ${share.toFixed(3).padStart(15)}  ${afterwards.toFixed(1).padStart(15)}  ${peak.toFixed(0).padStart(14)}  ${status}`,
    );
  } finally {
    await product.stop();
    await folder.remove();
  }
}
