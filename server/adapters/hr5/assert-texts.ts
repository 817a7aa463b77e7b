import { NAMES } from './names.ts';
import { itemElements } from './sections.ts';
import { unreadable } from './unreadable.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from './xml/tree.ts';

/** Characters of one comment with its tags: a picture that was pasted into one may have a million. */
const MOST_OF_COMMENT = 1_000_000;

/** Characters of all comments, each as often as it is offered: so many are sent when the template is shown. */
const MOST_OFFERED = 32_000_000;

/** @throws AppError UNPROCESSABLE_FILE for a template with more text in its comments than can be shown and edited. */
export function assertTexts(template: XmlElement): void {
  const lengths = new Map<string, number>();
  for (const comment of childrenNamed(template, NAMES.comment.element)) {
    const text = childNamed(comment, NAMES.comment.text);
    const length = text ? lengthOf(text) : 0;
    if (text && length > MOST_OF_COMMENT) {
      throw unreadable('The text of a comment is longer than 1,000,000 characters. Please shorten it.', {
        line: text.line,
        element: text.name,
      });
    }
    const id = comment.attributes[NAMES.comment.id]?.trim();
    if (id && !lengths.has(id)) lengths.set(id, length);
  }
  let offered = 0;
  for (const item of itemElements(template)) {
    for (const reference of childrenNamed(item, NAMES.item.comment)) {
      offered += lengths.get(textOf(reference).trim()) ?? 0;
    }
    if (offered > MOST_OFFERED) {
      throw unreadable(
        'Up to here the items offer comments of more than 32,000,000 characters, which is more than can be read. Please take out what is not needed.',
        { line: item.line, element: item.name },
      );
    }
  }
}

/** Characters of an element with all that is in it; its own tags as if they had ten. */
function lengthOf(element: XmlElement): number {
  let length = 10;
  for (const node of element.children) {
    if (node.kind === 'element') length += lengthOf(node);
    else length += node.kind === 'instruction' ? node.body.length : node.value.length;
  }
  return length;
}
