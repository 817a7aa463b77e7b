import { plainWords, stem } from '../words/text.ts';
import { HOUSE_SYSTEMS } from './house-systems.ts';
import type { SystemWords } from './system-words.ts';

/** What a term of the lexicon speaks of. */
export type TermRole = 'part' | 'symptom' | 'fine' | 'place';

/** A group of terms that mean the same. */
interface TermGroup {
  /** The first term with a leading `~`; one group has it. */
  key: string;
  role: TermRole;
}

interface Term {
  groups: TermGroup[];
  /** Number of words. */
  length: number;
}

const terms = new Map<string, Term>();

const ROLES: readonly [TermRole, keyof SystemWords][] = [
  ['part', 'parts'],
  ['symptom', 'symptoms'],
  ['fine', 'fine'],
  ['place', 'places'],
];
/** Absence is told of a thing: a term with "no" in it says more than that something is not there. */
const ABSENCE: TermGroup = { key: '~missing', role: 'symptom' };

/** A form that the author singled out goes before stems, a form for being in order after them. */
const exactKey = (words: readonly string[], role: TermRole) => `${role === 'fine' ? '+' : '='}${words.join(' ')}`;
const stemKey = (words: readonly string[]) => words.map(stem).join(' ');
const linesOf = (text: string) => text.trim().split('\n').filter(Boolean);
const termsOf = (line: string) =>
  line.split(',').map((text) => ({ words: plainWords(text), isExact: text.trim().startsWith('=') }));

for (const [role, field] of ROLES) {
  for (const line of HOUSE_SYSTEMS.flatMap((system) => linesOf(system[field] ?? ''))) {
    const lineTerms = termsOf(line);
    const group: TermGroup = { key: `~${(lineTerms[0]?.words ?? []).join(' ')}`, role };
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
  else if (!known.groups.some((one) => one.key === group.key)) known.groups.push(group);
}

/** A "hairline crack" is a crack too. */
function inheritSymptoms(key: string, term: Term): void {
  if (term.groups[0]?.role !== 'symptom') return;
  for (const word of key.replace(/^[=+]/, '').split(' ')) {
    for (const group of terms.get(word)?.groups ?? [])
      if (group.role === 'symptom' && group.key !== ABSENCE.key && !term.groups.includes(group))
        term.groups.push(group);
  }
}

/** Terms by their words, one after the other. */
interface Branch {
  term: Term | null;
  next: Map<string, Branch>;
}

const newBranch = (): Branch => ({ term: null, next: new Map() });
/** What was singled out, stems, and forms for being in order: of terms that are equally long the first is taken. */
const exact = newBranch();
const stemmed = newBranch();
const fine = newBranch();
for (const [key, term] of terms) {
  let branch = key.startsWith('=') ? exact : key.startsWith('+') ? fine : stemmed;
  for (const word of key.replace(/^[=+]/, '').split(' ')) {
    const next = branch.next.get(word) ?? newBranch();
    branch.next.set(word, next);
    branch = next;
  }
  branch.term = term;
}

/** The longest term of the lexicon that starts at `words[at]`, or null. */
export function termAt(words: readonly string[], at: number): Term | null {
  let best: Term | null = null;
  let [byWord, byStem, byForm]: (Branch | undefined)[] = [exact, stemmed, fine];
  for (let next = at; next < words.length && (byWord || byStem || byForm); next++) {
    const word = words[next] as string;
    byWord = byWord?.next.get(word);
    byStem = byStem?.next.get(stem(word));
    byForm = byForm?.next.get(word);
    best = byWord?.term ?? byStem?.term ?? byForm?.term ?? best;
  }
  return best;
}
