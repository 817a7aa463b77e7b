import { readFacts } from '../../template/facts/read-facts.ts';
import { readMeaning } from '../words/meaning.ts';
import { sentences } from '../words/text.ts';
import type { OfferedComment } from './remark-judge.ts';

/** True where a comment's observation claims what the words deny: "no leaks here" and "Leaking trap". */
export function turnsRound(words: string, { comment, text }: OfferedComment): boolean {
  if (readMeaning(words).defects > 0) return false; // "granules are missing" denies no loss of them
  const said = readFacts(words).polarity;
  const observed = readFacts(`${comment.name}. ${sentences(text)[0] ?? ''}`).statements;
  return observed.some(({ keys, role, isDenied, isClaim }) => {
    if (role !== 'symptom' || isDenied || !isClaim) return false;
    const meant = keys.flatMap((key) => said.get(key) ?? []);
    return meant.length > 0 && meant.every((one) => one.denied && !one.said);
  });
}
