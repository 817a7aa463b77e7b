import type { Change } from './change/change-ledger.ts';
import { compareTemplates } from './change/compare-templates.ts';
import type { EditableTemplate } from './editable-template.ts';
import { sameTemplate } from './same-template.ts';

/** Longest sentence, in UTF-16 units. */
const MAX_LENGTH = 120;

/** Longest name in it. */
const MAX_NAME = 40;

/**
 * What a save changed, as a sentence for the History: "3 comments edited, 1 comment added, section ATTIC removed."
 * Empty when nothing was changed.
 */
export function describeChange(before: EditableTemplate, after: EditableTemplate): string {
  const changes = compareTemplates(before, after);
  if (changes.length === 0) return sameTemplate(after, before) ? '' : 'Details changed.';
  const named = sentence(changes.map(withName));
  if (named.length <= MAX_LENGTH) return named;
  const parts = changes.map(counted);
  const rest = 'and more';
  while (sentence(parts).length > MAX_LENGTH) parts.splice(parts.at(-1) === rest ? -2 : -1, 2, rest);
  return sentence(parts);
}

function sentence(parts: readonly string[]): string {
  const text = `${parts.join(', ')}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A single thing by its name, where it has a short one; several by their number. */
function withName(change: Change): string {
  const { what, did, names } = change;
  const name = names[0] ?? '';
  if (names.length > 1 || !name || name.length > MAX_NAME || what === 'maintenance tip') return counted(change);
  if (did === 'reordered') return `${what}s of ${name} reordered`;
  if (what === 'group') return `group of ${name} changed`;
  return `${what} ${what === 'section' ? name : `"${name}"`} ${did}`;
}

function counted({ what, did, names }: Change): string {
  if (did === 'reordered') return `${what}s reordered`;
  return `${names.length} ${what}${names.length === 1 ? '' : 's'} ${did}`;
}
