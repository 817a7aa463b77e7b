import { addArticles } from './articles.ts';
import { saysHowMany } from './made.ts';
import { indefinite, isCounted } from './nouns.ts';
import { bare, capital, uncapital } from './phrase.ts';
import { headOf } from './predicates.ts';
import { DETERMINERS } from './words.ts';

/**
 * A subject with the article that it needs: "The toilet", "Shingles", "A couple of tabs".
 * @param isNew it is spoken of for the first time: "A crack".
 */
export function withArticle(tokens: readonly string[], isNew = false): string {
  const words = tokens.map(bare);
  const first = words[0] ?? '';
  const text = tokens.join(' ');
  if (/^(?:couple|bunch|number)$/.test(first)) return addArticles(`A ${uncapital(text)}`);
  const head = headOf(words);
  const isTold = DETERMINERS.has(first) || /^\d/.test(first) || saysHowMany(first);
  if (isTold || !head || !isCounted(head)) return addArticles(text);
  const lower = uncapital(text);
  return addArticles(`${capital(isNew ? indefinite(lower) : 'the')} ${lower}`);
}
