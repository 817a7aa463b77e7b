import { NAMES } from './names.ts';
import { itemElements } from './sections.ts';
import { unreadable } from './unreadable.ts';
import { childrenNamed, type XmlElement } from './xml/tree.ts';

/** Most of each in one template: many times what a large library has, so that no file keeps the server busy for long. */
const MOST_SECTIONS = 2_000;
const MOST_GROUPS = 10_000;
const MOST_ITEMS = 50_000;
const MOST_COMMENTS = 100_000;

/** @throws AppError UNPROCESSABLE_FILE for a template with more sections, groups, items or comments than can be read. */
export function assertSize(template: XmlElement): void {
  const sections = childrenNamed(template, NAMES.section.element);
  assertAtMost(MOST_SECTIONS, 'sections', sections);
  assertAtMost(
    MOST_GROUPS,
    'groups',
    sections.flatMap((section) => childrenNamed(section, NAMES.group.element)),
  );
  assertAtMost(MOST_ITEMS, 'items', itemElements(template));
  assertAtMost(MOST_COMMENTS, 'comments', childrenNamed(template, NAMES.comment.element));
}

function assertAtMost(most: number, what: string, elements: readonly XmlElement[]): void {
  const first = elements[most];
  if (!first) return;
  throw unreadable(
    `The template has ${count(elements.length)} ${what}; at most ${count(most)} can be read. Please take out what is not needed.`,
    { line: first.line, element: first.name },
  );
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
