import { NAMES } from './names.ts';
import { itemElements } from './sections.ts';
import { unreadable } from './unreadable.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from './xml/tree.ts';

/** Characters of one name or id. Those of one length take long to tell apart when they are very long. */
const MOST = 10_000;

/** @throws AppError UNPROCESSABLE_FILE for a template with a name or id that is longer than any can be. */
export function assertNames(template: XmlElement): void {
  const { ratings, rating, comment, section, group, item } = NAMES;
  const sections = childrenNamed(template, section.element);
  const groups = sections.flatMap((one) => childrenNamed(one, group.element));
  const ratingList = childNamed(template, ratings);
  for (const one of ratingList ? childrenNamed(ratingList, rating.element) : []) assertShort(one, rating.code);
  for (const one of childrenNamed(template, comment.element)) assertShort(one, comment.id, comment.name);
  for (const one of sections) assertShort(one, section.id, section.name);
  for (const one of groups) assertShort(one, '', group.name);
  for (const one of itemElements(template)) assertShort(one, item.id, item.name);
}

function assertShort(element: XmlElement, id: string, name?: string): void {
  const isIdShort = (element.attributes[id]?.length ?? 0) <= MOST;
  if (isIdShort && textOf(name === undefined ? element : childNamed(element, name)).length <= MOST) return;
  throw unreadable('A name or id is longer than 10,000 characters. Please shorten it.', {
    line: element.line,
    element: element.name,
  });
}
