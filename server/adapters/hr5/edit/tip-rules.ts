import type { EditableTemplate } from '../../../domain/template/editable-template.ts';
import { isOn, type Library } from '../library.ts';
import { NAMES } from '../names.ts';
import type { XmlElement } from '../xml/tree.ts';

const NONE: ReadonlySet<string> = new Set();

/** Which comments are maintenance tips after an edit, and how the file says so. */
export interface TipRules {
  /** The comments that are tips in an item. */
  of(component: string, itemId: string): ReadonlySet<string>;
  /** Whether the library itself says that a comment is a tip, and it stays one wherever it stands. */
  areEverywhere(commentId: string): boolean;
  /** Whether the library has said so until now, and each item has to say it from now on. */
  endEverywhere(commentId: string): boolean;
}

/** A comment stays a tip of the library while all items of used groups that offer it want it as one. */
export function tipRules(library: Library, { components, tips }: EditableTemplate): TipRules {
  const ticked = new Map<string, Set<string>>();
  const keyOf = (component: string, itemId: string) => JSON.stringify([component, itemId]);
  for (const { component, itemId, commentIds } of tips) {
    const key = keyOf(component, itemId);
    ticked.set(key, new Set([...(ticked.get(key) ?? []), ...commentIds]));
  }
  const of = (component: string, itemId: string) => ticked.get(keyOf(component, itemId)) ?? NONE;
  const isLibraryTip = (id: string) => library.comments.get(id)?.comment.tip === true;
  const ended = new Set<string>();
  for (const { name, groups } of components) {
    for (const item of groups[0]?.items ?? []) {
      const here = of(name, item.id);
      for (const { id } of item.comments) if (isLibraryTip(id) && !here.has(id)) ended.add(id);
    }
  }
  return {
    of,
    areEverywhere: (id) => isLibraryTip(id) && !ended.has(id),
    endEverywhere: (id) => ended.has(id),
  };
}

/**
 * Writes into an item's references to one comment whether it is a tip there.
 * @param tip `here`: by the item's own mark; true: by the library, so that a mark is neither needed nor in the way.
 */
export function markTip(references: readonly XmlElement[], tip: boolean | 'here'): void {
  if (tip === true) return;
  const mark = NAMES.item.commentTip;
  const marked = references.filter(({ attributes }) => isOn(attributes[mark]));
  if (tip === false) for (const { attributes } of marked) delete attributes[mark];
  else if (marked.length === 0 && references[0]) references[0].attributes[mark] = '1';
}
