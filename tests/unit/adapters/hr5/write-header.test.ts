import { expect, test } from 'vitest';
import { readWrittenReport } from '../../../../server/adapters/hr5/read-written-report.ts';
import type { ReportHeader } from '../../../../server/domain/report/header.ts';
import { templateFixture, writtenFile } from '../../../support/hr5/report-file.ts';

const write = (header: ReportHeader, template: Uint8Array = templateFixture('small.hr5')) =>
  writtenFile(template, { sections: [], header });
const header = (info: Record<string, string>, client: Record<string, string>): ReportHeader => {
  const pairs = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [name, value] as [string, string]]));
  return { report_info: pairs(info), client_data: pairs(client) };
};

test('what the order gives is set or added, everything else stays', () => {
  const written = write(header({ RIAddress1: '118 Alder Court', RICity: 'Elm & Co' }, { CFName1: 'Dana', CZip: '' }));
  expect(readWrittenReport(written)).toMatchObject({
    reportInfo: { RIAddress1: '118 Alder Court', RIInspector: 'Pat Doe', RICity: 'Elm & Co' },
    clients: [{ CFName1: 'Dana', CEmail: 'old@example.com', CZip: '' }],
  });
  expect(written.toString()).toContain(
    '    <prop name="RIInspector">Pat Doe</prop>\n    <prop name="RICity">Elm &amp; Co</prop>\n    <Person>',
  );
});

test('missing groups are made in the order of the profile', () => {
  const bare = Buffer.from('<Report>\n  <ReportGUID>1</ReportGUID>\n  <template/>\n</Report>');
  expect(write(header({ RIZip: '1' }, { CZip: '2' }), bare).toString()).toBe(
    [
      '<Report>',
      '  <ReportGUID>1</ReportGUID>',
      '  <ReportInfo>',
      '    <prop name="RIZip">1</prop>',
      '  </ReportInfo>',
      '  <ClientData>',
      '    <prop name="CZip">2</prop>',
      '  </ClientData>',
      '  <template/>',
      '</Report>',
    ].join('\n'),
  );
});

test('groups that get no property are not made', () => {
  const bare = Buffer.from('<Report><template/></Report>');
  expect(write(header({}, {}), bare)).toEqual(bare);
  expect(write(header({}, { CZip: '2' }), bare).toString()).toBe(
    '<Report><ClientData><prop name="CZip">2</prop></ClientData><template/></Report>',
  );
});

test('of several clients the first one is filled', () => {
  const two = Buffer.from(
    '<Report><ClientData/><ClientData><prop name="CZip">9</prop></ClientData><template/></Report>',
  );
  expect(readWrittenReport(write(header({}, { CZip: '2' }), two)).clients).toEqual([{ CZip: '2' }, { CZip: '9' }]);
});
