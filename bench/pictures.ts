// npm run bench:pictures [-- count …]: the stages of the pictures over so many photographs of 12 megapixels, from files to
// the package, in a process of its own. Prints time and peak memory. Default: 50 and 200. Then how many pictures of walks
// that are made up go to the right comment, by what is known of the clocks.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measurePlacing } from './support/measure-placing.ts';

const counts = process.argv.slice(2).map(Number);
const writer = fileURLToPath(new URL('support/write-pictures.ts', import.meta.url));

console.log(`${availableParallelism()} cores, Node ${process.version}`);
console.log('pictures  seconds  ms each  peak MB  package MB');
for (const count of counts.length > 0 ? counts : [50, 200]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', writer, String(count)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const { seconds, peak, size } = JSON.parse(stdout) as { seconds: number; peak: number; size: number };
  const each = (seconds * 1000) / count;
  console.log(
    [String(count).padStart(8), seconds.toFixed(1).padStart(7), each.toFixed(0).padStart(7)].join('  '),
    [String(peak.toFixed(0)).padStart(8), size.toFixed(0).padStart(10)].join('  '),
  );
}

console.log('\nclocks                                        pictures  right  wrong  at no comment (%)');
for (const { clocks, pictures, right, wrong } of await measurePlacing()) {
  const share = (part: number) => ((part / pictures) * 100).toFixed(1).padStart(5);
  const unplaced = pictures - right - wrong;
  console.log(
    `${clocks.padEnd(44)}  ${String(pictures).padStart(8)}  ${share(right)}  ${share(wrong)}  ${share(unplaced)}`,
  );
}
