import type { Remark } from '../findings.ts';
import { FITTED_WEIGHTS } from '../fitted-weights.generated.ts';
import type { WordingLikeness } from '../likeness/wording.ts';
import { type Evidence, logOdds } from '../log-odds.ts';
import { evidenceOfStep, type ItemStep } from '../places/item-step.ts';
import { describes, tellsOnlyWhatThereIs } from '../remarks/describes.ts';
import type { Match } from './retrieve.ts';
import type { Entry } from './template-index.ts';

/**
 * What speaks for a comment, against the others and against none (conditional logit: McFadden, Conditional logit analysis of
 * qualitative choice behavior, 1974): how well its words fit, how near its meaning is, by the catalogue, by its sentences and by these piece by piece, and is among the
 * comments of the section spoken of, whether its item was announced, whether it is of the section spoken of, whether its item is the one spoken of last or the next. The weights are fitted by
 * `npm run fit`.
 */
type CommentReason = keyof typeof FITTED_WEIGHTS.comment;
/**
 * What speaks for none of them: that the words are known, for what is well known and said by no comment is not in the
 * template; that few templates speak of such a thing; and that there is a section to write a new comment into. What the second counts, and the
 * constant, were chosen by text and recordings (docs/quality.md): misheard words seem seldom, too.
 */
type NoneReason = keyof typeof FITTED_WEIGHTS.none;
/** Log odds; by hand, for the development set has next to none of them. */
const LEAVES_ITEM = -6;
/** A comment is chosen from these odds on: a wrong comment is worse than a new one. */
const ENOUGH = 0.25;
/** A description must be so sure: what it tells is mostly no comment. */
const ENOUGH_FOR_DESCRIPTION = 0.7;
/** So sure must be, too, what words mean that name nothing of a house and nothing wrong: they are a scrap of something misheard. */
const ENOUGH_FOR_SCRAP = 0.75;
interface Choice {
  match: Match | null;
  /** How likely the match is the one that is meant; of no match, that there is none. */
  confidence: number;
  reason: string;
}

/** What else is known of a remark. */
interface Clues {
  /** How near the words are to what the catalogue knows. */
  nearest: number;
  /** How likely no library says such a thing, as log odds. */
  unlisted: number;
  /** The words name something of a house. */
  namesHouse: boolean;
  /** The words speak of what another section holds. */
  isElsewhere: boolean;
  /** How the speaker comes to a comment's item. */
  stepTo: (entry: Entry) => ItemStep;
  /** How well what was said and a comment tell the same piece by piece. */
  wordingOf: (entry: Entry) => WordingLikeness;
}

/** Chooses the library comment that a finding means, or none: a wrong comment is worse than a new one. */
export function chooseComment(
  remark: Remark,
  matches: readonly Match[],
  { nearest, unlisted, namesHouse, isElsewhere, stepTo, wordingOf }: Clues,
): Choice {
  const speaksFor = matches.map(
    (match) =>
      logOdds(
        evidenceForComment(match, remark, { step: stepTo(match.entry), wording: wordingOf(match.entry) }),
        FITTED_WEIGHTS.comment,
      ) + (isElsewhere ? 0 : leavingItem(match, remark)),
  );
  const most = Math.max(...speaksFor);
  const best = matches[speaksFor.indexOf(most)];
  if (!best) return { match: null, confidence: 1, reason: 'no comment says this' };
  const none = logOdds(evidenceForNone(remark, { nearest, unlisted }), FITTED_WEIGHTS.none);
  const odds = Math.exp(most) / speaksFor.reduce((sum, one) => sum + Math.exp(one), Math.exp(none));
  if (most >= none && odds >= enoughFor(remark, namesHouse))
    return { match: best, confidence: rounded(odds), reason: 'the comment says what was said' };
  return { match: null, confidence: rounded(1 - odds), reason: 'no comment fits clearly' };
}

/** What there is for a comment. @param step how the speaker comes to its item. @param wording how well it tells the same piece by piece. */
export function evidenceForComment(
  { fit, likeness, likenessHere, meaning, entry }: Match,
  { place }: Remark,
  { step, wording }: { step: ItemStep; wording: WordingLikeness },
): Evidence<CommentReason> {
  const isHere = entry.component === place.component;
  return {
    fit,
    likeness,
    likenessHere,
    meaning,
    isHere: isHere ? 1 : 0,
    isAnnounced: isHere && entry.itemId === place.itemId ? 1 : 0,
    ...evidenceOfStep(step),
    ...wording,
  };
}

/** Who has announced an item does not speak of another section. */
const leavingItem = ({ entry }: Match, { place }: Remark) =>
  place.itemId !== null && entry.component !== place.component ? LEAVES_ITEM : 0;

/** What there is for none of the comments. */
export const evidenceForNone = (
  { place }: Remark,
  { nearest, unlisted }: Pick<Clues, 'nearest' | 'unlisted'>,
): Evidence<NoneReason> => ({
  always: 1,
  nearest,
  unlisted,
  isSomewhere: place.component ? 1 : 0,
});

function enoughFor(remark: Remark, namesHouse: boolean): number {
  if (remark.kind === 'fact' && !namesHouse) return ENOUGH_FOR_SCRAP;
  return describes(remark) || tellsOnlyWhatThereIs(remark) ? ENOUGH_FOR_DESCRIPTION : ENOUGH;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
