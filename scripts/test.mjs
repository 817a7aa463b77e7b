// npm test: installs what the tests need, builds what they start, runs them all. Further arguments go to vitest.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, run, writeCounts } from './steps.mjs';

const results = join(ROOT, 'test-results', 'vitest.json');
rmSync(results, { force: true });

const packages = await run('bash', ['scripts/install-debian-packages.sh']);
if (packages !== 0) process.exit(packages);
const build = await run(process.execPath, ['scripts/build.mjs']);
if (build !== 0) process.exit(build);

const status = await run(bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
  ...process.argv.slice(2),
]);

const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(results, 'utf8'));
// A file that cannot be loaded holds no failed test; it still is a failure.
const failed = Math.max(numFailedTests, status === 0 ? 0 : Math.max(1, numFailedTests || numFailedTestSuites));
writeCounts('test', { passed, failed });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
