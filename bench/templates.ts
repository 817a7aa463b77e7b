// npm run bench:templates: a template of 5,000 comments is read and saved through both doors of the built product.
// Median of 7 runs after a first one, and how much the web process grew at most meanwhile. Linux only. Two minutes.
import { availableParallelism, loadavg } from 'node:os';
import { largeTemplate } from '../tests/support/hr5/large-template.ts';
import { startBenchedProduct } from './support/benched-product.ts';
import { percentile } from './support/percentile.ts';
import { cpuMs, forgetPeak, memoryMb } from './support/proc.ts';
import { TEMPLATE_CALLS } from './support/template-calls.ts';

const RUNS = 7;

const product = await startBenchedProduct();
try {
  const { origin, account, pid } = product;
  const authorization = `Bearer ${account.accessToken}`;
  const file = largeTemplate();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'large.hr5');
  const answer = await fetch(`${origin}/api/users/upload-empty-report`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());

  console.log(`${availableParallelism()} cores, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  console.log(`Template of 5,000 comments, ${(file.length / 1e6).toFixed(1)} MB`);
  console.log('                 ms   processor ms   MB sent   MB answered   MB before   growth');
  for (const [name, { get, save }] of Object.entries(TEMPLATE_CALLS)) {
    let opened = await get({ origin, authorization });
    for (const kind of ['get', 'save'] as const) {
      const call = () => (kind === 'get' ? get({ origin, authorization }) : save({ origin, authorization }, opened));
      opened = await call();
      forgetPeak(pid);
      const before = memoryMb(pid).resident;
      const took: number[] = [];
      const computed: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        const spent = cpuMs(pid);
        opened = await call();
        took.push(opened.ms);
        computed.push(cpuMs(pid) - spent);
      }
      const cells = [
        percentile(took, 0.5).toFixed(0).padStart(6),
        percentile(computed, 0.5).toFixed(0).padStart(12),
        (opened.sent / 1e6).toFixed(1).padStart(8),
        (opened.answered / 1e6).toFixed(1).padStart(10),
        before.toFixed(0).padStart(12),
        (memoryMb(pid).peak - before).toFixed(0).padStart(7),
      ];
      console.log(`${`${name} ${kind}`.padEnd(13)}${cells.join('  ')}`);
    }
  }
} finally {
  await product.stop();
}
