import { classifyText, type TextKind } from './classify-text.ts';
import type { RemarkKind } from './findings.ts';
import { speaksOfHouse } from './house-words.ts';
import { NARRATION_WORDS, TALK_WORDS } from './lexicon/narration.ts';
import { readMeaning } from './meaning.ts';
import { plainWords } from './text.ts';

const ADVICE_OPENS =
  /^(?:i |we |i would |we would |would |also |and |so )*(?:strongly |highly )?(?:recommend|recommending|recommended|suggest|advise|have (?:a|an|the|it|them|someone|this|that|these)|get (?:a|an|it|this|that|them|someone)|call (?:a|an)|consult|hire|contact|add|install|repair|replace|reset|seal|clean|trim|monitor|service|caulk|correct|secure|extend|provide|change (?:it|them|the|every)|should be (?!\d|[a-z]+teen|two|three|four|five|six|eight|ten|twelve|twenty|thirty)|needs to be|need to be|keep an eye|budget for|plan on|plan for|ask (?:a|an))\b/;
const CONTINUES =
  /^(?:and |so |but )*(?:this|that|it|these|they|which)(?: s| is| are| can| could| may| will| would| should| needs| need| has to| have to)* ?(?:just |only |a |an |to |be |really |potential |possible |serious |major |big |minor )*(?:safety|hazard|fire|shock|trip|concern|maintenance|temporary|item|issue|common|typical|normal wear|repaired|replaced|corrected|fixed|cleaned|evaluated|sealed|done|addressed|lead|cause|allow|damage|result|important|deferred|priority)\b/;

/** "Caulk around the tub is moldy" states; "caulk around the tub" advises. */
const NAMES_THING = /^(?:caulk|seal|trim|service|repair|install|contact|monitor|clean|secure|correct)\b/;
const STATES = /\b(?:is|are|was|were|has|have|looks?|seems?)\b/;

/** True where a clause only says what to do, or what it means: it belongs to the finding before it. */
export function isAdvice(text: string): boolean {
  const plain = plainWords(text).join(' ');
  if (NAMES_THING.test(plain) && STATES.test(plain)) return false;
  return ADVICE_OPENS.test(plain) || CONTINUES.test(plain);
}

const RETRACTS =
  /^(?:no |oh |okay |actually |wait |sorry |um )*(?:scratch|strike|delete|forget|disregard|ignore|remove|cancel|drop|erase|take back|never mind|nevermind)\b(?: (?:that|this|it|the|my|last|previous|one|two|comment|finding|note|remark|item|thing|what|i|just|said|about|out|those|these))*$/;

/**
 * How many findings a clause takes back ("scratch that last one" is 1, "the last two" is 2); 0 for other clauses.
 */
export function retractedCount(text: string): number {
  const plain = plainWords(text)
    .filter((word) => word !== ',' && word !== '.')
    .join(' ');
  if (!RETRACTS.test(plain)) return 0;
  return /\blast two\b|\bthose two\b|\bboth\b/.test(plain) ? 2 : 1;
}

const REFERS_BACK = /^(?:and |it |the |we have |again )*(?:same\b|ditto|likewise|identical)/;

/** True where a clause says that something is as it was said before ("same thing here"). */
export function refersBack(text: string): boolean {
  return REFERS_BACK.test(plainWords(text).join(' '));
}

/** What is known where a clause is said. */
interface Surroundings {
  /** A section or item was announced and still holds. */
  hasPlace: boolean;
  /** Stems of the names of the template's sections and items. */
  house: ReadonlySet<string>;
}

/** What a clause that is no announcement, advice or retraction is. */
export function classifyRemark(
  text: string,
  surroundings: Surroundings,
): Exclude<RemarkKind, 'announcement' | 'recommendation' | 'retracted'> {
  const kind = classifyText(text);
  return belongsInReport(text, kind, surroundings) ? kind : 'narration';
}

/**
 * Talk to people and to oneself gives itself away by its words; what is said of a house names a part of it or judges.
 * Where a place was announced, the doubt speaks for the report: what then fits nothing becomes a warning.
 */
function belongsInReport(text: string, kind: TextKind, { hasPlace, house }: Surroundings): boolean {
  const words = plainWords(text).filter((word) => word !== ',' && word !== '.');
  const talk = words.reduce((sum, word) => sum + (NARRATION_WORDS.has(word) ? 1 : TALK_WORDS.has(word) ? 0.5 : 0), 0);
  const { fine, units, parts } = readMeaning(text);
  const isDefect = kind === 'finding';
  const ofHouse = speaksOfHouse(text, house);
  if (kind === 'notInspected') return ofHouse || hasPlace || talk < 1;
  if (talk >= 2) return parts > 0 && isDefect && talk < 4;
  if (talk >= 1) return ofHouse && (isDefect || fine > 0);
  if (ofHouse) return isDefect || fine > 0 || units.length >= 2;
  return isDefect || (hasPlace && (fine > 0 || (talk === 0 && units.length >= 2)));
}
