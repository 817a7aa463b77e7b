import { remove } from '../layout.ts';
import { NAMES } from '../names.ts';
import { childrenNamed, type XmlElement } from '../xml/tree.ts';

/** Ids may be listed in one text or attribute. */
const BETWEEN_IDS = /[\s,;|]+/;

/** Prose of the library: it names no ids. */
const PROSE: ReadonlySet<string> = new Set([NAMES.comment.name, NAMES.comment.text]);

/**
 * Takes comments that no item offers any more out of the library, but for those that anything else in the file names:
 * the catalogue, a summary, a written report, elements that are not known.
 */
export function dropComments(report: XmlElement, template: XmlElement, unoffered: ReadonlySet<string>): void {
  if (unoffered.size === 0) return;
  const idOf = (comment: XmlElement) => comment.attributes[NAMES.comment.id]?.trim() ?? '';
  let waiting = childrenNamed(template, NAMES.comment.element).filter((comment) => unoffered.has(idOf(comment)));
  const named = new Set<string>();
  const skipped = new Set(waiting);
  const collect = (element: XmlElement) => {
    for (const node of element.children) {
      if (node.kind === 'text' || node.kind === 'cdata') addNames(node.value);
      else if (node.kind === 'element' && !skipped.has(node) && !PROSE.has(node.name)) {
        for (const name in node.attributes) addNames(node.attributes[name] ?? '');
        collect(node);
      }
    }
  };
  const addNames = (value: string) => {
    for (const word of value.split(BETWEEN_IDS)) if (unoffered.has(word)) named.add(word);
  };
  collect(report);
  for (let staying: XmlElement[]; ; ) {
    staying = waiting.filter((comment) => named.has(idOf(comment)));
    if (staying.length === 0) break;
    waiting = waiting.filter((comment) => !named.has(idOf(comment)));
    for (const comment of staying) collect(comment);
  }
  remove(template, waiting);
}
