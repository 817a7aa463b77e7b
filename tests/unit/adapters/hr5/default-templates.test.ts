import { expect, test } from 'vitest';
import { readDefaultTemplate } from '../../../../server/adapters/hr5/default-templates.ts';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';

test.each(['Legacy', 'Housemaster'] as const)(
  'the default template %s can be read, without any warning',
  async (type) => {
    const { template, importReport } = await new Hr5TemplateCodec().read(await readDefaultTemplate(type));
    expect(template.type).toBe(type);
    expect(importReport).toMatchObject({ warnings: [], unknownElements: {} });
    expect(importReport.comments).toBeGreaterThan(0);
    expect(template.ratings.map(({ role }) => role)).not.toContain(null);
  },
);
