// npm run bench:matching: milliseconds to read a template of 5,000 comments for searching, and to look up 1,000 remarks in it.
// The remarks are ways of the catalogue to say a defect, every tenth two of them; each run has others, so that nothing is
// remembered of them. Expected: less than 500 ms for 1,000 remarks.
import { availableParallelism, loadavg } from 'node:os';
import { CATALOGUE, type CatalogueLine } from '../server/domain/dictation/likeness/catalogue.ts';
import { retrieve } from '../server/domain/dictation/matching/retrieve.ts';
import { indexTemplate } from '../server/domain/dictation/matching/template-index.ts';
import { largeLibrary } from './support/large-library.ts';
import { percentile } from './support/percentile.ts';

const COMMENTS = 5_000;
const REMARKS = 1_000;
const RUNS = 7;
const LOOKED_AT = 12;
/** A speaker stays in a section for so many remarks. */
const REMARKS_OF_SECTION = 15;

const defects = CATALOGUE.filter(({ kind }) => kind === 'defect');

/** What is said in a run: of every third line its next way to say it. */
function remarksOf(run: number): string[] {
  const said = (at: number) => {
    const { spoken } = defects[(3 * at) % defects.length] as CatalogueLine;
    return spoken[run % spoken.length] as string;
  };
  return Array.from({ length: REMARKS }, (_, at) =>
    at % 10 === 9 ? `${said(at)} and ${said(at + REMARKS / 2)}` : said(at),
  );
}

/** Milliseconds on the clock, and of the processor: that others use the machine too matters less to these. */
function milliseconds(run: () => void): [clock: number, processor: number] {
  const started = performance.now();
  const spent = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(spent);
  return [performance.now() - started, (user + system) / 1000];
}

const print = (what: string, [clock, processor]: readonly number[]) =>
  console.log(`${what.padEnd(44)} ${(clock ?? 0).toFixed(0).padStart(6)}  ${(processor ?? 0).toFixed(0).padStart(12)}`);

console.log(`${availableParallelism()} cores, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
const template = await largeLibrary(COMMENTS);
const again = structuredClone(template);
const first = milliseconds(() => indexTemplate(template));
const second = milliseconds(() => indexTemplate(again));
const index = indexTemplate(template);
console.log(`${index.entries.length} comments in ${template.components.length} sections`);
console.log(`${''.padEnd(44)}     ms  processor ms`);
print('read for searching, with the catalogue', first);
print('read for searching, the catalogue being read', second);

const took: [number, number][] = [];
for (let run = 0; run < RUNS; run++) {
  const remarks = remarksOf(run);
  took.push(
    milliseconds(() => {
      for (const [at, text] of remarks.entries()) {
        const { name } = template.components[
          Math.floor(at / REMARKS_OF_SECTION) % template.components.length
        ] as (typeof template.components)[number];
        const scope = { component: name, itemId: null, topic: [] };
        retrieve(index, { text, location: null, scope, kinds: ['defect'] }, LOOKED_AT);
      }
    }),
  );
}
const medianOf = (at: 0 | 1) =>
  percentile(
    took.map((one) => one[at]),
    0.5,
  );
print(`${REMARKS} remarks, first run`, took[0] ?? []);
print(`${REMARKS} remarks, median of ${RUNS} runs`, [medianOf(0), medianOf(1)]);
