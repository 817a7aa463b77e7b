import { addArticles } from './articles.ts';
import { isMany, type Made, made, verbBe } from './made.ts';
import { isPlural } from './nouns.ts';
import { bare, endsPhrase, uncapital } from './phrase.ts';
import { placed, placeTail } from './places.ts';
import { headOf, isSubject } from './predicates.ts';
import { withArticle } from './subject.ts';
import { PREPOSITIONS, SEEN } from './words.ts';

/** "No handrail at stairs", "no leaks noted": that something is not there, or was not seen. */
export function absence(tokens: readonly string[]): Made | null {
  if (bare(tokens[0]) !== 'no' || /^(?:longer|one|more|less|need)$/.test(bare(tokens[1])) || tokens.length < 2)
    return null;
  const thing = tokens.slice(1);
  const words = thing.map(bare);
  const preposition = words.findIndex(
    (word, at) => at > 0 && (PREPOSITIONS.has(word) || /^(?:where|that|which)$/.test(word)),
  );
  const seen = words.findIndex(
    (word) => SEEN.has(word) || /^(?:present|visible|installed|provided|evident|used)$/.test(word),
  );
  const head =
    (seen > 0 && (preposition < 0 || seen < preposition)
      ? words[seen - 1]
      : headOf(preposition < 0 ? words : words.slice(0, preposition))) ?? '';
  if (!head || !/[a-z]/.test(head)) return null;
  const isPast = /\b(?:today|time of (?:the )?inspection)\b/.test(words.join(' '));
  const be = verbBe(isPlural(head), isPast || (seen > 0 && SEEN.has(words[seen] as string)));
  const lower = uncapital(thing.join(' ')).split(' ');
  if (seen > 0) return made(`No ${addArticles([...lower.slice(0, seen), be, ...lower.slice(seen)].join(' '))}`);
  const tail = preposition < 0 ? placeTail(lower, 1) : lower.length;
  const where = tail < lower.length ? ` ${placed(lower.slice(tail))}` : '';
  return made(addArticles(`There ${be} no ${lower.slice(0, tail).join(' ')}${where}`));
}

/** "Range no anti tip bracket". */
export function lacking(tokens: readonly string[]): Made | null {
  const no = tokens.findIndex((token) => bare(token) === 'no');
  const subject = tokens.slice(0, no);
  if (no < 1 || !isSubject(subject) || !absence(tokens.slice(no)) || subject.some(endsPhrase)) return null;
  const many = isMany(subject, headOf(subject.map(bare)) as string);
  return made(`${withArticle(subject)} ${many ? 'have' : 'has'} ${addArticles(tokens.slice(no).join(' '))}`, many);
}
