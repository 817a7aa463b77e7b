import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
 * Runs named steps one after the other, all of them whatever fails, and closes with `N passed, N failed`.
 * Exits with 1 when one failed.
 */
export async function runSteps(name, steps) {
  const failed = [];
  for (const [title, step] of steps) {
    console.log(`\n== ${title}`);
    const started = Date.now();
    const status = await step();
    if (status !== 0) failed.push(title);
    console.log(
      `== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  for (const title of failed) console.log(`failed: ${title}`);
  writeCounts(name, { passed: steps.length - failed.length, failed: failed.length });
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
