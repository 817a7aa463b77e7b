import sanitizeHtml from 'sanitize-html';
import { flatParagraphs, KNOWN_ELEMENTS } from './flat-paragraphs.ts';

/** Elements whose content is no text of a comment. */
const WITHOUT_TEXT = [
  ...['script', 'style', 'iframe', 'object', 'embed', 'applet', 'frameset', 'svg', 'math', 'template', 'title', 'head'],
  ...[
    'noscript',
    'noembed',
    'noframes',
    'textarea',
    'select',
    'option',
    'datalist',
    'xmp',
    'plaintext',
    'audio',
    'video',
  ],
];

/** Tags in one text above which its markup is not looked at: the parser's time grows with the square of their depth. */
const MOST_TAGS = 10_000;

const TAG = `/?(?:${KNOWN_ELEMENTS.join('|')}) ?/?`;

/** Anything but text, the three entities that it needs, and tags without attributes that `flatParagraphs` understands. */
const UNCLEAN = new RegExp(`<(?!${TAG}>)|(?<!<${TAG})>|&(?!(?:amp|lt|gt);)`);

/** What else an editor writes as an entity, though nothing needs it. */
const QUOTES: Readonly<Record<string, string>> = { '&quot;': '"', '&#34;': '"', '&apos;': "'", '&#39;': "'" };

/** Control characters, halves of characters, and others that XML cannot hold or nobody sees. */
const NO_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\ufeff\ufffe\uffff]/gu;

/**
 * The HTML of a comment with nothing in it but text and p, br, strong, em and u, without attributes: safe to show, and the
 * same for all that looks the same. Paragraphs stand one after the other; text without any stays without.
 */
export function cleanHtml(html: string): string {
  const text = plainCharacters(html);
  if (!UNCLEAN.test(text)) return flatParagraphs(text);
  const unquoted = text.replace(/&(?:quot|apos|#34|#39);/g, (entity) => QUOTES[entity] ?? entity);
  if (!UNCLEAN.test(unquoted)) return flatParagraphs(unquoted);
  return flatParagraphs(plainCharacters(parsed(text)));
}

/** The words of a comment: a line for each paragraph, line breaks as they are. */
export function plainText(html: string): string {
  return cleanHtml(html)
    .replace(/<br>(?=(?:<\/\w+>)*<\/p>)/g, '')
    .replace(/<\/p><p>|<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function parsed(html: string): string {
  const hasTooManyTags = html.split('<', MOST_TAGS + 1).length > MOST_TAGS;
  return sanitizeHtml(hasTooManyTags ? html.replace(/<[^>]*>?/g, ' ') : html, {
    allowedTags: KNOWN_ELEMENTS,
    allowedAttributes: {},
    nonTextTags: WITHOUT_TEXT,
  });
}

/** Line ends as line feeds, no-break spaces (some editors write one for every space) as spaces. */
function plainCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\xa0|&nbsp;|&#160;/g, ' ')
    .replace(NO_TEXT, '');
}
