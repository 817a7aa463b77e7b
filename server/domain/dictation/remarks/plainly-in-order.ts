import { DIRECTION_WORDS, FINITE_VERBS, NUMBER_WORDS } from '../lexicon/common-words.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import type { SaidNames } from '../places/said-names.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { classifyText, worksWell } from './classify-text.ts';
import { deniesPlainly, namesHarmful } from './denials.ts';
import { bare, type Spoken, writtenText } from './spoken.ts';

const IN_ORDER =
  '(?:(?:is|are|was|were|look|looks|looked|seem|seems|all|both) )*(?:pretty |just |real |really |very )?(?:okay|ok|fine|good|great|alright|all right|in order|serviceable|satisfactory|acceptable)';
const EVERYWHERE =
  '(?: (?:throughout|everywhere|all around|all over|overall|too|also|as well|here|in here|again|okay|good|fine|both sides|both ways|both of them|all of (?:it|them)))*';
/** "… on this side", "… in the living room", "… through the glass": where, or how it was seen. */
const WHERE =
  '(?: (?:(?:from|through|up|down|out|over|back) )?(?:here|there|upstairs|downstairs|outside|inside|the (?:glass|binoculars))|(?: pretty much)? all the way (?:around|round|through|across|down|up)| (?:on|in|at|along|around|over|from) (?:this|that|the|these|those|both|all|either|every|each|here)(?: (?!(?:is|are|has|have|was|were|and|but)\\b)\\w+){0,3})?';
const PREDICATE = new RegExp(`^${IN_ORDER}${EVERYWHERE}$`);
/** "The little rubber donuts on the plumbing pipes look okay through the glass": more words for a thing, and a verb. */
const LOOKS_IN_ORDER = new RegExp(
  `^(?:(?:the|all|both|your|my|this|that|these|those) )*((?:[\\w-]+ ){1,9}?)(?:is|are|was|were|looks?|looked|seems?) (?:all )?${IN_ORDER}(?: to me| from here)*${EVERYWHERE}${WHERE}$`,
);
/** "Sits like a rock", "tight as a drum". */
const LIKE =
  /\b(?:like a rock|(?:solid|steady|firm|strong) as (?:a rock|rocks?)|tight as a (?:drum|tick)|like a (?:charm|champ|dream|top)|smooth as (?:silk|you please|butter|glass)|like clockwork)\b/;
/** "…, which is nothing", "…, that's by the book": judged by the speaker. */
const JUDGED_FINE =
  /, (?:which|and that|so that|that|(?:and )?i (?:should |would |['’]d )?call that)(?:['’]s| is)? (?:nothing|by the book|(?:well )?within (?:tolerance|limits|range|spec|reason)|(?:up )?to code|(?:just |exactly |about |right )?(?:what|how|the way) (?:you|i|we)(?:['’]d| would)? (?:want|like|hope(?:d)?|look|expect(?:ed)?)(?: (?:to (?:see|find|have it)|for|it|them))*|(?:squarely |exactly |right |just |about )*where (?:(?:it|they) (?:should|ought to) be|(?:you|we|i) want (?:it|them))|all (?:that )?(?:one|you|anyone|we) (?:can|could) ask(?: for)?|as (?:it|they) should be|what (?:it|they|that) (?:ought to|should) (?:be|do|look like|smell like|sound like|read)|an? (?:good|fine) (?:mark|number|reading|sign)|plenty(?: for (?:an?|the|this|your) (?:house|home|place|family|building|kitchen|unit|panel)\b[\w' -]{0,30})?|fine|okay|good|ideal|perfect|excellent)\.?$/i;
/** "…, we like that", "…, close enough for a meatloaf": what was told before is good. */
const PLEASED =
  /, (?:and )?(?:(?:we|i) (?:like|love) (?:that|it|to see (?:that|it))|i(?:['’]d| would) leave (?:that|it|them|those) (?:alone|be)|i would(?:n['’]t| not) lose (?:any )?sleep over (?:that|it|them|those)|(?:we|i)(?:['’]ll|['’]d| will| would) take (?:that|it)(?: all day| any day)?|(?:that|it)(?:['’]ll| will) do(?: nicely| fine)?|(?:close|good) enough(?: for (?:a |an |the )?\w+(?: \w+)?)?|i(?:['’]m| am| was) (?:tickled|happy|pleased|thrilled|delighted)(?: with (?:that|it))?|(?:so )?(?:that|this)(?: (?:part|one|bit|much))?(?:['’]s| is)? (?:what )?i(?:['’]m| am) (?:comfortable|happy|okay|fine|good) with|(?:so )?i(?:['’]ve| have)? (?:got )?nothing to (?:complain|fuss|grumble|gripe|worry) about(?: (?:there|here))?|(?:you |i )?(?:could|can)(?:n['’]t|not| not) ask for (?:any )?better)\.?$/i;

/** "I'm happy with the front door", "thumbs up on the railing", "the furnace does what it's supposed to". */
const PASSES =
  /^(?:(?:and|so|okay|yeah),? )*(?:(?:i['’]m|i am|we['’]re) (?:real |very |pretty |quite )?(?:happy|pleased|fine|good|okay|satisfied) with (?:the|this|that|these|those|how)|(?:a |big |two )?(?:thumbs up|check ?marks?|passing grade|gold star|green light) (?:on|for|to) (?:the|this|that|these|those))\b|\bdo(?:es|ing)? (?:just |exactly )?what (?:it|they|she)(?:['’]s|['’]re| is| are| was| were) (?:supposed|meant|made|built) to(?: do)?[.]?$/i;

/** "…, so no complaints", "got years left in it". */
const ENDS_WELL =
  /(?:\b(?:no|zero|not a|not one) complaints?(?: (?:here|there|from me))?|\bno exceptions?(?: (?:noted|taken|found|to (?:note|report)|(?:on|to|with|in) (?:the |any )?[\w ]{2,30}))?|(?<!\b(?:few|couple|couple of|two|three|four|five|many|no|any|not many|maybe) )\b(?:years|lots? of (?:life|years)|plenty of (?:life|years)) left(?: in (?:it|them|her|that|those))?|\b(?:plenty|lots?) of (?:life|years|miles) (?:left )?in (?:it|them|her|that|those)(?: yet| still)?|, (?:and )?nothing (?:gives|gave|wiggles|wiggled|rattles|wobbles|shifts|drips|dripped|leaks|leaked)|, (?:and )?nothing to (?:trip on|catch (?:a|your|my) (?:toe|heel|foot)(?: on)?)|, (?:and )?(?:it(?:['’]s| is) )?(?:working|operational|functional)|\bno quarrel(?: with (?:it|that|them))?|, so (?:there['’]s |there is )?nothing (?:for me )?to (?:write|say|note|report)(?: up| down)?(?: about (?:it|that|them|those))?)[.]?$/i;
/** "The fan holds a sheet of tissue flat against its grille", "tissue sticks to the grille": how a fan's draft is tried. */
const HOLDS_TISSUE =
  /^(?!.*\b(?:not|never|no|barely|hardly|won['’]t|does\s?n['’]?t|could\s?n['’]?t|can['’]?t|falls|fell|drops|dropped)\b).*(?:\b(?:holds?|held|holding|pulls?|pulled|sucks?|sucked|grabs?|grabbed|takes?|took|keeps?|kept)\b(?: \w+){0,6} (?:tissue|toilet paper|(?:piece|sheet|slip|square|bit) of paper|kleenex|napkin|paper towel)|\b(?:tissue|toilet paper|paper|kleenex|napkin|paper towel) (?:sticks?|stuck|holds?|held|stays?|stayed|hangs?|clings?|flies|flew)(?: \w+){0,3} (?:to|on|against|up))\b/;
const TURNS = /\b(?:but|except|though|although|however|if|not many|only|no more)\b/i;

const PLAINLY = new RegExp(
  `^(?:(?:the|all|both|your|my|this|that|these|those) )*((?:\\w+ ){1,4}?)${IN_ORDER}${EVERYWHERE}${WHERE}$`,
);

/** "…, I ran all of it, all good". */
const TRIED =
  /^(?:i|we) (?:ran|tested|tried|checked|opened|operated|used|looked at|went through) (?:all of (?:it|them|those)|them all|them|these|everything|it all|all(?: two| three| four| five)?|each(?: one)?(?: of them)?|every one)(?: of them)? /;
/** "… all tested fine", "… worked as intended", "… are in good shape". */
const WORKS =
  /^(?:(?:is|are|was|were|all|both|each|do|did|i) )*(?:seem(?:s|ed)? |appear(?:s|ed)? |look(?:s|ed)? |to |be |just )*(?:work(?:s|ed|ing)?|operat(?:e|es|ed|ing|ional)|function(?:s|ed|ing|al)?|test(?:s|ed)?|ran|run|runs|perform(?:s|ed|ing)?|respond(?:s|ed)?|check(?:s|ed)? out|came on|come on|pass(?:es|ed)?|in good (?:shape|condition|order|repair|working order)|in working order)\b/;

/** Said of several they have no "s": "both work". */
const WORK = /^(?:(?:all|both|each|do) )*(?:work|operate|function)(?: (?:too|also|as well|now|here))?$/;

const MOST_WORDS_OF_A_THING = 4;
const MOST_WORDS_OF_A_PREDICATE = 12;
const OF_ALL = /^(?:all|both|each)$/;
/** "The neutral and the ground are together": said of both. */
const OF_SEVERAL = /^(?:all|both|are|were|have)$/;
const JOINS = /^(?:and|&|plus|also)$/;
/** Before a name they only lead to it; alone they name nothing. */
const LEADS = /^(?:and|the|all|both|your|my|so|okay|ok)$/;
const NO_THING =
  /^(?:i|we|you|he|she|it|they|this|that|these|those|here|there|everything|everyone|not|no|never|nothing|at|on|in|of|by|with|from|for|to|but|if|other|rest)$/;

const wordsOf = (text: string) => plainWords(text).filter((word) => /\w/.test(word));

/** "The outlets by the sink tripped when I tested them": what ought to. */
const TRIPS =
  /^(?:[\w-]+ ){1,8}(?:all |both |each )?(?:trip(?:s|ped)?|popped|kicked (?:off|out))(?: off)? (?:(?:right |just )?(?:fine|okay|ok|properly|correctly|like (?:it|they) should|as (?:it|they) should|when (?:i )?tested(?: (?:it|them))?|when i (?:hit|pushed|pressed) (?:it|them|the button|the test button)|on the (?:button|tester)|with (?:the|my) tester)|and (?:it |they )?reset)/;

/** "The plug by the mirror kicked off and came back", "hall bath pops and comes back". */
const RESETS =
  /^(?!.*\b(?:not|no|never|only|won|furnace|boiler|heater|condenser|compressor|conditioner|ac|pump|motor|freezer|breakers?)\b)(?:(?=.*\b(?:plugs?|outlets?|receptacles?|gfcis?|gfis?|buttons?|testers?)\b).*\b(?:kick(?:ed|s)|clicked|clicks|shut|shuts|went|goes)|.*\b(?:trip(?:s|ped)?|pop(?:s|ped)?)) (?:off |out )?and (?:it |they |then )*(?:(?:came|comes?) (?:right )?back(?: on)?|(?:went|goes|go) back (?:in|on)|resets?)$/;
/** "Bolts into the house, yes, every sixteen inches": looked for, and there. */
const THERE_IS =
  /^(?!.*\b(?:not|no|never|none|nothing|but|except|only)\b|.*n['’]t\b)[^,]+, (?:yes|yep|yeah)(?:, [^,]+)?[.,]?$/i;
/** A clause that judges by itself what was told before it: "front drops off to the street, good". */
const JUDGEMENT =
  /^(?:(?:and|so|yeah|yep|yes|all|both|that['’]?s|it['’]?s|they['’]?re|looks|that is|it is|they are|very|pretty|real|nice and),? )*(?:good|fine|okay|ok|great|perfect|all right|alright|excellent|solid|plenty|enough|check|yes|yep)[.!]?$/i;
/** Said of the speaker, or of what he has with him, and judged no part of a house. */
const OF_SPEAKER =
  /^(?:(?:and|so|okay|now|well),? )*(?:i['’]?m|i am|we['’]?re|we are|going|heading|hold|hang|watch|give|hello|testing|whoa|whew)\b|\b(?:let me|let['’]?s|flashlight|recorder|recording|phone|batter(?:y|ies)|red (?:dot|light))\b/i;

/** True for a clause that only judges: "good", "that's fine". */
export const isJudgement = (text: string): boolean => JUDGEMENT.test(text.trim());

/** It may only close what was told, whatever that is: "aluminum wiring, okay". */
const AGREES = /\b(?:okay|ok|all right|alright|check|yes|yep|enough)[.!]?$/i;
const HARDLY_A_DEFECT = 0.2;
const MAYBE_A_DEFECT = 0.6;

/** True where what was told ends with a judgement of it, in a clause of its own: "labels, all there, good". */
export function endsJudged(text: string): boolean {
  const clauses = text.replace(/[\s.,;]+$/, '').split(/[,;] /);
  const told = clauses.slice(0, -1).join(', ');
  return (
    clauses.length > 1 &&
    isJudgement(clauses.at(-1) as string) &&
    !OF_SPEAKER.test(told) &&
    !namesHarmful(told) &&
    !/\b(?:no|not|never|none|nothing|but|except|only|still)\b|n['’]t\b/i.test(told) &&
    readMeaning(told).defects === 0 &&
    (!AGREES.test(clauses.at(-1) as string) || kindOdds(told).defect < HARDLY_A_DEFECT)
  );
}
/** "It was empty in a few seconds", "hot inside of ten seconds". */
const IN_SECONDS =
  /^(?!.*\b(?:not|never|no|only|leak\w*|drip\w*|trip\w*|off|out|quit|died|short)\b).*\b(?:empty|gone|clear|drained|emptied|hot|warm|cold|down) (?:again )?(?:in|within|inside|after) (?:of )?(?:under |about |less than |maybe |just )*(?:a few|a couple(?: of)?|two|three|four|five|six|seven|eight|ten|fifteen|twenty|\d+)(?: or (?:so|\w+))? seconds\b/;
const DENIED =
  '(?!.*\\b(?:not|no|never|nothing|won|hardly|barely|until|but|except|only|ought|should|need\\w*|wrong|too|missing|loose|crack\\w*|leak\\w*|broken|bent)\\b)';
/** An opener is tried, no polarity. */
const OF_OPENER =
  '(?=.*\\b(?:doors?|opener|two by fours?|2x4)\\b)(?!.*\\b(?:polarity|hot|neutral|outlets?|plugs?|receptacles?|wir\\w+)\\b)';
/** What is tried on site, and how it shows that it is in order. */
const PROVES = [
  // "I set a two-by-four under the door and it was on its way up inside a second."
  `^${DENIED}${OF_OPENER}.*\\b(?:two by fours?|2x4|block)\\b.*\\b(?:(?:went|came|goes|comes|was on its way|headed|shot) (?:right |straight |back )*up|reversed|backed (?:right )?(?:off|up)|rose again)\\b`,
  `^${DENIED}${OF_OPENER}.*\\b(?:reversed|backed (?:right )?off)\\b.*\\b(?:two by fours?|2x4|block|hand|foot|boot)\\b`,
  // "Slider rolls with one finger", "valve moves like butter".
  `^${DENIED}.*\\b(?:(?:rolls?|slides?|glides?|opens?|swings?) (?:\\w+ ){0,2}with (?:one|a) finger|(?:rolls?|slides?|glides?|turns?|moves?|runs?) (?:\\w+ ){0,2}(?:like|slick as) butter)\\b`,
  // "The gate shuts and latches on its own, every time."
  `^${DENIED}(?=.*\\bgates?\\b).*\\b(?:closes|shuts?|latches|closed|latched)\\b.*\\b(?:by itself|on its own|by themselves|on their own)\\b`,
  // "Examined with a moisture meter, with negative results."
  '^(?!.*\\b(?:but|except)\\b).*\\b(?:with negative results?|(?:came|comes|come) (?:up|back) negative|(?:results?|readings?|tests?) (?:is|are|was|were) (?:all )?negative|negative for (?:gas|moisture|leaks?|leakage))\\b',
  // "I gave the post a hard shake and it didn't budge."
  `^(?=.*\\b(?:rails?|railings?|guards?|guardrails?|handrails?|banisters?|newels?|balusters?|spindles?|posts?|columns?|toilets?|commodes?|mast|pipes?|chimney|fences?|walls?|steps?|treads?|stairs?|rods?|poles?|bricks?|stones?|boards?|planks?|beams?|joists?|ladder|cabinets?)\\b)(?!.*\\b(?:valves?|handles?|levers?|windows?|doors?|buttons?|switch|stuck|but)\\b).*\\b(?:shook|shake|shoved?|tugged|yanked|kicked|leaned|leant|rocked|jumped|bounced|pushed|pulled|bumped)\\b.*\\band (?:it|they|nothing|none of (?:it|them)|not one(?: of them)?|he|she) (?:did not |does not |do not |would not |never |even |so much as )*(?:budged?|moved?|wiggled?|wobbled?|shifted|rattled?|flexed|flinched|stirred?)$`,
  // "Rail itself doesn't move, leaned on it."
  `^(?:(?:and|so|the|both|that|this) )*(?:\\w+ )?(?:rails?|railings?|guards?|guardrails?|handrails?|banisters?|newels?|posts?|toilets?|commodes?|chimney)(?: (?:itself|themselves|here|there))? (?:does not|do not|did not|will not|would not|never) (?:even )?(?:move|budge|wiggle|wobble|shift|rock|flex|shake)(?: (?:at all|an inch|a bit))*(?: (?:when|if) .*| (?:and )?(?:i )?(?:leaned|leant|pushed|pulled|shook|tugged|kicked|bumped)(?: (?:on|at|against))? (?:it|them)(?: hard)?)?$`,
  // "I pressed the test button on the kitchen GFCI and it tripped", "pushed the button on the smoke detector and it went off."
  `^${DENIED}(?=.*\\b(?:test|gfcis?|gfis?|smoke|detectors?|alarms?)\\b)(?:(?:i|we|and|then|so) )*(?:pressed|pushed|hit|tested|tried|mashed) .*\\b(?:button|test|gfcis?|gfis?|detectors?|alarms?)\\b.* and (?:it|they|both|everything|all of them)(?: all| both)? (?:tripped|popped|clicked off|sounded|chirped|beeped|went off|rang|hollered|screamed)$`,
  // "Broke the beam and the garage door reversed."
  `^${DENIED}(?:(?:i|we|and|then) )*(?:broke|blocked|waved (?:\\w+ )*(?:through|across|at)|kicked (?:\\w+ )*through|stuck (?:\\w+ )*in(?: front of)?) (?:the |both |that )?(?:beams?|eyes?|sensors?|photo ?eyes?|photo ?cells?)\\b.*\\b(?:reversed|(?:went|came|goes) (?:right |straight )?back up|backed (?:up|off))`,
  // "It isn't one of the bad brands."
  '^(?:\\w+ ){0,5}(?:is|are|was|were) not (?:(?:one|any) of (?:the|those|them) |an? )(?:bad|recalled|problem|dangerous|suspect|notorious|known bad) (?:\\w+ ?){0,2}$',
  // "The filter was new and still white."
  `^${DENIED}(?:\\w+ )*filters? (?:\\w+ ){0,6}?(?:is|was|looks|looked|are|were) (?:still |nice and |pretty |all |brand )*(?:new|clean|white|fresh)\\b`,
].map((pattern) => new RegExp(pattern));
/** "My detector did not respond at any joint", not a smoke detector that was tested. */
const CAME_UP_EMPTY =
  /\b(?:looked|checked|hunted|searched|poked|felt|tested|probed) (?:all )?(?:for|around|over|along|under)\b.*\b(?:came up (?:empty|dry)|(?:found|saw) (?:none|nothing)|turned up (?:none|nothing))$/;
const FINDS_NONE =
  /^(?!.*\b(?:smoke|co|carbon)\b).*\b(?:my|the) (?:gas )?(?:detector|sniffer|meter)\b.*\b(?:did not|never|not once)\b.*\b(?:any|anywhere|once|at all|peep)\b/;
/** "Fridge is nice and cold." */
const KEEPS_COLD =
  /^(?:(?:and|so|the|both|your|this|that) )*(?:\w+ )?(?:fridges?|refrigerators?|freezers?|icebox|ice box)(?: and (?:the )?(?:freezer|fridge|refrigerator))? (?:(?:is|are|was|were|both|nice and|good and|plenty|real|very|keeps|keeping) )*(?:cold|freezing|cooling)$/;
/** "I opened a window and made sure that a grown person could climb out." */
const MADE_SURE =
  /^(?!.*\b(?:not|never|no|but|except|nothing|none|hardly|barely|failed|until|off|unplugged)\b).*\b(?:i|we) (?:[\w ]{0,40} and )?(?:made sure|verified|confirmed|satisfied myself) (?:that )?(?:it|they|all|both|each|every|everything|the|an?|there (?:is|are|was|were))\b/;

/** "Neutrals and grounds are separated", as they should be in a subpanel. */
const KEPT_APART =
  /^(?!.*\b(?:not|no|never)\b)(?=.*\bneutrals?\b)(?=.*\bgrounds?\b).*\b(?:are|is|all|kept|nicely|properly) (?:separate|separated|isolated|apart)$/;

/** True where words only say that something is in order: "driveway okay", "the cabinets are all good". */
export function isPlainlyInOrder(text: string): boolean {
  const plain = wordsOf(text).join(' ');
  if (TRIPS.test(plain) && !/\b(?:not|no|never|none|hair|load|nothing|only)\b/.test(plain)) return true;
  // "Kicked off" and "opened" are symptoms elsewhere.
  if (RESETS.test(plain) || MADE_SURE.test(plain) || ((endsJudged(text) || isThere(text)) && speaksOfThing(text)))
    return true;
  if (IN_SECONDS.test(plain) && readMeaning(text).defects === 0) return true;
  if (HOLDS_TISSUE.test(plain) || KEEPS_COLD.test(plain) || FINDS_NONE.test(plain)) return true;
  if (CAME_UP_EMPTY.test(plain) || (PASSES.test(text) && !TURNS.test(text))) return true;
  if (PROVES.some((pattern) => pattern.test(plain))) return true;
  if (worksWell(text) || ((JUDGED_FINE.test(text) || PLEASED.test(text)) && !TURNS.test(text))) return true;
  if (ENDS_WELL.test(text) && !TURNS.test(text) && readMeaning(text.replace(ENDS_WELL, '')).defects === 0) return true;
  if (LIKE.test(plain) && readMeaning(text.replace(/\brock\b/i, '')).defects === 0) return true;
  if (isJudgedAtOnce(text) || KEPT_APART.test(plain)) return true;
  const long = LOOKS_IN_ORDER.exec(plain)?.[1]?.trim() ?? '';
  if (long !== '' && isOneThing(long)) return true;
  const thing = PLAINLY.exec(plain)?.[1];
  return thing !== undefined && mayBeThing(thing.trim());
}

/**
 * "Counters, cabinets and dishwasher, all good": each thing that is said to be in order, with what is said of all; null where
 * a sentence says more, or of something else than items.
 */
export function thingsInOrder(words: readonly Spoken[], heard: SaidNames): Spoken[][] | null {
  const from = predicateFrom(words);
  if (from < 1) return null;
  const things = listOf(words.slice(0, from));
  const names = things.map(nameOf);
  if (names.some((name) => !mayBeThing(name) || !heard.isThing(name))) return null;
  const predicate = words.slice(from);
  return things.map((thing, at) => (at === things.length - 1 ? [...thing, ...predicate] : saying(thing, predicate)));
}

/** The area that a sentence says nothing of but that it is in order: "half bath" of "half bath's good"; else null. */
export function areaInOrder(words: readonly Spoken[], heard: SaidNames): string | null {
  const from = predicateFrom(words);
  const name = from < 1 ? '' : nameOf(words.slice(0, from));
  return name !== '' && (heard.isArea(name) || heard.isRoom(name)) ? name : null;
}

/** How many words lead to the last thing of a list that a sentence is about: of "fascia, soffit and trim are rotted" two; 0 where it is about one thing. */
export function wordsBeforeLastThing(words: readonly Spoken[], heard: SaidNames): number {
  const verb = words.findIndex(({ text }) => OF_ALL.test(bare(text)) || isOnlyVerb(bare(text)));
  const things = listOf(words.slice(0, Math.max(0, verb)));
  const last = things.at(-1) ?? [];
  if (things.length < 2 || !JOINS.test(bare(last[0]?.text ?? '')) || /[,;:]$/.test(last.at(-1)?.text ?? '')) return 0;
  const isOfSeveral = OF_SEVERAL.test(bare(words[verb]?.text ?? ''));
  return things.map(nameOf).every((name) => mayBeThing(name) && (isOfSeveral || heard.isThing(name)))
    ? verb - last.length
    : 0;
}

/** "Vents" and "drains" name things, too. */
const isOnlyVerb = (word: string) => FINITE_VERBS.has(word) && readMeaning(word).parts === 0;

const nameOf = (thing: readonly Spoken[]) =>
  wordsOf(writtenText(thing).replace(/^(?:(?:and|the|both|all) )+/i, '')).join(' ');

/** A thing of a list with what is said of all of it, in short; heard is only the thing. */
function saying(thing: readonly Spoken[], predicate: readonly Spoken[]): Spoken[] {
  const last = thing.at(-1) as Spoken;
  // "I ran all of it, all good": "good".
  const ofOne = predicate.slice(predicate.findLastIndex((_, at) => isPredicate(writtenText(predicate.slice(at)))));
  return [...thing.slice(0, -1), { ...last, text: `${last.text.replace(/\W+$/, '')} ${writtenText(ofOne)}` }];
}

/** Where what is said of the things begins; 0 or less where a sentence ends otherwise. */
function predicateFrom(words: readonly Spoken[]): number {
  const first = Math.max(0, words.length - MOST_WORDS_OF_A_PREDICATE);
  return words.findIndex((_, at) => at >= first && isPredicate(writtenText(words.slice(at))));
}

function isPredicate(text: string): boolean {
  const said = wordsOf(text).join(' ').replace(TRIED, '');
  if (PREDICATE.test(said)) return true;
  const { defects, parts } = readMeaning(said);
  if (!WORKS.test(said) || defects + parts > 0) return false;
  return WORK.test(said) || classifyText(`it ${said}`) === 'functional';
}

/** The things of a list, as they are parted by commas and "and". */
function listOf(words: readonly Spoken[]): Spoken[][] {
  const things: Spoken[][] = [];
  let thing: Spoken[] = [];
  for (const word of words) {
    thing.push(word);
    const opensNext = JOINS.test(bare(word.text)) && thing.length > 1;
    if (opensNext) things.push(thing.slice(0, -1));
    if (opensNext) thing = [word];
    if (!/[,;:.–—-]$/.test(word.text)) continue;
    things.push(thing);
    thing = [];
  }
  return thing.length > 0 ? [...things, thing] : things;
}

/** "The driveway's okay, it'll hold a car all day": judged first, and nothing wrong said after. */
function isJudgedAtOnce(text: string): boolean {
  const [first = '', ...rest] = text.split(/[,;] /);
  return (
    rest.length > 0 &&
    PLAINLY.test(wordsOf(first).join(' ')) &&
    isPlainlyInOrder(first) &&
    readMeaning(rest.join(', ')).defects === 0 &&
    !/\b(?:but|except|though|although|needs?|should|no|not|never)\b|n['’]t\b/i.test(rest.join(', ')) &&
    rest.every((clause) => kindOdds(clause).defect < PERHAPS_A_DEFECT)
  );
}
const PERHAPS_A_DEFECT = 0.75;

const isThere = (text: string) =>
  THERE_IS.test(text) &&
  !OF_SPEAKER.test(text) &&
  !namesHarmful(text) &&
  readMeaning(text).defects === 0 &&
  kindOdds(text).defect < MAYBE_A_DEFECT;

const speaksOfThing = (text: string) => {
  const { parts, units } = readMeaning(text);
  return parts > 0 || (units.some(({ role }) => role === 'word') && kindOdds(text).talk < PERHAPS_TALK);
};
const PERHAPS_TALK = 0.4;

/** True where words name a part of the house, and say nothing of it. */
function isOneThing(name: string): boolean {
  const words = name.split(' ');
  const { parts, defects, fine } = readMeaning(name);
  return parts > 0 && defects + fine === 0 && !words.some(isOnlyVerb) && !NO_THING.test(words[0] as string);
}

/** True where few words may name a thing, and only that: which of several it is, is told elsewhere. */
function mayBeThing(name: string): boolean {
  const words = name.split(' ');
  const { defects, fine } = readMeaning(name);
  return (
    name !== '' &&
    words.length <= MOST_WORDS_OF_A_THING &&
    defects + fine === 0 &&
    !words.some((word) => isOnlyVerb(word) || NO_THING.test(word) || NUMBER_WORDS.has(word)) &&
    !words.every((word) => DIRECTION_WORDS.has(word) || LEADS.test(word))
  );
}

/** True where words say that something is in order, or that nothing is amiss: "no floor cracks". */
export function tellsInOrder(words: string): boolean {
  const { defects, fine } = readMeaning(words);
  return (defects === 0 && fine > 0) || deniesPlainly(words) || isPlainlyInOrder(words);
}
