import { cleanHtml } from '../../../domain/template/clean-html.ts';
import type { EditableComment } from '../../../domain/template/editable-template.ts';
import { insert } from '../layout.ts';
import { type Library, type LibraryComment, timeOf } from '../library.ts';
import { NAMES } from '../names.ts';
import { childNamed, childrenNamed, element, type XmlElement } from '../xml/tree.ts';
import { type Parent, within } from './parent.ts';
import { setText } from './set-text.ts';
import type { TipRules } from './tip-rules.ts';

/**
 * Writes the edited comments into the library. One that says what the file says, however unclean that is, stays untouched.
 * @param edited the comments that items offer, by id.
 * @param editedAt time of comments that are new or changed and bring no newer one.
 */
export function editComments(
  template: Parent,
  library: Library,
  edited: ReadonlyMap<string, EditableComment>,
  tips: TipRules,
  editedAt: Date,
): void {
  const { element: name, time, name: title, text, tip } = NAMES.comment;
  for (const [id, known] of library.comments) {
    const at = within(template, known.element);
    if (tips.endEverywhere(id)) setText(at, tip, '0');
    const comment = edited.get(id);
    if (!comment) continue;
    const changes = changesOf(known, comment);
    if (changes.name) setText(at, title, comment.name);
    if (changes.text) setText(at, text, cleanHtml(comment.text), title);
    if (!changes.name && !changes.text) continue;
    known.element.attributes[time] = newerTime(comment, timeOf(known.element)) ?? editedAt.toISOString();
  }
  const added = [...edited.values()].filter(({ id }) => !library.comments.has(id));
  const anchor = childrenNamed(template.element, name).at(-1) ?? childNamed(template.element, NAMES.ratings) ?? null;
  insert(
    template.element,
    template.indent(),
    template.unit,
    added.map((comment) => newComment(comment, editedAt)),
    anchor,
  );
}

function changesOf({ comment: { name, text } }: LibraryComment, edited: EditableComment) {
  return { name: edited.name !== name, text: edited.text !== text && cleanHtml(edited.text) !== cleanHtml(text) };
}

function newComment(comment: EditableComment, editedAt: Date): XmlElement {
  const { element: name, id, time, name: title, text, auto, tip } = NAMES.comment;
  return element(
    name,
    { [id]: comment.id, [time]: newerTime(comment, null) ?? editedAt.toISOString() },
    element(title, {}, comment.name),
    element(text, {}, cleanHtml(comment.text)),
    element(auto, {}, '0'),
    element(tip, {}, '0'),
  );
}

/** The comment's own time, where it is later than the file's. */
function newerTime({ ts }: EditableComment, fileTime: string | null): string | null {
  if (ts === null || Number.isNaN(Date.parse(ts))) return null;
  return fileTime === null || Date.parse(ts) > Date.parse(fileTime) ? ts : null;
}
