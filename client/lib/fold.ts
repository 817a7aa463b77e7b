const SIGNS: readonly (readonly [string, string])[] = [
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['—', '-'],
  ['\u00a0', ' '],
];

/** What single signs become, as far as they were met already. */
const known = new Map(SIGNS);

/** A text as it is compared: without case and accents, with plain quotes and dashes. Its length may be another one. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[\u0080-\uffff]/g, foldSign);
}

function foldSign(sign: string): string {
  let folded = known.get(sign);
  if (folded === undefined) {
    folded = sign.normalize('NFD').replace(/\p{M}+/gu, '');
    known.set(sign, folded);
  }
  return folded;
}

/** The words of a query as they are compared. */
export function wordsOf(query: string): readonly string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}
