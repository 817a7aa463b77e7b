// npm run bench:codec: milliseconds to read a template of 5,000 comments, as it is and to be edited, to save an edit of it,
// and to write a report into it. Median of 7 runs after a first one. Expected: less than 300 ms each.
import { Hr5TemplateCodec } from '../server/adapters/hr5/hr5-template-codec.ts';
import { ThreadedTemplateCodec } from '../server/adapters/hr5/threaded-template-codec.ts';
import type { WrittenComment, WrittenReport } from '../server/domain/report/written-report.ts';
import { largeTemplate } from '../tests/support/hr5/large-template.ts';

const RUNS = 7;

const bytes = largeTemplate();
const plain = new Hr5TemplateCodec();
const { components, tips } = await plain.readEditable(bytes);

/** Every item is rated and gets a comment. */
const report: WrittenReport = {
  header: null,
  sections: components.map(({ name, groups }) => ({
    componentName: name,
    occurrence: 1,
    name,
    items: (groups[0]?.items ?? []).map((item) => ({
      itemId: item.id,
      rating: 'RR',
      comments: item.comments.slice(0, 1).map(
        (comment): WrittenComment => ({
          ...comment,
          source: 'template',
          heard: [{ start: 1, end: 2, confidence: 0.9, words: 'flashing is loose' }],
        }),
      ),
      pictures: [],
    })),
  })),
};

/** In every section the items stand in another order, and the comments of one are written anew. */
const edited = structuredClone({ components, tips });
for (const [index, component] of edited.components.entries()) {
  const items = component.groups[0]?.items ?? [];
  items.reverse();
  for (const comment of items[0]?.comments ?? []) comment.text = `<p>Edited ${index}.</p>`;
}

async function median(run: () => Promise<unknown>): Promise<string> {
  await run();
  const times: number[] = [];
  for (let count = 0; count < RUNS; count++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return (times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0).toFixed(0);
}

console.log(
  `template: ${(await plain.read(bytes)).importReport.comments} comments, ${(bytes.length / 1e6).toFixed(1)} MB`,
);
const threaded = new ThreadedTemplateCodec();
const now = new Date();
for (const [where, codec] of Object.entries({ 'on this thread': plain, 'on a thread of its own': threaded })) {
  console.log(`${where}:`);
  console.log(`  read:          ${await median(() => codec.read(bytes))} ms`);
  console.log(`  readEditable:  ${await median(() => codec.readEditable(bytes))} ms`);
  console.log(`  writeEditable: ${await median(() => codec.writeEditable(bytes, edited, now))} ms`);
  console.log(`  writeReport:   ${await median(() => codec.writeReport(bytes, report))} ms`);
}
await threaded.close();
