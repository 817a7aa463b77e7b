import type { Decision, RemarkKind, Verdict } from '../findings.ts';
import { asks } from '../remarks/testing.ts';
import { MISSING, readMeaning } from '../words/meaning.ts';
import type { Meanings } from './meanings.ts';

/**
 * Log odds of telling of something else below which a sentence goes on about the one before it; a few words that name no part; and what is
 * not written as it is: of 36 such over thirty-eight dictations none had a finding of its own.
 */
const GOES_ON = -0.9;
const A_FEW_GO_ON = 0;
const UNWRITTEN_GOES_ON = -2;
const A_FEW = 3;
/** A comment that is surer than this is meant by itself. */
const SURE = 0.75;

/** What another sentence may go on about. */
const TOLD: ReadonlySet<Verdict> = new Set(['template', 'new', 'notInspected', 'functional', 'tip']);
/** What stands in the report whatever else is found: nothing that would be warned of is lost in it. */
const SURELY_WRITTEN: ReadonlySet<Verdict> = new Set(['template', 'notInspected', 'tip']);
const MAY_GO_ON: ReadonlySet<RemarkKind> = new Set(['finding', 'fact']);
const MAY_GO_ON_UNWRITTEN: ReadonlySet<RemarkKind> = new Set(['finding', 'fact', 'narration']);

/**
 * What only goes on about the remark before it is part of that one's comment: "it drops as it goes. Hot gas doesn't take the stairs down."
 * tells of one finding in two sentences. Only what would be written with little reason, or not at all, is asked about.
 * @param decisions of all remarks, before repetitions are merged.
 */
export async function joinWhatGoesOn(
  decisions: readonly Decision[],
  meanings: Pick<Meanings, 'joint'>,
): Promise<Decision[]> {
  const joined: Decision[] = [];
  for (const decision of decisions) {
    const before = joined.at(-1);
    const root = before && standsFor(before);
    const mayGoOn = decision.verdict !== 'warning' || SURELY_WRITTEN.has(joined[root ?? -1]?.verdict ?? 'none');
    const goesOn =
      before && root !== null && mayGoOn && (isOnlyPraise(decision) || (await isSame(before, decision, meanings)));
    joined.push(
      goesOn
        ? {
            ...decision,
            verdict: 'merged',
            comment: null,
            place: null,
            mergedInto: root ?? null,
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

/** Log odds below which a decision's words go on about what was said before; null where they are meant by themselves. */
function goesOnBelow({ verdict, confidence, remark, isTaught }: Decision): number | null {
  if (isTaught || remark.about !== null) return null;
  if (verdict === 'warning')
    return MAY_GO_ON_UNWRITTEN.has(remark.kind) && !asks(remark.words) ? UNWRITTEN_GOES_ON : null;
  const isDoubtful = verdict === 'new' || (verdict === 'template' && confidence < SURE);
  if (!MAY_GO_ON.has(remark.kind) || !isDoubtful || !namesNothing(remark.words, verdict)) return null;
  const isFew = remark.words.split(' ').length <= A_FEW && readMeaning(remark.words).parts === 0;
  return isFew ? A_FEW_GO_ON : GOES_ON;
}

/** "It is not a closet rod", "rubbed it, it crunches": not "it's just hanging by a nail", nor what no comment says that names a symptom. */
function namesNothing(words: string, verdict: Verdict): boolean {
  const { units, parts } = readMeaning(words);
  const isOfIt = OF_WHAT_WAS_NAMED.test(words);
  const namesSymptom = units.some(({ role, groups }) => role === 'symptom' && groups[0] !== MISSING);
  return isOfIt || verdict === 'new' ? !namesSymptom && (isOfIt || parts === 0) : parts === 0;
}
const OF_WHAT_WAS_NAMED = /^(?:it|that|this|they|those)\b/i;

async function isSame(before: Decision, decision: Decision, meanings: Pick<Meanings, 'joint'>): Promise<boolean> {
  const { remark } = decision;
  const below = goesOnBelow(decision);
  const isElsewhere = remark.location !== null && remark.location !== before.remark.location;
  if (below === null || isElsewhere || before.remark.kind === 'recommendation') return false;
  return (await meanings.joint(asClause(before.remark.words), asClause(remark.words))) < below;
}

const asClause = (words: string) => words.replace(/[.?!]+$/, '');
