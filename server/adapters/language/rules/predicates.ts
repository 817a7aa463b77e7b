import { isPart, isSign } from './nouns.ts';
import { bare, endsPhrase } from './phrase.ts';
import { isPlaceOnly } from './places.ts';
import {
  ADVERBS,
  AFTER_PREDICATES,
  CONJUNCTIONS,
  DETERMINERS,
  PREDICATES,
  PREPOSITIONS,
  PRONOUNS,
  SEEN,
} from './words.ts';

/** Participles that are things: "flashing", "shed". */
const NOUNS =
  /^(?:flashing|counterflashing|siding|ceiling|wiring|plumbing|framing|decking|railing|opening|footing|grading|piping|flooring|sheathing|roofing|landing|casing|molding|moulding|coping|heating|cooling|lighting|venting|grounding|bonding|tubing|fitting|covering|spacing|parging|caulking|glazing|building|cladding|paneling|blocking|bridging|bearing|wheathering|weatherstripping|ponding|staining|cracking|conditioning|king|ring|spring|string|thing|anything|nothing|something|everything|living|dining|during|shed|bed|weed|seed|need|feed|speed|red|hundred|need|embed|indeed)s?$/;

/** A word that tells how a thing is: "loose", "cracked", "hanging". */
export const isPredicate = (word: string): boolean =>
  PREDICATES.has(word) || SEEN.has(word) || (/(?:ed|ing)$/.test(word) && word.length > 4 && !NOUNS.test(word));

/** These take an object: "is missing grout", "is making noise". */
const WITH_OBJECT = /^(?:missing|making|showing|touching|blocking|covering|lacking|needing|growing|allowing|catching)$/;

/**
 * Where what is said of a thing begins in a clause without a verb: "toilet | loose at floor", "GFCI | not tripping"; -1
 * where nothing is.
 */
export function predicateAt(tokens: readonly string[]): number {
  for (let at = 1; at < tokens.length; at++) {
    if (endsPhrase(tokens[at - 1] as string)) return -1;
    const subject = tokens.slice(0, at);
    let core = at;
    while (ADVERBS.has(bare(tokens[core])) && core < tokens.length - 1) core++;
    const isDenied =
      tokens.slice(at, core).some((token) => bare(token) === 'not') && /(?:ed|ing)$/.test(bare(tokens[core]));
    if (!(isPredicate(bare(tokens[core])) || isDenied) || !isSubject(subject)) continue;
    const next = bare(tokens[core + 1]);
    const isEnd = core === tokens.length - 1 || endsPhrase(tokens[core] as string);
    const goesOn =
      isEnd ||
      PREPOSITIONS.has(next) ||
      AFTER_PREDICATES.has(next) ||
      CONJUNCTIONS.has(next) ||
      isPredicate(next) ||
      isPlaceOnly(tokens.slice(core + 1)) ||
      /ly$/.test(next);
    if (goesOn || (WITH_OBJECT.test(bare(tokens[core])) && next !== '')) return at;
  }
  return -1;
}

/** Things that are named by what they are. */
const PAIRS = /^(?:the )?(?:hot and (?:cold|neutral)|(?:hot|neutral|ground)s? and (?:hot|neutral|ground)s?)$/;

/** A thing with what stands before it and where it is: "living room ceiling fan box", "outlet in garage". */
export function isSubject(tokens: readonly string[]): boolean {
  const words = tokens.map(bare);
  if (PAIRS.test(words.join(' '))) return true;
  const head = headOf(words);
  if (head === null || !(isPart(head) || isSign(head))) return false;
  if (PREPOSITIONS.has(words[0] as string) || SEEN.has(words[0] as string)) return false;
  return words.every(
    (word, at) =>
      word !== '' &&
      !(at > 0 && DETERMINERS.has(word) && !isJoint(words[at - 1] as string)) &&
      !(at > 0 && PRONOUNS.has(word)) &&
      !/^(?:no|not|if|when|which|that|because|so|but|recommend|have|get|call)$/.test(word),
  );
}

const isJoint = (word: string) => PREPOSITIONS.has(word) || word === 'and' || word === 'or';

/** The noun that a phrase is about: the last one before where it is. */
export function headOf(words: readonly string[]): string | null {
  const of =
    words[0] === 'couple' ||
    words[1] === 'couple' ||
    /^(?:pieces?|sections?|lot|bunch|number|pair|some|most|all|one|two|three|several)$/.test(
      words.find((_, at) => words[at + 1] === 'of') ?? '',
    );
  const start = of ? words.indexOf('of') + 1 : 0;
  const preposition = words.findIndex((word, at) => at > start && PREPOSITIONS.has(word));
  const phrase = preposition < 0 ? words.slice(start) : words.slice(start, preposition);
  const nouns = phrase.filter((word) => !DETERMINERS.has(word));
  return nouns.at(-1) ?? null;
}
