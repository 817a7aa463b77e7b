import { addArticles } from './articles.ts';
import { isPlural } from './nouns.ts';
import { bare, capital, uncapital } from './phrase.ts';
import { isSubject } from './predicates.ts';
import { withArticle } from './subject.ts';
import { PREPOSITIONS } from './words.ts';

const IRREGULAR: Record<string, string> = { see: 'seen', run: 'run', find: 'found', get: 'entered', go: 'entered' };
/** "Get into" a place is to enter it, "get up to", "go up on", "crawl under" it is to reach it. */
const GOING =
  '(?:get|go|climb|crawl) ((?:back )?(?:up into|in(?:to)?|inside|up on(?:to)?|up to|under(?:neath)?|on(?:to)?|up|to|at))';
const ENTERS = /(?:into|in|inside)$/i;
const VERBS =
  '(access|enter|inspect|see|test|view|reach|operate|verify|determine|locate|find|evaluate|open|walk|run|check)';
const COULD_NOT = new RegExp(
  `^(?:I |we )?(?:could not|cannot|can not|was not able to|were not able to|unable to|not able to) (?:${GOING}|${VERBS})\\b ?(.*)$`,
  'i',
);
const DID_NOT = new RegExp(`^(?:I |we )?did not (?:${GOING}|${VERBS})\\b ?(.*)$`, 'i');
const NOT_DONE =
  /^(?:so )?(?:was |were )?not (inspected|tested|accessed|entered|viewed|walked|evaluated|operated|checked|run|lit|opened|seen|reached|started|removed|moved)\b ?(.*)$/i;
/** "Could only see half of it." */
const ONLY_PART = new RegExp(
  `^(?:I |we )?(?:could|can) only ${VERBS} ((?:about |maybe )?(?:an? )?(?:half|part|third|quarter|most|some|one (?:side|end|corner))) of (?:it|them|that)$`,
  'i',
);
/** What was not reached ends here. */
const REST = /^(?:due|because|since|as|at|in|from|with|for|so|behind|under|today|past|without)$/i;

/**
 * What the inspector could not do, said of the thing: "couldn't access attic" is "The attic could not be accessed".
 * @param named what was named before, with its article: "Attic, couldn't get in".
 */
export function notReached(tokens: readonly string[], named: string | null = null): string | null {
  const text = tokens.join(' ');
  const could = COULD_NOT.exec(text);
  const [, going, verb, behind = ''] = could ?? DID_NOT.exec(text) ?? [];
  const rest = behind.split(' ').filter(Boolean);
  const part = named === null ? null : ONLY_PART.exec(text);
  if (part)
    return `Only ${part[2]} of ${uncapital(named as string)} could be ${pastOf((part[1] as string).toLowerCase())}`;
  const notDone = named === null ? null : NOT_DONE.exec(text);
  const was = named !== null && isPlural(bare(named.split(' ').at(-1))) ? 'were not' : 'was not';
  if (notDone) return say(named as string, `${was} ${notDone[1]}`, (notDone[2] ?? '').split(' '));
  if (!going && !verb) return null;
  const done = going ? doneBy(going, could !== null) : pastOf((verb as string).toLowerCase());
  if (named !== null) {
    const [first = ''] = rest;
    const isOfNamed = /^(?:it|there|in)$/i.test(first);
    if (rest.length > 0 && !isOfNamed && !REST.test(first)) return null;
    return say(named, could ? `could not be ${done}` : `${was} ${done}`, isOfNamed ? rest.slice(1) : rest);
  }
  const end = rest.findIndex((word, at) => at > 0 && REST.test(word));
  const object = end < 0 ? rest : rest.slice(0, end);
  if (object.length === 0 || PREPOSITIONS.has(object[0] as string) || !isSubject(object)) return null;
  const be = could ? 'could not be' : isPlural(bare(object.at(-1))) ? 'were not' : 'was not';
  return say(capital(withArticle(object)), `${be} ${done}`, end < 0 ? [] : rest.slice(end));
}

/** "Could not get up there": it was not reached; who did not go up there may have been able to. */
const doneBy = (going: string, isTried: boolean) => (ENTERS.test(going) ? 'entered' : isTried ? 'reached' : 'accessed');

const pastOf = (verb: string) => IRREGULAR[verb] ?? `${verb.replace(/e$/, '').replace(/y$/, 'i')}ed`;

const say = (noun: string, what: string, rest: readonly string[]) =>
  `${noun} ${what} ${addArticles(rest.join(' '))}`.trim();
