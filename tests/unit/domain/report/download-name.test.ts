import { expect, it } from 'vitest';
import { downloadName } from '../../../../server/domain/report/download-name.ts';

const orderAt = (street: string) => JSON.stringify({ report_info: { RIAddress1: ['RIAddress1', street] } });

it.each([
  ['118 Alder Court', '118-Alder-Court.hr5'],
  ['  7½ Cañon Blvd., Apt. #4 ', '7-Canon-Blvd-Apt-4.hr5'],
  ['../../etc/passwd', 'etc-passwd.hr5'],
  ['1 "Elm"; filename=evil.exe\r\nX: y', '1-Elm-filename-evil-exe-X-y.hr5'],
  ['東京都千代田区', 'report.hr5'],
  ['---', 'report.hr5'],
  [`${'x'.repeat(79)} y`, `${'x'.repeat(79)}.hr5`],
])('a house at %j is called %s', (street, name) => {
  expect(downloadName(orderAt(street), { fileName: 'report.hr5' })).toBe(name);
});

it('keeps the ending of a package with pictures', () => {
  expect(downloadName(orderAt('118 Alder Court'), { fileName: 'report.zip' })).toBe('118-Alder-Court.zip');
});

it.each([null, 'no JSON', '{}'])('a report with the order %j has the plain name', (header) => {
  expect(downloadName(header, { fileName: 'report.zip' })).toBe('report.zip');
});
