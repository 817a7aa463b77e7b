import { saysNotInspected } from '../../../domain/dictation/remarks/classify-text.ts';
import { failsToDo } from '../../../domain/dictation/remarks/denials.ts';
import { readMeaning } from '../../../domain/dictation/words/meaning.ts';
import { plainWords } from '../../../domain/dictation/words/text.ts';
import { standardTrades, tradesIn } from '../../../domain/template/trades.ts';
import { indefinite } from './nouns.ts';
import { advises, type Part, partOf } from './order.ts';

const TELLS: ReadonlySet<Part> = new Set<Part>(['observation', 'implication']);
/** Words of a comment that already says what is to be done, or that nothing is. */
const SETTLED =
  /\b(?:recommend|advis|suggest|monitor|maintenance|budget|contractor|professional|technician|specialist|should be|needs? to be|evaluat|no action|no repairs?|for (?:your )?information|informational|typical|normal|common|(?:was|were|been) (?:repaired|replaced|corrected|serviced|cleaned)|keep|beyond|inspection|replace it|clean (?:it|them))/i;
const UNSAFE =
  /\b(?:hazard|unsafe|danger(?:ous)?|shock|sparks?|sparking|arcing|scorch(?:ed|ing)?|gas leak|smell(?:s|ed)? (?:of )?gas|carbon monoxide (?:present|detected)|live wires?|exposed (?:live )?(?:wires?|wiring|conductors?)|safety)\b/i;
/** Groups of the lexicon that want watching rather than repair, and those that want another verb. */
const WATCHED = new Set(['~hairline crack', '~efflorescence', '~cosmetic', '~reads dry', '~scratched']);
const AGES = new Set(['~aged', '~layers of covering', '~short lived']);
const CLEANED = new Set(['~debris', '~dirty', '~clog', '~lint', '~dripping grease', '~creosote']);
const TRIMMED = new Set(['~overgrown', '~overhanging roof', '~dead tree']);
const MINOR = /\b(?:minor|hairline|slight|slightly|small|cosmetic)\b/i;

/**
 * The recommendation that an inspector gives as a matter of course, as one sentence; null where the comment has one, and
 * where nothing is wrong. Who is recommended comes from `TRADES`, how urgently from the comment's own words.
 * @param sentences of the whole comment. @param isFinding it is known that something is wrong, though no word of it is known to say so.
 */
export function standardAdvice(sentences: readonly string[], isFinding = false): string | null {
  const text = sentences.join(' ');
  if (SETTLED.test(text) || tradesIn(plainWords(text)).size > 0) return null;
  const tellsOnly = (sentence: string) => (isFinding ? !advises(sentence) : TELLS.has(partOf(sentence)));
  if (!sentences.every(tellsOnly) || sentences.some(saysNotInspected)) return null;
  const known = sentences.filter(isWrong);
  const wrong = known.length > 0 || !isFinding ? known : sentences.filter(mayBeWrong);
  if (wrong.length === 0) return null;
  const signs = wrong.flatMap(signsIn);
  const only = (groups: ReadonlySet<string>) =>
    signs.some((sign) => groups.has(sign)) &&
    wrong.every((sentence) => signsIn(sentence).some((sign) => groups.has(sign)));
  const isUnsafe = UNSAFE.test(text);
  if (!isUnsafe && (only(WATCHED) || wrong.every((sentence) => MINOR.test(sentence))))
    return 'Monitor and repair as needed.';
  const verb = only(TRIMMED) ? 'trim' : only(CLEANED) ? 'clean and service' : 'evaluate and repair';
  const how = isUnsafe ? ' promptly' : verb === 'evaluate and repair' ? '' : ' as needed';
  return `Have ${who(wrong, text)} ${verb}${how}.`;
}

/** True for what neither says that something is in order nor what was done at the inspection. */
const mayBeWrong = (sentence: string): boolean =>
  !FINE.test(sentence) && (readMeaning(sentence).fine === 0 || failsToDo(sentence)) && !OF_INSPECTION.test(sentence);

/** True for an observation of something wrong, not of age alone, and not of what was done at the inspection. */
function isWrong(sentence: string): boolean {
  if (!mayBeWrong(sentence) || partOf(sentence) !== 'observation') return false;
  if (readMeaning(sentence).defects === 0 && !DISCONNECTED.test(sentence)) return false;
  return DISCONNECTED.test(sentence) || signsIn(sentence).some((group) => !AGES.has(group));
}

/** The lexicon takes it for a part first: an AC disconnect. */
const DISCONNECTED = /\bdisconnected\b/i;

/** "Was not opened", "were viewed from below"; a sign that was seen is none of these. */
const OF_INSPECTION =
  /\b(?:was|were)\b(?! (?:\w+ )?(?:seen|noted|observed|found|detected|present|discovered|identified|visible)\b)|\b(?:usual|customary) (?:places|locations)\b|\b(?:to see|be seen|out of (?:view|sight)|could not complete)\b/i;
const FINE =
  /\b(?:no|nothing) (?:\w+ ){0,3}(?:signs?|evidence|defects?|deficienc\w+|issues?|problems?|concerns?|movement|damage|reason|label|key|adverse)\b|\b(?:serviceable|satisfactory|in (?:good )?(?:order|condition|shape)|without visible|appeared (?:sound|to be)|worked|in working)\b/i;

const signsIn = (sentence: string): string[] =>
  readMeaning(sentence)
    .units.filter(({ role }) => role === 'symptom')
    .map(({ groups }) => groups[0] ?? '~');

/** The first trade of each finding: at most two of them are named. */
function who(findings: readonly string[], text: string): string {
  const all = [
    ...new Set(findings.map((finding) => standardTrades(finding)[0]).filter((trade) => trade !== undefined)),
  ];
  // Most floors are named for where something is.
  const trades = all.length > 1 ? all.filter((trade) => trade !== 'flooring contractor') : all;
  if (trades.length > 2) return 'qualified contractors';
  const names = trades.length > 0 ? trades : [standardTrades(text)[0] ?? 'qualified contractor'];
  return names.map((name) => `${indefinite(name)} ${name}`).join(' and ');
}
