/** A word in lower case without the marks around it; blanks such as "(location)" and what is in quotes are opaque. */
export function bare(token: string | undefined): string {
  if (token === undefined || /^[([{<"_*]/.test(token)) return '';
  return token.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

/** True where a mark behind the token ends a phrase. */
export const endsPhrase = (token: string): boolean => /[,;:.!?)]["']?$/.test(token);

/** A first letter as a capital, blanks left alone. */
export const capital = (text: string): string =>
  text.replace(/^(["']?)([a-z])/, (_all, quote: string, letter: string) => quote + letter.toUpperCase());

/** A first word in lower case, where it is no acronym, name or "I". */
export function uncapital(text: string): string {
  const [word = ''] = text.split(' ', 1);
  return /^[A-Z][a-z]+(?:'s|-[a-z]+)?[.,;:]?$/.test(word) && !NAMES.test(word)
    ? word.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const NAMES =
  /^(?:Zinsco|Federal|Kitec|Romex|Tyvek|Masonite|Lally|Bilco|Trane|Lennox|Goodman|Rheem|Ruud|Carrier|Bryant|Siemens|Eaton|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
