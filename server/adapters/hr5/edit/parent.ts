import { type Indent, indentOf } from '../layout.ts';
import type { XmlElement } from '../xml/tree.ts';

/** An element whose children are edited, and how its lines are indented. */
export interface Parent {
  element: XmlElement;
  /** Asked only where a line is written. */
  indent(): Indent;
  /** One step of indentation. */
  unit: string;
}

/** A child of `parent` as the next one whose children are edited. */
export function within({ element: parent, unit }: Pick<Parent, 'element' | 'unit'>, element: XmlElement): Parent {
  return { element, unit, indent: () => indentOf(parent, element) };
}
