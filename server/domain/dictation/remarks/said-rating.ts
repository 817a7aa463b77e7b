import type { Rating, RatingRole } from '../../template/template.ts';
import { MAY_LACK, OF_ITS_KIND } from '../lexicon/may-lack.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';

/** A rating that the inspector gives in so many words. */
export interface SaidRating {
  role: RatingRole;
  /** What it is given to; empty where it is what was announced. */
  subject: string;
}

/** Ratings by what they are called in most templates; a template's own codes and names come first. */
const NAMES: Record<string, RatingRole> = {
  satisfactory: 'ok',
  acceptable: 'ok',
  serviceable: 'ok',
  fair: 'marginal',
  marginal: 'marginal',
  average: 'marginal',
  poor: 'defect',
  deficient: 'defect',
  defective: 'defect',
  'repair or replace': 'defect',
  rr: 'defect',
  inspected: 'ok',
  'not inspected': 'notInspected',
  ni: 'notInspected',
  np: 'absent',
  'not present': 'absent',
  'not applicable': 'absent',
};
const ASKS = /^(?:(?:please|just|let us|i will|i am going to|we will) )*(?:rate|mark|call|score|put|give) (.*)$/;
const TOLD = /^(.*?) ?(?:is|are|was|were|gets?|rates?)? ?(?:rated|marked|rating|scored)(?: (?:it|is|as))* (.+)$/;
/** "The chimney gets an NI": "gets poor" gives none. */
const GETS = /^(.*?) ?\b(?:gets?|got|receives?|earns?) (an? )?(.+)$/;
/** Codes that are words, too. */
const IS_WORD = /^(?:in|no|on|is|as|at|a|i|or)$/;
const HERE =
  '(?: (?:here|there|present|installed|in (?:here|there|this one|(?:this|the) (?:house|home|place|unit))|at this (?:house|home|property)|on (?:this|the) (?:house|home|property)|on site))*';
const HAVE = '(?:does not|do not|did not|never|will not) (?:have|got|own)';
const WHOSE = '(?:there|it|this house|the house|the home|this one|this place|we|they|you|he|she)';
const NONE_OF = new RegExp(
  `^(?:${WHOSE} (?:(?:is|are|was|has|have|got|${HAVE}) )?)?(?:no|not a|not any|without|does not have an?|a|an|any) (.+?)${HERE}$`,
);
const DENIES = /\b(?:no|not|without)\b/;
const NONE = `(?:none|there (?:is |are )?none|not (?:present|there|here)|(?:${WHOSE} )?${HAVE} (?:one|any|it|them)|there (?:is|are) not (?:one|any)|not applicable|does not apply)${HERE}`;
const ONLY_NONE = new RegExp(`^(?:${WHOSE} )?(?:is |are )?${NONE}$`);
const BARE_NONE = new RegExp(`^(.*?) ?(?:\\b(?:is|are|was|were) )?\\b${NONE}$`);

/**
 * The rating that a clause gives and all it says: "rate it fair", "the chimney gets an NI", "roof covering is in fair condition",
 * "not present", "there is no fireplace". Null for others: what is wrong with a thing is a finding, whatever it would be rated.
 * @param announced what was announced last. @param isRightAfter whether it was, right before: "fireplace, repair or replace" rates it.
 */
export function saidRating(
  text: string,
  ratings: readonly Rating[],
  announced: string,
  isRightAfter = true,
): SaidRating | null {
  const plain = plainClause(text);
  const names = namesOf(ratings);
  const told = TOLD.exec(plain);
  const role = told && names.get(told[2] as string);
  if (told && role) return { role, subject: subjectOf(told[1] as string) };
  const asked = ASKS.exec(plain)?.[1];
  if (asked) return endingIn(asked, names);
  const given = givenTo(plain, ratings, names) ?? (isRightAfter ? alone(plain, ratings) : null);
  if (given) return given;
  for (const [name, itsRole] of names) {
    const subject = itsRole === 'marginal' ? inCondition(name).exec(plain)?.[1] : undefined;
    if (subject !== undefined && isThing(subject)) return { role: itsRole, subject: subjectOf(subject) };
  }
  return absentIn(text, isRightAfter ? announced : '');
}

const plainClause = (text: string) =>
  plainWords(text)
    .filter((word) => word !== ',' && word !== '.')
    .join(' ');

/** True for words that give a thing a rating by its code, or call it by name: "attic fan NP", which announces nothing more. */
export const ratesByCode = (text: string, ratings: readonly Rating[]): boolean =>
  givenTo(plainClause(text), ratings, namesOf(ratings)) !== null;

/** "The chimney gets an NI", "attic fan NP". */
function givenTo(plain: string, ratings: readonly Rating[], names: ReadonlyMap<string, RatingRole>): SaidRating | null {
  const [, subject = '', article, name = ''] = GETS.exec(plain) ?? [];
  const role = article || isCode(name, ratings) ? names.get(name) : undefined;
  if (role && isThing(subject)) return { role, subject: subjectOf(subject) };
  const words = plain.split(' ');
  const last = words.pop() ?? '';
  const itsRole = words.length > 0 && isCode(last, ratings) ? names.get(last) : undefined;
  return itsRole && isThing(words.join(' ')) ? { role: itsRole, subject: subjectOf(words.join(' ')) } : null;
}

/** A rating's code, which is no word of talk and no single letter. */
const isCode = (name: string, ratings: readonly Rating[]) =>
  name.length > 1 &&
  !IS_WORD.test(name) &&
  (/^(?:rr|ni|np)$/.test(name) || ratings.some(({ code }) => plainWords(code).join(' ') === name));

/** "Repair or replace", and nothing else, of what was announced: a code, or what the template calls defects. */
function alone(plain: string, ratings: readonly Rating[]): SaidRating | null {
  const own = ratings.find(
    ({ code, name, role }) =>
      (isCode(plain, ratings) && plainWords(code).join(' ') === plain) ||
      ((role === 'defect' || /^inspected$/i.test(name)) && plainWords(name).join(' ') === plain),
  );
  const role = own?.role ?? (/^(?:repair or replace|rr|ni|np)$/.test(plain) ? NAMES[plain] : undefined);
  return role ? { role, subject: '' } : null;
}

/** "Dryer not present, seller took it", "no, they don't have one": something that a house may do without is not there, and no more is said. */
function absentIn(text: string, announced: string): SaidRating | null {
  const clauses = text
    .replace(/[.,;\s]+$/, '')
    .split(/[,;]\s*/)
    .filter((clause) => !/^(?:no|nope|nah)$/i.test(clause));
  const found = clauses.map((clause) => absentOf(plainClause(clause), announced));
  const at = found.findIndex((one) => one !== null);
  const others = clauses.filter((_, index) => index !== at && found[index] === null);
  const isAll = others.every((clause) => {
    if (ONLY_NONE.test(plainClause(clause))) return true;
    const { parts, defects } = readMeaning(clause);
    return clauses.indexOf(clause) > at && parts + defects === 0;
  });
  return at >= 0 && isAll ? (found[at] as SaidRating) : null;
}

function absentOf(plain: string, announced: string): SaidRating | null {
  const none = BARE_NONE.exec(plain);
  if (none) return absent(subjectOf(none[1] as string), announced);
  const lacked = DENIES.test(plain) ? NONE_OF.exec(plain)?.[1] : undefined;
  return lacked && mayLack(lacked) ? { role: 'absent', subject: lacked } : null;
}

/** "It not present", "the subpanels fair". */
function endingIn(asked: string, names: ReadonlyMap<string, RatingRole>): SaidRating | null {
  for (const [name, role] of names) {
    const match = new RegExp(`^(.*?)(?: ?\\b(?:as|a|an))? ?\\b${name}$`).exec(asked);
    if (match) return { role, subject: subjectOf(match[1] as string) };
  }
  return null;
}

function namesOf(ratings: readonly Rating[]): Map<string, RatingRole> {
  const names = new Map<string, RatingRole>();
  for (const { code, name, role } of ratings)
    if (role) for (const one of [code, name]) names.set(plainWords(one).join(' '), role);
  for (const [name, role] of Object.entries(NAMES)) if (!names.has(name)) names.set(name, role);
  return names;
}

const subjectOf = (text: string) => text.replace(/^(?:the|that|this|it|those|them|all|overall|a|an)\b ?/, '').trim();
const isThing = (text: string) => subjectOf(text).split(' ').length <= 4 && readMeaning(text).defects === 0;

/** "Roof covering is in fair condition", "furnace, marginal". */
const inCondition = (name: string) =>
  new RegExp(
    `^(.*?) ?(?:\\b(?:is|are|was|were|looks?|seems?) )?(?:in )?(?:overall |only |just |about )*\\b${name}(?: condition| shape)?(?: overall)?$`,
  );

/** That something is not there is a rating only of what a house may do without. */
const absent = (subject: string, announced: string): SaidRating | null =>
  mayLack(subject || announced) ? { role: 'absent', subject } : null;

/** "Sump pumps and ejectors": the first of them tells. */
function mayLack(name: string): boolean {
  const first = subjectOf(plainWords(name).join(' ')).split(/ (?:and|or|,) /)[0] ?? '';
  const ofKind = first.replace(OF_ITS_KIND, '');
  return [first, ofKind].some(isInList);
}

const isInList = (name: string) =>
  [name, name.replace(/s$/, ''), name.replace(/es$/, '')].some((one) => MAY_LACK.has(one));
