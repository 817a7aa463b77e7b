import { insert, insertBefore, remove } from '../layout.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { Parent } from './parent.ts';

/**
 * Puts children of one kind into the wanted order and leaves all others where they are: those that stay take each other's
 * places, new ones come after the one that they follow, those that are not wanted go.
 * @param current the children that are to be ordered, as they stand.
 * @param anchor where the first ones go when there are none yet: see `insert`.
 */
export function orderChildren(
  { element, indent, unit }: Parent,
  current: readonly XmlElement[],
  wanted: readonly XmlElement[],
  anchor?: XmlElement | null,
): void {
  const standing = new Set(current);
  const staying = new Set(wanted.filter((child) => standing.has(child)));
  const [first] = tradePlaces(element, current, staying);
  for (const { after, added } of runsOf(wanted, staying)) {
    if (!after && first) insertBefore(element, indent(), unit, added, first);
    else insert(element, indent(), unit, added, after ?? anchor);
  }
  remove(
    element,
    current.filter((child) => !staying.has(child)),
  );
}

/** @returns `current` as it stands afterwards. */
function tradePlaces(
  parent: XmlElement,
  current: readonly XmlElement[],
  staying: ReadonlySet<XmlElement>,
): XmlElement[] {
  const inOrder = [...staying];
  const takers = new Map(current.filter((child) => staying.has(child)).map((place, n) => [place, inOrder[n] ?? place]));
  parent.children = parent.children.map((node) => (node.kind === 'element' ? (takers.get(node) ?? node) : node));
  return current.map((place) => takers.get(place) ?? place);
}

/** New children that come one after the other, with the one that they follow. */
function runsOf(wanted: readonly XmlElement[], staying: ReadonlySet<XmlElement>) {
  const runs: { after: XmlElement | undefined; added: XmlElement[] }[] = [];
  let run: (typeof runs)[number] = { after: undefined, added: [] };
  for (const child of wanted) {
    if (staying.has(child)) run = { after: child, added: [] };
    else if (run.added.push(child) === 1) runs.push(run);
  }
  return runs;
}
