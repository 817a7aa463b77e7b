import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { readWrittenReport } from '../../../../server/adapters/hr5/read-written-report.ts';
import { addMaintenanceTips } from '../../../../server/domain/dictation/writing/add-maintenance-tips.ts';
import { commentsReport } from '../../../../server/domain/dictation/writing/comments-report.ts';
import { decisionsReport } from '../../../../server/domain/dictation/writing/decisions-report.ts';
import { toWrittenReport } from '../../../../server/domain/dictation/writing/to-written-report.ts';
import { warningsOf } from '../../../../server/domain/dictation/writing/warnings.ts';
import { ROOT } from '../../../../server/root.ts';
import { transcriptOf } from '../../../support/dictation.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

/** A whole walk: every kind of remark, every kind of comment, a section that comes twice. */
const WALK = `Okay, roof. Roof covering.
Shingles are curling on the south slope, no wait, the north slope.
Gutters. The gutters are full of leaves at the back. That's just maintenance.
Hello, yeah, let me call you back, I am on a job.
Skylights, not present.
Bathrooms. Hall bath. The toilet is loose at the floor. The exhaust fan works fine.
The sink drains slowly. Scratch that.
Master bath. The toilet is loose at the floor. The tub is cracked.
Kitchen. The range has no anti-tip bracket. Dishwasher ran fine.
The widget gadget is glorping badly.
Heating. Furnace fired right up. Filter's dirty, change it every ninety days.
Tell them to change the filter every three months.
There is a strange purple coating on the furnace cabinet, it is badly scratched.
Attic, couldn't get in, hatch is painted shut, so not inspected.
Same shingle damage again on the garage roof.`;

const codec = new Hr5TemplateCodec();

test.each([
  'server/default-templates/legacy.hr5',
  'server/default-templates/housemaster.hr5',
  'tests/quality/templates/a.hr5',
  'tests/quality/templates/b.hr5',
])('report.json explains all of report.hr5 and accounts for every word (%s)', async (path) => {
  const file = readFileSync(`${ROOT}/${path}`);
  const { template } = await codec.read(file);
  const { decisions, draft: spoken } = await writeDictation(WALK, template);
  const draft = addMaintenanceTips(spoken, decisions, template);
  const report = toWrittenReport(draft, decisions, template);
  const told = {
    ...decisionsReport(decisions, draft),
    ...commentsReport(decisions, draft, report, { writeMaintenanceTips: true }),
  };

  const sections = readWrittenReport(Buffer.from(await codec.writeReport(file, report))).sections;
  const written = sections.flatMap((section) =>
    section.items.flatMap(({ comments }) => comments.map(({ id, source }) => ({ section: section.name, id, source }))),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(
    told.comments.map(({ section, comment, source }) => ({ section, id: comment.id, source })).sort(byAll),
  ).toEqual(written.sort(byAll));
  const { words, seconds } = transcriptOf(WALK);
  for (const { source, heard, remarks, reason, comment } of told.comments) {
    expect(reason, comment.name).not.toBe('');
    expect(heard.length > 0, comment.name).toBe(source !== 'auto');
    expect(heard.every(({ start, end }) => start < end && end <= seconds)).toBe(true);
    for (const index of remarks) expect(told.remarks[index]?.outcome).toMatch(/written|merged|rated|left out/);
  }

  expect(told.remarks.map(({ heard }) => heard).join(' ')).toBe(words.map(({ text }) => text).join(' '));
  for (const [at, { outcome, start, end, merged_into, reason, words: said }] of told.remarks.entries()) {
    expect(reason, said).not.toBe('');
    expect(start).toBeLessThan(end);
    const inComments = told.comments.filter(({ remarks, source }) => source !== 'tip' && remarks.includes(at));
    if (outcome === 'written')
      expect(
        told.comments.some(({ remarks }) => remarks.includes(at)),
        said,
      ).toBe(true);
    if (outcome === 'merged') expect(merged_into, said).not.toBeNull();
    if (/warned|narration|announcement|correction|rated/.test(outcome)) expect(inComments, said).toEqual([]);
  }
  const outcomes = new Set(told.remarks.map(({ outcome }) => outcome));
  for (const outcome of ['written', 'merged', 'warned', 'narration', 'announcement', 'correction'])
    expect(outcomes, outcome).toContain(outcome);
  expect(told.remarks.filter(({ outcome }) => outcome === 'warned')).toHaveLength(
    warningsOf(decisions).filter((sentence) => sentence.startsWith('At ')).length,
  );
  expect(told.sections.length).toBeGreaterThan(0);
  for (const { heard, reason } of told.sections)
    expect([heard?.words, reason]).toEqual(['Master bath.', 'announced as another one']);
  expect(told.ratings.every(({ reason }) => reason !== '')).toBe(true);
});

test('report.json tells how a measured value was read, and the report does not', async () => {
  const { template } = await codec.read(readFileSync(`${ROOT}/server/default-templates/legacy.hr5`));
  const { decisions, draft } = await writeDictation('Plumbing. Ninety-five pounds at the front spigot.', template);
  const { remarks } = decisionsReport(decisions, draft);
  expect(remarks.find(({ words }) => words.startsWith('Ninety'))).toMatchObject({
    measured: ['water pressure is too high'],
    words: 'Ninety-five pounds at the front spigot.',
    outcome: 'written',
  });
  expect(JSON.stringify(toWrittenReport(draft, decisions, template))).not.toContain('water pressure is too high');
  expect(remarks.filter(({ measured }) => measured.length > 0)).toHaveLength(1);
});

const byAll = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
