import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { asks } from './classify-remark.ts';

/** What is done to try a thing; not what is advised ("put a cover on it"). */
const DEEDS =
  'dump|run|crank|wait|work|read|push|press|turn|flip|shake|squeeze|poke|prod|tap|knock|rap|thump|sit|step|bounce|stomp|light|fill|drop|roll|test|try|dig|hit|pop|spin|lean|kick|grab|feel|slide|swing|yank|tug|wiggle|jiggle|crack|stand|jump|flush|slosh|pull|lift|open|close|shut|hold|listen|sniff|smell|shine|aim|measure|lay|stick';
const DOING =
  'dumping|running|cranking|pushing|pressing|turning|flipping|shaking|squeezing|poking|prodding|tapping|knocking|testing|trying|digging|hitting|yanking|tugging|flushing|pulling|listening|sniffing|shining|measuring|checking|looking (?:at|in|for)';
const OBJECT =
  '(?:my|the|a|an|this|that|these|those|it|them|both|one|two|on|in|up|down|along|into|at|for|every|each|all|some|hot|cold)';
/** "Dump my bucket down the floor drain", "running the sniffer along the pipe", "I press the switch", "flashlight underneath". */
const TRIES = new RegExp(
  `^(?:(?:and|so|now|okay|then|let me|let us|gonna|just|first|again|i|we|i will|i am|i am going to) (?:, )?)*(?:(?:${DEEDS}|${DOING}) ${OBJECT}\\b|(?:flashlight|marble|level|meter|mirror|probe|awl|sniffer|tester|string line|two by(?: four)?|tape|ruler)(?: test)? (?:on|in|under|underneath|along|over|at|across|up|down|behind|into|against|out)\\b)`,
);
/** A verb tells what came of it. */
const TELLS =
  /\b(?:is|are|was|were|has|had|have|does|do|did|not|no|nothing|never|will|can|could|would|should|gets?|goes|came|comes|went|if|when|until|before|because|needs?|or|once|every)\b|['’](?:s|re|ll)\b|\band (?!(?:off|on|shut|close|wait|look|listen|turn|push|pull)\b)/;
/** A clause of so many words says nothing more. */
const AFTERTHOUGHT = 2;

/** True for words that only tell what the inspector does to try a thing, and not what came of it. */
export function triesOnly(text: string): boolean {
  if (TELLS.test(text.toLowerCase().replace(/^i['’]m\b/, ''))) return false;
  const clauses = plainWords(text)
    .join(' ')
    .split(/ ?[,.] ?/)
    .filter(Boolean);
  // A toilet that is "running" is no deed.
  const { defects, fine } = readMeaning(text.replace(/^\w+ /, ''));
  const more = clauses.slice(1).every((clause) => TRIES.test(clause) || clause.split(' ').length <= AFTERTHOUGHT);
  return defects + fine === 0 && more && TRIES.test(clauses[0] ?? '');
}

/** What asks, before what is asked about. */
const QUESTION =
  /^(?:(?:and|so|now|okay|oh|but),? )*(?:is|are|was|were|do|does|did|can|could|would|will|have|has|why|what|how|where|who|which)(?:['’]s|['’]re)?(?: (?:is|are|was|were|do|does|did))?\b ?/i;

/** What an answer or the outcome of a trial is told of: what was asked or tried right before it; null where that names no part of a house. */
export function saidOf(words: string): string | null {
  const isAsked = asks(words);
  if (!isAsked && !triesOnly(words)) return null;
  return readMeaning(words).parts > 0 ? words.replace(isAsked ? QUESTION : '', '').replace(/[\s?.,]+$/, '') : null;
}
