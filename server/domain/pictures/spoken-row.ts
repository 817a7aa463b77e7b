import type { Decision } from '../dictation/findings.ts';
import { commentOfPlace, commentOfRemark } from './comment-of-remark.ts';
import type { HeardComment } from './heard-comments.ts';

/** What was being said at a second of the recording, for a picture that was taken then. */
export interface Moment {
  /** What such a picture may belong to, with shares that sum up to 1; a null comment: to none that was written. */
  belongs: readonly { comment: number | null; share: number }[];
  /** How likely somebody takes a picture then, 0 to 1. */
  nearness: number;
}

/** People say what they see and then take the picture: of the pictures of a remark so many seconds pass until most are taken. */
const AFTER = 8;
/** Some take the picture first, and then speak at once. */
const BEFORE = 3;
const BEFORE_IS_RARER = 0.6;
/** Beyond these seconds a picture belongs to no remark. */
const LONGEST_AFTER = 25;
const LONGEST_BEFORE = 8;
/** Pictures are taken of what is written; of the rest less often. */
const UNWRITTEN = 0.4;

const SILENCE: Moment = { belongs: [{ comment: null, share: 1 }], nearness: 0 };

/** All that was said, as a row of moments one second apart: entry 0 is the first second of the recording. */
export function spokenRow(
  decisions: readonly Decision[],
  comments: readonly HeardComment[],
  recordingSeconds: number,
): Moment[] {
  const spoken = decisions
    .map((decision): Spoken => ({ decision, comment: commentOfRemark(decision.remark, comments) }))
    .sort((a, b) => a.decision.remark.start - b.decision.remark.start);
  const last = spoken[spoken.length - 1]?.decision.remark.end ?? 0;
  let next = 0;
  return Array.from({ length: Math.ceil(Math.max(recordingSeconds, last)) + 1 }, (_, second) => {
    while (next < spoken.length && (spoken[next]?.decision.remark.start ?? 0) <= second) next++;
    const around = [claimOfLast(second, spoken[next - 1], comments), claimOfNext(second, spoken[next], comments)];
    return momentOf(around.filter((claim) => claim !== null));
  });
}

interface Spoken {
  decision: Decision;
  comment: number | null;
}

/** How strongly a remark claims a picture, 0 to 1, and for which comment. */
interface Claim {
  comment: number | null;
  strength: number;
  isWhileSpoken: boolean;
}

function claimOfLast(second: number, last: Spoken | undefined, comments: readonly HeardComment[]): Claim | null {
  if (!last) return null;
  const since = Math.max(0, second - last.decision.remark.end);
  if (since > LONGEST_AFTER) return null;
  const comment = last.comment ?? commentOfPlace(last.decision, second, comments);
  return { comment, strength: Math.exp(-since / AFTER), isWhileSpoken: since === 0 };
}

function claimOfNext(second: number, next: Spoken | undefined, comments: readonly HeardComment[]): Claim | null {
  const until = next ? next.decision.remark.start - second : Number.POSITIVE_INFINITY;
  if (!next || until > LONGEST_BEFORE) return null;
  const comment = next.comment ?? commentOfPlace(next.decision, second, comments);
  return { comment, strength: BEFORE_IS_RARER * Math.exp(-until / BEFORE), isWhileSpoken: false };
}

function momentOf(claims: readonly Claim[]): Moment {
  const spoken = claims.filter((claim) => claim.isWhileSpoken);
  const counting = spoken.length > 0 ? spoken : claims;
  const total = counting.reduce((sum, { strength }) => sum + strength, 0);
  if (total === 0) return SILENCE;
  return {
    belongs: counting.map(({ comment, strength }) => ({ comment, share: strength / total })),
    nearness: Math.max(...counting.map(({ comment, strength }) => strength * (comment === null ? UNWRITTEN : 1))),
  };
}
