// npm run bench:api [-- list|upload|sockets …]: how fast and how frugal the doors are, through the whole built product.
// Prints a small table a part. Default: all three, less than three minutes. Linux only.
import { availableParallelism, loadavg } from 'node:os';
import { measureList } from './support/measure-list.ts';
import { measureSockets } from './support/measure-sockets.ts';
import { measureUpload } from './support/measure-upload.ts';

const PARTS = { list: measureList, upload: measureUpload, sockets: measureSockets };

const asked = process.argv.slice(2);
console.log(`${availableParallelism()} cores, Node ${process.version}`);
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const before = loadavg()[0] ?? 0;
  await measure();
  console.log(`(load of the machine: ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after)`);
}
