import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { nameSameObstacle } from '../lexicon/obstacles.ts';

const PLACEHOLDER =
  /\s*\b(because(?: of)?|since|as|due to|owing to|on account of)\s+(?:the )?(?:[([{]\s*(?:reasons?|why)\s*[)\]}]|_{2,})/gi;
const GIVEN = /\b(?:because(?: of)?|since|due to|owing to|on account of)\s+(.+)$/i;
const NOT_DONE =
  /\b(?:not|no|couldn['’]t|can['’]t|could|unable|wasn['’]t|weren['’]t|didn['’]t|skipped|stayed|behind|mark)\b/i;
/** These lead to a thing: "due to snow". */
const OF_THING = /^(?:because of|due to|owing to|on account of)$/i;
const TOO = /^(?:way |just |much |far |a bit )?too [a-z]+$/i;

/** Puts the reason that was said in for the placeholder of a limitation; without one the phrase goes. */
export function fillReason(text: string, words: string): string {
  const reason = reasonIn(words);
  return text.replace(PLACEHOLDER, (_all, lead: string) => {
    if (!reason) return '';
    if (isClause(reason)) return ` ${OF_THING.test(lead) ? 'because' : lead} ${reason}`;
    return ` ${OF_THING.test(lead) ? lead : 'due to'} ${reason}`;
  });
}

const isClause = (reason: string) =>
  reason
    .toLowerCase()
    .split(/[^a-z'’]+/)
    .some((word) => FINITE_VERBS.has(word.replace('’', "'")));

/** "It was too steep" of "because it was too steep"; without such a word the part of what was said that says nothing of the inspection. */
function reasonIn(words: string): string | null {
  const plain = words.replace(/[.\s]+$/, '');
  const [first = '', ...rest] = plain.split(/,\s*(?:so\s+|and\s+)?/);
  const isDone = (part: string) => NOT_DONE.test(part) || !/\s/.test(part);
  const why = GIVEN.exec(plain)?.[1] ?? [first, ...rest].find((part) => !isDone(part)) ?? behindNotDone(first, rest);
  if (!why) return null;
  const said = why.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return TOO.test(said) ? `it was ${said}` : said;
}

/** "Couldn't get up there, ladder wasn't long enough": what is told behind is why, though it denies something. */
const behindNotDone = (first: string, [why = '']: readonly string[]) =>
  NOT_DONE.test(first) && /\s\S+\s/.test(why) && !SAYS_IT_AGAIN.test(why) ? why : null;
const SAYS_IT_AGAIN = /\b(?:inspected|tested|viewed|walked|entered|opened|seen|accessed|look(?:ed)?|get|go|see)\b/i;

/** "Due to", "kept from", "no key": the comment tells of its own why. */
const TELLS_WHY =
  /\b(?:because|since|due to|owing to|on account of|prevent\w*|preclud\w*|block\w*|hid|hidden|conceal\w*|cover(?:s|ed)|kept|limit\w*|obstruct\w*|restrict\w*|too)\b/i;
/** A plain statement about a thing, as a report may have it: "the water is shut off". */
const STATEMENT =
  /^(?:(?:the|an?|its|their|our|all|both) (?:[a-z]+ ){1,3}?|(?:water|gas|power|electricity|utilities) )(?:is|are|was|were) (?:\w+ ?){1,6}$/i;

/** A limitation's text with the reason that was said, where it tells none of its own. @param text HTML. */
export function withReasonSaid(text: string, words: string): string {
  const reason = reasonIn(words);
  if (reason === null || !STATEMENT.test(reason) || TELLS_WHY.test(text) || nameSameObstacle(text, reason)) return text;
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  return text.endsWith('</p>') ? `${text.slice(0, -'</p>'.length)} ${sentence}</p>` : `${text} ${sentence}`;
}
