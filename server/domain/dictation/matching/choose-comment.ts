import type { Remark } from '../findings.ts';
import type { Match } from './retrieve.ts';

/**
 * What speaks for the best comment being the one that is meant, as log odds, fitted to the development set
 * (docs/quality.md): how well its words fit, how near its meaning is, its lead over the next, and whether its item was
 * announced.
 */
const LOG_ODDS = { fit: 2.84, likeness: 0.69, lead: 6.2, isAnnounced: 0.56, always: -0.9 };
/** A comment is chosen from these odds on: a wrong comment is worse than a new one. */
const ENOUGH = 0.35;
/** … where the words name another part of the house than the comment does; and then it must mean nearly the same. */
const ENOUGH_FOR_OTHER = 0.35;
const LIKE_ENOUGH_FOR_OTHER = 0.14;
/** "The main panel is a 200-amp panel" tells what is there, not what is wrong with it. */
const DESCRIBES =
  /^(?!there\b)[^,]{2,40}?(?:\b(?:is|are|was|were)|'s|'re)\s+(?:(?:about|roughly|mostly|all)\s+)?(?:an?\s+(?:\d|(?:nineteen|twenty|twelve|thirty|forty|fifty|sixty)\b|[a-z]+ (?:hundred|amp|gallon|gas|ton))|\d|(?:two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred)\b|(?:made|built|dated|original)\b)/i;
const ENOUGH_FOR_DESCRIPTION = 0.75;
/** Nor may words that name nothing of a house and nothing wrong: they are talk, or a scrap of something misheard. */
const ENOUGH_FOR_SCRAP = 0.75;
const NEVER = 2;
/** A comment that is no nearer is none that is meant, however far the others are. */
const LEAST = 0.1;
/** … nor one that is meant by what was taken for talk. */
const LEAST_OVERHEARD = 0.22;
/** A comment of another section than the one spoken of must fit so well … */
const ENOUGH_ELSEWHERE = 0.73;
/** … and so much better than any in the section. */
const LEAD_ELSEWHERE = 0.21;

interface Choice {
  match: Match | null;
  /** How likely the match is the one that is meant; of no match, that there is none. */
  confidence: number;
  reason: string;
}

/**
 * Chooses the library comment that a finding means, or none: a wrong comment is worse than a new one.
 * @param matches best first.
 * @param namesHouse the words name something of a house.
 */
export function chooseComment(remark: Remark, matches: readonly Match[], namesHouse: boolean): Choice {
  const { component } = remark.place;
  const here = component ? matches.filter((match) => match.entry.component === component) : matches;
  const elsewhere = component ? matches.filter((match) => match.entry.component !== component) : [];
  const [best] = here;
  const [foreign] = elsewhere.toSorted((a, b) => b.score - a.score);
  if (foreign && foreign.score >= ENOUGH_ELSEWHERE && foreign.score >= (best?.score ?? 0) + LEAD_ELSEWHERE) {
    const confidence = rounded(foreign.score);
    return { match: foreign, confidence, reason: 'fits a comment of another section far better' };
  }
  if (!best) return { match: null, confidence: 1, reason: 'no comment says this' };
  const odds = oddsOf(best, here, remark);
  if (
    best.score >= (remark.kind === 'narration' ? LEAST_OVERHEARD : LEAST) &&
    odds >= enoughFor(remark, best, namesHouse)
  )
    return { match: best, confidence: rounded(odds), reason: 'the comment says what was said' };
  return { match: null, confidence: rounded(1 - odds), reason: `no comment fits clearly (${odds.toFixed(2)})` };
}

/** How likely the best comment is the one that is meant, 0 to 1. */
function oddsOf(best: Match, matches: readonly Match[], { place }: Remark): number {
  const next = matches.find(({ entry }) => entry.comment.id !== best.entry.comment.id);
  const lead = best.score - (next?.score ?? 0);
  const isAnnounced = place.itemId === best.entry.itemId;
  const logOdds =
    LOG_ODDS.always +
    LOG_ODDS.fit * best.fit +
    LOG_ODDS.likeness * best.likeness +
    LOG_ODDS.lead * lead +
    (isAnnounced ? LOG_ODDS.isAnnounced : 0);
  return 1 / (1 + Math.exp(-logOdds));
}

function enoughFor({ kind, words }: Remark, best: Match, namesHouse: boolean): number {
  if (kind === 'fact' && !namesHouse) return ENOUGH_FOR_SCRAP;
  if (kind === 'fact' && DESCRIBES.test(words)) return ENOUGH_FOR_DESCRIPTION;
  if (!best.speaksOfOther) return ENOUGH;
  return best.likeness < LIKE_ENOUGH_FOR_OTHER ? NEVER : ENOUGH_FOR_OTHER;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
