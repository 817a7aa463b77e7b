// npm run bench:template-editor: the editor's page of the built product in Chromium, with a template of 5,000 comments.
// From the last byte of the template to rows that answer (aim: 1,000 ms); from each input to the frame that shows its answer, in
// steps of 8 ms as the browser measures it (aim: 50 ms), with the longest task of the page meanwhile from the trace; rows drawn.
// Linux, Debian's Chromium. A minute.
import { availableParallelism, loadavg } from 'node:os';
import { launchBrowser } from '../tests/support/browser.ts';
import { largeTemplate } from '../tests/support/hr5/large-template.ts';
import { startBenchedProduct } from './support/benched-product.ts';
import { INPUTS } from './support/editor-inputs.ts';
import { openEditorPage } from './support/open-editor-page.ts';
import { percentile } from './support/percentile.ts';
import { watchInput } from './support/watch-input.ts';

const LOADS = 3;
const ROUNDS = 5;

const product = await startBenchedProduct();
const browser = await launchBrowser();
try {
  console.log(`${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}, Chromium ${browser.version()}`);
  const page = await openEditorPage(browser, product, largeTemplate());
  const loads: number[] = [];
  for (let load = 0; load < LOADS; load++) loads.push(await page.load());
  console.log(
    `usable ${percentile(loads, 0.5).toFixed(0)} ms after the data (worst ${Math.max(...loads).toFixed(0)})\n`,
  );

  console.log('input                  median ms  worst ms  longest task  rows  elements  editors');
  for (const [name, act] of Object.entries(INPUTS)) {
    const took: number[] = [];
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const watched = await watchInput(browser, page.page, () => act(page.page, round));
      took.push(...watched.durations);
      tasks.push(watched.longestTask);
    }
    const { rows, elements, editors } = await page.count();
    const cells = [
      percentile(took, 0.5).toFixed(0).padStart(9),
      Math.max(0, ...took)
        .toFixed(0)
        .padStart(8),
      percentile(tasks, 0.5).toFixed(0).padStart(12),
      String(rows).padStart(4),
      String(elements).padStart(8),
      String(editors).padStart(7),
    ];
    console.log(`${name.padEnd(23)}${cells.join('  ')}`);
  }
} finally {
  await browser.close();
  await product.stop();
}
