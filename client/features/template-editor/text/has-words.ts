import { parseRichText, plainText } from './parse-rich-text.ts';

/** Whether there is anything to read in a text. */
export function hasWords(html: string): boolean {
  return plainText(parseRichText(html)).trim() !== '';
}
