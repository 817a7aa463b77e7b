import { assertComponents } from './edit-rules/assert-components.ts';
import { assertIds } from './edit-rules/assert-ids.ts';
import { assertItems } from './edit-rules/assert-items.ts';
import { assertLimits } from './edit-rules/assert-limits.ts';
import { assertSharedComments } from './edit-rules/assert-shared-comments.ts';
import { assertSharedItems } from './edit-rules/assert-shared-items.ts';
import { assertTips } from './edit-rules/assert-tips.ts';
import type { EditableTemplate } from './editable-template.ts';

/**
 * Makes sure that an edited template may be saved. Each rule is about what was edited: what `base`, the version that was
 * edited, has already is fine however a foreign file came to it, so what was opened can always be saved.
 * @throws AppError BAD_USER_INPUT with one sentence that names the places.
 */
export function assertEditable(edited: EditableTemplate, base: EditableTemplate): void {
  assertComponents(edited, base);
  assertLimits(edited, base);
  assertIds(edited, base);
  assertItems(edited, base);
  assertSharedComments(edited);
  assertSharedItems(edited, base);
  assertTips(edited);
}
