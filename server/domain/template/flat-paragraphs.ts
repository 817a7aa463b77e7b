/** What becomes a paragraph. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'center', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'form'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup', 'hr', 'blockquote', 'pre', 'listing', 'figure', 'figcaption'],
  ...['ul', 'ol', 'menu', 'dir', 'li', 'dl', 'dt', 'dd', 'fieldset', 'legend', 'details', 'summary', 'dialog', 'body'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
]);

/** What becomes a space, so that words of two cells do not run together. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

const MARKS: Readonly<Record<string, Mark>> = { strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u' };

/** From the outermost to the innermost, so that what looks the same is the same. */
const MARK_ORDER = ['strong', 'em', 'u'] as const;
type Mark = (typeof MARK_ORDER)[number];

/** The elements that `flatParagraphs` understands. */
export const KNOWN_ELEMENTS: string[] = ['br', ...Object.keys(MARKS), ...BLOCKS, ...CELLS];

/**
 * Puts HTML into the one form that a comment is kept in: paragraphs one after the other, none within another and none
 * empty; strong, em and u closed within their paragraph. Without any block element there is no paragraph either.
 * @param html of `KNOWN_ELEMENTS` only, without attributes, text escaped.
 */
export function flatParagraphs(html: string): string {
  if (!html.includes('<')) return html.trim() && html;
  const run = new Run();
  const paragraphs: string[] = [];
  const endParagraph = () => {
    const content = run.end();
    if (content) paragraphs.push(content);
  };
  let hasBlocks = false;
  for (const [index, part] of html.split(/(<[^>]*>)/).entries()) {
    const tag = index % 2 === 1 ? /^<(\/?)(\w+)/.exec(part) : null;
    if (!tag) run.text(part);
    else {
      const [, slash, name = ''] = tag;
      const mark = MARKS[name];
      if (mark) run.mark(mark, slash ? -1 : 1);
      else if (CELLS.has(name)) run.text(slash ? ' ' : '');
      else if (name === 'br') run.lineBreak();
      else {
        hasBlocks = true;
        endParagraph();
      }
    }
  }
  endParagraph();
  return hasBlocks ? paragraphs.map((content) => `<p>${content}</p>`).join('') : (paragraphs[0] ?? '');
}

/** Text, line breaks and marks up to the next paragraph. */
class Run {
  private html = '';
  private hasContent = false;
  private open: Mark[] = [];
  private readonly wanted = { strong: 0, em: 0, u: 0 };

  mark(mark: Mark, change: 1 | -1): void {
    this.wanted[mark] = Math.max(0, this.wanted[mark] + change);
  }

  text(text: string): void {
    if (text === '') return;
    this.openMarks();
    this.html += text;
    this.hasContent ||= text.trim() !== '';
  }

  lineBreak(): void {
    this.openMarks();
    this.html += '<br>';
    this.hasContent = true;
  }

  /** The paragraph's content, '' where it has none; marks that are open go on in the next one. */
  end(): string {
    this.closeMarks(0);
    const content = this.hasContent ? this.html : '';
    this.html = '';
    this.hasContent = false;
    return content;
  }

  private openMarks(): void {
    const wanted = MARK_ORDER.filter((mark) => this.wanted[mark] > 0);
    const firstOther = this.open.findIndex((mark, index) => mark !== wanted[index]);
    const kept = firstOther < 0 ? this.open.length : firstOther;
    this.closeMarks(kept);
    for (const mark of wanted.slice(kept)) this.html += `<${mark}>`;
    this.open = wanted;
  }

  private closeMarks(kept: number): void {
    for (const mark of this.open.splice(kept).reverse()) this.html += `</${mark}>`;
  }
}
