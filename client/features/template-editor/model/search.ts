import { fold, wordsOf } from '../../../lib/fold.ts';
import type { Comment, Draft, Spot } from './draft.ts';
import { itemsOf } from './find.ts';
import { plainText } from './plain-text.ts';

/** Something that was found. */
export interface Hit {
  readonly kind: 'component' | 'item' | 'comment';
  readonly place: Spot;
}

/** Titles and texts of comments as they are compared; kept, because they cost the most. */
const foldedComments = new WeakMap<Comment, string>();

/** The last answer for a draft: the list of rows and the count of hits ask for the same. */
const answers = new WeakMap<Draft, { readonly query: string; readonly hits: readonly Hit[] }>();

/**
 * All components, items and comments that the query finds, in the order of the template; an empty query finds nothing.
 * Case and accents do not matter. All words have to be there: at least one in the title or the text itself, the others there or in
 * the names of what it stands in ("gutters loose" finds the comment Loose of the item Gutters).
 */
export function search(draft: Draft, query: string): readonly Hit[] {
  const known = answers.get(draft);
  if (known?.query === query) return known.hits;
  const hits = find(draft, wordsOf(query));
  answers.set(draft, { query, hits });
  return hits;
}

function find(draft: Draft, words: readonly string[]): readonly Hit[] {
  if (words.length === 0) return [];
  const hits: Hit[] = [];
  for (const component of draft.components) {
    const inComponent = fold(component.name);
    if (isFound(words, inComponent, '')) hits.push({ kind: 'component', place: { component: component.key } });
    for (const item of itemsOf(component)) {
      const place = { component: component.key, item: item.id };
      const inItem = fold(item.name);
      if (isFound(words, inItem, inComponent)) hits.push({ kind: 'item', place });
      const around = `${inComponent}\n${inItem}`;
      for (const comment of item.comments) {
        if (!isFound(words, foldedComment(comment), around)) continue;
        hits.push({ kind: 'comment', place: { component: component.key, item: item.id, comment: comment.id } });
      }
    }
  }
  return hits;
}

function isFound(words: readonly string[], own: string, around: string): boolean {
  let hasOwn = false;
  for (const word of words) {
    if (own.includes(word)) hasOwn = true;
    else if (!around.includes(word)) return false;
  }
  return hasOwn;
}

function foldedComment(comment: Comment): string {
  const known = foldedComments.get(comment);
  if (known !== undefined) return known;
  const folded = fold(`${comment.name}\n${plainText(comment.text)}`);
  foldedComments.set(comment, folded);
  return folded;
}
