import type { Remark } from '../findings.ts';
import { isOfAKind, isOrdinaryKind, withoutMakers } from '../lexicon/materials.ts';
import { severalOf } from '../places/several-places.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { bare, type Spoken, writtenText } from './spoken.ts';
import { triesOnly } from './testing.ts';

/** "The main panel is a 200-amp panel" tells what is there, not what is wrong with it. */
const DESCRIBES =
  /^(?!there\b)[^,]{2,40}?(?:\b(?:is|are|was|were)|'s|'re)\s+(?:(?:about|roughly|mostly|all)\s+)?(?:an?\s+(?:\d|(?:nineteen|twenty|twelve|thirty|forty|fifty|sixty)\b|[a-z]+ (?:hundred|amp|gallon|gas|ton))|\d|(?:two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred)\b|(?:made|built|dated|original|from (?:19|20|nineteen|two thousand|twenty (?:oh|ten|eleven|twelve|\w+teen|twenty)))\b)/i;

/** "Two hundred amp panel.", "Fifty gallon gas." */
const MEASURED =
  /^(?:an? )?(?:[\d-]+|one|two|three|four|five|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|hundred)(?:[ -](?:and|a|half|hundred|twenty|thirty|forty|fifty|sixty|seventy|eighty))*[ -](?:amp|gallon|ton|volt)s?\b(?: [\w-]+){0,3}$/i;

/** Nouns that a description of a machine ends with: "a 2011, fifty gallon gas". */
const ENDS_DESCRIPTION = /^(?:gas|electric|oil|propane|panel|service|unit|model|heater|furnace|boiler|tank|system)$/i;
const TELLS_OF_PART = /^((?:[^\s,.]+ ){1,4}?)(?:is|are|was|were|has|have)\b/i;

/**
 * True where a description ends and something else is told of a part right after it, whether a pause was heard or not: "is a
 * 2011, fifty gallon gas | TPR discharge pipe is missing".
 */
export function endsDescription(words: readonly Spoken[], at: number): boolean {
  const endsAt = (word: Spoken | undefined) => ENDS_DESCRIPTION.test(bare(word?.text ?? ''));
  if (!endsAt(words[at - 1]) || endsAt(words[at])) return false;
  const name = TELLS_OF_PART.exec(writtenText(words.slice(at)))?.[1] ?? '';
  return DESCRIBES.test(writtenText(words.slice(0, at))) && readMeaning(name).parts > 0;
}

/** "Number two stands right beside it", "the other bathroom's off the hall". */
const STANDS =
  /^(?:[\w-]+ ){0,4}?[\w-]+(?: (?:is|stands|sits|hangs|lives)|['’]s) (?:(?:right|just|also|up|down|out|over|back) )*(?:in|at|on|by|beside|behind|next to|under|above|off|across|upstairs|downstairs|here|there)\b[^,;]*$/i;
/** "The linen closet has the other tank in it". */
const HOLDS_ONE =
  /^(?:(?:and|now|then|so|the|this|that) )*(?:[\w-]+ ){1,3}(?:has|holds|houses|hides) (?:the|an?) (?:other|second|third)(?: [\w-]+){1,3}?(?: in (?:it|there))?[.,]?$/i;
const ONE_OF_SEVERAL = /^(?:(?:and|now|then|so|the) )*(?:other|next|second|third|fourth)\b/i;

/** True for what tells where one of several is, and no more: "the second furnace stands in the upstairs closet". */
export const tellsWhereOneIs = ({ count, words }: Pick<Remark, 'count' | 'words'>): boolean =>
  (count !== null || ONE_OF_SEVERAL.test(words)) &&
  (STANDS.test(words) || HOLDS_ONE.test(words)) &&
  readMeaning(words).defects === 0;

/** True for what tells what there is and judges nothing: "the main panel is a 200-amp panel". */
export const describes = ({ kind, words }: Pick<Remark, 'kind' | 'words'>): boolean =>
  (kind === 'fact' && DESCRIBES.test(words)) || isOnlyMeasured({ words });

/** … in hardly a word more than how large it is: "two hundred amp panel". */
export const isOnlyMeasured = ({ words }: Pick<Remark, 'words'>): boolean =>
  MEASURED.test(words.replace(/[.,]$/, '')) && readMeaning(words).defects === 0;

const YEARS =
  /\b(?:19|20)\d\d\b|\b(?:nineteen|twenty)[ -](?:oh[ -]\w+|ten|eleven|twelve|\w+teen|\w+ty(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)\b|\btwo thousand(?: and)?(?: (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty(?:[ -]\w+)?))?\b/gi;
const SIZES =
  /\b(?:\d+|one|two|three|four|five|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|hundred)(?:[ -](?:and|a|half|hundred|five|twenty|thirty|forty|fifty|sixty|seventy|eighty))*[ -](?:amp|ampere|gallon|ton|volt|btu)s?\b/gi;
/** They only lead to what there is. */
const LEADS_TO_KIND =
  /^(?:it|its|that|thats|this|we|got|have|has|made|built|dated|from|about|roughly|by|tag|says|looks|like|your|our|main|rated|at|for)$/;

/** True for what tells no more than where a thing stands and what it is: "AC's on this side, it's a Lennox, looks like a 2016". */
const tellsOnlyWhereAndWhat = ({ words }: Pick<Remark, 'words'>): boolean => {
  const clauses = words.split(/, /);
  const [first = '', ...rest] = clauses;
  return (
    clauses.length > 1 &&
    (TELLS_WHERE.test(first) || MACHINE_IS_HERE.test(first)) &&
    rest.every((clause) => tellsOnlyWhatThereIs({ words: clause }) || ONE_FOR.test(clause))
  );
};

/** True for what only tells maker, size or year: "Square D, two hundred amp", "water heater is a Rheem, 2009, fifty gallons". */
export function tellsOnlyWhatThereIs({ words }: Pick<Remark, 'words'>): boolean {
  const others = withoutMakers(words).replace(SIZES, ' ').replace(YEARS, ' ');
  const isTold = others.replace(/\s+/g, '') !== words.toLowerCase().replace(/\s+/g, '');
  const { defects, units } = readMeaning(others);
  const parts = new Set(units.filter(({ role }) => role === 'part').flatMap(({ text }) => text.split(' ')));
  return (
    isTold &&
    defects === 0 &&
    // "Twenty amp wire on a thirty breaker" tells what is wrong.
    !/\b(?:on|under|with) an? /i.test(words) &&
    plainWords(others).every(
      (word) =>
        !/\w/.test(word) ||
        isOfAKind(word) ||
        LEADS_TO_KIND.test(word) ||
        parts.has(word) ||
        /^(?:is|are|was)$/.test(word),
    )
  );
}

/**
 * True for a data plate that is read out: "Square D, two hundred amp", "water heater is a Rheem, 2009, fifty gallons". Who says "it's a
 * hundred and fifty amp panel" in a sentence wants it written.
 */
export const isReadOut = (remark: Pick<Remark, 'words'>): boolean => {
  const { words } = remark;
  const isSentence = /(?:^|\s)(?:is|are|was|were|has)\s|['’](?:s|re)\s/i.test(words);
  return tellsOnlyWhatThereIs(remark) && (!isSentence || withoutMakers(words) !== words.toLowerCase());
};

const PLACES =
  'garage|basement|attic|hall|hallway|utility room|laundry|laundry room|crawl ?space|wall|side|yard|back|front|shed|house';
/** "Electrical panel's in the garage", "access is in the hall closet": things that stand somewhere, in places where they may; a furnace in a bedroom may be a finding. */
const TELLS_WHERE = new RegExp(
  `^(?!.*\\b(?:bed|bath)rooms?\\b)(?:(?:the|your|our|main|electric|electrical|attic|gas|water) )*(?:(?:panel|breaker box|meter)(?:['’]s| is) (?:(?:out|over|up|down|back) )?(?:in|at|on) (?:the |a )?(?:[\\w-]+ ){0,2}(?:${PLACES})|(?:ac|air conditioner|condenser|outside unit|access|hatch|scuttle|shut-?off|main valve|water heater|furnace|boiler|air handler|condenser|sump|cleanout|thermostat|pull-?down(?: (?:stairs?|ladder))?)(?:['’]s| is)? (?:(?:out|over|up|down|back) )?(?:in|at|on|off) (?:the |a |this |that )?(?:[\\w-]+ ){0,2}(?:${PLACES}|closet))\\.?$`,
  'i',
);
/** "Second furnace is down here too", "both furnaces are up here". */
const MACHINE_IS_HERE =
  /^(?:(?:and|so|the|first|second|third|other|both|all|your|our) )*(?:furnaces?|boilers?|air handlers?|condensers?|water heaters?|panels?|subpanels?|heat pumps?)(?:['’]s| is| are) (?:(?:right|up|down|out|over|back|in) )*(?:here|there)(?: too| also| as well)?\.?$/i;
const ONE_FOR = /^(?:and )?one (?:is )?for (?:the )?\w+(?: \w+)?\.?$/i;
/** "I went in", "walked it", "I crawled the whole thing", "I did it from the ladder". */
const TELLS_HOW =
  /^(?:(?:i|we) )?(?:went (?:in|inside|through|under)|crawled (?:it|all of it|the whole thing)|walked (?:it|all of it|the whole thing)|got (?:in|inside|up there|in there)|did (?:it )?from (?:a|the) ladder|(?:took|pulled|have|had|got) the (?:panel |dead ?)?(?:cover|front) off)(?: (?:okay|fine|all right|though))*\.?$/i;

/** "Panel cover's off, careful", "outside wall, cover off": what the inspector took off to look inside. */
const COVER_IS_OFF =
  /^(?!(?:the )?cover(?:['’]s| is)? off[.,]?$)(?:(?:out|down|over|in|on|the|this|outside|inside) ?(?:[\w-]+ ){0,3}[\w-]+, )?(?:(?:the|panel|electric(?:al)?|service|dead) ?)*(?:cover|front)(?:['’]s| is)? off(?: (?:of )?(?:the|your|this) (?:(?:electric(?:al)?|main|service|breaker) )?(?:panel|box))?(?:,? (?:careful|okay|now|here we go|what(?:['’]ve| have) we got))?[.,]?$/i;

/** "There's two systems, by the way, this one's the upstairs one, so call it number two": how many there are, and which is which. */
const TELLS_HOW_MANY =
  /^(?:there(?:['’]s| is| are)|we(?:['’]ve| have)? got|they(?:['’]ve| have)? got) (?:two|three|four|a couple of|a pair of) (?:separate |different )?((?:heating |cooling |electrical |hvac )?(?:systems|units|furnaces|boilers|water heaters|heat pumps|air handlers|condensers|panels|thermostats|zones|garages|kitchens|attics|fireplaces))\b/i;

/** "There are two decks." */
const ONLY_HOW_MANY =
  /^(?:there(?:['’]s| is| are)|we(?:['’]ve| have)? got|they(?:['’]ve| have)? got) (?:two|three|four|a couple of|a pair of) ((?:[\w-]+ )?[\w-]+s)[.,;]?$/i;

/** "Water heaters" of "there are two water heaters": what is told of next; null where something is wrong with them. */
export function thingsCounted(words: string): string | null {
  if (readMeaning(words).defects > 0) return null;
  const things = ONLY_HOW_MANY.exec(words)?.[1] ?? '';
  return TELLS_HOW_MANY.exec(words)?.[1] ?? (severalOf(things) === null ? null : things);
}

/** True for what tells where a thing stands, or how it was looked at, and nothing of the thing. */
export const tellsWhereOrHow = ({ words }: Pick<Remark, 'words'>): boolean =>
  TELLS_WHERE.test(words) ||
  COVER_IS_OFF.test(words) ||
  thingsCounted(words) !== null ||
  TELLS_HOW.test(words) ||
  tellsOnlyWhereAndWhat({ words }) ||
  triesOnly(words);

const SIZE =
  /\d[ -]?(?:amp|ampere|gallon|ton|volt)s?\b|(?:ty|teen|hundred|one|two|three|four|five|half)[ -](?:amp|ampere|gallon|ton|volt)s?\b/i;

/** True for what names how large a machine is: "a 2011 fifty gallon gas". */
export const namesSize = ({ words }: Pick<Remark, 'words'>): boolean => SIZE.test(words);

/** "The siding is vinyl", "it's a three-tab": the thing, and what it is. */
const IS_OF_A_KIND =
  /^(?:(?:and|so|now|then|okay|the|this|these|your|our|all|most of) )*((?:[\w-]+ ){0,3}?[\w-]+?)(?: (?:is|are|was|were)|['’](?:s|re)) ([^;:]+)$/i;
const PRONOUN = /^(?:it|they|this|these|that|those)$/i;

/** True for what names a material, a kind or a maker and judges nothing: "the siding is vinyl", "AC's | a Goodman". */
export function isOnlyNamed({ words, announcedBy }: Pick<Remark, 'words' | 'announcedBy'>): boolean {
  const isWhatItIs = announcedBy !== null && /^an? /i.test(words);
  const said = isWhatItIs ? `${announcedBy.replace(/['’]s$/, '')} is ${words}` : words;
  const [, thing = '', what = ''] = IS_OF_A_KIND.exec(said.replace(/[\s.,]+$/, '')) ?? [];
  if (thing === '' || !(PRONOUN.test(thing) || readMeaning(thing).parts > 0)) return false;
  return isOrdinaryKind(plainWords(thing).join(' '), what);
}

/** True for what tells what a roof is covered with, that there are several layers, and no more: "architectural, two layers". */
export function countsLayers({ words }: Pick<Remark, 'words'>): boolean {
  const plain = plainWords(words).filter((word) => /\w/.test(word));
  return (
    plain.some((word) => LAYER.test(word)) &&
    plain.every((word) => LAYER.test(word) || isOfAKind(word) || LEADS_TO_KIND.test(word) || COUNTS.test(word))
  );
}
const LAYER = /^layers$/;
const COUNTS = /^(?:there|is|are|up|i|see|count|can|least|more|than|only|multiple|several)$/;
