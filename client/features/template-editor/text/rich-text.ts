import { createElement, memo, type ReactElement, type ReactNode } from 'react';
import { marksIn, type Range } from '../model/marks.ts';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import classes from './rich-text.module.css';

interface RichTextProps {
  html: string;
  /** Words of it are marked. */
  query?: string;
  /** Stretches of its plain text that came or went, in order and apart from each other. */
  changes?: { readonly kind: 'ins' | 'del'; readonly ranges: readonly Range[] };
}

/** A comment's text. Its elements are made from an allow-list, so that nothing in the text can ever run. */
export const RichText = memo(function RichText({ html, query = '', changes }: RichTextProps): ReactElement {
  const painter = new Painter((text, offset) =>
    changes
      ? pieces(text, within(changes.ranges, offset, text.length), changes.kind)
      : pieces(text, marksIn(text, query), 'mark'),
  );
  return createElement('div', { className: classes.text }, ...painter.paint(parseRichText(html)));
});

/** Makes elements of rich text, and counts how far in its plain text it is. */
class Painter {
  readonly #paintWords: (text: string, offset: number) => ReactNode[];
  #offset = 0;

  constructor(paintWords: (text: string, offset: number) => ReactNode[]) {
    this.#paintWords = paintWords;
  }

  paint(nodes: readonly RichNode[]): ReactNode[] {
    return nodes.flatMap((node) => {
      if (typeof node === 'string') {
        const painted = this.#paintWords(node, this.#offset);
        this.#offset += node.length;
        return painted;
      }
      const children = this.paint(node.children);
      if (node.tag === 'p' || node.tag === 'br') this.#offset += 1;
      return createElement(node.tag, null, ...children);
    });
  }
}

/** What of the ranges lies within a text that stands at `offset`. */
function within(ranges: readonly Range[], offset: number, length: number): Range[] {
  return ranges
    .map(({ start, end }) => ({ start: Math.max(0, start - offset), end: Math.min(length, end - offset) }))
    .filter(({ start, end }) => start < end);
}

function pieces(text: string, ranges: readonly Range[], tag: string): ReactNode[] {
  let done = 0;
  const painted = ranges.flatMap(({ start, end }) => {
    const before = text.slice(done, start);
    done = end;
    return [before, createElement(tag, null, text.slice(start, end))];
  });
  return [...painted, text.slice(done)];
}
