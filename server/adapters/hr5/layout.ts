import { text, type XmlElement, type XmlNode } from './xml/tree.ts';

/** A line break and the indentation after it, or null where the file has none. */
export type Indent = string | null;

/** White space that stands before a child, from its last line break on. */
export function indentOf(parent: XmlElement, child: XmlElement): Indent {
  return indentAt(parent, parent.children.indexOf(child));
}

function indentAt(parent: XmlElement, index: number): Indent {
  const before = parent.children[index - 1];
  return before?.kind === 'text' ? (/\n[ \t]*$/.exec(before.value)?.[0] ?? null) : null;
}

/** The indentation that children of `parent` have, or would have if it had some. */
function childIndent(parent: XmlElement, parentIndent: Indent, unit: string): Indent {
  let hasElements = false;
  for (const [index, node] of parent.children.entries()) {
    if (node.kind !== 'element') continue;
    hasElements = true;
    const indent = indentAt(parent, index);
    if (indent !== null) return indent;
  }
  return hasElements || parentIndent === null ? null : parentIndent + unit;
}

/** One step of indentation, as the root's children show it. */
export function indentUnit(root: XmlElement): string {
  return childIndent(root, '\n', '  ')?.slice(1) ?? '';
}

/**
 * Puts new elements into `parent` after `anchor` (null: before its first child element; undefined: at its end),
 * each on a line of its own where the file's children stand so.
 */
export function insert(
  parent: XmlElement,
  parentIndent: Indent,
  unit: string,
  added: readonly XmlElement[],
  anchor?: XmlElement | null,
): void {
  if (added.length === 0) return;
  const elements = parent.children.filter((node) => node.kind === 'element');
  const after = anchor === undefined ? elements.at(-1) : anchor;
  if (after) putAt(parent, parent.children.indexOf(after) + 1, linesOf(parent, parentIndent, unit, added));
  else if (elements[0]) insertBefore(parent, parentIndent, unit, added, elements[0]);
  else {
    const nodes = linesOf(parent, parentIndent, unit, added);
    parent.children = [...parent.children.filter((node) => !isBlank(node)), ...nodes, ...lead(parentIndent)];
  }
}

/** Like `insert`, before the child `next`. */
export function insertBefore(
  parent: XmlElement,
  parentIndent: Indent,
  unit: string,
  added: readonly XmlElement[],
  next: XmlElement,
): void {
  putAt(parent, startOf(parent, next), linesOf(parent, parentIndent, unit, added));
}

/** Takes children out, each with the white space before it, so that no empty lines stay. */
export function remove(parent: XmlElement, children: readonly XmlElement[]): void {
  if (children.length === 0) return;
  const gone = new Set<XmlNode | undefined>(children);
  parent.children = parent.children.filter(
    (node, index, all) => !gone.has(node) && !(isBlank(node) && gone.has(all[index + 1])),
  );
}

function linesOf(
  parent: XmlElement,
  parentIndent: Indent,
  unit: string,
  elements: readonly XmlElement[],
): readonly XmlNode[] {
  const indent = childIndent(parent, parentIndent, unit);
  return elements.flatMap((element) => lead(indent, format(element, indent, unit)));
}

function putAt(parent: XmlElement, index: number, nodes: readonly XmlNode[]): void {
  parent.children = [...parent.children.slice(0, index), ...nodes, ...parent.children.slice(index)];
}

/** Where a child starts, counting the white space before it as its own. */
function startOf(parent: XmlElement, child: XmlElement): number {
  const index = parent.children.indexOf(child);
  return isBlank(parent.children[index - 1]) ? index - 1 : index;
}

function isBlank(node: XmlNode | undefined): boolean {
  return node?.kind === 'text' && node.value.trim() === '';
}

function lead(indent: Indent, ...nodes: XmlElement[]): XmlNode[] {
  return indent === null ? nodes : [text(indent), ...nodes];
}

/** Breaks a new element that holds elements into lines. */
function format(element: XmlElement, indent: Indent, unit: string): XmlElement {
  const isNew = element.line === 0;
  if (!isNew || indent === null || !element.children.some((node) => node.kind === 'element')) return element;
  const inner = indent + unit;
  const children = element.children.flatMap((child) =>
    child.kind === 'element' ? lead(inner, format(child, inner, unit)) : [child],
  );
  element.children = [...children, text(indent)];
  return element;
}
