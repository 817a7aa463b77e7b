import { ADVICE_VERBS } from '../../../domain/dictation/lexicon/common-words.ts';
import { addArticles } from './articles.ts';
import { bare, capital, uncapital } from './phrase.ts';
import { isPredicate } from './predicates.ts';
import { tradeLengthAt } from './trade-phrase.ts';

const LOOK =
  /\b(?:take a look|come (?:out )?(?:and )?(?:take a )?look|look|check (?:it|this|that|them) out|check|see)(?: (?:at|into) (?:it|this|that|them))?$/i;
const BASE =
  /^(?:evaluate|repair|replace|inspect|correct|secure|install|check|assess|fix|clean|seal|look|take|come|service|determine|remove|adjust|test|trim|reseal|make|address|review|investigate)$/;

/** True where a clause only says what is to be done. @param words in lower case. */
export function isAdvice(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words[0] === 'please' ? words.slice(1) : words;
  if (/^(?:recommend|recommending|recommended|suggest|advise|advised|suggested)$/.test(first))
    return second !== '' || first === 'recommend';
  if (/^(?:we|i)$/.test(first) && /^(?:recommend|suggest|advise|would)$/.test(second)) return true;
  if (first === 'have' || first === 'get')
    return (
      /^(?:a|an|the|it|this|that|them|someone|somebody)$/.test(second) ||
      isTrade(words, 1) ||
      (isTrade(words, 2) && third !== '')
    );
  if (/^(?:call|contact|consult|hire|ask|see)$/.test(first)) return /^(?:a|an|the)$/.test(second) || isTrade(words, 1);
  if (tradeLengthAt(words, 0) > 0 && words[tradeLengthAt(words, 0)] === 'to') return true;
  if (!ADVICE_VERBS.has(first)) return false;
  if (words.length === 1) return ALONE.test(first);
  if (isPredicate(second) && !/^(?:keep|have|get)$/.test(first)) return false;
  // "Trim board is rotten" states, "trim the shrubs" advises.
  if (
    words.some((word, at) => at > 0 && /^(?:is|are|was|were|has|does|will|looks?)$/.test(word)) &&
    !/^(?:the|a|an|that|it|any|all|them|this)$/.test(second)
  )
    return false;
  return !/^(?:is|are|was|were|has|have|leaks?|loose|missing|cracked|damaged|rusted|needed|required|recommended|of|in|at|on|failed|not|issues?|seen|noted)$/.test(
    second,
  );
}

/** Advice in a word. */
const ALONE =
  /^(?:monitor|repair|replace|clean|seal|reseal|service|evaluate|correct|recaulk|tighten|adjust|secure|refasten|regrade)$/;

const isTrade = (words: readonly string[], at: number) => tradeLengthAt(words, at) > 0;

/** Advice as a sentence without its full stop: "have roofer look" is "Have a roofer evaluate". */
export function adviceSentence(tokens: readonly string[], speaker: 'I' | 'We'): string {
  const words = tokens.map(bare);
  const start = words[0] === 'please' ? 1 : 0;
  const text = tokens.slice(start).join(' ');
  const trade = tradeLengthAt(tokens, start);
  if (trade > 0) return have([...tokens.slice(start, start + trade), ...tokens.slice(start + trade + 1)]);
  if (/^(?:have|get)$/.test(words[start] ?? '')) return have(tokens.slice(start + 1));
  if (/^(?:recommend|suggest|advise)$/.test(words[start] ?? ''))
    return recommend(tokens.slice(start + 1), speaker, words[start] as string);
  if (/^recommending$/.test(words[start] ?? '')) return recommend(tokens.slice(start + 1), speaker, 'recommend');
  return capital(addArticles(uncapital(text)));
}

/** What follows "have": who, and what to do. */
function have(tokens: readonly string[]): string {
  const fixed = addArticles(`have ${tokens.join(' ')}`)
    .replace(
      /\bhave (?:an? )?HVAC (?=(?:look|check|come|take|evaluate|repair|service|inspect|clean)\b)/i,
      'have an HVAC contractor ',
    )
    .replace(/\b(?:fix)\b/, 'repair')
    .replace(LOOK, 'evaluate');
  return capital(fixed);
}

function recommend(tokens: readonly string[], speaker: 'I' | 'We', verb: string): string {
  const words = tokens.map(bare);
  const from = words[0] === 'that' || words[0] === 'to' || words[0] === 'having' ? 1 : 0;
  if (words[0] === 'to' && /^(?:have|get)$/.test(words[1] ?? '')) return have(tokens.slice(2));
  if (words[0] === 'having') return have(tokens.slice(1));
  const article = /^(?:a|an|the)$/.test(words[from] ?? '') ? 1 : 0;
  const trade = tradeLengthAt(tokens, from + article);
  if (trade > 0 && BASE.test(words[from + article + trade] ?? '')) return have(tokens.slice(from));
  return addArticles(`${speaker} ${verb} ${uncapital(tokens.join(' '))}`);
}
