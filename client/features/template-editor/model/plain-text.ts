const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of a comment's HTML, a line feed after each paragraph and for each line break. */
export function plainText(html: string): string {
  const text = html.replace(/<br\b[^>]*>|<\/p>/gi, '\n').replace(/<[^>]*>/g, '');
  return text.includes('&') ? text.replace(/&(#x?[\da-f]+|[a-z]+);/gi, decode) : text;
}

/** Whether nothing is to be read in a comment's HTML. */
export function isBlank(html: string): boolean {
  return plainText(html).replaceAll('\u200b', '').trim() === '';
}

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
  const isHex = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
