import { plainWords, stem } from '../text.ts';
import { FINE, PARTS, PLACES, SYMPTOMS } from './synonyms.ts';

/** What a term of the lexicon speaks of. */
export type TermRole = 'part' | 'symptom' | 'fine' | 'place';

/** A group of terms that mean the same. */
interface TermGroup {
  /** The first term; unique with its role. */
  name: string;
  role: TermRole;
}

interface Term {
  groups: TermGroup[];
  /** Number of words. */
  length: number;
}

const terms = new Map<string, Term>();
/** Length of the longest term that begins with a word (plain or its stem): spares most look-ups. */
const longestFrom = new Map<string, number>();

/** "Being in order" is told by the very form of a word: an operator is no "operates". */
function termKey(words: readonly string[], role: TermRole): string {
  return role === 'fine' ? `=${words.join(' ')}` : words.map(stem).join(' ');
}

for (const [role, text] of [
  ['part', PARTS],
  ['symptom', SYMPTOMS],
  ['fine', FINE],
  ['place', PLACES],
] as const) {
  for (const line of text.trim().split('\n')) {
    const lineTerms = line.split(',').map((term) => plainWords(term));
    const group: TermGroup = { name: (lineTerms[0] ?? []).join(' '), role };
    for (const words of lineTerms) {
      const key = termKey(words, role);
      const known = terms.get(key);
      if (!known) terms.set(key, { groups: [group], length: words.length });
      else if (!known.groups.includes(group)) known.groups.push(group);
      const opening = role === 'fine' ? (words[0] as string) : stem(words[0] as string);
      longestFrom.set(opening, Math.max(longestFrom.get(opening) ?? 0, words.length));
    }
  }
}

/** The longest term of the lexicon that starts at `words[at]`, or null. */
export function termAt(words: readonly string[], at: number): Term | null {
  const word = words[at] as string;
  const longest = Math.max(longestFrom.get(stem(word)) ?? 0, longestFrom.get(word) ?? 0);
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const slice = words.slice(at, at + length);
    const found = terms.get(termKey(slice, 'part')) ?? terms.get(termKey(slice, 'fine'));
    if (found) return found;
  }
  return null;
}
