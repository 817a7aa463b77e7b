import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditableTemplate } from '../../../../server/domain/template/editable-template.ts';
import { ROOT } from '../../../../server/root.ts';

/** A template that is taken. */
export const SMALL_TEMPLATE = readFileSync(join(ROOT, 'tests/fixtures/templates/small.hr5'));

/** What is left of any template after the boldest edit. */
export const SMALLEST_EDIT: EditableTemplate = {
  components: [{ name: 'ROOFING', oldName: null, groups: [{ name: 'ROOFING', items: [] }] }],
  tips: [],
};
