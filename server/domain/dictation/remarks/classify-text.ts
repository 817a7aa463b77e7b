import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';

/** What a sentence tells of the house, whatever stands around it. */
export type TextKind = 'finding' | 'fact' | 'functional' | 'notInspected';

/** What inspectors do to a thing, said of the thing and said of themselves. */
const DONE =
  '(?:inspected|accessed|entered|seen|viewed|tested|reached|walked|operated|evaluated|determined|verified|checked|observed|examined|traversed|run|visible|accessible)';
const DO =
  '(?:inspect|access|enter|see|view|test|reach|walk|evaluate|determine|verify|check|observe|examine|traverse|crawl|get (?:in|into|to|up|under|inside|behind|through|on|past|access|a look|a good look|back)|look (?:in|into|at|under|behind|inside))';
const NOT_INSPECTED = [
  `\\b(?:was|were|is|are|be|been|being) not (?:been |be |able to be |fully |completely |safely )*${DONE}\\b`,
  `^(?:\\w+ ){0,4}(?<!(?:do|did|does|will|would) )not ${DONE}\\b`,
  `\\bnot (?:inspected|tested|accessible|visible)\\b`,
  `\\b(?:could|can) not (?:be |really |fully |safely |even )*(?:${DO}|${DONE})\\b(?! (?:my|the|any|a) (?:own )?(?:light|flashlight|beam|hand|thumb|fingers?|daylight)\\b)`,
  `\\b(?:unable|impossible|not able|not possible|no way) to (?:be |safely |fully )*(?:${DO}|${DONE}|operate|run)\\b`,
  `\\b(?:did|do) not (?:fully |really )*(?:inspect|test|walk|enter|check|get to|get into|go (?:in|into|up|on|under)|operate the|run the)\\b(?! across )`,
  `\\b(?:no|without) (?:safe )?access\\b|\\b(?:inaccessible|uninspected)\\b`,
  `\\b(?:blocked|limited|restricted|prevented) (?:access|our inspection|inspection|view|visibility)\\b`,
  `\\b(?:access|inspection|visibility|view) (?:was |is )?(?:limited|restricted|blocked|obstructed)\\b`,
  `\\bbeyond the scope\\b|\\bexcluded from\\b`,
  `\\bnot (?:going to |about to |gonna )?(?:walk|walking|climb|climbing|crawl|crawling|enter|entering|test|testing|going (?:up|on|in|into|under)|go (?:up|on|in|into|under)|getting (?:up|on|in|into|under))\\b`,
  `\\b(?:looked at|viewed|seen|inspected|did (?:it|this|that|the \\w+)|done|checked|from|off)(?: \\w+){0,3} (?:from|off|with|by|through) (?:the |a |my )?(?:ground|lawn|yard|grass|driveway|sidewalk|curb|ladder|street|eaves?|binoculars|field glasses|drone|window)\\b`,
  `\\btoo (?:steep|high|wet|icy|slick|low|tight|fragile|brittle|dangerous|hot|cold|shallow)(?: \\w+){0,3} to (?:walk|climb|enter|crawl|get|go|test|run|be)\\b`,
  `\\b(?:gas|power|water|utilities|electric|electricity|heat|pilot) (?:was|is|were|are) (?:all |still )*(?:turned |shut )?off\\b`,
  `\\bbehind (?:a|the) locked\\b|\\b(?:panel|room|gate|hatch|closet|shed|unit|cover|cabinet) (?:was |is |were |are )?(?:padlocked|locked)\\b`,
  `\\bwinterized\\b|\\b(?:hidden|concealed|covered|buried|blocked) (?:up |in |by |with |behind |under )+(?:the |a |all |all the |their |his |her |some )*(?:snow|boxes|storage|stored|belongings|furniture|cars?|vehicles?|clutter|finished|finishes)\\b`,
  '\\bi (?:will|would|am|did|do) not (?:be )?(?:turn(?:ing)?|start(?:ing)?|operat(?:e|ing)|fir(?:e|ing)|light(?:ing)?) (?:it |them |that |the |on |up )',
  '\\b(?:can|could) not (?:say much|tell you (?:much|anything|how|what|if|whether|about)|speak to|vouch for|speak for)\\b|\\b(?:i|we) (?:can|could) not (?:say|tell you)(?: \\.)?$|\\bwho knows(?: \\.)?$',
  '\\b(?:i|we) (?:was |were |am |are )?not (?:going to|about to|gonna) (?:start|run|turn|switch|fire|light|operate|open|move)\\b',
  '\\b(?:i|we) (?:am |are )?skipping (?:it|that|this|these|those|them|the \\w+)\\b|\\bi do not do (?:that|those|these|roofs?|pools?|septics?|wells?|chimneys?|heights)\\b|\\bthis (?:is|was) (?:all |only |just )*from the (?:ladder|ground|street|eaves?)(?: only)?(?: \\.)?$',
  '\\b(?:i|we) (?:could|can|did) not (?:reach|get past|get around|get beyond|get to)\\b|\\b(?:past|beyond|behind|under) the [\\w ]{2,20} i (?:could|did) not (?:get|go|see)\\b|\\bnot (?:running|testing|trying|opening|moving) (?:it|that|this|them|those)\\b(?! (?:well|good|great|far|much|smooth|fast|long|\\w+ly)\\b)|\\b(?:did|could) not crawl (?:it|that|this|there)\\b',
  '\\bleaving (?:it|that|them|those|this|both|the \\w+(?: \\w+)?) (?:off|alone|be)\\b|^no (?:[\\w-]+ ){1,3}(?:test|inspection) (?!button)',
  `\\bnever (?:got (?:a look|looked|to|in|into|inside|up|under)|saw|ran|tested|tried|opened|looked|made it (?:in|into|up|under|past|to|over|as far))\\b`,
  `\\b(?:left|let) (?:it|that|them|those|this|the \\w+(?: \\w+)?) (?:be|alone|sit|off|lie)\\b`,
  '\\b(?:i|we) (?:quit|stopped|turned (?:around|back)|gave up) (?:at|after|before|past|halfway|short)\\b|\\b(?:i|we|they) do not (?:do|inspect|test) (?:septics?|pools?|wells?|sprinklers?|irrigation|alarms?|radon|termites?)\\b',
  '\\b(?:outside|out of) my (?:lane|scope|wheelhouse)\\b|\\babove my pay grade\\b|\\b(?:is|are|a|another|different|separate) (?:really |whole )*(?:a )?(?:different|separate|other) (?:person|man|guy|fellow|outfit|company)(?: s)? (?:job|work|department|visit)\\b',
  '\\b(?:i|we) do not (?:dig|uncover|take (?:any )?samples?|plug (?:it|the|up)|pond|flood|take (?:it|them|that) apart)\\b|\\bno (?:boots|feet) (?:on|up)\\b|\\bno eyes on (?:it|that|this|them)\\b|^(?:\\w+ ){0,2}(?:eaves?|ladder|ground) only\\b|\\bso no (?:run|test|look) on\\b|\\bthat is as far (?:in |up |back )?as (?:i|we) (?:went|got|could|go|dared)\\b|\\b(?:i|we) looked (?:it over |it all over )?from (?:the|my|a) (?:ladder|ground|driveway|street|lawn|yard|neighbor)\\b',
  '\\bwent un(?:watched|tested|seen|checked|inspected|opened)\\b|(?:^|, )(?:left )?(?:unseen|untested|unopened|undisturbed)(?:$| [,.])',
  '\\b(?:i|we) did not (?:want|like) to (?:interrupt|disturb|stop|wake|bother|risk|force)\\b|\\b(?:was|were|is|are) (?:still |already )?in the middle of (?:a|its|the) (?:load|cycle|wash)\\b',
  '(?:^|[,.] )skipped (?:the|it|that|this|them|those)\\b',
  `\\b(?:i|we) skipped\\b|\\b(?:was|were|got|get|is|are) skipped\\b|\\bstayed off\\b|\\bkept off\\b`,
  `\\b(?:i|we) (?:did|could|can|would|will|am|are) not (?:even |really )?(?:evaluate|inspect|run|running|try|trying|test|testing|look at|go (?:in|into|up|on|under|near)|walk|climb|enter|crawl|light|fire|get (?:near|past|in|into|under|up|behind|to|a look|close)|see (?!any|a |no |evidence|signs|where|it|my|light|daylight|through)|squeeze|fit|lift|reach|budge)\\b(?! (?:across|into) )`,
].map((pattern) => new RegExp(pattern));

/** True where a text says that something was not inspected. */
export function saysNotInspected(text: string): boolean {
  const plain = plainWords(text).join(' ').replaceAll(' , ', ' ');
  return NOT_INSPECTED.some((pattern) => pattern.test(plain));
}

const COULD_NOT_GET =
  /^(?:(?:and|so|but|i|we|you) )*(?:could(?:n['’]t| not)|can(?:['’]t|not)|was(?:n['’]t| not) able to) (?:even |really )?(?:get|go|see) (?:in|inside|up|under|on|over|past|to it|into it|up it|on it|in there|up there|under there|down there|back there|on there)[.,]?$|^no access(?: (?:here|there|to it))?[.,]?$/i;
/** What one gets in by, or to: a window that is painted shut and a handrail that is too low are findings. */
const WAY_IN =
  '(?:it|that|hatch|scuttle|door|gate|lid|cover|panel|opening|entry|access|closet|attic|crawl ?space|roof|pitch|room|shed)';
const IS_SHUT = new RegExp(
  `^(?:(?:and|so|because|the|its|their) )*(?:(?:[\\w-]+ )?${WAY_IN}(?:['’]s| is| was)? )?(?:all |just |been |way |much )*(?:(?:painted|screwed|nailed|caulked|glued|sealed|bolted) (?:shut|down|closed|over)|(?:pad)?locked|no key|sealed|too (?:steep|tight|low|narrow|icy|slick|wet|high|shallow|full))\\b`,
  'i',
);
const ONLY_NOT_DONE =
  /^(?:(?:so|and|therefore),? )*(?:(?:it|that|this)(?:['’]s| is| was) )?not (?:inspected|tested|entered|accessed|walked|evaluated)(?: today)?[.,]?$/i;

/**
 * "Couldn't get in." "Hatch is painted shut." "So not inspected.": one limitation, though each is a sentence of its own.
 * @param sentence the one right after `before`.
 */
export function tellWhyNotInspected(before: string, sentence: string): boolean {
  if (COULD_NOT_GET.test(before)) return IS_SHUT.test(sentence);
  return ONLY_NOT_DONE.test(sentence) && (saysNotInspected(before) || IS_SHUT.test(before));
}

/** Deeds of a thing in order: "the fan runs", "gate latches". */
const DEED =
  '(?:latch(?:es|ed)|closed|opened|locked|flush(?:es|ed)|reverse[sd](?: (?:when|as soon as|the moment) .*)?|empties|refills|fire[sd]|lit|runs|ran|(?:is|was|are|were) running|(?:turn|come|kick)s on|(?:turned|came|kicked) on)';
/** Deeds that only tell with how well they are done: "rolls up and down nice", "drains right down". */
const DEED_OF_A_KIND =
  '(?:closes?|opens?|shuts?|locks?|latch(?:es)?|seals?|empties|emptied|fill(?:s|ed)|refill(?:s|ed)|flush(?:es|ed)?|drain(?:s|ed)|lights?|fire[sd]?|runs?|heat(?:s|ed)|cool(?:s|ed)|roll(?:s|ed)|swings?|slides?|spins?|moves?|holds?|held|starts?|started|draws?|drafts?|responds?|sounds?|feels?|looks?)';
const HOW_WELL =
  '(?:just |pretty |real |really |very )?(?:fine|good|nice and (?:cold|cool|warm|hot|toasty|quiet|even|strong|smooth|easy)|nice|nicely|sweet|well|okay|ok|great|smooth|smoothly|easy|easily|quiet|quietly|freely|properly|perfect|perfectly|normally|strong|quick|quickly|fast|promptly|clean|cleanly|tight|tightly|right up|right away|right off|no problem|no trouble|first try|without (?:a |any )?(?:drip|drips|leaks?|problem|problems|trouble|hitch|fuss|complaint|complaints|difficulty)|(?:the way|like|as) (?:it|they) (?:should|ought)|like a (?:charm|champ|dream|top|jet(?: engine)?)|as you please)';
const BETWEEN = '(?: (?:it|up|down|on|off|and|all|both|ways|water|air|itself|again))*';
const DOES_ITS_WORK = new RegExp(`^\\w+ .*?\\b(?:${DEED}$|(?:${DEED}|${DEED_OF_A_KIND})${BETWEEN} ${HOW_WELL}\\b)`);
const HINDERED = /\b(?:not|never|no|hardly|barely|to|if|when|until|only)\b/;

/** True where a clause says that something does what it is for. */
function doesItsWork(plain: string): boolean {
  return plain.split(/ ?[,.] ?| but /).some((clause) => DOES_ITS_WORK.test(clause) && !HINDERED.test(clause));
}

/** True where a clause says that something does what it is for, and how well: "the sink empties quickly", "reversed when I obstructed it". */
export function worksWell(text: string): boolean {
  const plain = plainWords(text.replace(/[.,]+$/, '')).join(' ');
  if (DOES_ITS_DUTY.test(plain) && readMeaning(text).defects === 0) return true;
  if (
    STARTS_WHEN.test(plain) &&
    readMeaning(text.replace(/ (?:when|as soon as|once|the (?:moment|second)) .*/i, '')).defects === 0
  )
    return true;
  if (REVERSES.test(plain) || (DOES_AS_TOLD.test(plain) && !/\b(?:not|never|no|barely|hardly|only|but)\b/.test(plain)))
    return true;
  return !/[,.]/.test(plain) && readMeaning(text).defects === 0 && DOES_WELL.test(plain) && !HINDERED.test(plain);
}

/** What only works well where it is done well; a toilet that "moves easily" does not. */
const DOES_WELL = new RegExp(
  `^(?:\\w+ )+?(?:closes?|shuts?|locks?|latch(?:es)?|drain(?:s|ed)|empties|emptied|fill(?:s|ed)|refill(?:s|ed)|flush(?:es|ed)|lights?|lit|fire[sd]|started|starts|heats?|heated|cools?|cooled|blows|blew|runs|ran|opens|rolls|rolled|went|goes)${BETWEEN} (?:${HOW_WELL})(?: every time| too| as well| though| here| in here)?$`,
);
/** Idioms of what does its work: "the door went right back up", "backs off when it hits my hand", "chews it up", "quits when you tell it to". */
const DOES_AS_TOLD =
  /\b(?:went|goes|came|rolled|rolls|shot|popped|jumped|bounced|backs|backed) (?:right |straight |clean |all the way )*(?:back (?:up|off|open)|off when)\b|\b(?:chews|chewed|grinds|ground) (?:it|them|that|(?:the |some )?ice|everything) (?:right |all )?up\b|\b(?:quits|stops|shuts off|quit|stopped) when (?:you|i) (?:tell|told) it to\b|\breads (?:right|fine|good|normal|correct)\b|\b(?:clears|cleared) (?:on|in|with) (?:one|the first|a single) (?:pull|flush|push)\b/;
/** "Sink drains", "the toilet flushes": no more is said of it, and no less. */
const DOES_ITS_DUTY =
  /^(?!.*\b(?:no|not|nothing|none|only|half|hardly|barely|never|one|nobody)\b)(?:(?:the|this|that|and) )*(?:[\w-]+ ){0,2}[\w-]+ (?:(?:drains|flushes|works|latches|locks|closes|opens|fires|ignites|heats|cools|reverses|operates|functions|rings|seals)|(?<=s )(?:drain|flush|work|latch|lock|close|open|operate|function|seal))(?: too| also| as well)?$/;
/** "The sump pump kicked on when I lifted the float." */
const STARTS_WHEN =
  /^(?!.*\b(?:not|never|no|only|hardly|barely|but|until|breakers?|water|smoke|lights? on)\b)(?:[\w-]+ ){1,5}(?:(?:came|comes|kicked|kicks|turned|turns|fired|fires|started|starts) (?:right )?(?:on|up)|lit)(?: right up)? (?:when|as soon as|once|the moment|the second) (?:i|you|we) /;
const REVERSES =
  /^(?!.*\b(?:not|never|no|outlets?|receptacles?|plugs?|polarity|hot|neutral|wir\w+|valves?)\b)(?:\w+ )*?reverse[sd] (?:right )?(?:when|as soon as|the moment|on contact)\b/;

/** Words that ask for something to be done are a mild sign of a defect. */
const WANTS =
  /\b(?:need|needs|needed|should be|must be|has to be|have to be|past its|nearing|beyond its|at the end of|that is (?:real|really|way|pretty|too|awful|awfully|very) (?:high|low|hot|steep|short|tight|close)|hazard|unsafe|concern|temporary)\b/;

/** @param text one sentence or clause. */
export function classifyText(text: string): TextKind {
  if (saysNotInspected(text)) return 'notInspected';
  const meaning = readMeaning(text);
  const plain = plainWords(text).join(' ');
  if (meaning.defects > 0 || WANTS.test(plain)) return 'finding';
  if (meaning.fine > 0 || (meaning.parts > 0 && doesItsWork(plain))) return 'functional';
  return 'fact';
}
