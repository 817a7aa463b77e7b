import { NUMBER_WORDS, STOP_WORDS } from '../../dictation/lexicon/common-words.ts';
import { type TermRole, termAt } from '../../dictation/lexicon/lexicon.ts';
import { plainWords, sentences, stem } from '../../dictation/words/text.ts';
import { withoutTrades } from '../trades.ts';

/** A word or term of a text, and whether it is said or denied. */
export interface Statement {
  /** As it is said, in lower case. */
  text: string;
  /** Its stems, and the groups of the lexicon that it stands in with a leading `~`. */
  keys: readonly string[];
  role: TermRole | 'word';
  /** True where the text says that it is not so, or not there. */
  isDenied: boolean;
  /** False in advice and in what may come of it. */
  isClaim: boolean;
}

const NEGATORS = new Set(
  'no not without never none nothing neither nor absence absent missing lack lacks lacking unable non free fails failed fail'.split(
    ' ',
  ),
);
/** Behind the thing that they deny: "handrail is missing". */
const DENIES_BEFORE = new Set(['missing', 'absent', 'none', 'lacking']);
/** "Was not seen" denies what stands before it, "does not close" what comes after. */
const OF_BEING = new Set(
  'there present installed provided seen observed found noted detected visible evident apparent'.split(' '),
);
/** What could not be done at a thing denies nothing of the thing. */
const REACHING =
  /^(?:accessed|access|accessible|entered|enter|inspected|inspect|reached|reach|viewed|view|tested|test|walked|walk|operated|operate|evaluated|evaluate|see|get|opened|checked|check|run)$/;
/** Behind these it is told where: "no leaks at the sink" denies no sink. */
const WHERE = new Set(
  'at on in near under underneath beneath below above behind beside by along around inside outside within against throughout during to from with'.split(
    ' ',
  ),
);
const NEW_CLAUSE = new Set(
  '. but while although though because since however which where so yet and who that then'.split(' '),
);
const MAY =
  /\b(?:may|might|potential|potentially|possible|possibly|risk|risks|if|unless|until|prevent|prevents|avoid|ensure|allow|allows|allowing|likely|recommend|recommended|recommends|advise|advised|suggest|suggested|have (?:a|an|the|it|this|them)\b|(?:can|could|would|should|will|must)(?! not))\b/;
const ADVICE =
  /^(?:please |also |then |further )*(?:have|repair|replace|install|correct|monitor|consult|contact|hire|ask|seal|secure|clean|evaluate|provide|add|extend|trim|service|call|obtain|consider|keep|check|budget|plan|remove|reseal|caulk|adjust|tighten|refasten|reconnect)\b/;

/** What a text says, word by word, trades left out. */
export function readStatements(text: string): Statement[] {
  return sentences(text).flatMap((sentence) => {
    const words = withoutTrades(plainWords(sentence));
    const plain = words.join(' ');
    return readSentence(words, !MAY.test(plain) && !ADVICE.test(plain));
  });
}

function readSentence(words: readonly string[], isClaim: boolean): Statement[] {
  const out: Statement[] = [];
  let clause: Statement[] = [];
  let denies = false;
  const endClause = () => {
    out.push(...clause);
    clause = [];
    denies = false;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const term = termAt(words, at);
    const length = term?.length ?? 1;
    if (length === 1 && endsClause(words, at, denies)) endClause();
    if (WHERE.has(word)) denies = false;
    if (length === 1 && NEGATORS.has(word) && !(word === 'free' && !/^(?:of|from)$/.test(words[at + 1] ?? ''))) {
      denies = !beforeWhen(words.slice(at + 1, at + 5)).some((one) => REACHING.test(one)) && !couldNotSee(words, at);
      if (DENIES_BEFORE.has(word) || deniesBeing(words, at)) clause = clause.map((one) => ({ ...one, isDenied: true }));
    } else if (term || !(STOP_WORDS.has(word) || NUMBER_WORDS.has(word) || /^[\d.,]/.test(word) || word.length < 2)) {
      const said = words.slice(at, at + length);
      const groups = term?.groups.map(({ key }) => key) ?? [];
      const role = term?.groups[0]?.role ?? 'word';
      const text = said.join(' ');
      const negator = said.findIndex((one) => NEGATORS.has(one));
      const own = negator < 0 || length === 1 ? said : [];
      clause.push({ text, keys: [...groups, ...own.map(stem)], role, isDenied: denies, isClaim });
      // "Does not latch" is one condition; that it latches is denied all the same.
      for (const one of own.length > 0 ? [] : said.slice(negator + 1)) {
        if (WHERE.has(one)) break;
        if (!STOP_WORDS.has(one))
          clause.push({ text: one, keys: [stem(one)], role: 'word', isDenied: !denies, isClaim });
      }
    }
    at += length;
  }
  endClause();
  return out;
}

/** "Did not ring when tested" denies the ringing. */
function beforeWhen(words: readonly string[]): readonly string[] {
  const when = words.findIndex((word) => /^(?:when|while|as|if)$/.test(word));
  return when < 0 ? words : words.slice(0, when);
}

function endsClause(words: readonly string[], at: number, denies: boolean): boolean {
  const word = words[at] as string;
  const next = words[at + 1] ?? '';
  const goesOn =
    denies &&
    (word === ','
      ? isList(words, at + 1)
      : !/^(?:no|the|a|an|it|they|this|there)$/.test(next) && !hasVerbSoon(words, at + 1));
  if (word === ',' || word === 'and') return !goesOn;
  return NEW_CLAUSE.has(word);
}

const VERB = /^(?:is|are|was|were|has|have|had|does|do|did|can|could|may|will|needs?|shows?|appears?|leaks?|works?)$/;

/** "No leaks, cracks or stains": the denial goes on behind the comma. */
function isList(words: readonly string[], from: number): boolean {
  const rest = words.slice(from, from + 5);
  const or = rest.findIndex((word) => /^(?:or|nor)$/.test(word));
  return or >= 0 && !rest.slice(0, or).some((word) => word === '.' || STOP_WORDS.has(word));
}

function hasVerbSoon(words: readonly string[], from: number): boolean {
  for (const word of words.slice(from, from + 6)) {
    if (word === ',' || word === '.') return false;
    if (VERB.test(word)) return true;
  }
  return false;
}

/** "The walls could not be seen" denies no wall. */
const couldNotSee = (words: readonly string[], at: number) =>
  /^(?:could|can)$/.test(words[at - 1] ?? '') &&
  /^be (?:\w+ly )?(?:seen|observed)\b/.test(words.slice(at + 1).join(' '));

function deniesBeing(words: readonly string[], at: number): boolean {
  if (couldNotSee(words, at)) return false;
  const next = words
    .slice(at + 1, at + 4)
    .filter((word) => !/^(?:be|been|being|fully|safely|completely|yet)$/.test(word));
  return words[at] === 'not' && OF_BEING.has(next[0] ?? '');
}
