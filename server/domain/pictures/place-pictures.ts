import type { Decision } from '../dictation/findings.ts';
import type { WrittenReport } from '../report/written-report.ts';
import type { Template } from '../template/template.ts';
import { type CommentRef, heardComments, refOf } from './heard-comments.ts';
import { type WordMatch, WordMatcher } from './match-words.ts';
import type { Picture } from './picture.ts';
import { type CameraClock, placeInTime, type TimedPlace } from './place-in-time.ts';
import type { RecordingFile } from './recording-file.ts';
import { spokenRow } from './spoken-row.ts';
import { wordsOfName } from './words-of-name.ts';

/** What told where a picture belongs. */
export type PlacedBy = 'time' | 'caption' | 'fileName' | 'sight';

/**
 * Why a picture stands at no comment:
 * - `outside`: it was taken before, after or between the recordings
 * - `notWritten`: nothing that was written was said when it was taken
 * - `unclear`: several comments fit about as well
 * - `silent`: it has no time that can be used, and its words fit no comment
 */
export type UnplacedBecause = 'outside' | 'notWritten' | 'unclear' | 'silent';

/** Where a picture goes, and why. */
export interface PicturePlacement {
  /** Index of the picture. */
  picture: number;
  /** Null: beside the report, at no comment. */
  comment: CommentRef | null;
  by: PlacedBy | null;
  because: UnplacedBecause | null;
  /** 0 to 1. */
  confidence: number;
  /** Second of the recording at which it was taken; null where that is not known. */
  at: number | null;
}

export interface PlacedPictures {
  /** One for each picture, in their order. */
  placements: PicturePlacement[];
  clocks: readonly CameraClock[];
}

export interface PlacingInput {
  pictures: readonly Picture[];
  recordings: readonly RecordingFile[];
  decisions: readonly Decision[];
  written: WrittenReport;
  template: Template;
  /** Seconds that the cameras' clocks are ahead; null where nobody said. */
  clockOffset: number | null;
}

/** From here on time alone tells the comment. */
const CLEAR_TIME = 0.6;
/** Words tell it that fit so well, and so much better than any other comment: the better, the less of a margin is needed. */
const CLEAR_WORDS = [
  { score: 0.6, margin: 0.15 },
  { score: 0.45, margin: 0.25 },
];
/** Words that fit so well say something of a comment, if not of one alone. */
const FITS = 0.45;
/** A caption that fits so much better than the comment that time tells is believed more: somebody wrote it for the picture. */
const CAPTION_BEATS_TIME = 0.35;

/**
 * Finds for each picture the comment that it belongs to: by the time at which it was taken, else by its caption, the name
 * of its file, or what was seen in it. What is not clear stays at no comment.
 */
export function placePictures(input: PlacingInput): PlacedPictures {
  const comments = heardComments(input.written);
  const matcher = new WordMatcher(comments, input.template);
  const said = new Map(input.pictures.map((picture) => [picture.index, sayingsOf(picture, matcher)]));
  const meant = new Map(
    [...said].flatMap(([index, sayings]): [number, number][] => {
      const first = sayings.find(({ match }) => isClear(match));
      return first && first.by !== 'sight' ? [[index, first.match.comment]] : [];
    }),
  );
  const seconds = input.recordings.reduce((sum, file) => sum + file.seconds, 0);
  const row = spokenRow(input.decisions, comments, seconds);
  const { places, clocks } = placeInTime({ ...input, row, meant });
  const placements = input.pictures.map((picture): PicturePlacement => {
    const timed = places.get(picture.index) ?? null;
    const choice = choose(timed, said.get(picture.index) ?? [], matcher);
    const comment = choice.comment === null ? undefined : comments[choice.comment];
    return { ...choice, picture: picture.index, comment: comment ? refOf(comment) : null, at: timed?.at ?? null };
  });
  return { placements, clocks };
}

/** Words that may tell where a picture belongs, and what they fit. */
interface Saying {
  by: 'caption' | 'fileName' | 'sight';
  words: string;
  match: WordMatch;
}

function sayingsOf(picture: Picture, matcher: WordMatcher): Saying[] {
  const words = { caption: picture.caption, fileName: wordsOfName(picture.name), sight: picture.sight };
  return (['caption', 'fileName', 'sight'] as const).flatMap((by) => {
    const match = words[by] ? matcher.match(words[by]) : null;
    return match ? [{ by, words: words[by] ?? '', match }] : [];
  });
}

const isClear = (match: Pick<WordMatch, 'score' | 'margin'>) =>
  CLEAR_WORDS.some(({ score, margin }) => match.score >= score && match.margin >= margin);

type Choice = Pick<PicturePlacement, 'by' | 'because' | 'confidence'> & { comment: number | null };

function choose(timed: TimedPlace | null, sayings: readonly Saying[], matcher: WordMatcher): Choice {
  const [byTime, share] = [...(timed?.comments ?? [])].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  const clear = sayings.find(({ match }) => isClear(match));
  const byWords: Choice | null = clear
    ? { comment: clear.match.comment, by: clear.by, because: null, confidence: clear.match.score }
    : null;
  if (byTime !== null && share >= CLEAR_TIME) {
    const contradicts =
      clear?.by === 'caption' && clear.match.score - matcher.scoreOf(clear.words, byTime) >= CAPTION_BEATS_TIME;
    return byWords && contradicts ? byWords : { comment: byTime, by: 'time', because: null, confidence: share };
  }
  if (byWords) return byWords;
  const among = amongLikely(timed, sayings, matcher);
  if (among) return among;
  return { comment: null, by: null, because: becauseOf(timed, share, sayings), confidence: 0 };
}

/** Words that fit several comments tell which of those that time leaves open. */
function amongLikely(timed: TimedPlace | null, sayings: readonly Saying[], matcher: WordMatcher): Choice | null {
  const likely = [...(timed?.comments ?? [])].filter(([, share]) => share >= 0.1).map(([comment]) => comment);
  for (const { by, words } of sayings) {
    const [best, second] = likely
      .map((comment) => ({ comment, score: matcher.scoreOf(words, comment) }))
      .sort((a, b) => b.score - a.score);
    if (best && isClear({ score: best.score, margin: best.score - (second?.score ?? 0) })) {
      return { comment: best.comment, by, because: null, confidence: best.score };
    }
  }
  return null;
}

function becauseOf(timed: TimedPlace | null, share: number, sayings: readonly Saying[]): UnplacedBecause {
  if (timed && timed.outside >= 0.5) return 'outside';
  if (timed) return share >= 0.2 ? 'unclear' : 'notWritten';
  return sayings.some(({ match }) => match.score >= FITS) ? 'unclear' : 'silent';
}
