/** Said twice on purpose: "had had", "that that". */
const TWICE = /^(?:had|that|\d.*)$/i;

/**
 * Spaces, punctuation and words that slipped in twice; changes no word. Blanks such as "(location)" stay as they are.
 * @param text one paragraph.
 */
export function tidy(text: string): string {
  return text
    .replace(/[\t\u00a0\u2000-\u200b ]+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/ ?(?:\.{2,}|…) ?(?=\w)/g, '. ')
    .replace(/\.{2,}|…/g, '.')
    .replace(/([!?])\1+/g, '$1')
    .replace(/ +(?=[,;:!?](?:\s|$)|\.(?:\s|$))/g, '')
    .replace(/ +([,;])(?=\S)/g, '$1 ')
    .replace(/([a-z)])([,;])(?=[A-Za-z(])/g, '$1$2 ')
    .replace(/([a-z)]{2})([.!?])(?=[A-Z][a-z]*\b(?!\.))/g, '$1$2 ')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*\./g, '.')
    .replace(/\b([A-Za-z']+|\d+)(?: \1\b)+/gi, (all, word: string) => (TWICE.test(word) ? all : word))
    .trim();
}
