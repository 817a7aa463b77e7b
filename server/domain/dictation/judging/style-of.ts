import type { CommentKind, Template } from '../../template/template.ts';
import type { Place } from '../findings.ts';
import { indexTemplate } from '../matching/template-index.ts';
import { htmlText } from '../words/text.ts';

/** Comments that show how an inspector writes, and letters of each. */
const SHOWN = 3;
const MOST_LETTERS = 500;
/** Shorter ones show nothing of a style. */
const LEAST_LETTERS = 40;

/** Comments like the one that is to be worded: of the same item where there are any, else of the section. Plain text. */
export function styleOf(
  place: Pick<Place, 'component' | 'itemId'>,
  kind: CommentKind,
  template: Template,
): { title: string; text: string }[] {
  const inSection = indexTemplate(template).entries.filter(
    (entry) => entry.component === place.component && entry.kind === kind && !entry.comment.tip,
  );
  const nearestFirst = [
    ...inSection.filter((entry) => entry.itemId === place.itemId),
    ...inSection.filter((entry) => entry.itemId !== place.itemId),
  ];
  const shown = new Map<string, { title: string; text: string }>();
  for (const { comment } of nearestFirst) {
    const text = htmlText(comment.text);
    if (shown.size === SHOWN) break;
    if (text.length >= LEAST_LETTERS && text.length <= MOST_LETTERS) {
      shown.set(comment.id, { title: comment.name, text });
    }
  }
  return [...shown.values()];
}
