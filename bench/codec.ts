// npx tsx bench/codec.ts: milliseconds to read a template of 5,000 comments and to write a report into it.
// Median of 7 runs after a first one. Expected: less than 300 ms each.
import { Hr5TemplateCodec } from '../server/adapters/hr5/hr5-template-codec.ts';
import type { WrittenReport } from '../server/domain/report/written-report.ts';

const SECTIONS = 25;
const ITEMS = 20;
const COMMENTS = 10;
const RUNS = 7;

const range = (length: number) => Array.from({ length }, (_, index) => index);
const text = `&lt;p&gt;${'The flashing at the chimney is loose and should be repaired by a roofer. '.repeat(4)}&lt;/p&gt;`;

const comments: string[] = [];
const sections = range(SECTIONS).map((section) => {
  const items = range(ITEMS).map((item) => {
    const ids = range(COMMENTS).map((comment) => `C-${section}-${item}-${comment}`);
    for (const id of ids) {
      comments.push(
        `    <com id="${id}">\n      <comName>Name of ${id}</comName>\n      <comText>${text}</comText>\n    </com>`,
      );
    }
    const references = ids.map((id) => `          <itemCID>${id}</itemCID>`).join('\n');
    return `        <item id="II-${item}">\n          <itemName>Item ${item}</itemName>\n${references}\n        </item>`;
  });
  return `    <sec id="S-${section}">\n      <secName>SECTION ${section}</secName>\n      <grp>\n${items.join('\n')}\n      </grp>\n    </sec>`;
});
const template = Buffer.from(
  `<?xml version="1.0" encoding="utf-8"?>\n<Report>\n  <template>\n${comments.join('\n')}\n${sections.join('\n')}\n  </template>\n</Report>\n`,
);

const report: WrittenReport = {
  header: null,
  sections: range(SECTIONS).map((section) => ({
    componentName: `SECTION ${section}`,
    occurrence: 1,
    name: `SECTION ${section}`,
    items: range(ITEMS).map((item) => ({
      itemId: `II-${item}`,
      rating: 'RR',
      comments: [
        {
          id: `C-${section}-${item}-0`,
          source: 'template',
          name: 'Loose flashing',
          text: '<p>The flashing is loose.</p>',
          heard: [{ start: 1, end: 2, confidence: 0.9, words: 'flashing is loose' }],
        },
      ],
      pictures: [],
    })),
  })),
};

function median(run: () => void): number {
  run();
  const times = range(RUNS).map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

const codec = new Hr5TemplateCodec();
console.log(`template: ${comments.length} comments, ${(template.length / 1e6).toFixed(1)} MB`);
console.log(`read:  ${median(() => codec.read(template)).toFixed(0)} ms`);
console.log(`write: ${median(() => codec.writeReport(template, report)).toFixed(0)} ms (500 items written)`);
