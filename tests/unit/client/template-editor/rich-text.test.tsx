import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseRichText, plainText } from '../../../../client/features/template-editor/text/parse-rich-text.ts';
import { RichText } from '../../../../client/features/template-editor/text/rich-text.ts';
import { tidyHtml } from '../../../../client/features/template-editor/text/tidy-html.ts';
import { wordDifference } from '../../../../client/features/template-editor/text/word-difference.ts';
import { XSS_PAYLOADS } from '../../../support/xss-payloads.ts';

const shown = (html: string) => render(<RichText html={html} />).container.firstElementChild as HTMLElement;

describe('a comment that is shown', () => {
  it('keeps paragraphs, line breaks, bold, italic and underline', () => {
    const html = '<p>a<br>b</p><p><strong>c</strong><em>d</em><u>e</u></p>';
    expect(shown(html).innerHTML).toBe(html);
  });

  it('keeps the words of everything else, and no attributes', () => {
    expect(shown('<div onclick="x" style="color:red">a <b>b</b> <i>c</i> <a href="x:y">d</a></div>').innerHTML).toBe(
      '<p>a <strong>b</strong> <em>c</em> d</p>',
    );
  });

  it.each(XSS_PAYLOADS.map((payload) => [payload]))('holds nothing that could run: %s', (payload) => {
    const elements = [...shown(payload).querySelectorAll('*')];
    for (const element of elements) {
      expect(['P', 'BR', 'STRONG', 'EM', 'U']).toContain(element.tagName);
      expect(element.attributes).toHaveLength(0);
    }
  });

  it('has the words of a search marked, across nothing but one piece of text', () => {
    const { container } = render(<RichText html="<p>Loose <u>loose</u> tight</p>" query="loose" />);
    expect(container.querySelectorAll('mark')).toHaveLength(2);
    expect(container.textContent).toBe('Loose loose tight');
  });
});

describe('its plain text', () => {
  it('ends paragraphs and line breaks with a line feed', () => {
    expect(plainText(parseRichText('<p>a<br>b</p><p>c</p>'))).toBe('a\nb\nc\n');
  });
});

describe("Quill's HTML", () => {
  it.each([
    ['<p>a&nbsp;b&nbsp;&lt;</p>', '<p>a b &lt;</p>'],
    ['<p>a\u00a0b</p>', '<p>a b</p>'],
    ['<p>&amp;nbsp;</p>', '<p>&amp;nbsp;</p>'],
    ['<p></p><p>a</p><p></p><p>b</p><p> </p>', '<p>a</p><p><br></p><p>b</p>'],
    ['<p></p>', ''],
    ['', ''],
  ])('%j is kept as %j', (html, kept) => {
    expect(tidyHtml(html)).toBe(kept);
  });
});

describe('the difference of two texts by words', () => {
  const difference = (before: string, after: string) => {
    const { removed, added } = wordDifference(before, after);
    return {
      removed: removed.map(({ start, end }) => before.slice(start, end)),
      added: added.map(({ start, end }) => after.slice(start, end)),
    };
  };

  it.each([
    ['same words', 'same words', [], []],
    ['a b c', 'a x c', ['b'], ['x']],
    ['the roof leaks', 'the old roof leaks badly', [], ['old', 'badly']],
    ['one two three four', 'three four one two', ['one two'], ['one two']],
    ['', 'new text', [], ['new text']],
    ['gone\nall of it', '', ['gone\nall of it'], []],
  ])('from %j to %j', (before, after, removed, added) => {
    expect(difference(before, after)).toEqual({ removed, added });
  });

  it('of very long texts is found at once', () => {
    const words = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');
    const { removed, added } = difference(`a ${words(5000, 'x')} z`, `a ${words(5000, 'y')} z`);
    expect([removed.length, added.length]).toEqual([1, 1]);
  });
});
