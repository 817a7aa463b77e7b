import { UNDERSTOOD } from './names.ts';
import { shortened } from './shortened.ts';
import type { XmlElement } from './xml/tree.ts';

/** Names of elements that the table of names does not have where they stand, with how often they do; all that is in them too. */
export function unknownElements(report: XmlElement): Record<string, number> {
  const counts = new Map<string, number>();
  const visit = (parent: XmlElement, understood: readonly string[]) => {
    for (const node of parent.children) {
      if (node.kind !== 'element') continue;
      const known = understood.includes(node.name);
      const name = shortened(node.name);
      if (!known) counts.set(name, (counts.get(name) ?? 0) + 1);
      const inside = known ? UNDERSTOOD[node.name] : [];
      if (inside) visit(node, inside);
    }
  };
  visit(report, UNDERSTOOD[report.name] ?? []);
  return Object.fromEntries(counts);
}
