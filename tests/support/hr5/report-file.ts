import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReport } from '../../../server/adapters/hr5/open-report.ts';
import { writeReport } from '../../../server/adapters/hr5/write-report.ts';
import { writeXml } from '../../../server/adapters/hr5/xml/write-xml.ts';
import type {
  WrittenComment,
  WrittenItem,
  WrittenReport,
  WrittenSection,
} from '../../../server/domain/report/written-report.ts';
import { ROOT } from '../../../server/root.ts';

/** A file of tests/fixtures/templates. */
export function templateFixture(name: string): Buffer {
  return readFileSync(join(ROOT, 'tests/fixtures/templates', name));
}

/** The file that comes of writing a report into a template. */
export function writtenFile(template: Uint8Array, report: WrittenReport): Buffer {
  const open = openReport(template);
  writeReport(open, report);
  return Buffer.from(writeXml(open.document));
}

/** A report file whose template has this inside. */
export function reportFile(template: string): Buffer {
  return Buffer.from(`<Report><template>${template}</template></Report>`);
}

export function writtenComment(changes: Partial<WrittenComment> = {}): WrittenComment {
  return {
    id: 'C-00000000-0000-4000-8000-000000000001',
    source: 'template',
    name: 'Loose at floor',
    text: '<p>The toilet in the hall bath is loose.</p>',
    heard: [{ start: 734.2, end: 739.849, confidence: 0.912, words: "toilet's loose at the floor" }],
    ...changes,
  };
}

/** The toilets of small.hr5, with one comment. */
export function writtenItem(changes: Partial<WrittenItem> = {}): WrittenItem {
  return {
    itemId: 'II-00000000-0000-4000-8000-000000000002',
    rating: 'RR',
    comments: [writtenComment()],
    pictures: [],
    ...changes,
  };
}

/** The bathrooms of small.hr5, with one item. */
export function writtenSection(changes: Partial<WrittenSection> = {}): WrittenSection {
  return { componentName: 'BATHROOMS', occurrence: 1, name: 'BATHROOMS', items: [writtenItem()], ...changes };
}
