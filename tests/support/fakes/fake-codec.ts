import { AppError } from '../../../server/domain/errors.ts';
import type { EditableTemplate } from '../../../server/domain/template/editable-template.ts';
import type { ImportReport, TemplateCodec } from '../../../server/domain/template/template-codec.ts';

const HEAD = '<hr5';

const IMPORT_REPORT: ImportReport = {
  type: 'Legacy',
  components: 1,
  items: 2,
  comments: 3,
  tips: 0,
  unknownElements: { odd: 2 },
  warnings: [],
};

/** What can be edited of a file of which nothing was edited yet. */
export const FAKE_TEMPLATE: EditableTemplate = {
  components: [
    {
      name: 'ROOFING',
      oldName: null,
      groups: [
        {
          name: 'ROOFING',
          items: [
            { id: 'II-1', name: 'Gutters', comments: [{ id: 'C-1', name: 'Loose', text: '<p>Loose.</p>', ts: null }] },
          ],
        },
      ],
    },
  ],
  tips: [],
};

/** Takes for a template what starts with `<hr5`; what was edited stands after it as JSON. */
export class FakeCodec implements TemplateCodec {
  async read(bytes: Uint8Array) {
    bodyOf(bytes);
    return { template: { type: 'Legacy' as const, ratings: [], components: [] }, importReport: IMPORT_REPORT };
  }

  async readEditable(bytes: Uint8Array): Promise<EditableTemplate> {
    const body = bodyOf(bytes);
    return body.startsWith('{') ? JSON.parse(body) : structuredClone(FAKE_TEMPLATE);
  }

  async writeEditable(bytes: Uint8Array, { components, tips }: EditableTemplate): Promise<Uint8Array> {
    bodyOf(bytes);
    const renamed = components.map((component) => ({ ...component, oldName: null }));
    return Buffer.from(HEAD + JSON.stringify({ components: renamed, tips }));
  }

  async writeReport(bytes: Uint8Array): Promise<Uint8Array> {
    return bytes;
  }
}

/** @throws AppError UNPROCESSABLE_FILE */
function bodyOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString();
  if (!text.startsWith(HEAD)) throw new AppError('UNPROCESSABLE_FILE', 'Line 1 is no template.');
  return text.slice(HEAD.length);
}
