import { readMeaning } from '../words/meaning.ts';
import { saysNotInspected } from './classify-text.ts';

/** "Smells like somebody's baking." */
const OF_COOKING =
  /\b(?:somebody|someone|somebody['’]s|neighbors?)\b.*\b(?:baking|cooking|bacon|toast|barbecu\w+|grilling|cookies|supper|dinner)\b/i;

/** "If that flashing ever comes loose, you'll get water": what might be. */
const MIGHT_BE =
  /^(?:(?:and|so|now|but),? )*if (?:[\w-]+ ){1,4}ever\b.*(?:\b(?:will|would|could|might)\b|['’](?:ll|d)\b)/i;
/** "Weather is cloudy, sixty degrees." */
const OF_WEATHER =
  /^(?:(?:and|so|okay|the|today|it(?:['’]s| is)) ?)*(?:weather(?:['’]s\b| (?:is|was|today|conditions?)\b|[,:])|(?:sunny|cloudy|overcast|clear skies|partly cloudy)(?: (?:and|today|out|skies)\b|[,.]|$))/i;
/** "Gray out, fifty-six degrees", "it's hot as a skillet, and it ain't but nine o'clock". */
const OF_SKY =
  /^(?:(?:and|so|whew|boy|man|lord|okay|well|it(?:['’]s| is)|still|kind of|pretty|real|already),? )*(?:(?:gray|grey|cold|cool|hot|warm|windy|breezy|drizzling|raining|rainy|snowing|sunny|cloudy|muggy|humid|chilly|freezing) (?:out|outside|today|this morning|this afternoon)(?:[,.]| and\b|$)|(?:hot|cold) as (?:a|an|the)\b.*\b(?:o['’]?clock|already|today|morning|out here)\b)/i;
/** "Thirty years of pulling wire, …", "twenty-six years with a wrench". */
const OF_CAREER =
  /^(?:(?:i(?:['’]ve| have)? (?:got|had|have|spent|did)|after|all my) )?(?:[\w-]+ ){1,2}years (?:of (?:pulling|doing|climbing|crawling|inspecting|looking at|working|fixing|building|swinging|roofing|plumbing|wiring|digging|teaching)|with an? (?:wrench|hammer|trowel|torch|crew)|in (?:the|this) (?:trades?|business|army|navy|service)|on (?:roofs|ladders|the job|job sites))\b/i;
/** "Gray split-level, nineteen seventy-six": what house it is. */
const OF_HOUSE_TYPE =
  /^(?:(?:it(?:['’]s| is)|this is|we have|an?|the|okay|so|and),? )*(?:[\w-]+ ){0,3}(?:split[- ]level|split[- ]foyer|ranch|rancher|colonial|bungalow|cape(?: cod)?|rambler|duplex|town ?(?:house|home)|condo|victorian|craftsman|foursquare|a-frame|mobile home|double-?wide)(?:[,.]| (?:built|from|with|house|style|on)\b)/i;
/** "Knees are shot", "my back's killing me". */
const OF_BODY =
  /(?:^|, )(?:and )?(?:my |these |the |this |old )*(?:knees?|back|hips?|shoulders?|bones|ankles?|elbows?)(?:['’]s|['’]re| is| are) (?:shot|killing me|sore|aching|stiff|done|not what (?:it|they) (?:used to be|once (?:was|were))|too old)\b/i;
/** "The piano is not included in the sale", "fridge goes with the seller": what is sold with the house. */
const OF_SALE =
  /\b(?:(?:is |are )?(?:not )?included in the (?:sale|deal|price|contract)|(?:convey|stay|go|goes|going|leav|come)(?:s|es|ing)? with the (?:seller|sale|buyer|tenant|owner)s?)\b/i;
/** "The front door faces east." */
const FACES =
  /^(?:(?:and|so|the|this) )*(?:house|home|front|front door|building|lot|place|it) (?:faces|is facing|looks) (?:about |roughly |due |mostly )?(?:north|south|east|west|the (?:street|road|lake|water))[\w-]*[.,]?$/i;
/** "At the last house …", "I had one yesterday where …", "the house next door …": told of other houses. */
const OF_OTHER_HOUSES =
  /\b(?:that['’]s|it['’]s|those are|they['’]re) not (?:ours|yours|on (?:this|your) (?:house|property)|part of (?:this|the) (?:house|inspection))\b|^(?:(?:and|so|now|but|you know|like|yeah|well),? )*(?:(?:a (?:little )?while|(?:a few |some )?(?:years?|months?|weeks?)) (?:back|ago),? (?:i|we)\b|back when (?:i|we)\b|(?:at|in|on|over at) (?:the|my|our) (?:(?:last|other|previous) (?:house|one|inspection|job|place)|own (?:house|home|place))|(?:in|at) my (?:house|home|place)\b|my own (?:[\w-]+ ){0,2}[\w-]+ (?:is|are|was|leaks?|has|had|does)|(?:last (?:week|month|year|night)|yesterday|the other day),? (?:i|we)\b|i (?:had|saw|did|found|inspected) (?:one|a house|another house) (?:yesterday|last (?:week|month|year)|the other day|once|where|with|that)|when i (?!.*\b(?:this|these|here|your)\b)(?:was|used to be) (?:an? \w+|\w+ing)|my (?!.*\b(?:this|these|here|your)\b)(?:brother|sister|buddy|friend|uncle|dad|father|cousin|wife|neighbor|mother|mom)(?: in law|-in-law)?(?:['’]s (?:house|place|home|roof|basement|deck|kitchen))? (?:had|has|got|put|bought|did|is|was|leaks?)|(?:that|this) reminds me of|the (?:house|one|place|neighbors) next door (?:has|have|had|is|was|got)|(?:the |their )?(?:neighbor(?:['’]s|s['’])|house next door['’]s) \w+(?: \w+)? (?:is|are|has|have|was|were|looks?)\b(?!.*\b(?:this|our|your|onto|toward|towards|against|into|drain\w*|rub\w*|hang\w*)))\b/i;
/** "These usually fail after ten years", "they tend to rust out eventually": told of all of a kind. */
const OF_ALL_KINDS =
  /^(?:(?:and|so|now|but|you know|well),? )*(?:(?:these|those|they)(?: (?:things|ones|kinds|types))? (?:(?:will |can |do )?(?:usually|typically|generally|normally|often|sometimes|eventually)|tend to) (?!(?:is|are|was|were|has|have|had)\b)|sometimes (?:these|they) (?!(?:is|are|was|were|has|have|had)\b)|(?:most|a lot|some) of (?:these|them) (?!(?:is|are|was|were|has|have|had)\b)[\w ]+ (?:over time|eventually|sooner or later|in the end))/i;
/** "Typically, water heaters last about ten years", "as a rule, shingles go about twenty". */
const OF_MOST =
  /^(?:(?:and|so|now|but|well),? )*(?:generally speaking|generally|as a (?:general )?rule|typically|in general|on average|most (?:houses|homes|people|places)|houses from the \w+),? (?!.*\b(?:this|these|that one|here|yours?|but|so|and)\b)/i;
/** "I love these old pantry cupboards." */
const LOVES =
  /^(?:(?:and|oh|boy|man|well),? )*(?:i|we|you(?:['’]ll| will)|my (?:wife|husband) would) (?:just |really )?(?:love|adore) (?:this|these|that|those|the|your)\b/i;
/** "My ladder is bent", not "my meter is pegged". */
const OF_OWN_THINGS =
  /^(?:(?:and|so|now|well|oh),? )*my (?:own )?(?:ladder|flashlight|tape(?: measure)?|phone|cell|camera|truck|glasses|gloves|boots|helmet|clipboard|tablet|batter(?:y|ies)|knife)(?:['’]s| is| are| just) (?!(?:reading|showing|telling|touching|going through)\b)/i;

/**
 * True for words that tell of the weather, of the house's front, of supper, of what might be one day, of what is sold with the
 * house, of other houses, of all of a kind, or of what the speaker carries.
 */
export const speaksOfElse = (text: string): boolean =>
  OF_WEATHER.test(text) ||
  ((OF_SKY.test(text) || OF_BODY.test(text)) && readMeaning(text).parts === 0) ||
  [OF_CAREER, OF_HOUSE_TYPE].some((other) => other.test(text) && readMeaning(text.replace(other, '')).defects === 0) ||
  FACES.test(text) ||
  (OF_COOKING.test(text) && readMeaning(text).parts === 0) ||
  MIGHT_BE.test(text) ||
  OF_OTHER_HOUSES.test(text) ||
  OF_ALL_KINDS.test(text) ||
  OF_MOST.test(text) ||
  (LOVES.test(text) && !/\b(?:but|except|though|if|missing|broken)\b/i.test(text)) ||
  OF_OWN_THINGS.test(text) ||
  (OF_SALE.test(text) && !saysNotInspected(text) && readMeaning(text.replace(OF_SALE, '')).defects === 0);
