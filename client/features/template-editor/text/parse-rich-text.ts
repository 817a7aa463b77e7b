/** What a comment's text may consist of; all else is dropped, its words kept. */
export type RichTag = 'p' | 'strong' | 'em' | 'u' | 'br';

export type RichNode = string | { readonly tag: RichTag; readonly children: readonly RichNode[] };

const TAGS: Record<string, RichTag> = {
  P: 'p',
  DIV: 'p',
  LI: 'p',
  BR: 'br',
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
};

/** Elements whose words are no text of the comment. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'TEXTAREA', 'TITLE', 'SVG', 'MATH']);

/** What was read last: the same comment is read for its look, for its label and whenever it comes into sight again. */
const parsed = new Map<string, readonly RichNode[]>();
const MOST_KEPT = 500;

/**
 * Reads HTML into the few elements that a comment may have, without their attributes. The parsed document is inert: nothing in
 * it is run or loaded.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const known = parsed.get(html);
  if (known) return known;
  const nodes = childrenOf(new DOMParser().parseFromString(html, 'text/html').body);
  if (parsed.size >= MOST_KEPT) parsed.clear();
  parsed.set(html, nodes);
  return nodes;
}

function childrenOf(parent: Node): RichNode[] {
  return [...parent.childNodes].flatMap(richNodes);
}

function richNodes(node: Node): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const name = node.nodeName.toUpperCase();
  if (SILENT.has(name)) return [];
  const tag = TAGS[name];
  if (!tag) return childrenOf(node);
  return [{ tag, children: tag === 'br' ? [] : childrenOf(node) }];
}

/** The words of rich text; paragraphs and line breaks end with a line feed. Places in it are those that `RichText` marks. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = plainText(node.children);
      return node.tag === 'p' || node.tag === 'br' ? `${text}\n` : text;
    })
    .join('');
}
