import { escapeHtml } from '../dictation/words/text.ts';
import { cleanHtml, plainText } from './clean-html.ts';

/** A paragraph of a comment: as HTML, and what it says, line by line. */
interface Paragraph {
  html: string;
  lines: string[];
}

/** A comment's paragraphs, empty ones left out. @param comment HTML, or plain text with line feeds between paragraphs. */
export function paragraphsOf(comment: string): Paragraph[] {
  const clean = cleanHtml(comment);
  const htmls = clean.startsWith('<p>') ? clean.slice(3, -4).split('</p><p>') : clean.split(/<br>|\n/);
  return htmls
    .map((html) => ({
      html,
      lines: plainText(html)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * The HTML of a comment that was rewritten; paragraphs whose words stayed keep their formatting.
 * @param lines the rewritten lines of all paragraphs.
 */
export function rewritten(paragraphs: readonly Paragraph[], lines: readonly string[]): string {
  const isSameCount = lines.length === paragraphs.flatMap((paragraph) => paragraph.lines).length;
  if (!isSameCount) return lines.map((line) => keptOrNew(paragraphs, [line])).join('');
  let at = 0;
  return paragraphs
    .map((paragraph) => {
      const own = lines.slice(at, at + paragraph.lines.length);
      at += paragraph.lines.length;
      return keptOrNew([paragraph], own);
    })
    .join('');
}

function keptOrNew(paragraphs: readonly Paragraph[], lines: readonly string[]): string {
  const kept = paragraphs.find((paragraph) => paragraph.lines.join('\n') === lines.join('\n'));
  return `<p>${kept?.html ?? lines.map(escapeHtml).join('<br>')}</p>`;
}
