import { describe, expect, test } from 'vitest';
import { writeEditable } from '../../../../server/adapters/hr5/edit/write-editable.ts';
import { openReport } from '../../../../server/adapters/hr5/open-report.ts';
import { readEditable } from '../../../../server/adapters/hr5/read-editable.ts';
import { readTemplate } from '../../../../server/adapters/hr5/read-template.ts';
import { decodeText } from '../../../../server/adapters/hr5/xml/decode-text.ts';
import { writeXml } from '../../../../server/adapters/hr5/xml/write-xml.ts';
import { AppError } from '../../../../server/domain/errors.ts';
import { EDITED_AT } from '../../../support/hr5/edited-file.ts';
import { legacyCut } from '../../../support/hr5/legacy-cut.ts';
import { mutate } from '../../../support/hr5/mutate.ts';
import { templateFixture } from '../../../support/hr5/report-file.ts';
import { xmlEvents } from '../../../support/hr5/xml-events.ts';
import { seededRandom } from '../../../support/seeded-random.ts';

/** Failures that no line can be named for. */
const OF_THE_WHOLE_FILE = /^The file is (empty|a zip archive)|^The text is not valid UTF-16/;
const LONGEST_MS = 2_000;
const MOST_BYTES = 512 * 1024 * 1024;

const rssBefore = process.memoryUsage.rss();
let mostRss = rssBefore;
let [slowest, read, refused] = [0, 0, 0];

describe.each([
  ['small.hr5', templateFixture('small.hr5'), 700],
  ['foreign.hr5', templateFixture('foreign.hr5'), 700],
  ['a part of legacy.hr5', legacyCut(), 600],
])('%s', (name, file, count) => {
  test(`damaged in ${count} ways is read or refused with a sentence, at once, and what is read is written as it is`, () => {
    for (let seed = 1; seed <= count; seed++) {
      const random = seededRandom(seed);
      const damaged = mutate(file, (below) => Math.floor(random() * below));
      const start = performance.now();
      const outcome = tryToRead(damaged);
      const took = performance.now() - start;
      slowest = Math.max(slowest, took);
      mostRss = Math.max(mostRss, process.memoryUsage.rss());
      expect(took, `${name}, seed ${seed}`).toBeLessThan(LONGEST_MS);
      if (outcome instanceof Error) {
        refused += 1;
        expectSentence(outcome, `${name}, seed ${seed}`);
      } else {
        read += 1;
        const source = [...decodeText(damaged).pieces()].join('');
        expect(xmlEvents(outcome), `${name}, seed ${seed}`).toEqual(xmlEvents(source));
      }
    }
  }, 120_000);
});

/** The file as it is written again after it was read in every way there is; or why it was not read. */
function tryToRead(file: Uint8Array): string | Error {
  try {
    const open = openReport(file);
    readTemplate(open);
    writeEditable(open, readEditable(open), EDITED_AT);
    return Buffer.from(writeXml(open.document))
      .toString()
      .replace(/^\ufeff/, '');
  } catch (error) {
    return error as Error;
  }
}

function expectSentence(error: Error, which: string): void {
  expect(error, which).toBeInstanceOf(AppError);
  expect(error, which).toMatchObject({ code: 'UNPROCESSABLE_FILE' });
  expect(error.message, which).toMatch(/^[A-Z].{10,300}\.$/);
  if (!OF_THE_WHOLE_FILE.test(error.message)) expect(error.message, which).toMatch(/^Line \d+(, in <[^>]+>)?: [A-Z<]/);
}

test('all of them together: some are read, most refused, and none of it costs much memory', () => {
  expect(read + refused).toBe(2_000);
  expect(read).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(200);
  expect(mostRss - rssBefore).toBeLessThan(MOST_BYTES);
  console.info(
    `2,000 damaged files: ${read} read, ${refused} refused, the slowest in ${slowest.toFixed(0)} ms, ${((mostRss - rssBefore) / 2 ** 20).toFixed(0)} MiB more memory.`,
  );
});
