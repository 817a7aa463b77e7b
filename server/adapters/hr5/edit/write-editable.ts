import type { EditableComment, EditableTemplate } from '../../../domain/template/editable-template.ts';
import { indentUnit } from '../layout.ts';
import { type Library, readLibrary } from '../library.ts';
import { NAMES } from '../names.ts';
import type { OpenReport } from '../open-report.ts';
import { itemElements, sectionsOf } from '../sections.ts';
import { childrenNamed, textOf, type XmlElement } from '../xml/tree.ts';
import { dropComments } from './drop-comments.ts';
import { editComments } from './edit-comments.ts';
import { editSections } from './edit-sections.ts';
import { keepIdentities } from './keep-identities.ts';
import { matchSections } from './match-sections.ts';
import { within } from './parent.ts';
import { tipRules } from './tip-rules.ts';

/**
 * Puts an edited template into an open file: read again, it is what was edited; what was not edited stays as it was.
 * @param editedAt time of comments that are new or changed and bring no newer one.
 */
export function writeEditable({ report, template }: OpenReport, edited: EditableTemplate, editedAt: Date): void {
  const unit = indentUnit(report);
  const at = within({ element: report, unit }, template);
  const library = readLibrary(template);
  const sections = sectionsOf(template);
  const unoffered = offeredIds(template, library);
  const matches = matchSections(sections, edited);
  const comments = commentsOf(edited);
  const tips = tipRules(library, edited);

  editSections(at, sections, matches, { has: (id) => library.comments.has(id) || comments.has(id), tips });
  editComments(at, library, comments, tips, editedAt);
  for (const id of comments.keys()) unoffered.delete(id);
  dropComments(report, template, unoffered);
  keepIdentities(template, matches, unit);
}

/** The comments of the library that items of any group offer. */
function offeredIds(template: XmlElement, library: Library): Set<string> {
  const references = itemElements(template).flatMap((item) => childrenNamed(item, NAMES.item.comment));
  return new Set(references.map((reference) => textOf(reference).trim()).filter((id) => library.comments.has(id)));
}

function commentsOf({ components }: EditableTemplate): Map<string, EditableComment> {
  const comments = new Map<string, EditableComment>();
  for (const group of components.flatMap(({ groups }) => groups)) {
    for (const comment of group.items.flatMap((item) => item.comments)) {
      if (!comments.has(comment.id)) comments.set(comment.id, comment);
    }
  }
  return comments;
}
