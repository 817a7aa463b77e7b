import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { areaNamed } from '../places/recognise-areas.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { DUTIES, runsOnNoMore } from './denials.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';
import { deniesDefect } from './testing.ts';

/** What tells why there is none; "no, gable vent" would put a name right. */
const TELLS_WHY =
  /^(?:they|they've|they're|there|there's|nobody|somebody|someone|none|nothing|never|not|he|she|just|only)$/;
const MOST_WORDS_OF_A_THING = 2;

/** "Hangers, no, they just nailed the joists in" says of what was looked for that there is none; changes `text`. */
export function sayThereIsNone(sentence: readonly Spoken[]): void {
  const at = sentence.findIndex(
    ({ text }, index) => index > 0 && /^no,$/i.test(text) && isThing(lastClause(sentence.slice(0, index))),
  );
  if (at < 0 || !TELLS_WHY.test(bare(sentence[at + 1]?.text ?? ''))) return;
  const first = lastClause(sentence.slice(0, at))[0] as Spoken;
  const no = first === sentence[0] ? 'No' : 'no';
  first.text = `${no} ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}`;
  (sentence[at] as Spoken).text = '';
}

const lastClause = (words: readonly Spoken[]) =>
  words.slice(words.slice(0, -1).findLastIndex(({ text }) => endsClause(text)) + 1);

/** One or two words that name a thing to look for, and no room. */
function isThing(words: readonly Spoken[]): boolean {
  const name = plainWords(writtenText(words)).filter((word) => /\w/.test(word));
  const { units, defects, fine } = readMeaning(name.join(' '));
  return (
    endsClause(words.at(-1)?.text ?? '') &&
    name.length > 0 &&
    name.length <= MOST_WORDS_OF_A_THING &&
    defects + fine === 0 &&
    areaNamed(name) === null &&
    !name.some((word) => FINITE_VERBS.has(word)) &&
    units.length > 0 &&
    units.every(({ role }) => role === 'part' || role === 'word')
  );
}

const OPENERS = '(?:(?:and|so|now|okay|then|but|oh),? )*';
const YES =
  /^(?:(?:oh|well|why),? )?(?:yes|yeah|yep|yup|sure|you bet|(?:that )?it (?:sure(?:ly)? |certainly |most )?(?:is|does|will|can)(?! not\b)|(?:that )?they (?:sure(?:ly)? |certainly )?(?:are|do|will|can)(?! not\b)|(?:i|we) (?:sure )?do(?! not\b|n['’]t\b))\b/i;
const NO =
  /^(?:(?:oh|well|why),? )?(?:no|nope|nah|none|nothing|not (?:an?|one|any|that i see|here|there|at all)\b|(?:i|we) do(?:n['’]t| not) see (?:one|any)|(?:there )?(?:isn|aren)['’]t (?:one|any)|there (?:is|are) (?:not|none)|it (?:isn|doesn|won|can|didn)['’]t|they (?:aren|don|won|can|didn)['’]t|(?:it|they) (?:is|does|will|did|are|do) not)\b/i;
/** What an answer repeats of the question: "no, it doesn't". */
const REPEATS =
  /^(?:yes|yeah|yep|yup|sure|no|nope|nah|none|nothing)?,? ?(?:(?:it|they|there) (?:is|are|does|do|did|will|can)(?:n['’]t| not)?|(?:it|they) (?:isn|aren|doesn|don|didn|won|can)['’]t|(?:i|we) do(?:n['’]t| not) see (?:one|any)|not (?:one|any|here|there|that i see)|(?:there )?(?:isn|aren)['’]t (?:one|any)|there (?:is|are) none|(?:that )?it (?:surely|sure|certainly|most) (?:is|does)|(?:i|we) (?:sure )?do|you bet)?(?=[,.;!]|$)/i;

/** "Any GFCI in here", "is there a fire door": whether there is one. */
const WHETHER_THERE_IS = new RegExp(
  `^${OPENERS}(?:any|(?:is|are) there (?:an?|any)|do (?:we|you|they|i) have (?:an?|any)|(?:have|has) (?:we|they|he|you|i) got (?:an?|any)) ([^,]{3,60})\\?$`,
  'i',
);
/** "Floor cracks?": whether there are any. */
const NAMES_SHORTLY = new RegExp(`^${OPENERS}((?:[\\w'’-]+ ){0,3}[\\w'’-]+)\\?$`, 'i');
/** "Does the back door latch", "will it stay up". */
const WHETHER_DOES = new RegExp(
  `^${OPENERS}(does|do|did|will|can) (?!(?:you|i|we|he|she|anybody|anyone|somebody)\\b)((?:(?:the|this|that|these|those|your|our|all|both) )*[^, ]+(?: [^,]{1,30}?)?) ((?:${DUTIES}|stay|go|move|slide|swing|roll|rise|drip|leak|rock|wobble|wiggle|sag|stick|rub|rattle|squeak|bind|smoke|spark)(?: [^,]{1,30})?)\\?$`,
  'i',
);
/** "Is the sump working", "are these loose". */
const WHETHER_IS = new RegExp(
  `^${OPENERS}(is|are) ((?:the|(?:this|that|these|those)(?! (?:the|an?|your|our|my)\\b)|your|it|they)\\b[^,]{0,40}?) ?([\\w-]+(?: (?:up|off|on|out|in|down|over))?)\\?$`,
  'i',
);

/** "Where's the strap on this heater? Isn't one." */
const WHERE_IS = new RegExp(`^${OPENERS}where(?:['’]s| is| are) (?:the|its|their|your) ([^,?]{3,60})\\?$`, 'i');
const THERE_IS_NONE =
  /^(?:(?:there )?(?:isn|aren)['’]t (?:one|any)|there (?:is|are) none|(?:it['’]s |they['’]re )?(?:nowhere|missing|not here|not there)|(?:i|we) do(?:n['’]t| not) see (?:one|any|it))\b/i;
/** "Do I smell gas back of the range? I do." */
const WHETHER_SENSED = new RegExp(`^${OPENERS}do i (smell|hear|feel|see) ([^?]{3,80})\\?$`, 'i');
/** "Is that daylight I'm seeing around the vent? It is." */
const WHETHER_IT_IS = new RegExp(
  `^${OPENERS}is (?:that|this) ((?!the\\b)[^?]{3,80}?)(?: (?:i['’]m|i am) (?:seeing|hearing|smelling|feeling)| i (?:see|hear|smell|feel))?((?: (?:in|on|at|around|under|over|by|behind|along|from|through|up|down)\\b[^?]*)?)\\?$`,
  'i',
);

/** "Is the toilet loose at all?" */
const AT_ALL = / (?:at all|or anything|any ?more|still|now|here|in here|down here|up here)\?$/i;
const NONE_THERE =
  /^(?:no|none|nothing|not any),? ((?:over|in|at|on|under|by|behind|along|near|up|down|out)\b[^,.;]*)/i;
/** What a question and its answer say together: "the back door does not latch"; null where that is not sure. */
export function answered(asked: string, answer: string): string | null {
  const isYes = YES.test(answer);
  const gone = THERE_IS_NONE.test(answer) ? WHERE_IS.exec(asked)?.[1] : undefined;
  if (gone) return `No ${gone}`;
  if (isYes === NO.test(answer)) return null;
  const [, sense = '', sensed = ''] = (isYes && WHETHER_SENSED.exec(asked)) || [];
  if (sensed) return `I ${sense.toLowerCase()} ${sensed}`;
  const [, seen = '', around = ''] = (isYes && WHETHER_IT_IS.exec(asked)) || [];
  if (seen && readMeaning(seen).defects > 0) return `That is ${seen}${around}`;
  const thing = WHETHER_THERE_IS.exec(asked)?.[1] ?? namedShortly(asked);
  // "Any insulation? None over the garage": there only.
  const where = NONE_THERE.exec(answer)?.[1];
  if (thing) return isYes ? null : `No ${[thing, where].filter(Boolean).join(' ')}`;
  const question = asked.replace(AT_ALL, '?');
  const [, does = '', doer = '', duty = ''] = WHETHER_DOES.exec(question) ?? [];
  const done = `${doer} ${does.toLowerCase()}${isYes ? '' : ' not'} ${duty}`;
  if (duty) return runsOnNoMore(done) ? null : capitalised(done);
  const [, be = '', what = '', how = ''] = WHETHER_IS.exec(question) ?? [];
  // "Is that rot on the sill?"
  const [, named = ''] = /^(?:this|that|these|those) ([\w-]+)/i.exec(what) ?? [];
  if (named !== '' && readMeaning(named).defects > 0) return null;
  if (readMeaning(how).units[0]?.role === 'part' || / i(?:['’]m| am| was)? /i.test(what)) return null;
  const isTold = how !== '' && what.trim().split(' ').length > (/^(?:it|they)$/i.test(what.trim()) ? 0 : 1);
  return isTold ? capitalised(`${what.trim()} ${be.toLowerCase()}${isYes ? '' : ' not'} ${how}`) : null;
}

/** "Floor cracks" of "Floor cracks?", no "kitchen" and no "okay"; else undefined. */
function namedShortly(question: string): string | undefined {
  const name = NAMES_SHORTLY.exec(question)?.[1];
  const words = plainWords(name ?? '').filter((word) => /\w/.test(word));
  const { parts, defects, fine } = readMeaning(name ?? '');
  const isThing = parts + defects > 0 && fine === 0 && areaNamed(words) === null;
  return name && isThing && !words.some((word) => FINITE_VERBS.has(word))
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : undefined;
}

/** "Lean on chimney? Yes, two inches.": one saying; changes `text` of both. @returns whether the answer goes on with the question. */
export function goesOnAnswering(question: readonly Spoken[], answer: readonly Spoken[]): boolean {
  const last = question.at(-1);
  const [said = ''] = YES_FIRST.exec(writtenText(answer)) ?? [];
  if (!last || said === '' || namedShortly(writtenText(question)) === undefined) return false;
  last.text = last.text.replace(/\?$/, ',');
  for (const word of answer.slice(0, said.trim().split(' ').length)) word.text = '';
  return true;
}
const YES_FIRST = /^(?:(?:oh|yes|yeah|yep|yup),? )+(?=\w)/i;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts what a question and its answer say together in the place of the question, and takes off the answer what only repeats it; changes `text` of both. */
export function tellAnswered(asked: readonly Spoken[], answer: readonly Spoken[]): void {
  const told = answered(writtenText(asked), writtenText(answer));
  const [first, ...others] = asked;
  if (!told || !first) return;
  first.text = `${told}.`;
  for (const word of others) word.text = '';
  const repeated = (NONE_THERE.exec(writtenText(answer)) ?? REPEATS.exec(writtenText(answer)))?.[0] ?? '';
  // "Is this outlet dead? No, it's on the wall switch": why it seemed so.
  const isWhy = deniesDefect(writtenText(asked), writtenText(answer));
  let left = isWhy ? answer.length : repeated.split(' ').filter(Boolean).length;
  for (const word of answer) {
    if (left === 0) break;
    if (word.text === '') continue;
    word.text = '';
    left--;
  }
}
