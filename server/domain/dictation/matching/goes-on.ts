import type { Decision, RemarkKind, Verdict } from '../findings.ts';
import { MISSING, readMeaning } from '../words/meaning.ts';
import type { Meanings } from './meanings.ts';

/** Log odds of telling of something else below which a sentence goes on about the one before it, and a few words that name no part. */
const GOES_ON = -0.9;
const A_FEW_GO_ON = 0;
const A_FEW = 3;
/** A comment that is surer than this is meant by itself. */
const SURE = 0.75;

/** What another sentence may go on about. */
const TOLD: ReadonlySet<Verdict> = new Set(['template', 'new', 'notInspected', 'functional', 'tip']);
const MAY_GO_ON: ReadonlySet<RemarkKind> = new Set(['finding', 'fact']);

/**
 * What only goes on about the remark before it is part of that one's comment: "it drops as it goes. Hot gas doesn't take the stairs down."
 * tells of one finding in two sentences. Only what would be written with little reason is asked about.
 * @param decisions of all remarks, before repetitions are merged.
 */
export async function joinWhatGoesOn(
  decisions: readonly Decision[],
  meanings: Pick<Meanings, 'joint'>,
): Promise<Decision[]> {
  const joined: Decision[] = [];
  for (const decision of decisions) {
    const before = joined.at(-1);
    const goesOn =
      before &&
      standsFor(before) !== null &&
      (isOnlyPraise(decision) || (isDoubtful(decision) && (await isSame(before, decision, meanings))));
    joined.push(
      goesOn
        ? {
            ...decision,
            verdict: 'merged',
            comment: null,
            place: null,
            mergedInto: standsFor(before),
            goesOn: true,
            reason: `goes on about "${before.remark.words}"`,
          }
        : decision,
    );
  }
  return joined;
}

/** The remark that a decision's words are written for; null where nothing is written. */
function standsFor({ verdict, remark, mergedInto }: Decision): number | null {
  if (verdict === 'merged') return mergedInto;
  return TOLD.has(verdict) ? remark.index : null;
}

/** "No lean, no belly. Good.": of what was told. */
const isOnlyPraise = ({ remark }: Decision) => remark.kind === 'functional' && ONLY_PRAISE.test(remark.words);
const ONLY_PRAISE =
  /^(?:(?:all|very|real|pretty|so far,?) )?(?:good|fine|okay|ok|great|perfect|nice|lovely|beautiful|excellent)[.!]?$/i;

/** What may be meant by itself, but is written with little reason. */
const isDoubtful = ({ verdict, confidence, remark, isTaught }: Decision) =>
  !isTaught &&
  remark.about === null &&
  MAY_GO_ON.has(remark.kind) &&
  (verdict === 'new' || (verdict === 'template' && confidence < SURE)) &&
  namesNothing(remark.words, verdict);

/** "It is not a closet rod", "rubbed it, it crunches": not "it's just hanging by a nail", nor what no comment says that names a symptom. */
function namesNothing(words: string, verdict: Verdict): boolean {
  const { units, parts } = readMeaning(words);
  const isOfIt = OF_WHAT_WAS_NAMED.test(words);
  const namesSymptom = units.some(({ role, groups }) => role === 'symptom' && groups[0] !== MISSING);
  return isOfIt || verdict === 'new' ? !namesSymptom && (isOfIt || parts === 0) : parts === 0;
}
const OF_WHAT_WAS_NAMED = /^(?:it|that|this|they|those)\b/i;

async function isSame(before: Decision, { remark }: Decision, meanings: Pick<Meanings, 'joint'>): Promise<boolean> {
  const isElsewhere = remark.location !== null && remark.location !== before.remark.location;
  if (isElsewhere || before.remark.kind === 'recommendation') return false;
  const isFew = remark.words.split(' ').length <= A_FEW && readMeaning(remark.words).parts === 0;
  const odds = await meanings.joint(asClause(before.remark.words), asClause(remark.words));
  return odds < (isFew ? A_FEW_GO_ON : GOES_ON);
}

const asClause = (words: string) => words.replace(/[.?!]+$/, '');
