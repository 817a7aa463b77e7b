import { insert } from '../layout.ts';
import { childNamed, element, text } from '../xml/tree.ts';
import type { Parent } from './parent.ts';

/**
 * Gives a child element this text, escaped; makes it where it is missing.
 * @param anchor child that a missing one comes after; without it the first place.
 */
export function setText({ element: parent, indent, unit }: Parent, name: string, value: string, anchor?: string): void {
  const child = childNamed(parent, name);
  if (child) child.children = value === '' ? [] : [text(value)];
  else insert(parent, indent(), unit, [element(name, {}, value)], (anchor && childNamed(parent, anchor)) || null);
}
