import { absence } from './absence.ts';
import { addArticles } from './articles.ts';
import { type Made, made } from './made.ts';
import { notReached } from './not-reached.ts';
import { isCounted, isPlural } from './nouns.ts';
import { bare, capital, endsPhrase, uncapital } from './phrase.ts';
import { headOf, isPredicate, isSubject } from './predicates.ts';
import { qualifiedPart } from './qualified-part.ts';
import { signOf } from './sign.ts';
import { measured, seenFirst, stateOf } from './state.ts';
import { withArticle } from './subject.ts';
import { verbAt } from './verbs.ts';
import { ADVERBS, SURE_VERBS } from './words.ts';

/** A clause that begins with one of these belongs to the one before it. */
const DEPENDENT =
  /^(?:if|when|where|wherever|because|since|as|while|although|though|after|before|until|once|unless|which|that|who|allowing|causing|leading|resulting|creating|making|due|including|such|especially|particularly|mostly|mainly|likely|possibly|probably|perhaps|with|without|but|or|than|per|so|to|for|then|however|therefore|otherwise)$/;
export const isDependent = (word: string): boolean => DEPENDENT.test(word);
/** A clause without its subject: "needs a regulator". */
const OPEN =
  /^(?:does not|did not|will not|would not|is|is not|was|was not|has|has no|had|needs|appears|looks|seems|should|may|might|could(?! not\b))\b/i;

/** The sentence that a clause is, or that is made of it where it is shorthand; null where it is not understood. */
export function oneClause(tokens: readonly string[], speaker: 'I' | 'We'): Made | null {
  const words = tokens.map(bare);
  const text = tokens.join(' ');
  const [first = '', second = ''] = words;
  if (isDependent(first) && !(first === 'that' && SURE_VERBS.has(second))) return null;
  const reached = notReached(tokens);
  if (reached) return made(reached);
  const verb = verbAt(tokens);
  if (verb > 0) return made(capital(withSubject(tokens, verb)), isPlural(words[verb - 1] as string));
  if (/^(?:cannot|could not)\b/i.test(text)) return made(`${speaker} ${uncapital(addArticles(text))}`);
  if (verb === 0) return OPEN.test(text) ? made(withIt(tokens)) : null;
  const one =
    absence(tokens) ??
    stateOf(tokens) ??
    signOf(tokens) ??
    measured(tokens) ??
    seenFirst(tokens) ??
    qualifiedPart(tokens);
  return one && { ...one, text: capital(one.text) };
}

/** A sentence that stays one, with the articles that it lacks. */
export function withArticles(text: string): string {
  const tokens = text.split(' ');
  const verb = verbAt(tokens);
  if (verb === 0 && OPEN.test(text)) return withIt(tokens);
  const isClause = verb > 0 && !tokens.slice(0, verb).some(endsPhrase);
  return isClause ? withSubject(tokens, verb) : addArticles(text);
}

/** "Attic, couldn't get in", "toilet, loose at floor", "AC unit, it did not come on": what was named and what is said of it. */
export function joinSubject(subject: readonly string[], tokens: readonly string[]): Made | null {
  const [first = '', second = ''] = tokens.map(bare);
  const noun = withArticle(subject);
  const isMany = isPlural(bare(subject.at(-1)));
  const reached = notReached(tokens, noun);
  if (reached) return made(capital(reached), isMany);
  const isNamedAgain = /^(?:it|they)$/.test(first) && verbAt(tokens) === 1;
  if (isNamedAgain || OPEN.test(tokens.join(' '))) {
    return made(capital(`${noun} ${addArticles(tokens.slice(isNamedAgain ? 1 : 0).join(' '))}`), isMany);
  }
  const isState = isPredicate(first) || ((first === 'not' || ADVERBS.has(first)) && isPredicate(second));
  const joined = isState ? stateOf([...subject, ...tokens]) : null;
  return joined && made(capital(joined.text), isMany);
}

const withIt = ([verb = '', ...rest]: readonly string[]) =>
  `It ${verb.toLowerCase()} ${addArticles(rest.join(' '))}`.trim();

/** A clause with the article that its subject lacks: "Toilet is loose". */
function withSubject(tokens: readonly string[], verb: number): string {
  const subject = tokens.slice(0, verb);
  const head = headOf(subject.map(bare));
  const isBare = head !== null && isCounted(head) && isSubject(subject) && !subject.some(endsPhrase);
  const rest = addArticles(tokens.slice(verb).join(' '));
  return isBare ? `${withArticle(subject)} ${rest}` : `${addArticles(subject.join(' '))} ${rest}`;
}
