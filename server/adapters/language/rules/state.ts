import { lacking } from './absence.ts';
import { addArticles } from './articles.ts';
import { isMany, type Made, made, verbBe } from './made.ts';
import { isPart, isSign } from './nouns.ts';
import { bare, capital, endsPhrase } from './phrase.ts';
import { isPlaceOnly, placed, whereFrom } from './places.ts';
import { headOf, isSubject, predicateAt } from './predicates.ts';
import { withArticle } from './subject.ts';
import { tradeLengthAt } from './trade-phrase.ts';
import { PREPOSITIONS, SEEN } from './words.ts';

/** "Repair recommended by electrician". */
const ADVISED =
  /^((?:further |complete |full |professional )*(?:repair|replacement|evaluation|cleaning|service|servicing|correction|monitoring|maintenance|removal|installation|review|adjustment))((?: (?!by\b)[\w-]+)*) (recommended|advised|needed|required|suggested|warranted)( by .+)?$/i;

/** "Toilet loose at floor", "shingles missing", "crack noted in foundation". */
export function stateOf(tokens: readonly string[]): Made | null {
  const advised = ADVISED.exec(tokens.join(' '));
  if (advised)
    return made(
      `${capital(addArticles(`${advised[1]}${advised[4] ?? ''}${advised[2]}`))} is ${(advised[3] as string).toLowerCase()}`,
    );
  const at = predicateAt(tokens);
  if (at < 0) return lacking(tokens);
  const subject = tokens.slice(0, at);
  const words = subject.map(bare);
  const head = headOf(words) as string;
  const state = withPreposition(tokens.slice(at));
  const isPast = state.slice(0, 2).some((token) => SEEN.has(bare(token)));
  const many = isMany(subject, head);
  return made(
    `${withArticle(subject, isPast && isSign(head))} ${verbBe(many, isPast)} ${addArticles(state.join(' '))}`,
    many,
  );
}

/** "Missing left side of stairs": a place that follows without its preposition. */
function withPreposition(state: readonly string[]): string[] {
  const [how = '', ...where] = state;
  const isBare = where.length > 1 && isPlaceOnly(where) && !PREPOSITIONS.has(bare(where[0]));
  return isBare && !endsPhrase(how) ? [how, ...placed(where).split(' ')] : [...state];
}

/** "Water pressure 95 psi", "structural engineer needed". */
export function measured(tokens: readonly string[]): Made | null {
  const digits = tokens.findIndex((token, at) => at > 0 && /^\d[\d/.-]*$/.test(token));
  const number = /^(?:about|approximately|only|over|under|around)$/.test(bare(tokens[digits - 1]))
    ? digits - 1
    : digits;
  const subject = tokens.slice(0, Math.max(0, number));
  const unit = /^(?:psi|degrees?|percent|amps?|inch|inches|feet)[,;]?$/;
  if (number > 0 && unit.test(tokens[digits + 1] ?? '') && isSubject(subject) && !subject.some(endsPhrase)) {
    const many = isMany(subject, headOf(subject.map(bare)) as string);
    return made(`${withArticle(subject)} ${verbBe(many, false)} ${addArticles(tokens.slice(number).join(' '))}`, many);
  }
  const trade = tradeLengthAt(tokens, 0);
  const isNeeded = trade > 0 && /^(?:needed|required|recommended)$/.test(bare(tokens[trade]));
  return isNeeded
    ? made(`${addArticles(tokens.slice(0, trade).join(' '))} is ${addArticles(tokens.slice(trade).join(' '))}`)
    : null;
}

/** "Observed water staining at ceiling": water staining was observed. */
export function seenFirst(tokens: readonly string[]): Made | null {
  const seen = bare(tokens[0]);
  const thing = tokens.slice(1, whereFrom(tokens.map(bare), 2));
  const head = headOf(thing.map(bare));
  if (
    !/^(?:observed|noted|found|detected|identified|discovered)$/.test(seen) ||
    !head ||
    !(isSign(head) || isPart(head))
  )
    return null;
  if (thing.some(endsPhrase) || !isSubject(thing)) return null;
  const many = isMany(thing, head);
  const rest = tokens.slice(1 + thing.length).join(' ');
  return made(addArticles(`${withArticle(thing, true)} ${verbBe(many, true)} ${seen} ${rest}`.trim()), many);
}
