// Adds up what earlier runs counted; arguments are their names. Exits with 1 when anything failed or was not run.
import { readCounts } from './steps.mjs';

const counts = process.argv.slice(2).map(readCounts);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
