import { soundOf } from '../../server/domain/dictation/words/pronunciation.ts';
import { plainWords } from '../../server/domain/dictation/words/text.ts';
import { align } from '../../tests/quality/align.ts';
import type { HeardDictation } from './heard.ts';

/** Words of the longest phrase that is taken as misheard for another. */
const LONGEST = 3;
/** Words that sound like another: so many of them, all seen so often. */
const ALIKE = 5;
const SEEN = 8;
/** Shorter words sound like too many. */
const SHORTEST = 3;

/** What else a word, or two, may be heard as; what was heard more often stands there more often. */
export interface Misheard {
  /** As recordings were heard. */
  heard: Record<string, string[]>;
  /** Words that sound alike, of those that are said. */
  alike: Record<string, string[]>;
}

/** @param said texts whose words are known. */
export function misheardWords(recordings: readonly HeardDictation[], said: Iterable<string>): Misheard {
  const heard: Record<string, string[]> = {};
  for (const recording of recordings)
    for (const { meant, instead } of replacedIn(recording)) heard[meant] = [...(heard[meant] ?? []), instead];
  return { heard, alike: soundingAlike(said) };
}

const wordsOf = (text: string) => plainWords(text).filter((word) => /[a-z0-9]/.test(word));

/** The stretches that were heard as something else. */
function replacedIn({ dictation, words }: HeardDictation): { meant: string; instead: string }[] {
  const said = wordsOf(dictation.text);
  const heard = wordsOf(words.map(({ text }) => text).join(' '));
  const positions = align(heard, said);
  const found: { meant: string; instead: string }[] = [];
  let from = { heard: 0, said: 0 };
  for (let at = 0; at <= heard.length; at++) {
    const position = at < heard.length ? positions[at] : said.length;
    if (position === null || position === undefined) continue;
    if (at < heard.length && heard[at] !== said[position]) continue;
    const [instead, meant] = [heard.slice(from.heard, at), said.slice(from.said, position)];
    if (instead.length > 0 && instead.length <= LONGEST && meant.length > 0 && meant.length < LONGEST)
      found.push({ meant: meant.join(' '), instead: instead.join(' ') });
    from = { heard: at + 1, said: position + 1 };
  }
  return found;
}

function soundingAlike(texts: Iterable<string>): Record<string, string[]> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].filter(([word, count]) => count >= SEEN && word.length >= SHORTEST && !/\d/.test(word));
  const bySound = new Map<string, string[]>();
  for (const [word] of known) bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), word]);
  return Object.fromEntries(
    known.flatMap(([word]) => {
      const others = (bySound.get(soundOf(word)) ?? []).filter((other) => other !== word);
      const near = others.filter((other) => Math.abs(other.length - word.length) <= 1).slice(0, ALIKE);
      return near.length > 0 ? [[word, near]] : [];
    }),
  );
}
