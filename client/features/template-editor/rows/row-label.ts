import type { Row } from '../model/row.ts';
import { parseRichText, plainText } from '../text/parse-rich-text.ts';
import { count } from './count.ts';

/** What a screen reader says of a row; undefined where its contents say it. */
export function rowLabel(row: Row): string | undefined {
  switch (row.kind) {
    case 'component':
      return `${row.component.name}, component, ${count(row.items, 'item')}, ${countsOf(row)}`;
    case 'item':
      return `${row.item.name || 'Unnamed item'}, item, ${countsOf(row)}`;
    case 'comment':
      return `${row.comment.name || 'Untitled Comment'}${row.comment.tip ? ', maintenance tip' : ''}. ${textOf(row.comment.text)}`;
    default:
      return undefined;
  }
}

function countsOf({ comments, tips }: { comments: number; tips: number }): string {
  return `${count(comments, 'comment')}${tips > 0 ? `, ${count(tips, 'tip')}` : ''}`;
}

function textOf(html: string): string {
  return plainText(parseRichText(html)).replaceAll('\n', ' ').trim();
}
