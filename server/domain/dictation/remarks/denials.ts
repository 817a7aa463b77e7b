import { kindOdds } from '../likeness/kind-odds.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';

/** What is in order where it is not there. */
const HARMFUL =
  '(?:aluminum(?: wiring)?|knob and tube(?: wiring)?|polybutylene|poly b|asbestos|vermiculite|lead paint|radon|mold|mildew|galvanized|galvy?|federal pacific|zinsco|stab lok|termites?|powder post|carpenter ants?|mud (?:tubes?|tunnels?)|mice|rodents?|wasps|bees|bats|(?:tree )?limbs|branches|ivy|vines|buried tank|underground tank|daylight|light coming (?:in|through)|tide lines?|(?:water|moisture|storm|wind|hail|insect|termite|fire|smoke) damage|(?:signs?|evidence) of (?:leaks|leaking|leakage|water|moisture|animals|rodents|pests|bugs|insects|movement|settling|settlement|damage|rot))';
const NAMES_HARMFUL = new RegExp(`\\b${HARMFUL}\\b`, 'i');

/** True where what is in order only where it is not there is named: "aluminum wiring". */
export const namesHarmful = (text: string): boolean => NAMES_HARMFUL.test(text);

const LEAD = '(?:(?:and|but|there|i|we|got|had|saw|see|still|is|are|did|do|found) )*';
const WHO_LOOKED = `(?:${LEAD}|(?:(?:and|but|i|we|am|was|could|can) )*)`;
const SIGN = '(?: (?:real |obvious |visible |active |apparent )?(?:signs?|evidence|indications?|trace) of(?: any)?)?';
const NONE = `(?:no|zero|not (?:(?:see|find|notice|seeing|finding|noticing) )?(?:any|a single))${SIGN}`;
const TRAIL =
  '(?: (?:here|there|at all|anywhere(?: near(?: (?:it|them))?)?|(?:near|on|over|close to|touching) (?:it|them|the (?:house|roof|walls?|siding|gutters?|wires?))|either|up here|in here|around|to speak of|that i (?:saw|see|could see|can see|found)))?';
const AT_A_PLACE =
  ' (?:at|in|on|under|below|around|by|near|along|behind|inside|over|above) (?:the|this|that|these|those|any of the|either|my|our) (?:[\\w-]+ ?){1,3}';
const NO_HARM = new RegExp(
  `^((?:[\\w-]+ ){1,5}, )?${WHO_LOOKED}${NONE} ${HARMFUL}(?:(?: and| or| ,)+ (?:no )?${HARMFUL})*(?:${TRAIL}|${AT_A_PLACE})$`,
);
const NO_THING = new RegExp(`^${LEAD}no ((?:[\\w-]+ ?){1,4}?)${TRAIL}$`);

/** "No open splices", "I don't see any exposed wiring at the panel": something amiss is not there. */
const NOTHING_AMISS = new RegExp(
  `^(?:${WHO_LOOKED}${NONE}|(?:[\\w-]+ ){1,5}(?:does|do|did|has|have) not (?:have |show |got )?(?:any|a single)${SIGN}) ((?:[\\w-]+ ?){1,3}?)(?:${TRAIL}|${AT_A_PLACE})$`,
);
/** As things are that are amiss; "no little tank" lacks one. */
const AMISS =
  /^(?:open|opened|exposed|loose|loosened|broken|cracked|missing|damaged|torn|burnt|burned|scorched|melted|cooked|rotted|rotten|corroded|rusted|frayed|chewed|gnawed|bent|cut|leaking|leaky|reversed|double tapped|overheated|clogged|stained|soft|wet|lifted|slipped|peeling|abandoned|unprotected|disconnected|detached)$/;
/** These are told as symptoms, and missed where they are not there. */
const MISSED =
  /^(?:no(?: .*)?|(?:mastic|tar|flap|goop|list|little|small|drop|way|stop|flood|gap|draft|proper|vent|pressure|flow|suction|slope|pitch|clearance|ground|heat|power|water)s?)$/;

function deniesAmiss(plain: string): boolean {
  const thing = NOTHING_AMISS.exec(plain)?.[1]?.trim();
  if (!thing) return false;
  const { units } = readMeaning(thing);
  const isAmiss = units.some(({ role, text }) => role === 'symptom' && AMISS.test(text));
  const isThing = units.every(({ role, text }) => role === 'part' || role === 'word' || AMISS.test(text));
  const onlySymptoms = units.length > 0 && units.every(({ role, text }) => role === 'symptom' && !MISSED.test(text));
  return onlySymptoms || (isAmiss && isThing && units.length === 2);
}

/** "Doesn't leak", "isn't that old", "none of the burners are out": up to the end, which is all that is denied. */
const IS_NOT =
  /^(?:[\w-]+ ){1,5}?(?:is|are|was|were|does|do|did) not (?:that |really |too |very |all that |so |even )?((?:[\w-]+ ?){1,3})$/;
const NONE_IS = /^none of (?:[\w-]+ ){1,4}?(?:is|are|was|were) ((?:[\w-]+ ?){1,3})$/;
/** What these do not do is amiss. */
const OUGHT_TO = /^(?:trip|kick|pop|reset|click|shut|drop|cut|go|come|turn|move|reverse|stop)/;

/** "Can't find a single drip on the copper", "I don't feel any drips under this sink". */
const NOT_FOUND =
  /^(?:(?:and|but|so|i|we) )*(?:can|could|did|do) not (?:find|see|feel|spot|smell|hear|notice|(?:run|come) (?:across|into)) (?:a single|any|a|so much as a) ((?:[\w-]+ ?){1,2}?)(?: (?:at|on|in|under|below|around|by|from|along|anywhere|here|there)\b(?!.* to ).*)?$/;
/** "The spigot ran without a drip", "everything's dry, not a drop". */
const WITHOUT = /^(?:[\w-]+ ){2,6}without (?:a |any |so much as a )?(\w+)$/;
/** "Nothing to trip on", "nothing loose". */
const NOTHING =
  /^(?:(?:and|but|there|is|i|found|saw) )*nothing (?:to (?:trip|fall) (?:on|over)|(\w+))(?: (?:here|there|anywhere|at all|under here|in here|down here|up here))*$/;
/** "There is no water lying about", "there's nothing rubbing on them". */
const NONE_LIES =
  /^(?:(?:and|but|there|is|was) )*no (?:standing |sitting )?water (?:(?:down|under|up|in) here|(?:on|in|under) the (?:floor|ground|dirt|crawl ?space|basement|cellar|pan|plastic)|(?:a?round|under|beneath) (?:it|(?:the|its) (?:base|toilet|commode|tank|water heater|heater|sink|vanity|tub|furnace|dishwasher|washer))|(?:lying|standing|sitting|pooled|pooling|ponding)(?: about| around| anywhere| here| there| down here| in here)?)(?: , (?:no|or) .*)?$/;

/** "Mud tubes, none", "leaks under here, not one". */
const LISTED_NONE =
  /^(?:(?:and|but|any|the) )*((?:[\w-]+ ){1,5}), (?:none|zero|nowhere|not (?:one|any|a one)|not a single one|nary a one|i (?:counted|found|saw|see) (?:zero|none|nothing))(?: (?:whatsoever|here|there|anywhere|at all|in here|under here|down here|up here|that i (?:saw|see|could see|can see|found)))*$/;

const OPENS = '(?:[\\w-]+ ){1,7}, (?:and |but )?';
const SOMEWHERE = '(?: (?:from|on|in|at|around|among|under|to|along|near|by|out of|at all|anywhere|here|there)\\b.*)?';
/** "Nary a drip from that heater", "outlets in the kitchen, not a dead one among them". */
const NARY = new RegExp(
  `^(?:${OPENS})?(?:(?:and|but|so|with|there is|there was|i (?:saw|see|found|felt|heard)) )*(?:nary an?|not an?(?: single| solitary)?|not so much as an?|not even an?) ((?:[\\w-]+ ?){1,3}?)(?: ones?)?${SOMEWHERE}$`,
);
/** "Bolted, flashed, and not a spot of rot on it". */
const NOT_A_SPOT = new RegExp(
  `\\b(?:not|never|nary) (?:an? |the |so much as an? |even an? |one )?(?:single )?(?:spot|hint|speck|trace|lick|whiff|shred|smidge|flake|bead|touch) of ((?:[\\w-]+ ?){1,2}?)${SOMEWHERE}$`,
);
/** "Couldn't get this shower to leak if I tried", "you'll not catch this sink draining slow". */
const NOT_CAUGHT =
  /^(?:(?:and|but|i|we|you|nobody) )*(?:(?:can|could|will|would|do|did) )?(?:not|never|nobody) (?:catch|find|get|make|see|hear|feel) (?:this|that|the|these|those|it|them|any of (?:it|them|these|those))(?: [\w-]+){0,4}? (?:to )?(?:leak|drip|wobble|wiggle|rock|rattle|squeak|squeal|sag|bounce|flex|stick|bind|smoke|hum|grind|howl|drain(?:ing)? slow|run(?:ning)? slow|back(?:ing)? up)(?:ing|ping|ling|king)?(?:ly)?(?: (?:if|no matter|whatever|at all|anywhere|even)\b.*)?$/;
/** "Gas sniffer never made a peep at the range." */
const NOT_A_PEEP =
  /\b(?:sniffer|detector|meter|tester)\b.*\b(?:(?:never|not) (?:(?:make|made|give|gave|let out) (?:me )?(?:a|so much as a) (?:peep|chirp|beep|sound|squeak|twitch)|(?:chirp|beep|twitch|peep)(?:ed)?)|stayed (?:quiet|silent))\b/;
/** "Came up empty looking for leaks", "hunted for loose bricks and came up with squat". */
const CAME_UP_EMPTY =
  /\b(?:(?:look|hunt|search|sniff|pok|feel|check)(?:ed|ing) (?:around |all over )?for (?:any |a )?((?:[\w-]+ ?){1,2}).*\b(?:came|come|went|gone) (?:up|away|home) (?:dry|empty(?: handed)?|hungry|with (?:nothing|squat|zip|zilch|diddly|none))|(?:came|come) up (?:dry|empty) (?:look|hunt|search)ing for (?:any |a )?((?:[\w-]+ ?){1,2}))\b/;
/** "I have no complaint about the stairs", "ain't a blessed thing the matter with that fireplace". */
const NO_COMPLAINT =
  /\b(?:(?:have|has|got|had|with) (?:no|zero) (?:complaints?|quarrels?|beefs?|gripes?)|(?:can|could) not (?:find )?fault (?!in\b|with that\b)|(?:not|nothing|no) (?:an? )?(?:\w+ )?(?:thing )?(?:the matter|amiss) with)\b/;
/** "I went over the joints, and I didn't see any that were crumbling or empty." */
const NONE_THAT_IS =
  /^(.*?)\b(?:(?:did|do|could|can) not (?:see|find|notice|feel|spot|hear|count|catch)(?: any| one| a single one)?(?: of (?:them|these|those))?|not (?:one|any|a one)(?: of (?:them|these|those))?|found (?:none|not one)(?: of (?:them|these|those))?) (?:(?:that|which) (?:was|were|is|are) |(?:that|which) )((?:[\w-]+ ?){1,4})$/;
const HOW_LOOKED = /\bi (?:went|looked|walked|checked|crawled|poked|felt|tried|tested|pushed|pulled|tapped)\b[^,]*/g;
const TURNS = /\b(?:but|except|though|other than|besides|apart|aside|save|bar|only|until|beyond|outside of)\b/;

/** The same in words that are not said of what is wrong. */
function deniesOtherwise(plain: string): boolean {
  if (TURNS.test(plain)) return false;
  const [, before = '', wrong] = NONE_THAT_IS.exec(plain) ?? [];
  const isElseFine = readMeaning(before.replace(HOW_LOOKED, '')).defects === 0;
  if (wrong && isElseFine && readMeaning(wrong).defects > 0 && !OUGHT_TO.test(wrong)) return true;
  if (NOT_CAUGHT.test(plain) || NOT_A_PEEP.test(plain) || NO_COMPLAINT.test(plain)) return true;
  // "I looked for a shutoff and came up empty" misses one.
  const [, sought, soughtAfter] = CAME_UP_EMPTY.exec(plain) ?? [];
  if (readMeaning(sought ?? soughtAfter ?? '').defects > 0) return true;
  const none = (NOT_A_SPOT.exec(plain) ?? NARY.exec(plain))?.[1]?.trim();
  return none !== undefined && !MISSED.test(none) && (namesOnlySymptoms(none) || NAMES_HARMFUL.test(none));
}

function namesOnlySymptoms(text: string): boolean {
  const { units } = readMeaning(text);
  return units.length > 0 && units.every(({ role }) => role === 'symptom');
}

/** True where words only deny that something is wrong: "no aluminum", "it doesn't short cycle", "none of the burners are out". */
export function deniesPlainly(text: string): boolean {
  const plain = said(text);
  const [denial = '', more] = SAYS_MORE.exec(plain)?.slice(1) ?? [];
  if (more && tellsNothing(more)) return deniesPlainly(denial);
  // "PEX home runs, no poly, no galv", but not "the drain leaks, no poly".
  const harmless = NO_HARM.exec(plain);
  if ((harmless && readMeaning(harmless[1] ?? '').defects === 0) || NONE_LIES.test(plain)) return true;
  if (deniesAmiss(plain) || deniesOtherwise(plain)) return true;
  const listed = LISTED_NONE.exec(plain)?.[1]?.trim();
  if (listed) return NAMES_HARMFUL.test(listed) || readMeaning(listed).defects > 0;
  const nothing = NOTHING.exec(plain);
  if (nothing) return nothing[1] === undefined || namesOnlySymptoms(nothing[1]);
  const unfound = (NOT_FOUND.exec(plain) ?? WITHOUT.exec(plain))?.[1];
  if (unfound) return namesOnlySymptoms(unfound);
  const wrong = (IS_NOT.exec(plain) ?? NONE_IS.exec(plain))?.[1]?.trim();
  if (!wrong || OUGHT_TO.test(wrong) || readMeaning(text).defects > 0) return false;
  const { units } = readMeaning(wrong);
  return units.length === 1 && units[0]?.role === 'symptom' && units[0].text === wrong;
}

/** "I didn't run across any mud tubes, you don't much get those this far up": what stands behind it names nothing. */
const SAYS_MORE =
  /^(.*?\b(?:not|no|none|nothing|never|nary|zero)\b[^,]*) , ((?:and |so |but )?(?:you|we|i|it|that|they|not) .*)$/;
const tellsNothing = (text: string) =>
  readMeaning(text).units.every(({ role }) => role === 'word' || role === 'general');

/** "I didn't see any insulation over the garage". */
const NOT_SEEN =
  /^(?:(?:and|but|i|we) )*(?:did|do) not see any (?!water|moisture|dampness|signs?|evidence|activity|movement)((?:[\w-]+ ?){1,3}?)(?: (?:at|on|in|under|below|around|by|from|along|over|above|behind|anywhere|here|there)\b.*)?$/;

/** True for "no baffles", "no handrail here", "sensors, none": a thing is missing; "no leaks" and "no soft spots" are in order. */
export function lacksThing(text: string): boolean {
  const plain = said(text);
  const thing = (NO_THING.exec(plain) ?? NOT_SEEN.exec(plain) ?? LISTED_NONE.exec(plain))?.[1] ?? '';
  const { parts, defects, fine } = readMeaning(thing);
  return parts > 0 && defects + fine === 0 && !NO_HARM.test(plain);
}

/** Of pipes "poly" is polybutylene, and else the sheet on the ground. */
const said = (text: string) => {
  const plain = plainWords(text.replace(/[.,]+$/, ''))
    .join(' ')
    .replace(/^(?:no|nope|nah|well) , /, '')
    .replace(/ , though(?= ,)/g, '');
  return OF_PIPES.test(plain) ? plain.replace(/\bno poly\b(?! b)/g, 'no poly b') : plain;
};
const OF_PIPES = /\b(?:pex|copper|cpvc|galvy?|pipes?|piping|supply)\b/;

/** What things are there to do. */
export const DUTIES =
  'ring|work|run|turn on|come on|open|close|latch|lock|light|fire|drain|flush|fill|spin|start|hold|reverse|trip|reset|respond|shut|heat|cool|seal|operate|function|engage|ignite|cycle|pump|blow|sound|chime|rotate|catch|back off';
/** "The doorbell does not ring." */
const FAILS = new RegExp(
  `^(?!.*\\b(?:i|we|you|they|but)\\b)(?:[\\w-]+ ){1,5}(?:does|do|did|will|would) not (?:even |always |fully |properly |quite )*(?:${DUTIES})(?: (?:at all|any ?more|when \\w+|right|properly|all the way|on its own|by itself|(?:(?:on|off|against) )?(?:my|the|a) (?:two by four|block|hand|foot|boot|tester|button)))*$`,
);

/** "Nothing along them that I could hold", "nothing to grab on to". */
const NOTHING_TO_HOLD =
  /\bnothing (?:[\w-]+ ){0,4}?(?:to|(?:that )?(?:i|you|we|one|anyone|anybody|a person|somebody) (?:could|can|might)|for (?:me|you|us|anyone|anybody|a person|somebody) to) (?:hold|grab|grip|hang on|lean on|steady)\b/i;

/** True where there is nothing to hold on to, where there should be. */
export const offersNothingToHold = (text: string): boolean => NOTHING_TO_HOLD.test(text);

/** What runs on is amiss: "the toilet doesn't run". */
const RUNS_ON = /\b(?:toilet|commode|flapper|faucet|tap|spigot)s? .*\bnot (?:\w+ )?run\b/i;

/** True where something that should not run is said not to. */
export const runsOnNoMore = (text: string): boolean => RUNS_ON.test(text);

/** True for words that say of a thing that it does not do what it is there for. */
export function failsToDo(text: string): boolean {
  const plain = plainWords(text)
    .filter((word) => /\w/.test(word))
    .join(' ');
  return FAILS.test(plain) && !runsOnNoMore(plain) && readMeaning(text).units.length > 0;
}

/** "The spring is in two pieces, so I didn't try to lift it": what is broken is found, not only left untried. */
export function isBrokenSoUntried(text: string): boolean {
  const why = SO_UNTRIED.exec(text)?.[1];
  return why !== undefined && kindOdds(why).defect > SURELY_BROKEN && !OF_THE_DAY.test(why);
}
const SO_UNTRIED =
  /^(.+?),? so (?:i|we) (?:did(?:n['’]t| not)|would(?:n['’]t| not)|was(?:n['’]t| not) (?:going|about) to) (?:even |really |dare )?(?:try|lift|run|turn|operate|force|open|move|push|touch|use)\b/i;
/** "It's below freezing." */
const OF_THE_DAY =
  /\b(?:freezing|degrees|outside|weather|cold|warm|hot|rain(?:ing|ed)?|snow(?:ing|ed|y)?|icy|wet|dark|windy)\b/i;
const SURELY_BROKEN = 0.9;
