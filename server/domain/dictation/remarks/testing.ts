import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { classifyText } from './classify-text.ts';
import { isPlainlyInOrder } from './plainly-in-order.ts';
import { isHarmlessThing } from './retractions.ts';

/** What is done to try a thing; not what is advised ("put a cover on it"), nor what may be wrong ("crack in the wall", "feel a draft"). */
const DEEDS =
  'dump|run|crank|work|read|push|press|turn|flip|shake|squeeze|poke|prod|tap|rap|thump|light|fill|drop|roll|test|try|dig|hit|pop|spin|kick|grab|slide|swing|yank|wiggle|jiggle|crack|flush|slosh|pull|lift|open|close|shut|hold|shine';
const DOING =
  'dumping|running|cranking|pushing|pressing|turning|flipping|shaking|squeezing|poking|prodding|tapping|testing|trying|yanking|flushing|pulling|shining|measuring|checking|looking (?:at|in|for)|(?:sit|lean|(?:knock|push|press|pull|tug|yank)(?:ing)?) on|wait(?:ing)? for|taking(?= (?:(?:the|this|that|its) (?:\\w+ )?(?:cover|lid|front|panel|door|face|cap)s? off))';
const OBJECT = '(?:my|the|this|that|these|those|it|them|both|every|each|all)';
const TOOLS = 'flashlight|marble|sniffer|tester|awl|probe|string line|two by(?: four)?';
/** "Dump my bucket down the floor drain", "running the sniffer along the pipe", "I press the switch", "flashlight underneath". */
const TRIES = new RegExp(
  `^(?:(?:and|so|now|okay|then|let me|let us|gonna|just|first|again|i|we|i will|i am|i am going to) (?:, )?)*(?:(?:${DEEDS}|${DOING}) ${OBJECT}\\b|(?:${TOOLS})(?: test)? (?:on|in|under|underneath|along|over|at|across|up|down|behind|into|against)\\b)`,
);
/** "…, leaned on it." */
const TRIED =
  /^(?:(?:and|i|so|then) )*(?:leaned (?:on|against)|pulled on|pushed (?:on|at|against)|tugged (?:on|at)|yanked on|bounced on|stood on|shook|kicked|rocked|bumped) (?:it|them|that|those)(?: (?:hard|too|good|twice))?[.]?$/i;
/** A verb tells what came of it. */
const TELLS =
  /\b(?:is|are|was|were|has|had|have|does|do|did|not|no|nothing|never|will|can|could|would|should|gets?|goes|came|comes|went|if|when|until|before|because|needs?|or|once|every)\b|['’](?:s|re|ll)\b|\band (?!(?:off|on|shut|close|wait|look|listen|turn|push|pull)\b)/;
/** A clause of so many words says nothing more. */
const AFTERTHOUGHT = 2;

/** True for words that only tell what the inspector does to try a thing, and not what came of it. */
export function triesOnly(text: string): boolean {
  if (TRIED.test(text)) return true;
  if (TELLS.test(text.toLowerCase().replace(/^i['’]m\b/, ''))) return false;
  const clauses = plainWords(text)
    .join(' ')
    .split(/ ?[,.] ?/)
    .filter(Boolean);
  // "Running the sniffer along the pipe" tells of no toilet that runs, "taking the cover off" of none that is off.
  const { defects, fine } = readMeaning(text.replace(/^running |\bsniffer\b|\btaking (?:\w+ ){1,4}off\b/gi, ''));
  const more = clauses.slice(1).every((clause) => TRIES.test(clause) || clause.split(' ').length <= AFTERTHOUGHT);
  return defects + fine === 0 && more && TRIES.test(clauses[0] ?? '');
}

const DID =
  'opened|closed|shut|pulled|pushed|pressed|turned|flipped|switched|ran|filled|poured|held|lit|looked|read|tried|tested|checked|took|lifted|walked|stepped|leaned|stood|put|set|let|tapped|knocked|poked|cranked|swung|climbed|crawled|went|emptied|flushed|removed|unscrewed|followed|shone|shined|dropped|rolled|reached|slid|operated|cycled|raised|lowered|plugged|laid|placed|broke|blocked|waved';
const LED =
  '(?:at|in|on|near|along|behind|above|below|under|underneath|beneath|over|beside|next|across|around|inside|outside|to|from|through)';
/** "Behind the kitchen, I poured out a jug of water", "I read the label on the water heater". */
const TELLS_DEED = new RegExp(
  `^(?:(?:and|so|now|then|okay|well|first|again),? )*(?:${LED} (?:[\\w'’-]+ ){1,7}?[\\w'’-]+, )?(?:i|we)(?:['’](?:ve|d))?(?: (?:have|had|also|then|just|even|first))* (?:${DID})\\b(?:(?!,| (?:and|but|so|then) ).| and (?:${DID}|felt)\\b)*$`,
  'i',
);

const DEED = new RegExp(`\\b(?:${DID})\\b(?: to \\w+)?`, 'gi');

/** True for a clause that tells what the inspector did: what came of it is told right after. */
export function tellsDeed(text: string): boolean {
  if (!TELLS_DEED.test(text)) return false;
  // "Opened" and "hang" may be symptoms, but not of what the inspector does.
  const { defects, fine } = readMeaning(text.replace(DEED, ' '));
  return defects + fine === 0;
}

/** "Is the fireplace used much?" */
const ASKS =
  /^(?:(?:and|so|oh|now|hey|sorry|honey),? )*(?:is|are|was|were|do|does|did|can|could|would|will|have|has|what|where|who|when|why|how|which|anybody|anyone|something|anything|any|hello)\b[^.]*\?$/i;

/** "Floor cracks?" */
const ASKS_SHORTLY = /^(?:[\w'’-]+ ){0,3}[\w'’-]+\?$/;

/** True where something is asked, of whoever is there. */
export const asks = (text: string) => ASKS.test(text) || ASKS_SHORTLY.test(text);

const ASKS_OF_THING = /, (?:is|are|was|were|do|does|did|can|could|would|will|have|has) [^.]*\?$/i;

/** "The front porch, can I see what's under it?": asked of what is named before, too. */
export const asksAnything = (text: string) => asks(text) || ASKS_OF_THING.test(text);

const ASKS_WHETHER = /^(?:(?:and|so|oh|now|hey),? )*(?:is|are|was|were)\b/i;
/** What is taken for something worse; "just loose" is amiss by itself. */
const HARMLESS =
  'dirt|dust|mud|soot|grime|lint|paint|glue|caulk|sap|cobwebs?|shadows?|condensation|discoloration|staining|(?:an? |some |my |old )+[\\w-]+';
const IS_JUST = new RegExp(
  `^(?:(?:oh|uh|well),? )*(?:no|nope|nah),? (?:(?:it|that|this|they|those)(?:['’]s|['’]re| is| was| are| were) )?(?:just|only) (?:${HARMLESS})[.,]?$`,
  'i',
);

/** "Is that mold? No, it's just dirt": what was asked about is not so; "does it drain? No, it just sits there" is. */
export const deniesAsked = (question: string, answer: string): boolean =>
  asks(question) && ((ASKS_WHETHER.test(question) && IS_JUST.test(answer)) || deniesDefect(question, answer));

/** "Is this outlet dead? No, it's on the wall switch": what was feared is not so, and why it seemed so. */
export const deniesDefect = (question: string, answer: string): boolean =>
  asksAfterDefect(question) && (saysNo(answer) || THINKS_NOT.test(answer));

/** "No, it's a seam", "nah, that's dirt", "no, the tester just wasn't in", and what is said to be in order is told. */
function saysNo(answer: string): boolean {
  const said = NO_FIRST.exec(answer)?.[1];
  if (said === undefined) return false;
  // "Is the toilet loose? No, just the seat."
  const isOther = /^(?:just|only) the\b/i.test(said);
  const isTold = isOther || classifyText(said) === 'functional' || isPlainlyInOrder(said);
  return !isTold && (readMeaning(said).defects === 0 || ONLY.test(said) || isHarmlessThing(said));
}
const NO_FIRST = /^(?:(?:oh|uh|well),? )*(?:no|nope|nah|naw)\b(?:,? (?:ma['’]am|sir|folks|buddy))?[,.]? ?(.*)$/i;
const ONLY = /\b(?:just|only|merely)\b/i;
const THINKS_NOT =
  /^(?:(?:oh|uh|well|no|nope),? )*(?:(?:it |that )?does(?:n['’]t| not) (?:look|feel|seem) (?:like it|so|that way)|i do(?:n['’]t| not) (?:think so|believe so)|(?:i )?guess not|apparently not|not really)[.]?$/i;
const asksAfterDefect = (question: string) =>
  readMeaning(question.replace(QUESTION, '').replace(/\?$/, '')).defects > 0;

/** What asks, before what is asked about. */
const QUESTION =
  /^(?:(?:and|so|now|okay|oh|but),? )*(?:is|are|was|were|do|does|did|can|could|would|will|have|has|why|what|how|where|who|which)(?:['’]s|['’]re)?(?: (?:is|are|was|were|do|does|did))?\b ?/i;

/** What an answer or the outcome of a trial is told of: what was asked or tried right before it; null where that names no part of a house. */
export function saidOf(words: string): string | null {
  const isAsked = asks(words);
  if (!isAsked && !triesOnly(words)) return null;
  return readMeaning(words).parts > 0 ? words.replace(isAsked ? QUESTION : '', '').replace(/[\s?.,]+$/, '') : null;
}
