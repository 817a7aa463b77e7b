import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(ROOT, 'test-results');

/** Runs a command with its output shown. Resolves with its exit status. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Path of a program that a development dependency brings. */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** Keeps how many tests or steps passed and failed, for the run that adds them up. */
export function writeCounts(name, counts) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${name}.counts.json`), JSON.stringify(counts));
}

export function readCounts(name) {
  try {
    return JSON.parse(readFileSync(join(RESULTS, `${name}.counts.json`), 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs named commands, one for each core at a time, all of them whatever fails, and closes with `N passed, N failed`. What
 * each of them says is shown whole when it ends. Exits with 1 when one failed.
 * @param steps pairs of a title and `[command, args]`.
 */
export async function runSteps(name, steps) {
  const failed = [];
  const waiting = [...steps];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, [command, args]] = next;
      const started = Date.now();
      const { isFine, output } = await runUnseen(command, args);
      if (!isFine) failed.push(title);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const end = `== ${title}: ${isFine ? 'passed' : 'FAILED'} in ${seconds} s`;
      console.log([`\n== ${title}`, ...output, end].join('\n'));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const title of failed) console.log(`failed: ${title}`);
  writeCounts(name, { passed: steps.length - failed.length, failed: failed.length });
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

/** Runs a command; nothing is shown. Resolves with whether it succeeded, and what it said in parts. */
function runUnseen(command, args) {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      const output = [stdout, stderr].map((text) => text.trimEnd()).filter(Boolean);
      resolve({ isFine: !error, output: error && output.length === 0 ? [error.message] : output });
    });
  });
}
