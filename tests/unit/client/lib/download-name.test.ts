import { expect, it } from 'vitest';
import { downloadName } from '../../../../client/lib/save-download.ts';

it.each([
  [{ 'content-disposition': 'attachment; filename="1 Elm St.hr5"' }, '1 Elm St.hr5'],
  [{ 'content-disposition': 'attachment; filename=plain.zip' }, 'plain.zip'],
  [{ 'content-disposition': 'attachment; filename="x.hr5"; filename*=UTF-8\'\'caf%C3%A9.hr5' }, 'café.hr5'],
  [{ 'content-type': 'application/zip' }, 'report.zip'],
  [{ 'content-type': 'application/octet-stream' }, 'report.hr5'],
])('the name of a download with %o is %s', (headers, name) => {
  expect(downloadName(new Headers(headers as Record<string, string>), 'report')).toBe(name);
});
