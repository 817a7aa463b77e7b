import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { assertEditable } from '../../../../server/domain/template/assert-editable.ts';
import { cleanTemplate } from '../../../../server/domain/template/clean-template.ts';
import { describeChange } from '../../../../server/domain/template/describe-change.ts';
import type { EditableTemplate } from '../../../../server/domain/template/editable-template.ts';
import { sameTemplate } from '../../../../server/domain/template/same-template.ts';
import { ROOT } from '../../../../server/root.ts';
import { arbitraryDeeds, editInEditor } from '../../../support/editor-session.ts';
import { arbitraryTemplate } from '../../../support/hr5/arbitrary-template.ts';
import { templateFixture } from '../../../support/hr5/report-file.ts';

/** Milliseconds that a busy machine may take. */
const SLOW = 60_000;

const NOW = new Date('2026-06-01T12:00:00Z');
const codec = new Hr5TemplateCodec();

const FILES = [
  ['foreign.hr5', templateFixture('foreign.hr5')],
  ['small.hr5', templateFixture('small.hr5')],
  ['legacy.hr5', readFileSync(join(ROOT, 'server/default-templates/legacy.hr5'))],
] as const;

/** What a client sends that has only shown the template. */
const asSent = (template: EditableTemplate): EditableTemplate => JSON.parse(JSON.stringify(template));

/** Saves what was done in the editor. @returns what was sent, cleaned, and what is read back. */
async function save(file: Uint8Array, base: EditableTemplate, sent: EditableTemplate) {
  const edited = await cleanTemplate(sent, base);
  assertEditable(edited, base);
  return { edited, saved: await codec.readEditable(await codec.writeEditable(file, edited, NOW)) };
}

/** Names are told by the components alone once it is saved. */
const withoutOldNames = ({ components, tips }: EditableTemplate): EditableTemplate => ({
  components: components.map((component) => ({ ...component, oldName: null })),
  tips,
});

describe.each(FILES)('%s', (_name, file) => {
  it('can be saved as it was opened', async () => {
    const base = await codec.readEditable(file);
    const edited = await cleanTemplate(asSent(base), base);
    expect(edited).toEqual(base);
    expect(sameTemplate(edited, base)).toBe(true);
    expect(() => assertEditable(edited, base)).not.toThrow();
  });

  it(
    'can be saved whatever was done in the editor, and is read back so',
    async () => {
      const base = await codec.readEditable(file);
      const property = fc.asyncProperty(arbitraryDeeds, async (deeds) => {
        const sent = editInEditor(base, deeds);
        fc.pre(sent.components.length > 0);
        const { edited, saved } = await save(file, base, sent);
        expect(sameTemplate(saved, withoutOldNames(edited))).toBe(true);
        expect(describeChange(base, edited) === '').toBe(sameTemplate(edited, base));
        expect(describeChange(base, edited).length).toBeLessThanOrEqual(120);
      });
      await fc.assert(property, { numRuns: file.length > 100_000 ? 15 : 300 });
    },
    SLOW,
  );
});

describe('any file that can be read', () => {
  it(
    'can be saved as it was opened',
    async () => {
      const property = fc.asyncProperty(arbitraryTemplate, async (source) => {
        const base = await codec.readEditable(Buffer.from(source));
        const edited = await cleanTemplate(asSent(base), base);
        expect(edited).toEqual(base);
        expect(sameTemplate(edited, base)).toBe(true);
        fc.pre(base.components.length > 0);
        assertEditable(edited, base);
      });
      await fc.assert(property, { numRuns: 500 });
    },
    SLOW,
  );

  it(
    'can be saved whatever was done in the editor, and is read back so',
    async () => {
      const property = fc.asyncProperty(arbitraryTemplate, arbitraryDeeds, async (source, deeds) => {
        const file = Buffer.from(source);
        const base = await codec.readEditable(file);
        const sent = editInEditor(base, deeds);
        fc.pre(sent.components.length > 0);
        const { edited, saved } = await save(file, base, sent);
        expect(sameTemplate(saved, withoutOldNames(edited))).toBe(true);
        expect(describeChange(base, edited) === '').toBe(sameTemplate(edited, base));
      });
      await fc.assert(property, { numRuns: 500 });
    },
    SLOW,
  );
});
