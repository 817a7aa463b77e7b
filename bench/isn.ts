// npm run bench:isn: seconds and memory to read the orders of a firm with 61,000 of them, which ISN lists all at once.
// Median of 5 runs after a first one. Expected: less than 3 s, and less than 150 MB more than before. Linux only.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { HttpIsnOrders } from '../server/adapters/isn/http-isn-orders.ts';
import { forgetPeak, memoryMb } from './support/proc.ts';

const RUNS = 5;

const child = fork(fileURLToPath(new URL('./support/isn-sandbox.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
});
const [origin] = await once(child, 'message');
const isn = new HttpIsnOrders({
  domains: ['isn.example'],
  lookUpUrl: null,
  originOf: () => origin,
  log: console.error,
});
const access = { username: 'pat', password: 'sesame', companyKey: 'sandbox-61k', domain: 'isn.example' };

async function run() {
  forgetPeak(process.pid);
  const before = memoryMb(process.pid).resident;
  const started = performance.now();
  const { orders } = await isn.orders(access);
  const seconds = (performance.now() - started) / 1000;
  if (orders.length === 0) throw new Error('No order was read.');
  return { seconds, before, count: orders.length, peak: memoryMb(process.pid).peak };
}

const first = await run();
const runs = [];
for (let index = 0; index < RUNS; index++) runs.push(await run());
const { seconds } = runs.sort((a, b) => a.seconds - b.seconds)[Math.floor(RUNS / 2)] ?? first;
const all = [first, ...runs];
const most = Math.max(...all.map((one) => one.peak));
const growth = Math.max(...all.map((one) => one.peak - one.before));
console.log(`61,000 stubs, and ${first.count} of the newest 50 orders with their people (the rest is cancelled)`);
console.log(`first run: ${first.seconds.toFixed(2)} s, later: ${seconds.toFixed(2)} s (expected: less than 3)`);
console.log(
  `memory: ${growth.toFixed(0)} MB more at most in one run (expected: less than 150); ` +
    `of the process ${first.before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
);
child.disconnect();
