import type { Remark } from './findings.ts';
import type { Match } from './retrieve.ts';

/**
 * How well words and comment must explain each other for the comment to be chosen. The announced place tells most:
 * inspectors rarely use the comment's words, but an item offers few comments.
 * What names no known symptom ("fact") may be a mere description, so it must fit better.
 */
const ENOUGH = {
  finding: { inItem: 0.18, inSection: 0.26, anywhere: 0.45 },
  fact: { inItem: 0.3, inSection: 0.36, anywhere: 0.45 },
};
/** "The main panel is a 200-amp panel" tells what is there, not what is wrong with it. */
const DESCRIBES =
  /^(?!there\b)[^,]{2,40}?(?:\b(?:is|are|was|were)|'s|'re)\s+(?:(?:about|roughly|mostly|all)\s+)?(?:an?\s+(?:\d|(?:nineteen|twenty|twelve|thirty|forty|fifty|sixty)\b|[a-z]+ (?:hundred|amp|gallon|gas|ton))|\d|(?:two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred)\b|(?:made|built|dated|original)\b)/i;
const ENOUGH_FOR_DESCRIPTION = 0.5;
/** A comment of another section than the announced one must fit so well … */
const ENOUGH_ELSEWHERE = 0.75;
/** … and so much better than any in the section. */
const LEAD_ELSEWHERE = 0.22;
/** Two comments that fit within this are told apart only when one fits well. */
const MARGIN = 0.01;
const CLEAR = 0.62;

interface Choice {
  match: Match | null;
  confidence: number;
  reason: string;
}

/**
 * Chooses the library comment that a finding means, or none: a wrong comment is worse than a new one.
 * @param matches best first.
 */
export function chooseComment(remark: Remark, matches: readonly Match[]): Choice {
  const { component } = remark.place;
  const here = component ? matches.filter((match) => match.entry.component === component) : matches;
  const elsewhere = component ? matches.filter((match) => match.entry.component !== component) : [];
  const [best, second] = here;
  const enough = enoughFor(remark, best);
  const [foreign] = elsewhere.toSorted((a, b) => b.score - a.score);
  if (foreign && foreign.score >= ENOUGH_ELSEWHERE && foreign.score >= (best?.score ?? 0) + LEAD_ELSEWHERE) {
    return {
      match: foreign,
      confidence: rounded(foreign.score),
      reason: 'fits a comment of another section far better',
    };
  }
  if (!best || best.score < enough) {
    return {
      match: null,
      confidence: rounded(1 - (best?.score ?? 0)),
      reason: best ? `no comment fits well enough (${best.score.toFixed(2)})` : 'no comment says this',
    };
  }
  if (
    second &&
    best.ranked - second.ranked < MARGIN &&
    best.score < CLEAR &&
    best.entry.comment.id !== second.entry.comment.id
  ) {
    return { match: null, confidence: 0.5, reason: 'two comments fit alike, neither well' };
  }
  return { match: best, confidence: rounded(best.score), reason: 'the comment says what was said' };
}

function enoughFor({ kind, place, words }: Remark, best: Match | undefined): number {
  if (kind === 'fact' && DESCRIBES.test(words)) return ENOUGH_FOR_DESCRIPTION;
  const { inItem, inSection, anywhere } = ENOUGH[kind === 'fact' ? 'fact' : 'finding'];
  if (!place.component || best?.speaksOfOther) return anywhere;
  return best && place.itemId === best.entry.itemId ? inItem : inSection;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
