import { readStatements } from '../../template/facts/statements.ts';
import { GENERAL_WORDS, STOP_WORDS } from '../lexicon/common-words.ts';
import { plainWords } from '../words/text.ts';
import { isRooted, rootsOf } from './unsaid-words.ts';

/** What leads to when, or on what condition, something is so; "see if", "not sure if", "as if" ask or compare. */
const LEADS =
  /\b(?:when(?:ever)?|while|unless|until|during|after|(?<!\b(?:see|check|ask|know|tell|sure|determine|verify|find out|wonder|as|what|even) )if|(?:once|as soon as)(?= (?:it|its|the|they|you|that|this|a|an)\b)|(?:each|every|any) time)\b/g;
const ENDS = /\s(?:[.,]|and|but|so|because|which)(?:\s|$)/;
/** How the inspector found out is no condition: "when tested", "when I checked it", "during the inspection". */
const OF_INSPECTION =
  /^(?:(?:i|we|it|they|was|were|being|the|my|our|this) )*(?:test(?:ed|ing)?|inspect(?:ed|ion)|check(?:ed|ing)?|view(?:ed|ing)?|look(?:ed|ing)?|visit)\b/;

/** What is said behind a "when" or an "if", each without it. */
function conditionsIn(text: string): string[] {
  const plain = plainWords(text).join(' ');
  return [...plain.matchAll(LEADS)]
    .map(
      ({ index, 0: lead }) =>
        plain
          .slice(index + lead.length)
          .split(ENDS)[0]
          ?.trim() ?? '',
    )
    .filter((condition) => !OF_INSPECTION.test(condition));
}

/**
 * Conditions that were said and are not written: "leaks when it rains" is no "leaks".
 * @returns the words of each.
 */
export function lostConditions(said: string, written: string): string[] {
  const known = rootsOf(written);
  return conditionsIn(said).filter((condition) => {
    const telling = readStatements(condition).filter(({ text }) => !STOP_WORDS.has(text) && !GENERAL_WORDS.has(text));
    const kept = telling.filter((statement) => isRooted(statement, known));
    return kept.length * 2 < telling.length;
  });
}
