import type { CommentKind } from '../../template/template.ts';
import type { Decision, Place } from '../findings.ts';
import type { Meanings } from '../matching/meanings.ts';
import { type Match, retrieve, type Scope } from '../matching/retrieve.ts';
import type { Entry, TemplateIndex } from '../matching/template-index.ts';
import { htmlText } from '../words/text.ts';
import type { OfferedComment } from './remark-judge.ts';

/** What an item is in order with is decided elsewhere. */
const KINDS: readonly CommentKind[] = ['defect', 'information', 'limitation'];
/**
 * Comments that a remark is offered, and how many of them at most are of the section that is spoken of. More are hardly
 * better and cost more (docs/quality.md).
 */
const OFFERED = 12;
const FROM_SECTION = 9;
/** Comments that are looked at for them. */
const LOOKED_AT = 60;
const EVERYWHERE: Scope = { component: null, itemId: null, topic: [] };
/** Letters of a text that are shown: the observation stands at its head. */
const SHOWN_LETTERS = 220;

/**
 * The library comments that a remark may mean: what the rules chose, the best of the section that is spoken of, and those
 * of the whole template that mean most nearly the same.
 * @param from where the speaker was.
 */
export function offerComments(
  { remark, comment, place }: Decision,
  from: Place,
  { library, meanings }: { library: TemplateIndex; meanings: Meanings },
): OfferedComment[] {
  const { location, topic, words: text } = remark;
  const search = (scope: Scope) =>
    retrieve(library, { text, location, scope, kinds: KINDS, meanings: meanings.likenesses(text) }, LOOKED_AT);
  const inSection = from.component
    ? search({ component: from.component, itemId: from.itemId, topic }).filter(
        ({ entry }) => entry.component === from.component,
      )
    : [];
  const anywhere = search(EVERYWHERE);
  const likest = anywhere.toSorted((a, b) => b.meaning - a.meaning);

  const offered = new Map<Entry, Match>();
  const offer = (matches: readonly Match[], until: number) => {
    for (const match of matches) if (offered.size < until && !offered.has(match.entry)) offered.set(match.entry, match);
  };
  const isChosen = ({ entry }: Match) => entry.comment.id === comment?.id && entry.component === place?.component;
  offer([...inSection, ...anywhere].filter(isChosen), 1);
  offer(inSection, FROM_SECTION);
  offer(likest, OFFERED);
  offer(inSection, OFFERED);

  return [...offered.values()].map(({ entry, score }, at): OfferedComment => {
    const { comment, component, itemId, itemName, kind } = entry;
    const shown = { comment: { id: comment.id, name: comment.name }, text: shownText(comment.text), kind };
    return { id: `${remark.index}.${at + 1}`, ...shown, component, itemId, itemName, score };
  });
}

function shownText(html: string): string {
  const text = htmlText(html).replace(/\s+/g, ' ');
  return text.length <= SHOWN_LETTERS ? text : `${text.slice(0, SHOWN_LETTERS).replace(/\s\S*$/, '')} …`;
}
