import type { TemplateComment } from '../../domain/template/template.ts';
import { isOn, type Library } from './library.ts';
import { NAMES } from './names.ts';
import { shortened } from './shortened.ts';
import { childrenNamed, textOf, type XmlElement } from './xml/tree.ts';

/**
 * The comments that an item offers, in order, each once.
 * @param warn told of references that lead nowhere or come again.
 */
export function offeredComments(
  item: XmlElement,
  library: Library,
  warn: (problem: string) => void = () => {},
): TemplateComment[] {
  const comments = new Map<string, TemplateComment>();
  for (const reference of childrenNamed(item, NAMES.item.comment)) {
    const id = textOf(reference).trim();
    const found = library.comments.get(id);
    if (!found) {
      warn(`offers the comment ${shortened(id) || 'without an id'}, which is not in the file.`);
      continue;
    }
    const earlier = comments.get(id);
    if (earlier) warn(`offers the comment ${shortened(id)} twice; it is shown once.`);
    const isTip = isOn(reference.attributes[NAMES.item.commentTip]) || earlier?.tip === true;
    comments.set(id, isTip ? found.asTip : found.comment);
  }
  return [...comments.values()];
}
