import type { RemarkKind } from '../findings.ts';
import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { NARRATION_WORDS, TALK_WORDS } from '../lexicon/narration.ts';
import { type KindOdds, kindOdds } from '../likeness/kind-odds.ts';
import { speaksOfHouse } from '../places/house-words.ts';
import { MISSING, NOT, readMeaning, type Unit } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { classifyText, saysNotInspected, type TextKind } from './classify-text.ts';
import { speaksOfElse } from './speaks-of-else.ts';
import { bare } from './spoken.ts';
import { asks, triesOnly } from './testing.ts';

const ADVICE_OPENS =
  /^(?:i |we |i would |we would |would |also |and |so )*(?:strongly |highly )?(?:recommend|recommending|recommended|suggest|advise|have (?:a|an|the|it|them|someone|somebody|this|that|these)|get (?:a|an|it|this|that|them|someone|somebody)|call (?:a|an)|consult|hire|contact|add|install|repair|replace|reset|seal|clean(?! (?:[,.]|as\b|start|and (?:nobody|nothing|no\b|dry|bright|tight|solid|straight))|$)|trim|monitor|service|caulk|correct|secure|extend|provide|change (?:it|them|the|every)|should be (?!\d|[a-z]+teen|two|three|four|five|six|eight|ten|twelve|twenty|thirty)|needs to be|need to be|needs (?:a|an|new|some|to)|gotta|(?:has|got) to (?:go|be)|going to (?:want|need)|you (?:will|would)? ?(?:want|need) (?:a|an|to)|want (?:(?:a|an|some|the|that|it|this|them) )?(?:[\w-]+ ){0,3}?(?:to (?:look|see|check|come|take|evaluate|go|fix|inspect|do|be)|looked at|checked|fixed|repaired|replaced|corrected|straightened|sealed|evaluated|redone|there)\b|would not use (?:it|them) until|wants (?:a|an|some|new)\b|keep an eye|budget for|plan on|plan for|ask (?:a|an))\b/;
const CONTINUES =
  /^(?:and |so |but )*(?:this|that|it|these|they|which)(?: s| is| are| can| could| may| will| would| should| needs| need| has to| have to)* ?(?:just |only |a |an |to |be |really |potential |possible |serious |major |big |minor )*(?:safety|hazard|fire|shock|trip|concern|maintenance|temporary|item|issue|common|typical|normal wear|repaired|replaced|corrected|fixed|cleaned|evaluated|sealed|done|addressed|lead|cause|allow|damage|result|important|deferred|priority)\b/;

/** "That's how fingers get lost", "because once the lint lights it goes up": why it matters, or where it leads. */
const EXPLAINS =
  /^(?:and |so |but )*(?:because (?:most|once|one day|these|those|when|if|a|an|every|otherwise)\b|(?:that|which)(?: s| is| was)?(?: just| exactly)? (?:how|why|where|what) (?!,|i\b|we\b|you (?:see|have|want|like)\b)|(?:that|which) (?:means|happens)\b|(?:one|some) ?day\b|sooner or later\b|if (?:it|that|one|this) (?:ever |just )?(?:goes|fails|falls|lets|breaks|blows|quits|comes down)\b|(?:ants|termites|bugs|mice|critters|squirrels|bees) (?:love|like|live for|will)\b)/;

/** Who or what something may happen to, or what may do it. */
const MAY_COME_TO =
  '(?:which|that|this|it|they|these|those|(?:the )?(?:water|rain|moisture|heat|smoke|gas(?:es)?|fumes|fire|flames?|pressure|compressor|motor|pump|tank|whole thing)|(?:somebody|someone|anyone|anybody|whoever|an? (?:grown )?(?:person|child|kid|toddler|youngster|guest|man|body|burglar|bird|mouse)|(?:the )?(?:kids|people|children))(?: who(?: \\w+){1,5}?)?)';
/** "On a heavy day the fumes may spill into the cellar", "that could crush a child", "in the worst case that turns the tank into a rocket". */
const WHAT_MAY_COME = new RegExp(
  `^(?:(?:and|so|because|then|or|where) )*(?:(?:in the (?:worst case|end|long run)|on an? (?:\\w+ ){1,3}|sooner or later|one day|some ?day|in (?:a|the|any) (?:\\w+ ){1,3}|with (?:every|each|the next) (?:\\w+ ){1,2}|(?:the )?next (?:time|\\w+)(?: \\w+){0,4}|over time|eventually)(?: ,)? ?)?${MAY_COME_TO} (?:\\w+ ){0,2}?(?:may|might|could|can|would|will)\\b|^(?:(?:and|so) )*in the worst case\\b|^(?:(?:and|so) )*(?:then you(?: will)?|you will(?: then)?) (?:get|have|end up with) (?:the |a |some |your )?(?:mold|mildew|rot|water|moisture|leaks?|ice|stains?)\\b`,
);
/** "The pump will run when I lift the float" is a trial. */
const SURELY_COMES = /\b(?:will|would|can)\b/;
const DENIES_OR_SEES =
  /\b(?:not|no|nothing|never|nobody|none)\b|\bcould use\b|\b(?:be|see) (?:seen|felt|heard|smelled)\b/;

/** True for a clause that only tells what may come of what was found. */
export function tellsWhatMayCome(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return WHAT_MAY_COME.test(plain) && !DENIES_OR_SEES.test(plain);
}

const MOST_WORDS_OF_A_REASON = 14;

/** "That's why the plywood is black" finds something, "…, and along the ridge …" goes on. */
const explains = (plain: string) =>
  EXPLAINS.test(plain) &&
  plain.split(' ').length <= MOST_WORDS_OF_A_REASON &&
  !/ , and /.test(plain) &&
  !(/\bwhy\b/.test(plain) && readMeaning(plain).parts > 0);

/** Whom advice sends for. */
const TRADES =
  '(?:plumber|electrician|roofer|mason|sweep|chimney sweep|carpenter|painter|landscaper|arborist|engineer|contractor|handyman|tree guy|tree service|exterminator|pest (?:guy|company)|door company|hvac (?:guy|tech|company)|technician|somebody|someone|guy|pro|professional)';
/** "Plumber should pull it", "a mason needs to look at that". */
const CALLS_FOR_TRADE = new RegExp(
  `^(?:and |so |a |an |the |your |some |any |good |licensed |qualified )*${TRADES} (?:guy |company |tech |really )*(?:should|needs? to|can|could|ought to|has to|will have to|must)\\b(?! (?:trip|fall|get hurt|catch|step|slip|climb))`,
);
/** "That's one for the electrician", "seller should have a contractor repair it". */
const IS_FOR_TRADE = new RegExp(
  `^(?:and |so )*(?:(?:that|this|it)(?: is)? (?:definitely )?(?:one|a job|something|work) for (?:the |an? |your |some )?(?:licensed |qualified )?${TRADES}|(?:the )?sellers? (?:should|needs? to|ought to|can) (?:have|get|fix|repair|replace|call))\\b`,
);
/** "Have a roofer", who has to do something. */
const HAS_TRADE = new RegExp(
  `^(?:and |so )*(?:have|get) (?:an? |the |your |some |good |licensed |qualified )*${TRADES}$`,
);
const DOES =
  /^(?:come|go|take|look|see|check|inspect|evaluate|test|service|clean|fix|repair|replace|correct|redo|reset|reseal|seal|secure|tighten|pull)\b/;

/** "Caulk around the tub is moldy" and "caulk's peeled off" state; "caulk around the tub" advises. */
const NAMES_THING = /^(?:caulk|seal|trim|service|repair|install|contact|monitor|clean|secure|correct)\b/;
/** "Caulk gone around the window", "trim over the door, mush": without a verb, too, a thing. */
const NAMES_THING_SHORTLY =
  /^(?:(?:caulk|seal|trim) (?:over|at|on|by|near|gone|missing|cracked|split|open|loose|rotted|soft|out|failed|pulled|broken|peeling|dried|above|below|under|beside|behind|between)|trim (?:in|around))\b/;
const STATES = /\b(?:is|are|was|were|has|have|looks?|seems?)\b/;
const STATES_SHORTLY = /^\w+['’]s\b/;
/** "That common wall" and "this temporary post" name a thing; "that's common" says what it means. */
const NAMES_KIND_OF_THING = /^(?:(?:and|so|but) )*(?:this|that|these|those) (?:common|typical|lead|fire|temporary)\b/i;

/** True where a clause only says what to do, or what it means: it belongs to the finding before it. */
export function isAdvice(text: string): boolean {
  const plain = plainWords(text).join(' ');
  if (NAMES_THING.test(plain) && (STATES.test(plain) || STATES_SHORTLY.test(text))) return false;
  if (NAMES_THING_SHORTLY.test(plain)) return false;
  if (NAMES_KIND_OF_THING.test(text)) return false;
  if (tellsWhatMayCome(text) && !SURELY_COMES.test(plain) && readMeaning(text).parts === 0) return true;
  return (
    ADVICE_OPENS.test(plain) ||
    CONTINUES.test(plain) ||
    explains(plain) ||
    CALLS_FOR_TRADE.test(plain) ||
    IS_FOR_TRADE.test(plain)
  );
}

/** True where "Have a roofer." goes on with "Take a look.": a speaker stopped within the advice. */
export const isAdviceCutShort = (text: string, after: string): boolean =>
  HAS_TRADE.test(plainSentence(text)) && DOES.test(plainSentence(after));

const plainSentence = (text: string) => plainWords(text.replace(/[.,]+$/, '')).join(' ');

const REFERS_BACK =
  /^(?:and |it |the |we have |again |here |there |there is |here is |got )*(?:same\b|ditto|likewise|identical|(?:another|one more|a second one|the other one)(?: one)?(?: just| is)? (?:like (?:it|that|this)|the same|of (?:those|these|them|the same))|(?:another|one more)(?: one)? (?:doing|does|with|has|got) (?:it|that|this|the same)|so (?:is|are|does|do) (?:the|its)\b)/;
/** "So's the one at the far corner", as it is written. */
const SO_IS = /^(?:and )?so['’]s (?:the|its|that|this)\b/i;
/** "Another short one by the patio", "two more over the garage": nothing but which and where. */
const ONE_MORE =
  /^(?:and )?(?:(?:another|one more)(?: \w+)? one|(?:two|three|four|five|several|a couple|a few) more(?: of (?:them|these|those))?) (?:in|at|on|by|over|under|near|above|below|behind|up|down|out|next|beside|along|around|there|here)\b|^(?:[\w-]+ (?:, )?){0,4}(?:one|two|three|four|five|several|a couple|a few) more(?: of (?:them|these|those|the same))?$/;

/** "The one over the kitchen door gave up the same way", "front one's doing it too", "it's no better above the kitchen". */
const AS_BEFORE =
  /\bsame (?:[\w-]+ ){1,3}again\b|\b(?:has|have|got|with|is|are|there) (?:(?:one|two|three|four|five|six|a couple|a few|several) (?:more|others?)|another)(?: one)? (?:just |exactly )?like (?:it|that|this|them|those)\b|\bsame (?:thing|way|deal|story|mess|problem|issue|trouble|song|condition|situation|again)\b|\b(?:has|have|got|shows?) the same (?!time|size|spot|place|age|kind|screw|breaker)\w+|\b(?:does|did|do|doing|done) (?:exactly |just )?the (?:very )?same\b|\bgave the same result\b|\b(?:is|are) the same(?= [,.]|$| too| way)|^(?:that|this|the other|the second) one (?:just |about )?the same(?= [,.]|$| too| way)|\b(?:does|did|do|doing|done) (?:(?:it|that|this) (?:, )?(?:too|also|as well)|likewise)\b|\b(?:has|have|got|with) (?:it|them|those|some) (?:, )?(?:too|also|as well)\b|\bno better\b(?! than)|\bone of those (?:in|at|on|by|over|under|near|above|below|behind)\b/;

/** "The other one too", "sewing room as well, both of them": nothing but which and where. */
const THERE_TOO = /^(?:and )?((?:[\w-]+ (?:, )?){1,6})(?:too|as well)(?: ,)?(?: both(?: of (?:them|those))?)?$/;
function isThereToo(plain: string): boolean {
  const where = THERE_TOO.exec(plain)?.[1]?.trim().split(' ') ?? [];
  const { defects, fine } = readMeaning(plain);
  const tellsWhich = where.some((word) => /^ones?$/.test(word)) || isRoom(where.at(-1) ?? '');
  return tellsWhich && defects + fine === 0 && !where.some((word) => FINITE_VERBS.has(word));
}

/** True where a clause opens with saying that something is as it was said before ("same thing here"). */
export function opensAsBefore(text: string): boolean {
  const plain = plainWords(text)
    .join(' ')
    .replace(/[ ,.]+$/, '');
  return SO_IS.test(text) || REFERS_BACK.test(plain) || ONE_MORE.test(plain) || isThereToo(plain);
}

const AS_BEFORE_WITH_VERB = new RegExp(`(?:\\w+ ){0,3}(?:${AS_BEFORE.source})`);

/** What a clause tells besides being as it was said before: "drooping" of "front one's doing it too, drooping". */
export const besidesAsBefore = (text: string): string => plainWords(text).join(' ').replace(AS_BEFORE_WITH_VERB, '');

/** True where a clause says that something is as it was said before. */
export const refersBack = (text: string): boolean =>
  !OF_PEOPLE.test(text) && (opensAsBefore(text) || AS_BEFORE.test(plainWords(text).join(' ')));
/** "My granddaughter does the same thing." */
const OF_PEOPLE =
  /\b(?:my|your|his|her|our) (?:\w+ )?(?:granddaughter|grandson|grandkids?|wife|husband|daughter|son|kids?|mother|mom|mama|father|dad|daddy|brother|sister|dog|cat|buddy|boss|partner|neighbor)s? (?:do|does|did|say|says|said|has|have|had|is|was|thinks)\b/i;

/** What is known where a clause is said. */
interface Surroundings {
  /** A section or item was announced and still holds. */
  hasPlace: boolean;
  /** Stems of the names of the template's sections and items. */
  house: ReadonlySet<string>;
}

/** What a clause that is no announcement, advice or retraction is. */
export function classifyRemark(
  text: string,
  surroundings: Surroundings,
): Exclude<RemarkKind, 'announcement' | 'recommendation' | 'retracted'> {
  if (deniesWorry(text)) return 'functional';
  if (asks(text) || isLeftOut(text) || isSaidToPeople(text) || triesOnly(text) || speaksOfElse(text))
    return 'narration';
  const odds = kindOdds(text);
  const byRules = classifyText(text);
  const kind = likeliest(byRules, odds);
  if (byRules === 'fact' && odds.talk > PERHAPS_TALK) return 'narration';
  if (odds.talk > (isOfHouse(text) ? SURELY_TALK_OF_THE_HOUSE : SURELY_TALK)) return 'narration';
  return belongsInReport(text, kind, surroundings) ? kind : 'narration';
}

/** "Just hairline, nothing to write up": the inspector leaves it out. */
const LEFT_OUT =
  /\b(?:nothing (?:to|i['’]d|worth|i would) (?:write up|writing up|report|reporting|note|noting|mention|mentioning)|not worth (?:writing|noting|mentioning|reporting|a mention)|(?:not|n['’]t) (?:going to |gonna )?(?:write|writing|write up|put|putting) (?:that|it|this|those|them)(?: one)? (?:up|down|in the report|in)|(?:leave|leaving) (?:that|it|this|those|them) (?:out|off the report))\b/i;

/** "There's a koi pond, not my department." */
const NOT_MINE =
  /, (?:(?:and )?(?:that|it)(?:['’]s| is) )?(?:not|none of) my (?:department|job|problem|business|concern|trade)[.]?$/i;

/** "That dark patch on the floor is just spilled paint." */
const IS_HARMLESS =
  /^(?:(?:and|but|so),? )*(?:the|that|this|those|these) (?:[\w'-]+ ){0,3}(?:spot|patch|stain|mark|streak|line|ring|smudge|speck|thing|stuff)s?(?: [\w' -]{2,40}?)?(?:['’]s| is| are) (?:just|only) (?:(?:an?|some|old|dried|spilled|wet|the|my) )*(?:paint|shadows?|reflections?|glare|mud|leaf|leaves|twigs?|bark|chalk|marker|crayon|coffee|stickers?|labels?|cobwebs?|spider ?webs?|pollen|sawdust)\b/i;

/** "Dining room, nothing.": in a room nothing was found. */
const NOTHING_THERE = /^(?:[\w-]+ ){0,2}(?:[\w-]+, )?nothing(?: (?:there|here|in there|in here|else))?\.?$/i;

/** True where the inspector says that there is nothing to report. */
export const isLeftOut = (text: string): boolean =>
  (LEFT_OUT.test(text) && readMeaning(text.replace(LEFT_OUT, '')).defects > 0 && !saysNotInspected(text)) ||
  NOT_MINE.test(text) ||
  (IS_HARMLESS.test(text) && !/\b(?:lead|peel|flak)/i.test(text)) ||
  foundNothing(text);

/** True for words that make little of what was found right before: "just hairline", "nothing to write up". */
export const makesLittle = (text: string): boolean =>
  readMeaning(text.replace(LEFT_OUT, '')).parts === 0 &&
  (LEFT_OUT.test(text) || /^(?:just|only) (?:[\w-]+ ?){1,3}[.,]?$/i.test(text));

const foundNothing = (text: string) =>
  NOTHING_THERE.test(text) && (/^nothing/i.test(text) || isRoom(bare(text.split(',')[0]?.split(' ').at(-1) ?? '')));

const LEADS_TO_TALK = '^(?:(?:and|so|now|but|oh|whoa|whoo),? )*';
/** "Mind the poison ivy", "step back", "hold on, dude, wrong battery". */
const TO_PEOPLE = new RegExp(
  `${LEADS_TO_TALK}(?:mind (?:the|your|that|those)\\b|watch (?:your|yourself)\\b|(?:step|stand) back\\b|(?:hand|hold|pass) me\\b|(?:do not|don['’]t) touch (?:that|this|it|anything)\\b|follow me\\b|(?:no,? )?(?:sorry,? )?(?:you(?:['’]ve)? (?:have|got) the )?wrong number\\b|(?:hang|hold) on,? (?:dude|man|buddy|guys|ma['’]am|sir)\\b)`,
  'i',
);
/** "Mind your head, ma'am, I've got the dent to show you why." */
const MIND_YOURSELF = new RegExp(
  `${LEADS_TO_TALK}(?:mind|watch) (?:your|ya|yer) (?:heads?|steps?|feet|toes|fingers|elbows?),? (?:ma['’]am|sir|hon|honey|folks|guys|buddy|dear|sweetie|everybody|i)\\b`,
  'i',
);
/** "Gimme a sec to find my screwdriver, …" */
const WAIT_FOR_ME = new RegExp(
  `${LEADS_TO_TALK}(?:gimme|give me) (?:a|one|just a) (?:sec|second|minute|moment) (?:to|while i|so i can) (?:find|get|grab|put|change|swap|write|catch|dig|look)\\b`,
  'i',
);
/** "My hands are freezing", "broke my collarbone". */
const OF_MYSELF =
  /^(?:(?:and|so|but|oh|okay|that is everything),? )*(?:i (?:have )?)?(?:my (?:hands?|feet|fingers|boots|knees?|back|toes|ears|nose|socks|shirt|pants) (?:are|is) (?:all )?(?:freezing|frozen|cold|numb|soaked|soaking|wet|killing|sore|muddy|filthy|done)\b|(?:broke|twisted|sprained|hurt|banged|bumped) my (?:[\w]+ )?(?:collarbone|ankle|wrist|arm|leg|back|hip|nose|neck|head|knee|elbow|shin|thumb)\b)/i;
/** "Somebody's baking, smells great." */

/** "I am glad to be out of the wet." */
const IS_GLAD = new RegExp(`${LEADS_TO_TALK}i(?:['’]m| am) glad\\b(?!.*\\bto see\\b)`, 'i');
/** … which tells of the house where more is said of it: "watch your head; it is five foot eight at the turn". */
const GOES_ON = /[,;] \w+ \w+ \w+ \w+/;
const TO_ONESELF = new RegExp(`${LEADS_TO_TALK}note to self\\b`, 'i');
/** "Careful.", "whoa, easy." */
const CALLS_OUT =
  /^(?:(?:and|so|oh|whoa|okay|hey),? )*(?:be )?(?:careful|easy|easy does it|heads up|watch it|whoa)(?:,? (?:now|there|guys|everybody|folks|ma['’]am|sir|hon|honey))?[.!,]*$/i;
/** "Flashlight's dead", "kneepads on": no ladders, boots and meters, which a house has, too. */
const OF_TOOLS =
  /^(?:(?:my|the|our) )?(?:flashlight|tester|recorder|drone|kneepads|coveralls|gloves)(?:['’]s| is| are)? (?:on|off|good|fine|okay|up|ready|charged|dead|low|out|set)\b/i;

/** "Testing, testing, okay", "recording, good", "outside complete". */
const OF_RECORDING =
  /^(?:(?:testing[,.]? ?)+(?:(?:one|1)[, ]+(?:two|2)[, ]*(?:three|3)?|okay|ok|good|hello)?|(?:recording|recorder)(?:['’]s| is|,)? (?:on|good|okay|going|running)|(?:outside|inside|exterior|interior|upstairs|downstairs|that side)(?:['’]s| is|,)? (?:all )?(?:complete|done|finished))[.!]?$/i;

/** "You don't want to see cracks in a foundation, but there's none here." */
const WORRY =
  /\b(?:(?:do not|don['’]t|never) (?:want|like|wanna) to (?:see|find)|watch out for|worry about|(?:you|i|we) (?:usually |often |always )?see (?:a lot|lots|plenty|so many) of (?:these|them|those)|i(?:['’]ve| have) seen)\b/i;
const NONE_HERE =
  /\b(?:but|and|luckily),? (?:there(?:['’]s| is| are) (?:none|no(?:thing)?\b)|i (?:see|saw|found|find) (?:none|nothing)|(?:this|these|that|yours)(?: one| ones| house)?(?:['’]s| is| are| looks?) (?:not (?:like that|one of)|(?:[\w-]+ )?(?:good|fine|okay|ok|solid|tight|dry|sound|great|clean|shape)\b)|not (?:here|in this (?:house|one)|on this (?:house|one))|none here|we don['’]t have (?:any|that) here)\b/i;
/** True for what one does not want to see, and is not there. */
export const deniesWorry = (text: string): boolean => WORRY.test(text) && NONE_HERE.test(text);

/** "So when you move in you'll want to change the locks." */
const ONCE_MOVED_IN = new RegExp(
  `${LEADS_TO_TALK}(?:when|once|after|before) you(?: (?:all|guys|folks))?(?:['’]ve)? (?:actually )?(?:mov(?:e|ed) in|clos(?:e|ed)|settled? in|get settled|take (?:over|possession))\\b`,
  'i',
);
/** What is to be done again and again is upkeep, a tip. */
const HOW_OFTEN = /\b(?:every|each|once|twice|times|daily|weekly|monthly|yearly|annually)\b/i;
/** "You don't want to see cracks in a foundation": nobody says that there are any; "you don't want to see that crack" does. */
const UNWANTED = new RegExp(
  `${LEADS_TO_TALK}you (?:do(?:n['’]t| not)|never|would(?:n['’]t| not)) (?:ever |really |usually )?want to (?:see|find|have)\\b(?!.*\\b(?:this|that|these|those|here|like)\\b)`,
  'i',
);

/** "Gauge, please." */
const ASKS_A_HAND = /^(?:[\w'-]+,? ){1,4}please[.!]?$/i;

/** True for words that only warn or ask who stands by, tell what is not wanted of any house, remind the speaker, or speak of his tools. */
export const isSaidToPeople = (text: string): boolean =>
  IS_GLAD.test(text) ||
  UNWANTED.test(text) ||
  (ONCE_MOVED_IN.test(text) && !HOW_OFTEN.test(text) && readMeaning(text.replace(ONCE_MOVED_IN, '')).defects === 0) ||
  CALLS_OUT.test(text) ||
  OF_RECORDING.test(text) ||
  MIND_YOURSELF.test(text) ||
  WAIT_FOR_ME.test(text) ||
  OF_MYSELF.test(text) ||
  ASKS_A_HAND.test(text) ||
  (((TO_PEOPLE.test(text) && !GOES_ON.test(text)) || TO_ONESELF.test(text) || OF_TOOLS.test(text)) &&
    readMeaning(text).defects === 0);

function isOfHouse(text: string): boolean {
  const { defects, parts } = readMeaning(text);
  return defects > 0 || parts > 0;
}

/** Odds from which on words are taken for talk: that neither judge nor tell of anything wrong, others, and that name a part of a house. */
const PERHAPS_TALK = 0.2;
const SURELY_TALK = 0.42;
const SURELY_TALK_OF_THE_HOUSE = 0.95;
/** Odds from which on a kind is believed, whatever the rules say, or though they say something else. */
const SURELY_NOT_INSPECTED = 0.8;
const NOT_INSPECTED = 0.3;
const FUNCTIONAL = 0.5;
const NOT_FUNCTIONAL = 0.05;

function likeliest(byRules: TextKind, odds: KindOdds): TextKind {
  if (byRules === 'notInspected') return byRules;
  if (odds.notInspected > (byRules === 'fact' ? NOT_INSPECTED : SURELY_NOT_INSPECTED)) return 'notInspected';
  if (odds.functional > FUNCTIONAL) return 'functional';
  if (byRules === 'functional' && odds.functional < NOT_FUNCTIONAL) return 'finding';
  return byRules;
}

/** What is said of the recording, of the way through the house, to people around. */
const TALK = new RegExp(
  [
    '\\b(?:let|lets|let us) (?:go|head|move|get|take|start|see|call|break|do)\\b',
    '\\blet me (?:swap|grab|get|take|start|go|call|turn|check|write|pause|put|just|finish|catch)\\b',
    '\\b(?:hang|hold) on\\b(?! to)|\\b(?:one|just a|give me a) (?:second|minute|moment|sec)\\b',
    '\\bremind me\\b|\\bwhere was i\\b|\\btesting testing\\b|\\btake your time\\b|\\bwatch your step\\b|\\bbe right (?:back|there|with you)\\b',
    '\\bgood (?:morning|afternoon)\\b|\\bthank you\\b|\\bexcuse me\\b|\\bnice to meet\\b|^(?:hey|hi|hello)\\b|^what a\\b',
    '^(?:so |oh |and )*(?:do|did|have|can|could|would|will|are) you\\b|^(?:so |oh )*(?:where|when|why|how) (?:do|did|are|is) (?:you|your)\\b',
    '^(?:i|we) (?:be|been|usually|always|going to|am going to|will) (?!see)',
    '\\bwe (?:are )?(?:inside|outside|done|finished|here)\\b',
  ].join('|'),
);

/**
 * Talk to people and to oneself gives itself away by its words; what is said of a house names a part of it or judges.
 * Where a place was announced, the doubt speaks for the report: what then fits nothing becomes a warning.
 */
function belongsInReport(text: string, kind: TextKind, { hasPlace, house }: Surroundings): boolean {
  const words = plainWords(text).filter((word) => word !== ',' && word !== '.');
  const strong = words.filter((word) => NARRATION_WORDS.has(word)).length;
  const talk = strong + words.filter((word) => TALK_WORDS.has(word)).length / 2 + (TALK.test(words.join(' ')) ? 1 : 0);
  const { fine, units, parts } = readMeaning(text);
  const isDefect = kind === 'finding';
  const judges = isDefect || fine > 0 || kind === 'functional';
  const ofHouse = speaksOfHouse(text, house);
  if (kind === 'notInspected') return ofHouse || hasPlace || talk < 1;
  if (talk >= 2) return parts > 0 && talk < 4 && units.some(isSymptom);
  if (strong >= 1 || TALK.test(words.join(' '))) return ofHouse && judges;
  if (hasPlace && judges) return true;
  if (hasPlace) return units.some(tells) && (talk < 1 || ofHouse);
  if (talk >= 1) return ofHouse && judges;
  if (ofHouse) return judges || units.length >= 2;
  return isDefect;
}

/** A symptom by name, not only something that is missing. */
const isSymptom = ({ role, groups }: Unit) => role === 'symptom' && groups[0] !== MISSING && groups[0] !== NOT;
const tells = ({ role }: Unit) => role !== 'general' && role !== 'number';
