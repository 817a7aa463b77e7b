/** Quill's HTML as it is kept: with plain spaces, and without empty paragraphs at its ends; empty when there are no words. */
export function tidyHtml(html: string): string {
  const spaced = html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
  const trimmed = spaced.replace(/^(?:<p>\s*<\/p>)+/, '').replace(/(?:<p>\s*<\/p>)+$/, '');
  return trimmed.replaceAll('<p></p>', '<p><br></p>');
}
