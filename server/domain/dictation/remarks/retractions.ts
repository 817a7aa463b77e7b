import { kindOdds } from '../likeness/kind-odds.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import { classifyText, worksWell } from './classify-text.ts';
import { lacksThing } from './denials.ts';

const INTERJECTION =
  /^(?:(?:or no|or rather|but no|no|nope|naw|oh|oops|whoops|okay|ok|please|or actually|actually|wait(?: a (?:minute|second|sec|moment))?|sorry|ah|um|uh|well|(?:i )?(?:beg your pardon|beg pardon)|(?:please )?(?:forgive|pardon|excuse) me|(?:hang|hold) on(?: a (?:minute|second|sec|moment))?|you know what|correction|my (?:mistake|bad|fault|error|goof)|(?:huh|duh|doh|shoot|dang|ha|hah|whoa|hmm|hm|nah)|got it|found it|there we go|aha)(?: |$))+/;
/** "Remove it" is said of a step that is rotten; "remove that" of what was said. */
const RETRACTS =
  /^(?:(?:take|cross|leave|back|wipe|rub|scratch|strike) (?:that|it|this)(?: one)? (?:out|off|from)(?: (?:the|my) (?:list|report|sheet|record))?|(?:nix|check|scrub|undo|skip|omit) (?:that|it)|(?:toss|kill|skip|pull|lose|drop|undo|omit) (?:that|this)(?: one| last one| comment)?|(?:take|took) (?:that|it|this)(?: one)? (?:back )?out|(?:do not|let(?: us)? not|i (?:will|would) not) (?:put|write|note|count|include|list|mark|report) (?:that|it|this)(?: one)?(?: (?:in|up|down))?|(?!(?:remove|drop) it$)(?:scratch|strike|delete|forget|disregard|ignore|remove|cancel|drop|erase|take back|never mind|nevermind))\b(?: (?:that|this|it|the|my|last|previous|one|two|comment|finding|note|remark|item|thing|what|i|just|said|about|out|those|these))*$/;
/** "You know what, drop it." */
const DROPS_IT = /^(?:drop|remove|pull|toss|kill|lose) it$/;
/** "Forget the sprayer": names what it takes back. Things can be removed and dropped too, these only be taken back. */
const RETRACTS_NAMED =
  /^(?:scratch|strike|forget|disregard|never mind|nevermind) (?:that |what i said |it )?(?:about )?(?:the|that|my)(?! (?:at|on|in|over|by|near|under|behind|above|below|beside|to|from)\b)(?: \w+){1,4}$/;
/** "I take that back", "I was wrong about the knockout", "let me back up", "on second thought that's a shadow". */
const TAKES_BACK =
  /^(?:(?:i (?:will |will have to |have to |gotta |got to )?)?(?:take|took|taking) (?:that|it|this)(?: one)? back|i (?:was |am |stand )?(?:wrong|mistaken|corrected)(?: (?:about|on) (?:that|it|this|those|the|that one)(?: \w+){0,2})?|i had (?:it|that|this|them|those) (?:backwards?|wrong|mixed up|upside down)|i (?:misread|misjudged|misheard|mistook) (?:that|it|this|those|the \w+)|i (?:was|am) looking at(?: \w+){1,4}|i had (?:my|the) \w+(?: \w+){0,2} (?:wrong|backwards?|upside down|off)|(?:that|it)(?: is)? (?:not right|wrong|not so)|(?:let me|i)(?: (?:have to|must|need to|should|will|had better))? (?:correct|rephrase|restate|amend|withdraw|retract)(?: myself| that| it| this)?|let me back up|back up a (?:second|bit|minute)|(?:i )?spoke too soon|false alarm|on (?:a )?second (?:thoughts?|look)(?: \w+){0,6})$/;
/** "Yes it is", "it does", "no it doesn't", "there it goes": the contrary of what was just said. */
const DENIES =
  /^(?:(?:yes|yeah|yep|sure) (?:it|they|that|there) (?:is|are|does|do|did|was|were|has|have|will|works?)|no (?:it|they|that|there) (?:is|are|does|do|did|was|were|has|have) not|(?:it|they|that) (?:is|are|does|do|did|was|were|has|have) now|here (?:it|they) (?:is|are))$/;
/** … and after "oh" or "wait" without a yes or no, too: "oh, it does". */
const DENIES_SHORTLY =
  /^(?:(?:it|they|that) (?:is|are|does|do|did|was|has|will)|(?:it|they|that)(?: is| are)? (?:right )?(?:there|here)|there (?:it|they) (?:is|are)|there (?:is|are)(?: (?:one|some))?)$/;
/** "No, it doesn't.", "no, it's not". */
const IS_NOT = /^(?:it|they|that|there)(?: (?:is|are|does|do|did|was|were|has|have))? not$/;
/** "That's my water bottle", "those are just a different color": what was taken for something wrong is something else. */
const MISTAKEN_FOR =
  /^(?!(?:it|that|this)(?: is| was)? (?:breaker |slot |circuit |step )?number )(?!(?:it|they|that|this) (?:has|have|had|got|needs?|do|does|did|will|would) )(?:(?:it|that|this|those|these|they)(?: is| are| was| were)?(?: just| only| merely)*(?: off| from)? (?:my|our|his|her|the|an?|some|all)? ?(?!(?!(?:ceil|flash|sid|wir|cas|fram|open|cover|mold|build|foot|light|land)ing)[\w-]+ing\b)(?:(?!not\b)[\w'-]+ ?){1,4}|(?:just|only|merely)(?: (?!not\b)[\w-]+){1,4}|my own [\w-]+)(?: ?\b(?:of|off|on|from|in|under|over|by|behind|up|with) (?:[\w-]+ ?){1,4})?(?: ?\b(?:that |which )?(?:somebody|someone|they|he|she) (?:[\w-]+ ?){1,4})?$/;
/** Who says so takes back, whatever follows. */
const SURELY_NOT =
  /\b(?:no|nope|nah|naw|oops|whoops|duh|doh|correction|my (?:mistake|bad|fault|error|goof)|false alarm)\b/;
/** … and who says so, where it was "just", "only" or "my" thing, or a thing that harms nothing. */
const LOOKS_AGAIN = /\b(?:wait|hold on|hang on|hmm?)\b/;
/** … and who says so, where it is in order. */
const PERHAPS_NOT =
  /\b(?:no|nope|nah|naw|oops|whoops|duh|doh|my (?:mistake|bad|fault|error|goof)|wait|hold on|hang on|hmm?|actually|got it|found it|there we go)\b/;

/** True for words that open with saying that it is not so: "no, hang on, that's the shadow". */
export const opensWithNo = (text: string): boolean =>
  SURELY_NOT.test(INTERJECTION.exec(plainWords(text).join(' ').replaceAll(' , ', ' '))?.[0] ?? '');

/** Why it is taken back: "that's just a stain", "it works", "no crack". */
const EXPLAINS =
  /^(?:it|that|this|they|somebody|someone|those|these|there|no|not|just|only|the \w+ (?:was|were) (?:just|only)|my)\b/;

/** "Wait, that was a sock", not "those beads on the wall". */
const ONLY_EXPLAINS =
  /^(?:(?:it|that|this|they|those|these) (?:is|was|are|were|just|only|works|looks|an?|the|my|not)|no|not|just|only)\b/;

/** True where a clause only tells why something is taken back: "that's only a stain", not "that's my sister calling". */
export const explainsRetraction = (text: string) => {
  const plain = plainWords(text)
    .join(' ')
    .replaceAll(' , ', ' ')
    .replace(/[ .]+$/, '');
  return ONLY_EXPLAINS.test(plain.replace(INTERJECTION, '')) && !CALLS.test(plain);
};

/** Odds from which on words tell of something wrong, though they name no symptom: "those flames are orange and licking out". */
const SURELY_A_DEFECT = 0.6;
const soundsWrong = (text: string) =>
  !/^(?:it|that|they|i)\b/i.test(text) &&
  /\b(?:is|are|has|have)\b/i.test(text) &&
  kindOdds(text).defect > SURELY_A_DEFECT;

/** What is made little of, or was a mistake, is a reason only. */
const BELITTLES = /\b(?:just|only|merely|nothing|not|no|never|was|were|my|your|his|her|wrong|mistaken)\b/;

/** True where words after "scratch that" stand in its place ("they are cracked", "it runs fine") and are no mere reason. */
export const replacesRetracted = (text: string): boolean =>
  !isHarmlessThing(text) &&
  (!BELITTLES.test(plainWords(text).join(' ')) || findsAnother(text)) &&
  (readMeaning(text).defects > 0 || soundsWrong(text) || classifyText(text) === 'functional');

/** "It reads hot and neutral backwards and one has no cover", "they're just curled and splintery from the sun": surely wrong, in another way. */
function findsAnother(text: string): boolean {
  const plain = plainWords(text).join(' ');
  const [, only] = ONLY_SO.exec(plain) ?? [];
  if (only ? readMeaning(only).defects === 0 : BELITTLES.test(plain.replace(HAS_NO, ''))) return false;
  return (
    readMeaning(text).defects > 0 && kindOdds(text).defect > CERTAINLY_A_DEFECT && plain.split(' ').length > FEW_WORDS
  );
}
const ONLY_SO =
  /^(?:it|they|that|this|these|those)(?: is| are)? (?:just|only) (?!an?\b|the\b|my\b|his\b|her\b|some\b)([\w-]+) and [\w-]+\b/;
/** "One on the patio's got no ground fault on it". */
const HAS_NO = /\b(?:has|have|had|got|is|are|with) no\b/g;
const CERTAINLY_A_DEFECT = 0.65;
const FEW_WORDS = 5;

/** "There isn't one, it's a plain duplex", "but they are taped face to face": what was taken back is amiss in another way. */
export const findsOtherwise = (text: string): boolean =>
  LACKS_IT.test(plainWords(text).join(' ')) ||
  lacksThing(text) ||
  (/^but (?:it|they|she|he|that|those)\b/i.test(text) &&
    !/\b(?:just|only|merely|nothing)\b/i.test(text) &&
    kindOdds(text.replace(/^but /i, '')).defect > SURELY_A_DEFECT);
const LACKS_IT =
  /^(?:but |and |so )*there (?:is |are )?(?:just |only |simply )*(?:not (?:an? (?!problem|issue|crack|leak|thing)|one\b|any (?!problem|issue|crack|leak|sign)))/;

/** "It spins right up", "it's dry", after "scratch that, wrong switch": what was taken back is in order after all. */
export const inOrderAfterAll = (text: string): boolean => {
  const plain = plainWords(text).join(' ');
  return WORKS_AFTER_ALL.test(plain) || (SOUND_AFTER_ALL.test(plain) && readMeaning(text).defects === 0);
};
const SOUND_AFTER_ALL =
  /^(?:and |so |now |, )*(?:it|they|she|he) (?:(?:is|are) (?:(?:all|perfectly|good and|nice and|bone|rock|plenty|dead|as) )*(?:hard|sound|solid|straight|dry|clean|tight|level|plumb|fine|okay|good|right|intact|secure|firm|snug)|(?:swings?|slides?|seals?|fits|sits|shuts) (?:fine|right|tight|flat|level|straight|smooth|well|good|okay|snug))\b(?!.*\b(?:but|except|though|only|just|if|until|unless)\b)/;
const WORKS_AFTER_ALL =
  /^(?:and |so |now |, )*(?:it|they|she|he)(?: is| are)? (?:(?:just|now|all|does|do) )*(?:works?|runs?|spins?|opens?|lights?|lit|fires?|fired|comes on|came on|come on|turns|moves|trips|tripped|drains|holds|closes|latches|flushes|reverses|reversed|running|working|spinning)(?: (?:right|up|on|fine|just|now|okay|down|off|away|smoothly|smooth|freely|by itself|perfectly|well|good|great|normally|and (?:shuts|closes|opens|locks|latches|holds)))*[ .,]*$/;

/** True where words only edit the dictation: "scratch that", "no, forget that", "I take that back". "Never mind" drops the matter. */
export function onlyEdits(text: string): boolean {
  const plain = plainWords(text)
    .join(' ')
    .replaceAll(' , ', ' ')
    .replace(INTERJECTION, '')
    .replace(/[ ,.]+$/, '');
  return (EDITS.test(plain) && RETRACTS.test(plain)) || TAKES_BACK.test(plain);
}

/**
 * How many findings a sentence or clause takes back ("scratch that last one" is 1, "the last two" is 2, "no, actually
 * it works" is 1); 0 for others. The reason may follow ("scratch that, that's just a stain"), no new finding.
 */
export function retractedCount(text: string): number {
  const plain = plainWords(text).join(' ');
  if (ANSWERS_SOMEBODY.test(plain)) return 0;
  const opening = INTERJECTION.exec(plain.replaceAll(' , ', ' '))?.[0] ?? '';
  const parts = plain.split(/ ?[,.] ?/).filter((part) => part.replace(INTERJECTION, '') !== '');
  const bare = parts.map((part) => part.replace(/^(?:so|and) /, '').replace(INTERJECTION, ''));
  const isCue = (part: string) =>
    RETRACTS.test(part) ||
    RETRACTS_NAMED.test(part) ||
    TAKES_BACK.test(part) ||
    (opening !== '' && (isOwnMistake(part) || DROPS_IT.test(part)));
  const at = bare.findIndex(isCue);
  if (takesBackWithReason(text)) return 1;
  const reasons = parts.filter((_, index) => index !== at);
  if (at < 0) return takesBackByDenying(opening, bare) || denies(opening, parts, bare) ? 1 : 0;
  if (at > 0 && !/\b(?:no|nope|nah|actually|wait|correction|oops|my mistake|my bad|or rather)\b/.test(opening))
    return 0;
  // "Let me correct that, it's closer to three feet."
  if (SAYS_BETTER.test(bare[at] as string) && reasons.some((reason) => MEASURE.test(reason))) return 0;
  const isBrief = RETRACTS.test(bare[at] as string) || SAYS_ANEW.test(bare[at] as string);
  // "There they are on the back, three to a joint": whatever more is said of them.
  if (reasons.some((reason) => IS_THERE.test(reason))) return 1;
  if (!reasons.every(isBrief ? (reason) => isReason(reason.replace(LEADS_TO_REASON, '')) : mayTell)) return 0;
  return /\blast two\b|\bthose two\b|\bboth\b/.test(bare[at] as string) ? 2 : 1;
}

/** "No, that is a fair question, and no, I did not see any mice" speaks to who stands by; "that's a good point, scratch that" takes back. */
const ANSWERS_SOMEBODY =
  /^(?!.*\b(?:scratch|strike|forget|disregard|delete|never ?mind|take (?:it|that) back)\b)(?:(?:no|yes|yeah|well|oh|so|and|now|hey) (?:, )?)*(?:that is|that was|it is) (?:an? )?(?:really |very )?(?:fair|good|great|excellent|reasonable|common|smart) (?:question|point)\b/;

/**
 * "On closer inspection those are bits of bark, so please disregard that", "I have to correct that: the wood is hard, and it is only
 * dark": what it turned out to be, and that it is taken back.
 */
export function takesBackWithReason(text: string): boolean {
  const [first = '', ...rest] = plainWords(text)
    .join(' ')
    .split(/ ?[,.] ?/)
    .map((part) => part.replace(/^(?:so|and) /, '').replace(INTERJECTION, ''))
    .filter(Boolean);
  const last = rest.at(-1) ?? '';
  return (
    (TURNS_OUT.test(first) && RETRACTS.test(last) && ONLY_EDITS.test(last)) ||
    (CORRECTS_THAT.test(first) &&
      rest.some((one) => IS_SOUND.test(one)) &&
      rest.every((one) => readMeaning(one).defects === 0 || /\b(?:only|just|merely|hard|solid|sound)\b/.test(one)))
  );
}
/** Things are removed and dropped, too. */
const ONLY_EDITS = /^(?:scratch|strike|forget|disregard|ignore|never ?mind)\b/;
const TURNS_OUT =
  /^(?:on (?:a )?(?:closer|second|another) (?:look|inspection|thought)|looking (?:closer|again)|(?:it|that|those|these|they|this)(?: (?:is|are|was|were))? (?:just|only|actually|really|nothing but)\b)/;
const CORRECTS_THAT = /^(?:i (?:have to|must|need to|should) |let me )correct (?:that|this|it|myself)$/;
const IS_SOUND = /\b(?:only|just|merely|hard|solid|sound|fine|good|dry|works?|holds?)\b/;

/** "Scratch that, two inches", "strike that, left side": says better what stays. */
const CORRECTS =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|quarter|half|left|right|front|back|rear|north|south|east|west)\b)/;
const MOST_OF_A_CORRECTION = 3;

/** True for a sentence that opens with taking something back and tells nothing new, whatever it gives as the reason: "scratch that, the lid's on the floor". */
export function opensWithRetraction(text: string): boolean {
  if (takesBackWithReason(text)) return true;
  const [cue = '', ...reasons] = plainWords(text)
    .join(' ')
    .split(/ ?[,.] ?/)
    .filter(Boolean);
  if (!EDITS.test(cue.replace(INTERJECTION, '')) || reasons.some(tellsAnew)) return false;
  return !isCorrection(reasons);
}
const EDITS =
  /^(?:(?:scratch|strike|delete|forget) (?:that|this|it|the last|what)\b|(?:take|cross|leave|back) (?:that|it|this) (?:out|off)$|(?:nix|check|scrub) (?:that|it)$)/;

const MEASURE = /\b(?:inch(?:es)?|feet|foot|amps?|degrees|percent|volts?|years?|gallons?|pounds?|psi)$/;
const isCorrection = ([first = '', ...rest]: readonly string[]) =>
  (CORRECTS.test(first) || MEASURE.test(first)) &&
  first.split(' ').length <= MOST_OF_A_CORRECTION &&
  ![first, ...rest].some((one) => BELITTLES.test(one));

/** True where words stand in the place of what was taken back, and tell by themselves: "the sink's okay", "the ones over the gable are lifted". */
export function tellsAnew(text: string): boolean {
  const { parts, defects } = readMeaning(text);
  // "It empties well" names no water well.
  const namesThing = parts > 0 && !/^(?:and |but )?(?:it|they)\b/i.test(text);
  return replacesRetracted(text) && (namesThing || (defects > 0 && !/^i\b/i.test(text)));
}

const IS_IT =
  /^(?:no|nope|yeah|yes|yep),? (?:that|it|this)(?:['’]s| is) (?:definitely |really )?(?:the|my|your|this) ([\w -]+?)[.,]?$/i;

/** "The pump's grinding, or is that the freezer, no, that's the pump": it is what it was said to be. */
export function confirms(text: string, found: string): boolean {
  const named = plainWords(IS_IT.exec(text)?.[1] ?? '').map(stem);
  const said = plainWords(found).map(stem);
  return named.length > 0 && named.every((word) => said.includes(word)) && /\bor\b/i.test(found);
}

/** "Paper holder's pulled out of the wall": a thing of its own, and what is wrong with it. */
export const findsInOtherThing = (text: string): boolean =>
  !BELITTLES.test(plainWords(text).join(' ')) &&
  !/^(?:and |but |so |or )*(?:it|they|that|this|those|these|he|she|i|we|you|there|here|what)\b/i.test(text) &&
  readMeaning(text).parts > 0 &&
  kindOdds(text).defect > SURELY_A_DEFECT;

/** True for words that only lead to a correction: "no, wait", "hang on", "sorry". */
export const onlyLeadsOn = (text: string): boolean => {
  const plain = plainWords(text)
    .filter((word) => /\w/.test(word))
    .join(' ');
  return plain !== '' && !/^(?:okay|ok|well|um|uh)$/.test(plain) && `${plain} `.replace(INTERJECTION, '') === '';
};

/** "The button was stuck": no more. */
const WAS = /\b(?:was|were|had)\b/;

/** Tells of something wrong that is not made little of. */
const tellsMore = (text: string) => classifyText(text) === 'finding' && !BELITTLES.test(text);

/** "No, that's no good": judged, not taken back. "It's only my brother": who calls. */
const JUDGES = /\b(?:no|not) (?:good|right|safe|okay|way)\b|\b(?:bad|terrible|awful|dangerous|unsafe)\b/;
const CALLS =
  /\b(?:my|the) (?:phone|cell|brother(?: in law)?|sister|wife|husband|boss|mother|mom|dad|daughter|son|office|realtor|agent)(?: (?:calling|ringing|buzzing|again|on the phone|on the line))*$/;

/** "Nah, that's their dog, he's been following me": asked by somebody. */
const SOMEBODY =
  /^(?:that|it|this|those|these)(?: is| are| was| were)? (?:just |only )?(?:my|the|their|his|her|your|our|a)(?: [\w-]+)? (?:dogs?|cats?|puppy|kitty|neighbou?rs?|kids?|boys?|girls?|husband|wife|sellers?|owners?|tenants?|realtor|agent|partner|helper)$/;

/** "Hang on, yes it is, it's fed from the other one", "oh, it does", "no, wait, that's my water bottle". */
function denies(opening: string, parts: readonly string[], bare: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const [bareFirst = ''] = bare;
  const isElse =
    (SURELY_NOT.test(opening) || (LOOKS_AGAIN.test(opening) && isOnlyElse(bareFirst))) &&
    (MISTAKEN_FOR.test(bareFirst) || OTHER_ONE.test(bareFirst)) &&
    (OTHER_ONE.test(bareFirst) || !tellsMore(bareFirst)) &&
    !JUDGES.test(bareFirst) &&
    !IS_SIDE.test(bareFirst) &&
    !CALLS.test(bareFirst) &&
    !SOMEBODY.test(bareFirst);
  const isDenied =
    isElse ||
    (SURELY_NOT.test(opening) && OWN_DEED.test(bareFirst)) ||
    DENIES.test(first.replace(/^(?:(?:oh|wait|well|hang on|hold on|actually|sorry) )+/, '')) ||
    DENIES.test(bareFirst) ||
    (opening !== '' && DENIES_SHORTLY.test(bareFirst)) ||
    (/\b(?:no|nope|actually|wait|hold on|hang on)\b/.test(opening) && IS_NOT.test(bareFirst));
  return isDenied && rest.every((reason) => !tellsMore(reason) || (isElse && TELLS_HOW.test(reason)));
}

/** "Wait, that was the ladder", "hold on, that's just from my glove", not "hold on, it's only loose". */
const isOnlyElse = (text: string) =>
  isHarmlessThing(text) || (/\b(?:just|only|merely|was|were|my)\b/.test(text) && readMeaning(text).defects === 0);
/** "Correction, that's the front." */
const IS_SIDE =
  /^(?:it|that|this|those|they)(?: is| was| are| were)? (?:on |at |in )?(?:the )?(?:left|right|front|back|rear|north|south|east|west|upstairs|downstairs|upper|lower)(?: (?:side|one|wall|slope|corner|elevation|end))?$/;
/** "That's the old one." */
const OTHER_ONE = /^(?:it|that|this|those|these|they)(?: is| was| are| were)? (?:the|an?) (?:old|other|wrong) ones?$/;

/** "It's shiny steel", "I scraped it and …": how it is known. */
const TELLS_HOW = /^(?:it|they|i \w+ed (?:it|them|at it))\b/;

/** "I was holding the wrong handle", "I'm seeing ghosts", not "I see a crack". */
const OWN_MISTAKE =
  /^(?:(?:that was the |had the |my )?wrong (?:switch|button|breaker|valve|handle|knob|one|way|key|remote|setting|door|room|side|lever|fixture)$|(?:had|was holding|was looking at|was reading|misread) (?:my|the|it|that)\b|i (?:still |just |only |simply |must have )?(?:am|was|had|have|thought|misread|mistook|meant|looked|held|grabbed|got|did not|forgot|seein|seeing|looking|holding)\b)/;

/** "Those flames are orange": more than what it was instead. */
const SPEAKS_OF_THING =
  /^(?:that|this|those|these) (?:[\w-]+ ){1,3}(?:is|are|has|have|looks?|do|does|needs?|will|can)\b/;
const MAKES_LITTLE = /\b(?:just|only|merely|nothing|not|no|never|was|were)\b/;
const speaksOfThing = (text: string) =>
  SPEAKS_OF_THING.test(text) && (readMeaning(text).parts > 0 || soundsWrong(text)) && !MAKES_LITTLE.test(text);

/** "The switch was off." */
const THING_WAS = /^(?:the |my )?(?!(?:there|it|that|this|those|these|they)\b)[\w-]+ (?:was|were)\b/;
const JUST_SO = /^(?:it|they|he|she)(?: is| are)? (?:just|only) [\w-]+(?: [\w-]+)?$/;
/** "There they are": what was missed is there. */
const IS_THERE = /^(?:there|here) (?:it|they|he|she) (?:is|are)\b/;

const HARMLESS =
  '(?:pencil (?:line|mark)|chalk (?:line|mark)|marker|shadow|reflection|glare|dirt|dust|mud|paint|glue|sap|leaf|leaves|twig|branch|cobweb|spider ?web|bark|string|hair|tape|sticker|condensation)s?';
/** "Scratch that, pencil line": what it was instead. */
const HARMLESS_THING = new RegExp(`^(?:just |only )*(?:an? |some |my |the )?${HARMLESS}$`);
/** "Strike that, it's red clay dust", not "it's peeling paint". */
const IS_HARMLESS_THING = new RegExp(
  `^(?:it|that|this|they|those|these)(?: is| are| was| were)? (?:just |only )*(?:an? |some |my |the )?((?:[\\w-]+ ){0,2})${HARMLESS}$`,
);
/** "It's red clay dust", "that's paint": a thing that harms nothing, and not "it's peeling paint". */
export function isHarmlessThing(text: string): boolean {
  const [, kind] =
    IS_HARMLESS_THING.exec(
      plainWords(text)
        .join(' ')
        .replace(/[ ,.]+$/, ''),
    ) ?? [];
  return kind !== undefined && readMeaning(kind).defects === 0;
}

/** "No, I hadn't shut it all the way off", not "no, I did not look". */
const OWN_DEED =
  /^i (?:(?:have|had|must have) (?:not )?)?(?:just |only )?(?:had (?:it|the|my)|forgot|left|bumped|turned(?! around)|unplugged|unhooked|misread|hit|flipped|shut|opened|put)\b/;
/** "I hadn't shut it all the way off", "my tester wasn't pushed in": why it only seemed so. */
const OWN_DOING =
  /^(?:i (?:(?:have|had|must have) )?(?:just |only |still )?(?:had|not|had not|have not|was|did|was not|did not|forgot|left|bumped|turned(?! around)|unplugged|unhooked|misread|put|missed|shut|opened|flipped|hit|thought|meant)\b|my (?:own )?(?:[\w-]+ ){1,2}(?:was|were|had|is|slipped|came)\b)/;

const isReason = (text: string) =>
  OWN_DOING.test(text) ||
  HARMLESS_THING.test(text) ||
  IS_THERE.test(text) ||
  (classifyText(text) === 'functional' && readMeaning(text).defects === 0) ||
  (EXPLAINS.test(text) && !speaksOfThing(text)) ||
  (THING_WAS.test(text) && readMeaning(text).defects === 0) ||
  /^what (?:i|looked|seemed)\b.* (?:is|was|are|were) (?:just|only)\b/.test(text) ||
  (OWN_MISTAKE.test(text) && (/\bwrong\b|^i did not\b/.test(text) || readMeaning(text).defects === 0));

/** "I was following the wrong pipe", after "no" or "forgive me". */
const isOwnMistake = (text: string) => OWN_MISTAKE.test(text) && /\bwrong\b/.test(text);

/** Who corrects himself may tell at length why: "since the awl does not enter at all". */
const mayTell = (reason: string) => {
  const text = reason.replace(LEADS_TO_REASON, '');
  return (
    /^(?:since|because) /.test(reason) || isReason(text) || (readMeaning(text).defects === 0 && !CORRECTS.test(text))
  );
};
const LEADS_TO_REASON = /^(?:actually|because|since|and|well) /;
const SAYS_BETTER = /\b(?:correct|rephrase|restate|amend)\b/;
/** "Let me rephrase, it's bolted": what follows stands for what was said. */
const SAYS_ANEW = /\b(?:rephrase|restate|amend)\b/;

/** "No, actually it works", "hold on, those are fine", "no, it's just unhooked, it works": said of what was just found. */
const takesBackByDenying = (opening: string, parts: readonly string[]): boolean =>
  PERHAPS_NOT.test(opening) &&
  // "Got it, that's good" is said of a picture.
  parts.some(
    (part) =>
      (SURELY_NOT.test(opening) ? /^(?:it|she|he|that|they|those|these|is|are)\b/ : /^(?:it|they|those|these)\b/).test(
        part,
      ) &&
      (classifyText(part) === 'functional' || worksWell(part)),
  ) &&
  parts.every(
    (part) =>
      (/^(?:it|she|he|that|they|those|these|this|there|is|are|i|somebody|someone|my|nothing|no|not)\b/.test(part) ||
        CORRECTS.test(part) ||
        OWN_MISTAKE.test(part) ||
        THING_WAS.test(part)) &&
      !tellsMore(part),
  );

/** "Well, not rotted, just needs paint": the word that is taken back. */
const NOT_SO = /^(?:(?:it|that|they|this) )?not (?:really |actually |exactly |so much |all that )?(?:an? )?(\w+)$/;

/** "Okay, it reversed", after "the door won't reverse". */
const DID_SO =
  /^(?:there |now )*(?:it|they|that|he|she) (?:just |finally |now )?(\w+)(?: (?:now|fine|okay|this time|that time))*$/;
const NEVER = /\bnot (?:\w+ )?(\w+)/g;

/** True where a sentence right after what takes something back only tells why: "somebody had it switched off", "my level was off". */
export function tellsWhy(text: string, before: string): boolean {
  const plain = plainWords(text)
    .join(' ')
    .replaceAll(' , ', ' ')
    .replace(/[ ,.]+$/, '')
    .replace(INTERJECTION, '');
  // "I looked for a smoke alarm and did not find one" tells something else.
  if (/\b(?:did|could) not find (?:one|any)\b/.test(plain)) return false;
  if (/^my \w+ was\b/.test(plain) || isOwnMistake(plain)) return true;
  // "It's the washer" tells what it is instead.
  if (/^(?:it|that|this)(?: is)? (?:the|your|our) /.test(plain) && readMeaning(plain).parts > 0) return false;
  const saysContrary =
    retractedCount(before) > 0 && !/\b(?:scratch|strike|delete|forget|never ?mind|back)\b/i.test(before);
  if (saysContrary && WAS.test(plain)) return true;
  // "My gauge reads ninety-four pounds" tells something else.
  if (/^my (?:\w+ )?\w+ (?:reads?|says|shows|gives|got)\b/.test(plain)) return false;
  if (isHarmlessThing(plain) || OTHER_ONE.test(plain)) return true;
  // "No, there it is. It's just low."
  const isThere = IS_THERE.test(plainWords(before).join(' ').replaceAll(' , ', ' ').replace(INTERJECTION, ''));
  if (isThere && JUST_SO.test(plain)) return true;
  return isReason(plain) && readMeaning(text).defects === 0 && classifyText(text) !== 'functional';
}

const LACKS = /^(?:(?:there|they|i|we|see|got|have|has|is|are) )*no /;

/** "Scratch everything I said about the gutters." */
const ALL_OF =
  /^(?:(?:no|wait|actually|and|so|okay),? )*(?:scratch|strike|forget|delete|ignore|disregard) (?:everything|all|anything|whatever)(?: of it| that)? (?:i|we)(?: just|['’]ve)? said (?:about|on|of) (?:the |that |those |these )?([\w -]+?)[.!]?$/i;

/** What all that was said of is taken back: "gutters"; else null. */
export const takesBackAllOf = (text: string): string | null => ALL_OF.exec(text)?.[1] ?? null;

/** "There it goes", after "the furnace won't fire". */
const GOES = /^there (?:it|they|she|he) (?:goes|go|comes|come)$/;

/** True where a sentence opens with saying that something is done after all ("wait, there it goes"). */
export const opensWithDoing = (text: string) =>
  GOES.test(
    plainWords(text)
      .join(' ')
      .split(/ ?[,.] ?/)
      .map((part) => part.replace(INTERJECTION, ''))
      .find(Boolean) ?? '',
  );

/** How a clause takes back what was just found. */
type TakenBack = 'word' | 'whole' | 'undone';

/**
 * Whether a clause takes back what was just found: a word of it ("not rotted" of "the trim is rotted", and what is so instead), or that something was
 * not done ("it reversed").
 */
export function howTakenBack(text: string, found: string): TakenBack | null {
  const [first = '', ...rest] = plainWords(text)
    .join(' ')
    .split(/ ?[,.] ?/)
    .map((part) => part.replace(INTERJECTION, ''))
    .filter(Boolean);
  const before = plainWords(found);
  const word = NOT_SO.exec(first)?.[1];
  if (word !== undefined) return before.map(stem).includes(stem(word)) ? (rest.length > 0 ? 'word' : 'whole') : null;
  const [, be] = /^(?:it|they|that|there) (is|are|does|do|did|was|were|has|have)$/.exec(first) ?? [];
  if (be && before.join(' ').includes(`${be} not`)) return 'whole';
  // "There's no handrail. Oh, there is."
  if (/^there (?:is|are)$/.test(first) && LACKS.test(before.join(' '))) return 'whole';
  const done = DID_SO.exec(first)?.[1];
  const undone = [...before.join(' ').matchAll(NEVER)].map(([, verb = '']) => stem(verb));
  if (GOES.test(first)) return before.some((one) => /^(?:not|no|never|nothing|dead)$/.test(one)) ? 'undone' : null;
  return done !== undefined && undone.includes(stem(done)) ? 'undone' : null;
}

/** "No, that's condensation": what was just found is something else that is amiss. */
export function findsOther(text: string): boolean {
  const plain = plainWords(text)
    .join(' ')
    .replaceAll(' , ', ' ')
    .replace(/[ ,.]+$/, '');
  const opening = INTERJECTION.exec(plain)?.[0] ?? '';
  const said = plain.slice(opening.length);
  return (
    /\b(?:no|nope|nah)\b/.test(opening) && /^(?:that|it)\b/.test(said) && MISTAKEN_FOR.test(said) && tellsMore(said)
  );
}
