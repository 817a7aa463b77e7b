import { expect, test } from 'vitest';
import { readDefaultTemplate } from '../../../../server/adapters/hr5/default-templates.ts';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';

test('the default Legacy template can be read, without any warning', async () => {
  const { template, importReport } = new Hr5TemplateCodec().read(await readDefaultTemplate('Legacy'));
  expect(template.type).toBe('Legacy');
  expect(importReport).toMatchObject({ warnings: [], unknownElements: {} });
  expect(importReport.comments).toBeGreaterThan(0);
});
