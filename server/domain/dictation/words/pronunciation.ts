import { remembering } from '../remembered.ts';

/**
 * How a word sounds, coarsely: consonants by kind, voiced and unvoiced alike, vowels only at the start.
 * "Ruth" and "roof" sound alike, as do "gutter" and "cutter".
 */
export const soundOf = remembering(10_000, (word: string): string => {
  const kinds = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^(kn|gn|pn|wr)/, (pair) => pair.slice(1))
    .replace(/gh(?=t|$)/g, '')
    .replace(/tch|ch|sh|j|dg/g, 'J')
    .replace(/ph|th|[fv]/g, 'F')
    .replace(/c(?=[eiy])|[szx]/g, 'S')
    .replace(/ck|[kcqg]/g, 'K')
    .replace(/[pb]/g, 'P')
    .replace(/[td]/g, 'T')
    .replace(/[mn]/g, 'N')
    .replace(/[hw]/g, '');
  const first = /^[aeiouy]/.test(kinds) ? 'A' : '';
  return (
    first +
    kinds
      .replace(/[aeiouy]/g, '')
      .replace(/(.)\1+/g, '$1')
      .toUpperCase()
  );
});

/** How a phrase sounds, plural or not. Less than two sounds tell nothing. */
export function phraseSound(text: string): string {
  return text
    .split(' ')
    .map((word) => soundOf(word.length > 3 ? word.replace(/s$/, '').replace(/ing$/, '') : word))
    .join(' ');
}
