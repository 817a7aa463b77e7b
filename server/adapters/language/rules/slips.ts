import { isPart, isPlural, isSign } from './nouns.ts';
import { bare, endsPhrase } from './phrase.ts';
import { headOf, isPredicate, isSubject } from './predicates.ts';
import { verbAt } from './verbs.ts';
import { PREPOSITIONS } from './words.ts';

const THEN =
  /\b((?:old|new|larg|small|high|low|wid|tall|short|long|deep|great|few|thinn|thick|clos|furth|farth|bett|weak|narrow)er|more|less|rather|other|worse) then\b/gi;
const TO =
  /\b(is|are|was|were|mounted|set|installed|placed|located|hung|far|way) to (?=(?:high|low|short|close|small|tight|loose|wide|far|cold|hot|warm|wet|steep|narrow|large|big|long|thin|shallow|deep)\b)/gi;
/** Verbs that agree with one thing, and how they agree with several. */
const SEVERAL: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** Slips of grammar that only knowing the parts of a house tells from what is right: "gutters is", "mounted to high". */
export function mendSlips(text: string): string {
  const mended = text.replace(THEN, '$1 than').replace(TO, '$1 too ');
  const tokens = mended.split(' ');
  const verb = /^there$/i.test(tokens[0] ?? '') ? 1 : verbAt(tokens);
  const several = SEVERAL[bare(tokens[verb])];
  if (several === undefined || endsPhrase(tokens[verb] as string)) return mended;
  const isMany =
    verb === 1 && /^there$/i.test(tokens[0] ?? '') ? areSeveral(tokens.slice(2)) : isSeveral(tokens.slice(0, verb));
  return isMany ? [...tokens.slice(0, verb), several, ...tokens.slice(verb + 1)].join(' ') : mended;
}

/** "Gutters": one of several is one, and so is what "or" leaves. */
function isSeveral(subject: readonly string[]): boolean {
  const words = subject.map(bare);
  if (
    /^(?:one|each|a|an|either|neither|every|this|that)$/.test(words[0] ?? '') ||
    words.includes('or') ||
    words.includes('of')
  )
    return false;
  if (/ing$/.test(words[0] ?? '') && !isPart(words[0] as string)) return false;
  const head = headOf(words);
  return head !== null && isPlural(head) && isSubject(subject);
}

/** What stands behind "there is". */
function areSeveral(thing: readonly string[]): boolean {
  const words = thing.map(bare);
  if (/^(?:a|an|one|the|this|that|not)$/.test(words[0] ?? '')) return false;
  const end = words.findIndex(
    (word, at) =>
      PREPOSITIONS.has(word) ||
      (at > 0 && isPredicate(word) && !isPart(words[at + 1] ?? '') && !isSign(words[at + 1] ?? '')) ||
      endsPhrase(thing[at] as string),
  );
  const head = words[end < 0 ? words.length - 1 : endsPhrase(thing[end] as string) ? end : end - 1] ?? '';
  return isPlural(head) && (isPart(head) || isSign(head));
}
