import type { Rating, RatingRole } from '../../template/template.ts';
import { MAY_LACK } from '../lexicon/may-lack.ts';
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
  'not inspected': 'notInspected',
  'not present': 'absent',
  'not applicable': 'absent',
};
const ASKS = /^(?:(?:please|just|let us|i will|i am going to|we will) )*(?:rate|mark|call|score|put|give) (.*)$/;
const TOLD = /^(.*?) ?(?:is|are|was|were|gets?|rates?)? ?(?:rated|marked|rating|scored)(?: (?:it|is|as))* (.+)$/;
const NONE_OF =
  /^(?:(?:there|it|this house|the house|the home|this one|we|they) (?:is|are|has|have|does not have|do not have) )?(?:no|not a|not any|without|does not have an?|a|an|any) (.+?)(?: (?:here|present|installed|in (?:this|the) (?:house|home)|at this (?:house|home|property)|on this (?:house|home|property)|on site))*$/;
const DENIES = /\b(?:no|not|without)\b/;
const NONE =
  '(?:none|none (?:here|present)|there is none|there are none|not present|does not have (?:one|any)|not applicable|does not apply)';
const BARE_NONE = new RegExp(`^(.*?) ?(?:\\b(?:is|are|was|were) )?\\b${NONE}$`);

/**
 * The rating that a clause gives and all it says: "rate it fair", "roof covering is in fair condition", "not present", "there
 * is no fireplace". Null for others: what is wrong with a thing is a finding, whatever it would be rated.
 * @param announced what was announced last.
 */
export function saidRating(text: string, ratings: readonly Rating[], announced: string): SaidRating | null {
  const plain = plainWords(text)
    .filter((word) => word !== ',' && word !== '.')
    .join(' ');
  const names = namesOf(ratings);
  const told = TOLD.exec(plain);
  const role = told && names.get(told[2] as string);
  if (told && role) return { role, subject: subjectOf(told[1] as string) };
  const asked = ASKS.exec(plain)?.[1];
  if (asked) return endingIn(asked, names);
  const none = BARE_NONE.exec(plain);
  if (none) return absent(subjectOf(none[1] as string), announced);
  for (const [name, itsRole] of names) {
    const subject = itsRole === 'marginal' ? inCondition(name).exec(plain)?.[1] : undefined;
    if (subject !== undefined && isThing(subject)) return { role: itsRole, subject: subjectOf(subject) };
  }
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
  return [first, first.replace(/s$/, ''), first.replace(/es$/, '')].some((one) => MAY_LACK.has(one));
}
