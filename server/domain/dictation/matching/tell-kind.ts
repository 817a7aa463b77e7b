import type { CommentKind } from '../../template/template.ts';
import { type Place, type Remark, withAnnouncement } from '../findings.ts';
import { FITTED_WEIGHTS } from '../fitted-weights.generated.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { kindsOfLines } from '../likeness/sense.ts';
import { saysOnlyWhere } from '../locations/where-said.ts';
import { type Evidence, logOdds } from '../log-odds.ts';
import { deniesWorry, isLeftOut, isSaidToPeople } from '../remarks/classify-remark.ts';
import { saysNotInspected } from '../remarks/classify-text.ts';
import { deniesPlainly, failsToDo, isBrokenSoUntried, lacksThing, offersNothingToHold } from '../remarks/denials.ts';
import {
  countsLayers,
  describes,
  isOnlyNamed,
  isReadOut,
  namesSize,
  tellsOnlyWhatThereIs,
  tellsWhereOneIs,
  tellsWhereOrHow,
} from '../remarks/describes.ts';
import { isPlainlyInOrder } from '../remarks/plainly-in-order.ts';
import { speaksOfElse } from '../remarks/speaks-of-else.ts';
import { asks } from '../remarks/testing.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { tellsAgeOnly } from './age.ts';
import type { Meanings } from './meanings.ts';
import type { TemplateIndex } from './template-index.ts';
import { withMeasures } from './with-measures.ts';

/** Kinds that a remark may turn out to be of, once the template is looked at. */
export const KINDS_TOLD = ['finding', 'functional', 'notInspected', 'narration', 'tip'] as const;
export type ToldKind = (typeof KINDS_TOLD)[number];
type OtherKind = Exclude<ToldKind, 'finding'>;

/** The weights of what speaks for each kind against a finding (multinomial logit), fitted by `npm run fit`. */
const { functional, notInspected, narration, tip } = FITTED_WEIGHTS;
const WEIGHTS: Record<OtherKind, Evidence<KindReason>> = {
  functional,
  notInspected,
  narration,
  tip,
};
const OTHER_KINDS = Object.keys(WEIGHTS) as OtherKind[];
/** Log odds that talk has ahead: an invented defect is worse than one that is warned of. By F1 of the development set. */
const CAUTION = 1.5;
/** Log odds from which on what is told right after an announcement is talk all the same. By F1 of the development set. */
const CERTAINLY_TALK = { fact: CAUTION, finding: 5 };
/** Taken for the least odds: a logarithm of 0 would decide alone. */
const LEAST_ODDS = 0.01;

/**
 * What speaks for a kind: how likely the words are of each kind, and what they mean (logarithms), that they may mean lines of the catalogue that
 * tell of what is in order or are talk, how near comments of each kind of the section spoken of are and how much the sentence means them, that the words say "not
 * inspected", how long they are (logarithm), and that a section is spoken of.
 */
type KindReason = keyof typeof functional;

/** The comments that a remark may mean; what it says was read. */
interface Comments {
  library: TemplateIndex;
  meanings: Meanings;
}

/** How much a sentence means a comment of a kind that the section has none of: as much as speaks neither for it nor against it. */
const UNTOLD = 0.5;

/** "The outlet's a regular one" advises nothing; nor does a word alone. */
const NO_ADVICE =
  /^(?:the |this |that |these |those )?(?:[\w-]+ ){0,2}[\w-]+(?:['’]s| is| are|['’]re) (?:an? |the |all |just )?(?:[\w-]+ ?){1,4}\.?$/i;

/** "Fascia and trim are in need of paint". */
const WANTS = /\b(?:in (?:dire |bad |serious |some )?need of|overdue for|due for)\b/i;

const TELLS: ReadonlySet<Remark['kind']> = new Set(['finding', 'fact']);
const UNSETTLED: ReadonlySet<Remark['kind']> = new Set(['finding', 'fact', 'narration', 'functional', 'notInspected']);

/**
 * The kind of a remark, now that the section spoken of and its comments are known; as it was where that leaves no doubt. A
 * finding or fact right after an announcement is no talk, unless it surely is.
 */
export function tellKind(remark: Remark, known: Comments): Remark['kind'] {
  if (isSettled(remark)) return remark.kind;
  if (deniesWorry(remark.words)) return 'functional';
  if (isLeftOut(remark.words) || isSaidToPeople(remark.words)) return 'narration';
  if (tellsWhereOrHow(remark) || speaksOfElse(remark.words)) return 'narration';
  if (
    failsToDo(remark.words) ||
    isBrokenSoUntried(remark.words) ||
    offersNothingToHold(remark.words) ||
    joinsNeutrals(remark) ||
    EXCEPTS.test(remark.words) ||
    onlySeemedFine(remark.words) ||
    RUNS_ON.test(remark.words)
  )
    return 'finding';
  if (isReadOut(remark) && namesSize(remark)) return 'fact';
  if (isPlainlyInOrder(remark.words) || isOnlyNamed(remark) || deniesPlainly(remark.words)) return 'functional';
  if (tellsOnlyWhatThereIs(remark) || countsLayers(remark)) return 'fact';
  if (WANTS.test(remark.words) && readMeaning(remark.words).parts > 0) return 'finding';
  if (lacksThing(remark.words)) return 'finding';
  if (tellsWhereOneIs(remark) || namesOnlyPlaces(remark.words)) return 'narration';
  const evidence = evidenceForKind(remark, known);
  const isDescription = describes(remark) || tellsAgeOnly(remark.words);
  const { parts, defects } = readMeaning(remark.words);
  const isPlain = parts > 0 && defects > 0;
  const besides: Partial<Record<ToldKind, number>> = {
    // "The water heater is a fifty gallon gas" tells what there is to nobody but the report, "the furnace is rusted out" what is wrong.
    narration: (isDescription && parts > 0) || (isPlain && isNoTalk(remark.words)) ? -CAUTION : isPlain ? 0 : CAUTION,
    // "The ice maker is not hooked up" tells of a defect.
    notInspected: isPlain && !saysNotInspected(remark.words) ? -CAUTION : 0,
  };
  let [likeliest, most]: [ToldKind, number] = ['finding', 0];
  for (const kind of OTHER_KINDS) {
    // What there is may be good or bad.
    if (isDescription && kind === 'functional') continue;
    if (kind === 'functional' && tellsOnlyOfDefect(remark)) continue;
    if (kind === 'tip' && (NO_ADVICE.test(remark.words) || !/\S \S/.test(remark.words))) continue;
    const odds = logOdds(evidence, WEIGHTS[kind]) + (besides[kind] ?? 0);
    if (odds > most) [likeliest, most] = [kind, odds];
  }
  const isFirstSaid = remark.place.how === 'announced' && TELLS.has(remark.kind);
  if (likeliest === 'narration' && isFirstSaid && most < CERTAINLY_TALK[remark.kind === 'fact' ? 'fact' : 'finding'])
    return remark.kind;
  return likeliest === 'finding' && (isDescription || remark.kind === 'fact') ? 'fact' : likeliest;
}

/** "Out at the back corner", not "the floor's out of level". */
const namesOnlyPlaces = (words: string) =>
  saysOnlyWhere(plainWords(words).filter((word) => /\w/.test(word))) &&
  (readMeaning(words).defects === 0 || kindOdds(words).defect < SURELY_AMISS);
const SURELY_AMISS = 0.95;

/** "Straight-up cracks, front wall": nothing that makes little of it, or denies it. */
function tellsOnlyOfDefect({ kind, words }: Remark): boolean {
  const { defects, fine } = readMeaning(words);
  const isAmiss = ALWAYS_AMISS.test(words) || (IS_AMISS.test(words) && kindOdds(words).functional < HARDLY_IN_ORDER);
  return kind === 'finding' && defects > 0 && fine === 0 && isAmiss && !SOFTENS.test(words);
}
const ALWAYS_AMISS =
  /\b(?:drain(?:s|ing|ed)? (?:very |real |too |so )?slow(?:ly)?|drip(?:s|ping)|clogged|crack(?:s|ed)?|rot(?:s|ted|ten)?|leak(?:s|ed|ing)?|rust(?:s|ed|y)?|broken|missing|torn|mold|moldy|(?<=(?:is|are|['’]s) )toast)\b/i;
/** "The flashing's lifted": no more than how one thing is. */
const IS_AMISS =
  /^(?:the |this |that |these |those |our )?(?:[\w-]+ ){0,2}[\w-]+(?:['’]s| is| are) (?:[\w-]+ ){0,2}[\w-]+[.]?$/i;
const HARDLY_IN_ORDER = 0.15;
const SOFTENS =
  /\b(?:no|not|never|none|nothing|nobody|without|hardly|barely|zero|free|only|just|merely|normal|typical|minor|cosmetic|small|little|old|used|ran?|runs|tried|tested|when|if|like|as|went|goes|back|up to|still|all|every|each|both|well|right|clean|dry|solid|tight|sound|new|plenty|strong|steady|quiet|even|level|smooth|nice|good|fine|repaired|fixed|patched|replaced|stopped|sealed|gone|dried|past|previous|former|healed|treated)\b|n['’]t\b/i;

/** "Everything works except the disposal", "roof looks good other than a loose shingle". */
const EXCEPTS =
  /^(?:(?:and|so|okay),? )*(?:(?:everything(?: else)?|all of (?:it|them)|they all|it all)(?:['’]s| is| are)? [\w ]+?,? (?:except|but|other than|apart from|aside from|save for|barring|minus|with the exception of)|(?:the |this |that |these |those )?(?:[\w-]+ ){0,3}?[\w-]+(?:['’]s| is| are| looks?| looked| seems?| was| were| checks?)(?: [\w-]+){0,2} (?:out|good|fine|okay|ok|great|solid|sound|clean|dry|nice|in (?:good|decent|fair|great|nice|okay) (?:shape|condition|order))(?: overall)?,? (?:except|but for|other than|apart from|aside from|besides|outside of|save for|barring|minus|with the exception of))(?: for)? (?:(?:that|this)(?= \w)|(?:the|an?|one|two|three|some)\b)/i;

/** "Faucet looked good at first, but it drips." */
function onlySeemedFine(words: string): boolean {
  const told = SEEMED_FINE.exec(words)?.[1];
  return told !== undefined && readMeaning(told).defects > 0;
}
const SEEMED_FINE =
  /^(?:[\w'’-]+ ){1,5}?(?:looked|seemed|appeared|felt|sounded) (?:to be )?(?:[\w-]+ )?(?:good|fine|okay|ok|solid|tight|sound|working)(?: at first| from (?:here|below|the ground))?,? (?:but|and then|until|then) (.+)$/i;

/** "The toilet runs and runs". */
const RUNS_ON = /\b(runs?|drips?|leaks?|trickles?|clicks?) and \1\b/i;

/** "Neutrals and grounds are bonded together" is in order only where the service comes in. */
const joinsNeutrals = ({ words, place }: Remark): boolean =>
  /\b(?:sub|second|distribution|auxiliary|remote)/i.test(place.itemName ?? '') &&
  /\bneutrals?\b.*\bgrounds?\b|\bgrounds?\b.*\bneutrals?\b/i.test(words) &&
  readMeaning(words).units.some(({ role, stems }) => role === 'symptom' && stems.includes('neutral'));

/** "Humidifier's leaking", "humidifiers leaking": nobody says just so to people around. */
function isNoTalk(words: string): boolean {
  const [thing = ''] = TELLS_OF.exec(words) ?? [];
  return thing !== '' && readMeaning(thing).parts > 0 && kindOdds(words).talk < LEAST_TALK;
}
const LEAST_TALK = 0.02;
const TELLS_OF =
  /^(?:(?:the|this|that|and|so) )*(?:[\w-]+ ){0,2}[\w-]+(?=(?:['’]s| is| are| has| looks| won['’]t| does(?:n['’]t| not)| did(?:n['’]t| not)) [^,;]{3,40}$)|^(?:[\w-]+ )?[\w-]+s(?= [\w-]+(?: [\w-]+)?\.?$)/i;

/** Whether a remark's kind is sure before the template is looked at. */
export const isSettled = ({ kind, about, words }: Remark): boolean =>
  !UNSETTLED.has(kind) || about !== null || asks(words);

/** What the kind of a remark is told by. */
export const wordsToTellKindBy = (remark: Remark): string => withMeasures(withAnnouncement(remark), remark.place);

/** What there is to tell the kind of a remark from. */
export function evidenceForKind(remark: Remark, { library, meanings }: Comments): Evidence<KindReason> {
  const { place } = remark;
  const words = wordsToTellKindBy(remark);
  const odds = kindOdds(words);
  const log = (value: number) => Math.log(value + LEAST_ODDS);
  const lines = kindsOfLines(words);
  const near = nearest(library.likeness.likenesses(words), place, library);
  const byMeaning = meanings.kinds(words);
  const means = nearest(meanings.likenesses(words), place, library, UNTOLD);
  return {
    always: 1,
    oddsOfDefect: log(odds.defect),
    oddsOfFunctional: log(odds.functional),
    oddsOfNotInspected: log(odds.notInspected),
    oddsOfTalk: log(odds.talk),
    oddsOfMaintenance: log(odds.maintenance),
    functionalLines: lines.functional,
    talkLines: lines.talk,
    nearDefect: Math.max(near.defect, near.information),
    nearFunctional: near.functional,
    nearLimitation: near.limitation,
    nearTip: near.tip,
    meansDefect: Math.max(means.defect, means.information),
    meansFunctional: means.functional,
    meansLimitation: means.limitation,
    meansTip: means.tip,
    seemsDefect: log(byMeaning.defect),
    seemsFunctional: log(byMeaning.functional),
    seemsNotInspected: log(byMeaning.notInspected),
    seemsTalk: log(byMeaning.talk),
    seemsMaintenance: log(byMeaning.maintenance),
    saysNotInspected: saysNotInspected(words) ? 1 : 0,
    length: Math.log(1 + words.split(' ').length),
    isSomewhere: place.component ? 1 : 0,
  };
}

/**
 * How near the nearest comment of each kind is, of the section spoken of or else of all.
 * @param likenesses of each comment. @param none what counts where there is no comment of a kind.
 */
function nearest(
  likenesses: Float32Array,
  { component }: Place,
  { entries, bySection }: TemplateIndex,
  none = 0,
): Record<CommentKind | 'tip', number> {
  const found: Partial<Record<CommentKind | 'tip', number>> = {};
  for (const at of bySection.get(component) ?? entries.keys()) {
    const { kind, comment } = entries[at] ?? {};
    if (!kind) continue;
    const told = comment?.tip ? 'tip' : kind;
    found[told] = Math.max(found[told] ?? -1, likenesses[at] as number);
  }
  return { defect: none, information: 0, functional: none, limitation: none, tip: none, ...found };
}
