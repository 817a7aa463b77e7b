import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { cleanHtml, plainText } from '../../../../server/domain/template/clean-html.ts';
import { XSS_PAYLOADS } from '../../../support/xss-payloads.ts';

const STAYS = new Set(['P', 'BR', 'STRONG', 'EM', 'U']);
const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });

/** Everything that a browser's parser finds in `html` and that does not belong in a comment. */
function foreignParts(html: string): string[] {
  const body = document.createElement('div');
  body.innerHTML = html;
  const elements = [...body.querySelectorAll('*')];
  return elements.flatMap((element) => [
    ...(STAYS.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].map(({ name }) => `${element.tagName} ${name}`),
  ]);
}

/** Pieces of HTML put together at random, so that tags open and close where they should not. */
const tangled = fc
  .array(
    fc.oneof(
      fc.constantFrom(...XSS_PAYLOADS),
      fc.constantFrom('<p>', '</p>', '<br>', '<br/>', '<b>', '</b>', '<strong>', '</strong>', '<i>', '</em>', '<em>'),
      fc.constantFrom(
        '<u>',
        '</u>',
        '<div>',
        '</div>',
        '<li>',
        '<h1>',
        '</h1>',
        '<td>',
        '</td>',
        '<P>',
        '<p class="x">',
      ),
      fc.constantFrom('<script>', '</script>', '<svg>', '</svg>', '<!--', '-->', '<', '>', '&', '"', '\r\n', '\u00a0'),
      fc.constantFrom('&nbsp;', '&lt;', '&amp;', '&quot;', '&#0;', '&#xD;', '&#128;', '&#xD800;', '&notit;', '&eacute'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

test('the list holds more than a hundred ways to run a script, none twice', () => {
  expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
  expect(XSS_PAYLOADS.filter((payload) => foreignParts(payload).length > 0).length).toBeGreaterThan(100);
});

describe('what comes out holds the five elements without attributes and nothing else', () => {
  test.each(XSS_PAYLOADS)('%j', (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `<p title="${payload}">x</p>`]) {
      expect(foreignParts(cleanHtml(html))).toEqual([]);
      expect(cleanHtml(html).replace(/<\/?(?:p|strong|em|u)>|<br>/g, '')).not.toMatch(/[<>]/);
    }
  });

  test('whatever is put together', () => {
    fc.assert(
      fc.property(tangled, (html) => {
        const cleaned = cleanHtml(html);
        expect(foreignParts(cleaned)).toEqual([]);
        expect(cleaned.replace(/<\/?(?:p|strong|em|u)>|<br>/g, '')).not.toMatch(/[<>\u00a0\r]/);
      }),
      { numRuns: 500 },
    );
  });
});

test('what is clean stays as it is, to the character', () => {
  fc.assert(
    fc.property(tangled, (html) => {
      const once = cleanHtml(html);
      expect(cleanHtml(once)).toBe(once);
    }),
    { numRuns: 1_000 },
  );
});

test('what a browser parses from clean HTML is that HTML', () => {
  const body = document.createElement('div');
  fc.assert(
    fc.property(tangled, (html) => {
      const cleaned = cleanHtml(html);
      body.innerHTML = cleaned;
      expect(body.innerHTML).toBe(cleaned);
    }),
    { numRuns: 300 },
  );
});

describe('an ordinary text', () => {
  test.each([
    ['plain text stays plain', 'Worn & loose < 5 mm', 'Worn &amp; loose &lt; 5 mm'],
    ['nothing stays nothing', '', ''],
    ['white space alone is nothing', ' \n', ''],
    [
      'what is formatted stays',
      '<p>a <strong>b</strong><br>c</p><p><br></p>',
      '<p>a <strong>b</strong><br>c</p><p><br></p>',
    ],
    ['other names for the same', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['no-break spaces are spaces', '<p>a&nbsp;b\u00a0c&#160;d&#xA0;e</p>', '<p>a b c d e</p>'],
    ['quotes need no entity', '<p>5&quot; of owner&#39;s</p>', '<p>5" of owner\'s</p>'],
    ['blocks are paragraphs', 'a<div>b<p>c</p>d</div><h2>e</h2>', '<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>'],
    ['lists are paragraphs', '<ul><li>a<li>b</li></ul>', '<p>a</p><p>b</p>'],
    ['cells stay apart', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a b </p>'],
    ['empty paragraphs and white space between go', '<p>a</p>\n<p> </p>\n<p>b</p>', '<p>a</p><p>b</p>'],
    [
      'marks end with their paragraph',
      '<p><b>a</p><p>b</b>c</p>',
      '<p><strong>a</strong></p><p><strong>b</strong>c</p>',
    ],
    ['marks are nested in one order', '<em><u><strong>a</strong></u></em>', '<strong><em><u>a</u></em></strong>'],
    ['marks that cross are parted', '<b>a<i>b</b>c</i>', '<strong>a<em>b</em></strong><em>c</em>'],
    ['the text of links and fonts stays', '<a href="x">a</a> <font color=red>b</font>', 'a b'],
    ['scripts go with their content', 'a<script>b</script>c<style>d</style>', 'ac'],
    ['control characters go', 'a\u0000b\u0007c\u0085d\ud800e\ufefff', 'abcdef'],
    ['line ends are line feeds', 'a\r\nb\rc', 'a\nb\nc'],
  ])('%s', (_, html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });
});

describe('plain text', () => {
  test.each([
    ['<p>a &amp; b</p><p>c<br>d</p>', 'a & b\nc\nd'],
    ['<p>a</p><p><br></p><p>b</p>', 'a\n\nb'],
    ['<p>a<strong><br></strong></p><p>b</p>', 'a\nb'],
    ['<script>x</script>1 &lt; 2 &amp;lt;', '1 < 2 &lt;'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

// Each takes milliseconds; a time that grew with the square of the length would meet the test's limit.
test.each(['<b>', '<p><i>', '<svg>', '<i></b>', '</p>', '<', '<a ', '<!--', '&', '&#', '<p', '<br>', '>'])(
  'a megabyte of %s keeps nobody waiting',
  (piece) => {
    expect(() => cleanHtml(`<x>${piece.repeat(1_000_000 / piece.length)}`)).not.toThrow();
  },
);
