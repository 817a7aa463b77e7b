import { plainWords, stem } from '../text.ts';
import { HOUSE_SYSTEMS } from './house-systems.ts';
import type { SystemWords } from './system-words.ts';

/** What a term of the lexicon speaks of. */
export type TermRole = 'part' | 'symptom' | 'fine' | 'place';

/** A group of terms that mean the same. */
interface TermGroup {
  /** The first term; one group has it. */
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

const ROLES: readonly [TermRole, keyof SystemWords][] = [
  ['part', 'parts'],
  ['symptom', 'symptoms'],
  ['fine', 'fine'],
  ['place', 'places'],
];
/** Absence is told of a thing: a term with "no" in it says more than that something is not there. */
const ABSENCE: TermGroup = { name: 'missing', role: 'symptom' };

/** A form that the author singled out goes before stems, a form for being in order after them. */
const exactKey = (words: readonly string[], role: TermRole) => `${role === 'fine' ? '+' : '='}${words.join(' ')}`;
const stemKey = (words: readonly string[]) => words.map(stem).join(' ');
const linesOf = (text: string) => text.trim().split('\n').filter(Boolean);
const termsOf = (line: string) =>
  line.split(',').map((text) => ({ words: plainWords(text), isExact: text.trim().startsWith('=') }));

for (const [role, field] of ROLES) {
  for (const line of HOUSE_SYSTEMS.flatMap((system) => linesOf(system[field] ?? ''))) {
    const lineTerms = termsOf(line);
    const group: TermGroup = { name: (lineTerms[0]?.words ?? []).join(' '), role };
    // "Being in order" is told by the very form of a word: an operator is no "operates".
    for (const { words, isExact } of lineTerms) add(words, role === 'fine' || isExact, group);
  }
}
for (const line of HOUSE_SYSTEMS.flatMap((system) => linesOf(system.absences ?? ''))) {
  const [part = '', list = ''] = line.split(':');
  const thing = terms.get(stemKey(plainWords(part)))?.groups ?? [];
  for (const { words, isExact } of termsOf(list)) for (const group of [ABSENCE, ...thing]) add(words, isExact, group);
}
for (const [key, term] of terms) if (term.length > 1) inheritSymptoms(key, term);

function add(words: readonly string[], isExact: boolean, group: TermGroup): void {
  const key = isExact ? exactKey(words, group.role) : stemKey(words);
  const known = terms.get(key);
  if (!known) terms.set(key, { groups: [group], length: words.length });
  else if (!known.groups.some((one) => one.name === group.name)) known.groups.push(group);
  const opening = isExact ? (words[0] as string) : stem(words[0] as string);
  longestFrom.set(opening, Math.max(longestFrom.get(opening) ?? 0, words.length));
}

/** A "hairline crack" is a crack too. */
function inheritSymptoms(key: string, term: Term): void {
  if (term.groups[0]?.role !== 'symptom') return;
  for (const word of key.replace(/^[=+]/, '').split(' ')) {
    for (const group of terms.get(word)?.groups ?? [])
      if (group.role === 'symptom' && group.name !== ABSENCE.name && !term.groups.includes(group))
        term.groups.push(group);
  }
}

/** The longest term of the lexicon that starts at `words[at]`, or null. */
export function termAt(words: readonly string[], at: number): Term | null {
  const word = words[at] as string;
  const longest = Math.max(longestFrom.get(stem(word)) ?? 0, longestFrom.get(word) ?? 0);
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const slice = words.slice(at, at + length);
    const found = terms.get(exactKey(slice, 'part')) ?? terms.get(stemKey(slice)) ?? terms.get(exactKey(slice, 'fine'));
    if (found) return found;
  }
  return null;
}
