import { wordsOf } from '../../../lib/fold.ts';
import type { Draft, Spot } from './draft.ts';
import { placeKey } from './place-key.ts';
import { search } from './search.ts';

/** `placeKey`s of what a query finds and of what is being edited, each with its parents; null when nothing is looked for. */
export function shownKeys(
  draft: Draft,
  { query, editing }: { readonly query: string; readonly editing?: Spot | null },
): ReadonlySet<string> | null {
  if (wordsOf(query).length === 0) return null;
  const keys = new Set<string>();
  const show = ({ component, item, comment }: Spot) => {
    keys.add(component);
    if (item !== undefined) keys.add(placeKey({ component, item }));
    if (comment !== undefined) keys.add(placeKey({ component, item, comment }));
  };
  for (const { place } of search(draft, query)) show(place);
  if (editing) show(editing);
  return keys;
}
