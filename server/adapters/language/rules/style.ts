import { ADVICE_VERBS } from '../../../domain/dictation/lexicon/common-words.ts';
import { withArticles } from './one-clause.ts';
import { bare } from './phrase.ts';
import { splitSentences } from './sentences.ts';
import { PREPOSITIONS } from './words.ts';

const ARTICLES = /\b(?:a|an|the)\b/gi;

/**
 * True where a comment is written in whole sentences, as those of a library are: capitals and full stops, and articles
 * where they belong. Then its words are left alone; shorthand leaves most articles out.
 */
export function isProse(text: string): boolean {
  const isFinished = text
    .split('\n')
    .every(
      (line) => line.trim() === '' || (/^["'([]?[A-Z0-9([]/.test(line.trim()) && /[.!?:)]["')]?$/.test(line.trim())),
    );
  if (!isFinished) return false;
  const sentences = splitSentences(text.replaceAll('\n', ' '));
  const articles = countArticles(text);
  const missing = sentences.map((sentence) => countArticles(withArticles(sentence)) - countArticles(sentence));
  if (articles > 0 && articles >= 3 * missing.reduce((sum, count) => sum + count, 0)) return true;
  return sentences.every((sentence, at) => {
    const words = sentence.split(' ');
    const [opening = ''] = sentence.split(/[,:;]/);
    return (
      words.length >= 6 &&
      (missing[at] as number) <= (words.length >= 12 ? 1 : 0) &&
      hasVerb(opening.split(' ').map(bare))
    );
  });
}

const countArticles = (text: string) => text.match(ARTICLES)?.length ?? 0;
/** A verb that tells, or one that advises at the head. */
const hasVerb = (words: readonly string[]) =>
  words.some((word) => /^(?:is|are|was|were|has|have|had|can|could|may|should|will|does|did|must|might)$/.test(word)) ||
  ADVICE_VERBS.has(words[0] ?? '') ||
  PREPOSITIONS.has(words[0] ?? '');
